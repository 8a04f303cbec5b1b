import type { Luck } from '../../ai/players/player.ts'
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'

/** A position with somebody to move, as the checks of the fuzzer look at it. */
export interface Table<G extends GameState = GameState> {
  readonly game: Game<G>
  readonly g: G
  readonly side: number
  /** How many sides the scenario has. */
  readonly sides: number
  readonly decision: string
  readonly legal: readonly Action[]
  readonly luck: Luck
}

/** What is wrong, in words; null when nothing is. */
export type Finding = string | null

export const words = (action: unknown): string => JSON.stringify(action) ?? String(action)

/** The sides that are not asked. */
export const othersThan = ({ side, sides }: Table): number[] =>
  Array.from({ length: sides }, (_, other) => other).filter(other => other !== side)
