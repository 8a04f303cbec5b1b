// Reading what a player sends, and the refusals that every decision shares.
import type { Json } from '../../../engine/game/action.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { counterSet } from '../units.ts'
import { grid } from '../world.ts'

export const WRONG_PHASE = forbid('4.0a', 'this cannot be done at this point of the sequence of play')
export const WRONG_SIDE = forbid('4.0a', 'it is the other player’s decision')
export const GAME_OVER = forbid('3.3b', 'the game is over')
export const MALFORMED = forbid('4.0a', 'this is not an action of the game')
export const UNKNOWN_UNIT = forbid('2.5.1a', 'there is no such unit')
export const UNKNOWN_HEX = forbid('2.1b', 'there is no such hex on the map')

/** Number of the unit an action names, -1 if there is none. */
export function unitOf(value: Json | undefined): number {
  return typeof value === 'string' ? counterSet.indexOf(value) : -1
}

/** Number of the hex an action names, -1 if there is none. */
export function hexOf(value: Json | undefined): number {
  return typeof value === 'string' ? grid.indexOf(value) : -1
}
