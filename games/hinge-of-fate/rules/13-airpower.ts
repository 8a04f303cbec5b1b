// 13.1 to 13.5  Airpower environments and Stukas.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { EAST, GROUP, PLAYER, PLAYERS, WEST } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { fullFactor, isStuka, reducedFactor, STUKAS } from '../world.ts'

/** 3.3b, 13.5, R14, 14.4  Superiority in the East until the switch, then in the West. */
export const isSuperior = (g: State, map: number): boolean => (map === EAST) === (g.switched === 0)

/** 11.4a, 13.5  The environment over the map of a force group. */
export function environmentOf(g: State, group: number): 'superiority' | 'parity' {
  const map = group === GROUP.agc || group === GROUP.french ? WEST : EAST
  return isSuperior(g, map) ? 'superiority' : 'parity'
}

const NO_SWITCH = forbid('13.5c', 'there is no switch in the Historical Scenario')
const ONE_SWITCH = forbid('13.5c', 'the airpower environments are switched once in a game')
const SWITCH_EARLY = forbid('13.5c', 'a switch is declared at the start of a German East player turn')

/** 13.5c */
export function switchRefusal(g: State): Refusal | null {
  if (isHistorical(g)) return NO_SWITCH
  if (g.player !== PLAYER.germanEast) return SWITCH_EARLY
  return g.switched ? ONE_SWITCH : null
}

/** 13.3b, R14, R15  The Luftwaffe goes West for good, and its Stukas are the weaker for it. */
export function switchAir(g: State, log: Log): void {
  g.switched = 1
  log?.push({ event: 'air-switch', rule: '13.5c' })
  weakenStukas(g, log)
}

/** 13.3b */
const DECLINE_AFTER = 6

/** 13.3b, 14.4  Called at the end of each turn. */
export const isStukaDecline = (g: State): boolean => g.turn >= DECLINE_AFTER

/** 13.3b  Never below the lower factor. */
export function weakenStukas(g: State, log: Log): void {
  if (g.stukasReduced) return
  g.stukasReduced = 1
  log?.push({ event: 'stukas-weakened', rule: '13.3b', factor: reducedFactor[STUKAS[0]] })
}

/** 13.4a  What a Stuka adds to the attack that it supports. */
export const stukaFactor = (g: State, stuka: number): number =>
  g.stukasReduced ? reducedFactor[stuka] : fullFactor[stuka]

const NO_STUKA = forbid('13.1', 'this is no Stuka')
const GERMANS_ONLY = forbid('13.1', 'Stukas support German attacks only')
const NO_SUPERIORITY = forbid('13.1', 'Stukas need German air superiority over the map')
const FLOWN = forbid('13.1', 'this Stuka has flown in this game turn')

/** 13.1, 13.2, R13, 8.10g  Each once a game turn, anywhere on the map with superiority; a supply crisis does not matter. */
export function stukaRefusal(g: State, stuka: number): Refusal | null {
  if (!isStuka[stuka]) return NO_STUKA
  if (g.player !== PLAYER.germanEast && g.player !== PLAYER.germanWest) return GERMANS_ONLY
  if (!isSuperior(g, PLAYERS[g.player].map)) return NO_SUPERIORITY
  return g.stukasUsed & (1 << STUKAS.indexOf(stuka)) ? FLOWN : null
}
