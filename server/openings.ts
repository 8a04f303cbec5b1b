// From a row of the store to a game that can be played.
import type { GameState } from '../engine/game/game.ts'
import { sharedChance } from '../engine/journal/chance.ts'
import { Match } from '../engine/journal/match.ts'
import { rulesOf } from '../games/rules.ts'
import { Hosted } from './hosted.ts'
import type { TableRow } from './store/store.ts'

/** The game at its beginning, before any record; `only` tells one viewer instead of all. */
export type Beginning = (row: TableRow, only?: number) => Promise<Hosted>

export const hostedAtBeginning: Beginning = async (row, only) => {
  const game = await rulesOf(row.game, row.rules_version)
  if (game === null) throw new Error(`no rules of ${row.game} in version ${row.rules_version}`)
  if (row.shares === null) throw new Error(`the table ${row.id} has not begun`)
  const chance = sharedChance(row.seed, JSON.parse(row.shares))
  const match = Match.begin<GameState>(game, row.scenario, JSON.parse(row.options), chance)
  if (!match.ok) throw new Error(match.faults[0].reason)
  return new Hosted(game, match.value, only)
}
