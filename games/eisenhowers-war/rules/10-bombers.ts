// 10.10  Allied bombers: one column in any single combat, twice a game; a city under them is a city no more.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { grid, isCity } from '../world.ts'
import { loseSource } from './03-hex-control.ts'
import { isOverstacked } from './06-stacking.ts'
import { forgetSupply } from './09-zones-of-control.ts'

const NONE_LEFT = forbid('10.10b', 'both bombers have been used')
const ONE_A_COMBAT = forbid('10.10', 'one combat takes one bomber')

/** 10.10, 10.10a, 10.10b, 10.10d, R58, R59  Any combat anywhere, one bomber each, before the die. */
export function bombersRefusal(g: State, isCommitted: boolean): Refusal | null {
  if (isCommitted) return ONE_A_COMBAT
  return g.bombers > 0 ? null : NONE_LEFT
}

/** 10.10c, 10.10d  The bomber is spent for good; its shift is counted in 10-shifts.ts. */
export function sendBombers(g: State, target: number, log: Log): void {
  g.bombers -= 1
  log?.push({ event: 'bombers', rule: '10.10', hex: grid.names[target], left: g.bombers })
  if (isCity[target] && !hasFlag(g.hexFlags, target, HEX.destroyed)) destroyCity(g, target, '10.10e', log)
}

/** 10.10e, 13.7a, R57, R100  The city counts for nothing any more, and its hex is rough. */
export function destroyCity(g: State, hex: number, rule: string, log: Log): void {
  g.hexFlags[hex] |= HEX.destroyed
  loseSource(g, hex, '7.4a', log)
  forgetSupply(g)
  // R101
  if (isOverstacked(g, hex)) g.hexFlags[hex] |= HEX.spared
  log?.push({ event: 'city-destroyed', rule, hex: grid.names[hex] })
}
