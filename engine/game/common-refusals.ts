import type { Json } from './action.ts'
import { forbid } from './refusal.ts'

/** The rules that stand behind the refusals which every decision shares. */
export interface CommonRules {
  /** Everything has its place in the sequence of play, and its player. */
  readonly sequence: string
  /** The end of the game. */
  readonly over: string
  /** What a unit is, and what a hex. */
  readonly unit: string
  readonly hex: string
}

export const commonRefusals = ({ sequence, over, unit, hex }: CommonRules) => ({
  WRONG_PHASE: forbid(sequence, 'this cannot be done at this point of the sequence of play'),
  WRONG_SIDE: forbid(sequence, 'the decision is another player’s'),
  GAME_OVER: forbid(over, 'the game is over'),
  MALFORMED: forbid(sequence, 'this is not an action of the game'),
  UNKNOWN_UNIT: forbid(unit, 'there is no such unit'),
  UNKNOWN_HEX: forbid(hex, 'there is no such hex on the map'),
})

interface Names {
  /** -1 if there is none. */
  indexOf(name: string): number
}

/** Reads the name of a unit or a hex that a player has sent: its number, or -1 for anything else. */
export const numberIn =
  (names: Names) =>
  (value: Json | undefined): number =>
    typeof value === 'string' ? names.indexOf(value) : -1
