// Every game at once, for the terminal, the lab and tests. Whoever plays one game opens its entry (index.ts).
import type { AnyGame, GameDoor } from '../engine/game/door.ts'
import { ENTRIES } from './index.ts'

export const DOORS: readonly GameDoor[] = await Promise.all(ENTRIES.map(entry => entry.open()))

export const GAMES: readonly AnyGame[] = DOORS.map(({ game }) => game)

export const gameById = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id)

/** Whether nothing but the rules of a game is there. */
export const isRulesOnly = (id: string): boolean =>
  ENTRIES.some(entry => entry.id === id && entry.isRulesOnly === true)
