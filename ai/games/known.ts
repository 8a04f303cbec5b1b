// What players know of a game under the rules that it is played by.
import { rulesAtTable } from '../../games/rules.ts'
import type { Knowledge } from '../players/knowledge.ts'
import { KNOWN_GAMES } from './index.ts'

/** Undefined for a game that nobody knows. They think of older rules as of the present ones, and act by the older. */
export async function knowledgeUnder(id: string, rules?: number): Promise<Knowledge | undefined> {
  const known = await KNOWN_GAMES.find(other => other.id === id)?.open()
  if (known === undefined || rules === undefined || rules === known.game.rulesVersion) return known
  const game = (await rulesAtTable(id, rules))?.shown ?? null
  return game === null ? undefined : { ...known, game: game as unknown as Knowledge['game'] }
}
