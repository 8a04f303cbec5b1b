// Moments of games that were played to the end and kept: they bring a page to screens that a script would be long in reaching.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueOrThrow } from '../../engine/files/result.ts'
import { type Journal, writeJournal } from '../../engine/journal/journal.ts'
import { replay } from '../../engine/journal/replay.ts'
import { goldenGame } from '../../games/golden.fixture.ts'
import { warComesEarly } from '../../games/war-comes-early/index.ts'
import type { Kit } from './kit.ts'

export interface Moment {
  /** A golden game. */
  readonly game: '1938-greedy-fair' | '1939-greedy-fair'
  /** It is broken off when this is asked for the first time in this turn; left out, it is played to its end. */
  readonly asks?: { readonly decision: string; readonly side: number; readonly turn: number }
}

/** The game up to its moment as a file that can be opened on the start page. */
export function fileOf(kit: Kit, { game, asks }: Moment): string {
  const name = `${game}.json`
  const whole = goldenGame('war-comes-early', name)
  const actions = asks === undefined ? whole.actions : whole.actions.slice(0, lengthAt(whole, name, asks))
  const file = join(kit.scratch, `${game}-${asks?.decision ?? 'over'}.json`)
  writeFileSync(file, writeJournal({ ...whole, actions }))
  return file
}

function lengthAt(journal: Journal, name: string, asks: NonNullable<Moment['asks']>): number {
  let length = 0
  const found = replay(warComesEarly, journal, name, null, (g, _entry, index) => {
    const awaited = warComesEarly.awaited(g)
    const isThere = awaited?.decision === asks.decision && awaited.side === asks.side && g.turn === asks.turn
    if (length === 0 && isThere) length = index + 1
  })
  valueOrThrow(found)
  if (length === 0) throw new Error(`${name} is never asked for ${asks.decision} in turn ${asks.turn}`)
  return length
}
