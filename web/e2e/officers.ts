// Games of Budziszyn 1945 that officers play on the spot: they bring a page to screens that a script would be long in reaching.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playerOf } from '../../ai/games/all.ts'
import { luckOf } from '../../ai/players/player.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { writeJournal } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { budziszyn1945 } from '../../games/budziszyn-1945/index.ts'
import type { Kit } from './kit.ts'

export interface Played {
  readonly scenario: 'nysa' | 'stars-2' | 'stars-3'
  readonly seed: string
  /** It is broken off when this is asked for the first time in this turn or later; left out, it is played to its end. */
  readonly asks?: { readonly decision: string; readonly side?: number; readonly turn: number }
}

/** The game up to its moment as a file that can be opened on the start page. */
export function playedFile(kit: Kit, { scenario, seed, asks }: Played): string {
  const game = budziszyn1945
  const match = valueOrThrow(Match.begin(game, scenario, {}, fairChance(seed)))
  const { sides } = game.scenarios.find(({ id }) => id === scenario)!
  const seats = sides.map((_, side) => ({ player: playerOf('officer', game.id), luck: luckOf(side + 1) }))
  for (let awaited = game.awaited(match.state); awaited !== null; awaited = game.awaited(match.state)) {
    const { side, decision } = awaited
    const isThere = decision === asks?.decision && match.state.turn >= asks.turn
    if (isThere && (asks.side ?? side) === side) break
    const { player, luck } = seats[side]
    const action = player.choose(game as never, match.state, side, game.legal(match.state, side), luck)
    const done = match.act(side, action)
    if (!done.ok) throw new Error(done.refusals[0].because)
  }
  const file = join(kit.scratch, `${scenario}-${asks?.decision ?? 'over'}-${asks?.turn ?? ''}.json`)
  writeFileSync(file, writeJournal(match.journal(true)))
  return file
}
