// Who plays a side without sitting at the table.
import type { Opponent } from './table/opponents.ts'
import { randomOpponent } from './table/opponents.ts'

export const LEVELS = ['recruit'] as const
export type Level = (typeof LEVELS)[number]

/** An opponent of a level; the seed is for its own whims, the dice of the game are never touched. */
export function opponentOf(_level: string, seed: number): Opponent {
  return randomOpponent(seed)
}
