import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playerOf } from '../ai/games/all.ts'
import { luckOf } from '../ai/players/player.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { GameState } from '../engine/game/game.ts'
import { fairChance } from '../engine/journal/chance.ts'
import { type Chance, type Journal, writeJournal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { gameById } from '../games/all.ts'
import { scratchFolder } from './salient.fixture.ts'

const SEED = '5a11e47'.padEnd(64, '0')

/** A whole game of the 1939 scenario between two lively players. */
export function playedGame(chance: Chance = fairChance(SEED)): Match<GameState> {
  const game = gameById('war-comes-early')!
  const match = valueOrThrow(Match.begin<GameState>(game, '1939', {}, chance))
  const players = [playerOf('lively', game.id), playerOf('lively', game.id)]
  const luck = luckOf(7)
  for (let asked = game.awaited(match.state); asked !== null; asked = game.awaited(match.state)) {
    const legal = game.legal(match.state, asked.side)
    match.act(asked.side, players[asked.side].choose(game, match.state, asked.side, legal, luck))
  }
  return match
}

/** The journal in a file of its own, changed at will. */
export function recorded(journal: Journal, change: (journal: Journal) => unknown = same => same): string {
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, writeJournal(change(journal) as Journal))
  return file
}
