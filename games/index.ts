import type { Game, GameState } from '../engine/game/game.ts'
import { budziszyn1945 } from './budziszyn-1945/index.ts'
import { warComesEarly } from './war-comes-early/index.ts'

/** Some game, of whose state only the engine's part is known. */
export type AnyGame = Game<GameState>

/** Every game of the house. A game's state goes back only to the game that made it. */
export const GAMES: readonly AnyGame[] = [
  warComesEarly as unknown as AnyGame,
  budziszyn1945 as unknown as AnyGame,
]

export function gameById(id: string): AnyGame | undefined {
  return GAMES.find(game => game.id === id)
}
