// What the page and the worker of an opponent say to each other.
import type { Action } from '../../engine/game/action.ts'
import type { View } from '../../engine/game/game.ts'

export interface Asked {
  /** Answers may come late: only the last question counts. */
  readonly number: number
  readonly game: string
  readonly side: number
  readonly view: View
  readonly legal: readonly Action[]
}

export type Answered =
  | { readonly number: number; readonly action: Action }
  | { readonly number: number; readonly fault: string }

/** The first message to a worker. */
export interface Hired {
  readonly level: string
  /** For the opponent's own whims; the dice of the game are never touched. */
  readonly seed: number
}
