// How a game's folder is entered. The house knows each game by its entry and opens the door when the game is wanted.
import type { GamePositions } from '../positions/game-positions.ts'
import type { FrozenRules } from './frozen.ts'
import type { Game, GameState } from './game.ts'

/** Some game, of whose state only the engine's part is known. A state goes back only to the game that made it. */
export type AnyGame = Game<GameState>

/** What a game's folder hands out. */
export interface GameDoor {
  readonly game: AnyGame
  /** How position files of this game are read; null if it has none. */
  readonly positions: (() => Promise<GamePositions>) | null
}

/** The line by which the house knows a game. */
export interface GameEntry {
  /** The name of its folder. */
  readonly id: string
  /** Its rules can be tried and played at random; players and table are still to come. */
  readonly isRulesOnly?: true
  open(): Promise<GameDoor>
  /** Its rules in older versions, for games that began with them. */
  frozen?(): Promise<FrozenRules>
}

export function doorOf<G extends GameState>(
  game: Game<G>,
  positions: (() => Promise<GamePositions<G>>) | null,
): GameDoor {
  return {
    game: game as unknown as AnyGame,
    positions: positions as unknown as GameDoor['positions'],
  }
}
