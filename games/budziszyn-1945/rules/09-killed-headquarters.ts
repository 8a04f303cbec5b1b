// 9.1.6, 9.1.7  What the death of a headquarters is worth to those who killed it: modifiers for combats near the place.
import { KILL_WIDTH, KILLS, PHASE, type State } from '../state.ts'
import { grid } from '../world.ts'
import { targetAt, targetCount } from './05-battle-cells.ts'

const MODIFIERS = 5
const PHASES = 2
/** 9.1.7 */
const RANGE = 8

/** The cells of one record, from its first. */
const AT = { camp: 0, hex: 1, modifiers: 2, phases: 3 } as const

// 9.1.6, R58  Five modifiers for the next two combat phases; the one in which it died, if it was one, is still to be counted off.
export function grantForHeadquarters(g: State, hex: number, credit: number): void {
  for (let at = 0; at < KILLS * KILL_WIDTH; at += KILL_WIDTH) {
    if (g.kills[at + AT.camp] !== 0) continue
    g.kills[at + AT.camp] = credit + 1
    g.kills[at + AT.hex] = Math.max(0, hex)
    g.kills[at + AT.modifiers] = MODIFIERS
    g.kills[at + AT.phases] = g.phase === PHASE.combat ? PHASES + 1 : PHASES
    return
  }
}

/** 9.1.7, R58  Modifiers that a player may use, attacking or defending, in the combat that is being assembled. */
export function killModifiers(g: State, player: number): number {
  let modifiers = 0
  for (let at = 0; at < KILLS * KILL_WIDTH; at += KILL_WIDTH)
    if (isUsable(g, at, player)) modifiers += g.kills[at + AT.modifiers]
  return modifiers
}

/** Uses up modifiers of a player, those that lapse first before the others. */
export function spendKillModifiers(g: State, player: number, count: number): void {
  let owed = count
  for (let phases = 1; phases <= PHASES; phases++) {
    for (let at = 0; at < KILLS * KILL_WIDTH && owed > 0; at += KILL_WIDTH) {
      if (g.kills[at + AT.phases] !== phases || !isUsable(g, at, player)) continue
      const used = Math.min(owed, g.kills[at + AT.modifiers])
      g.kills[at + AT.modifiers] -= used
      owed -= used
      if (g.kills[at + AT.modifiers] === 0) clear(g, at)
    }
  }
}

/** A combat phase is over: for every record one fewer is left. */
export function countDownKills(g: State): void {
  for (let at = 0; at < KILLS * KILL_WIDTH; at += KILL_WIDTH) {
    if (g.kills[at + AT.camp] === 0) continue
    g.kills[at + AT.phases] -= 1
    if (g.kills[at + AT.phases] === 0) clear(g, at)
  }
}

function isUsable(g: State, at: number, player: number): boolean {
  const camp = g.kills[at + AT.camp] - 1
  if (camp < 0 || g.terms.playerOf[camp] !== player || g.kills[at + AT.phases] > PHASES) return false
  for (let i = 0; i < targetCount(g); i++)
    if (grid.distance(g.kills[at + AT.hex], targetAt(g, i)) <= RANGE) return true
  return false
}

function clear(g: State, at: number): void {
  g.kills.fill(0, at, at + KILL_WIDTH)
}
