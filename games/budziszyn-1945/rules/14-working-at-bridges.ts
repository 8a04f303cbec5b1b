// 14.2, 14.3  What blowing, rebuilding and building a bridge have in common: the hexside that an order names, and refusals.
import type { Action } from '../../../engine/game/action.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { grid, waterside } from '../world.ts'
import { hexNamed } from './actions.ts'

export const CHAPTER_OFF = forbid('12.0', 'this game is played without the chapter on bridges')
export const NO_WATER = forbid('14.1.1', 'there is no water between these two hexes')
export const STANDS_ALREADY = forbid('14.1.1', 'a bridge stands there')
export const MOVE_IS_OVER = forbid('4.2.1', 'the unit cannot spend any more movement points in this phase')

/** The hexside with water from the unit to the hex that the action names, -1 if there is none. */
export function slotTowards(g: State, unit: number, action: Action): number {
  const to = hexNamed(action.to)
  if (to < 0) return -1
  const direction = grid.directionTo(g.place[unit], to)
  const slot = g.place[unit] * 6 + direction
  return direction >= 0 && waterside[slot] >= 0 ? slot : -1
}
