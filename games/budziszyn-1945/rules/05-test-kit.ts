// Combats for the tests of chapter 5, from the dice on: who attacks, what is attacked, the column and the fall of the dice.
import { onlyHeadings } from '../../../engine/battle/table.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import { PHASE, type ScenarioId, type State, UNIT } from '../state.ts'
import { combatResults } from '../tables.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { battleProcedure } from './05-battle.ts'
import { CELL } from './05-battle-cells.ts'
import { lossesDecision } from './05-losses.ts'
import { chaseDecision, expandPursuit, pursuitDecision } from './05-pursuit.ts'
import { expandFallBack, fallBackDecision, retreatProcedure } from './05-retreat.ts'
import { emptyGame, put, rollNext, type Table, tableOf } from './testing.ts'

interface Combat {
  /** Ids of the attackers. */
  readonly attackers: string
  readonly targets: readonly string[]
  /** '3:1' */
  readonly column: string
  /** Two dice for the combat, then two for every test. */
  readonly dice: readonly number[]
  /** Guns that support: with 'exposed' those that suffer with the attackers. */
  readonly support?: string
  readonly exposed?: string
  /** Units that use an ability. */
  readonly abilities?: string
}

const each = (ids: string | undefined, act: (unit: number) => void): void => {
  for (const id of ids?.split(' ') ?? []) act(unit(id))
}

/** Rolls a combat that has been declared and plays it up to the first choice of a player. */
export function fight(g: State, combat: Combat): Table {
  g.phase = PHASE.combat
  const mark = (flag: number) => (u: number) => {
    g.unitFlags[u] |= flag
  }
  each(combat.attackers, mark(UNIT.attacking | UNIT.fought))
  each(combat.support, mark(UNIT.supporting | UNIT.fired))
  each(combat.exposed, mark(UNIT.supporting | UNIT.fired | UNIT.attacking))
  each(combat.abilities, mark(UNIT.ability))
  for (const [i, target] of combat.targets.entries()) {
    g.battle[CELL.targets + i] = hex(target) + 1
    for (let u = g.top[hex(target)]; u >= 0; u = g.below[u]) mark(UNIT.defending | UNIT.fought)(u)
  }
  g.battle[CELL.column] = onlyHeadings(combatResults).labels.indexOf(combat.column)
  g.battle[CELL.attackerCredit] = g.camp[unit(combat.attackers.split(' ')[0])] + 1
  g.battle[CELL.defenderCredit] = g.camp[g.top[hex(combat.targets[0])]] + 1
  rollNext(g, ...combat.dice)
  pushFrame(g.flow, FRAMES.battle)
  return tableOf(
    g,
    [
      [FRAMES.losses, lossesDecision],
      [FRAMES.fallBack, fallBackDecision],
      [FRAMES.pursuit, pursuitDecision],
      [FRAMES.chase, chaseDecision],
    ],
    [
      [FRAMES.battle, battleProcedure],
      [FRAMES.retreat, retreatProcedure],
    ],
    (state, action) => expandFallBack(action) ?? expandPursuit(state, action),
  )
}

/** A game with units in their hexes: `{ 2713: 'de-6-37', 2714: 'su-52-213 su-52-254' }`. */
export function position(units: Readonly<Record<string, string>>, scenario: ScenarioId = 'nysa'): State {
  const g = emptyGame(scenario)
  for (const [at, ids] of Object.entries(units)) put(g, ids, at)
  return g
}

/** What is offered now, in words: 'stay de-6-37', 'fall-back de-6-37 2714', 'lose de-6-37', 'done'. */
export const offers = (table: Table): string[] =>
  table.legal().map(({ do: verb, unit: who, to }) => [verb, who, to].filter(Boolean).join(' '))
