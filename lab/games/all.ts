import { LAB_GAMES } from './index.ts'
import type { LabGame } from './lab-game.ts'

const GAMES: ReadonlyMap<string, LabGame> = new Map(
  await Promise.all(LAB_GAMES.map(async ({ id, open }) => [id, await open()] as const)),
)

/** What the lab knows about a game beyond its rules; undefined if nothing. */
export const labGame = (id: string): LabGame | undefined => GAMES.get(id)
