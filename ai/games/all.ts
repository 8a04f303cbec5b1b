// The players of every game at once, for the terminal, the lab and tests. Whoever plays one game opens its entry (index.ts).

import { isExploiter } from '../players/exploiters.ts'
import type { Knowledge } from '../players/knowledge.ts'
import type { Player } from '../players/player.ts'
import { type Contender, type Level, levelsWith, playerWith } from '../players/players.ts'
import type { Thinking } from '../search/general.ts'
import { KNOWN_GAMES } from './index.ts'

const KNOWLEDGE: ReadonlyMap<string, Knowledge> = new Map(
  await Promise.all(KNOWN_GAMES.map(async ({ id, open }) => [id, await open()] as const)),
)

/** What is known about a game; undefined for one that nobody has described. */
export const knowledgeAbout = (game: string): Knowledge | undefined => KNOWLEDGE.get(game)

/** The levels at which a game can be played. */
export const levelsOf = (game: string): readonly Level[] => levelsWith(KNOWLEDGE.get(game))

/** A player for one seat of one game. */
export function playerOf(level: Contender, game: string, thinking: Partial<Thinking> = {}): Player {
  const isKnown = isExploiter(level) ? KNOWLEDGE.has(game) : levelsOf(game).includes(level)
  if (!isKnown) throw new RangeError(`no ${level} knows ${game}; it is played at random`)
  return playerWith(level, KNOWLEDGE.get(game), thinking)
}
