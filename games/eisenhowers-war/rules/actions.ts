// Reading what a player sends, and the refusals that every decision shares.
import type { Json } from '../../../engine/game/action.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { counterSet } from '../units.ts'
import { grid } from '../world.ts'

export const WRONG_PHASE = forbid('5.2', 'this cannot be done at this point of the turn')
export const WRONG_SIDE = forbid('5.2', 'the decision is the other player’s')
export const GAME_OVER = forbid('4.1', 'the game is over')
export const MALFORMED = forbid('5.2', 'this is not an action of the game')
export const UNKNOWN_UNIT = forbid('2.3', 'there is no such unit')
export const UNKNOWN_HEX = forbid('2.2', 'there is no such hex on the map')

/** Number of the unit an action names, -1 if there is none. */
export function unitOf(value: Json | undefined): number {
  return typeof value === 'string' ? counterSet.indexOf(value) : -1
}

/** Number of the hex an action names, -1 if there is none. */
export function hexOf(value: Json | undefined): number {
  return typeof value === 'string' ? grid.indexOf(value) : -1
}
