import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../engine/game/game.ts'
import { keepsPromise } from '../../../engine/journal/chance.ts'
import { type Journal, parseJournal } from '../../../engine/journal/journal.ts'
import { replay } from '../../../engine/journal/replay.ts'
import { fingerprint } from '../../../engine/state/layout.ts'
import { warComesEarly } from '../index.ts'

interface GoldenGame {
  readonly file: string
  readonly actions: number
  readonly fingerprint: string
  readonly outcome: Outcome
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const index: readonly GoldenGame[] = JSON.parse(read('index.json'))

function journalIn(file: string): Journal {
  const journal = parseJournal(read(file), file)
  if (!journal.ok) throw new Error(journal.faults[0].reason)
  return journal.value
}

const journals = new Map(index.map(({ file }) => [file, journalIn(file)]))

test('the index lists every file, ten games of both scenarios', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter(file => file.endsWith('.json'))
  expect(files.sort()).toEqual([...journals.keys(), 'index.json'].sort())
  expect(index).toHaveLength(10)
  expect(new Set([...journals.values()].map(journal => journal.scenario))).toEqual(new Set(['1938', '1939']))
})

test('files are small enough to mail', () => {
  for (const { file } of index) expect(read(file).length, file).toBeLessThan(150_000)
})

// A rule that changes on purpose changes these games: npx node lab/record-golden.ts records them anew.
describe.each(index)('$file', golden => {
  const journal = journals.get(golden.file)!

  test('replays to the same end', () => {
    const end = replay(warComesEarly, journal, golden.file)
    if (!end.ok) throw new Error(`${end.faults[0].place}: ${end.faults[0].reason}`)
    expect(journal.actions).toHaveLength(golden.actions)
    expect(fingerprint(end.value.cells)).toBe(golden.fingerprint)
    expect(warComesEarly.outcome(end.value)).toEqual(golden.outcome)
  })

  test('keeps what was promised about its dice', () => {
    expect(keepsPromise(journal.chance)).toBe(true)
  })
})

test('fair dice are among them', () => {
  expect([...journals.values()].some(journal => journal.chance.kind === 'fair')).toBe(true)
})
