// Questions that come from another thread, and the minds that answer them.
import type { Action } from '../engine/game/action.ts'
import type { View } from '../engine/game/game.ts'
import { gameById } from '../games/index.ts'
import { isLevel, type Mind, mindOf } from './opponent.ts'

export interface Question {
  readonly id: number
  readonly game: string
  readonly level: string
  /** Of the opponent's own whims: the same seed gives the same game. */
  readonly seed: number
  readonly side: number
  readonly view: View
}

export type Answer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly fault: string }

const minds = new Map<string, Mind>()

/** Answers one question; whatever goes wrong is said, never thrown. */
export function answer({ id, game: gameId, level, seed, side, view }: Question): Answer {
  const game = gameById(gameId)
  if (game === undefined) return { id, fault: `there is no game ${gameId}` }
  if (!isLevel(level)) return { id, fault: `there is no level ${level}` }
  const seat = [gameId, level, seed, side].join()
  try {
    if (!minds.has(seat)) minds.set(seat, mindOf(game, level, seed))
    return { id, action: minds.get(seat)!.decide(view, side) }
  } catch (error) {
    return { id, fault: (error as Error).message }
  }
}
