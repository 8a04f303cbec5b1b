import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { type Journal, parseJournal } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { GAMES } from './all.ts'

interface GoldenGame {
  readonly file: string
  readonly actions: number
  readonly fingerprint: string
  readonly outcome: Outcome
}

const folderOf = (id: string): URL => new URL(`./${id}/golden/`, import.meta.url)

// A rule that changes on purpose changes these games: npx node lab/record-golden.ts <game> records them anew.
describe.each(GAMES.filter(({ id }) => existsSync(folderOf(id))).map(game => [game.id, game] as const))(
  '%s',
  (id, game) => {
    const read = (file: string): string => readFileSync(new URL(file, folderOf(id)), 'utf8')
    const index: readonly GoldenGame[] = JSON.parse(read('index.json'))
    const journals = new Map(index.map(({ file }) => [file, journalIn(file)]))

    function journalIn(file: string): Journal {
      const journal = parseJournal(read(file), file)
      if (!journal.ok) throw new Error(journal.faults[0].reason)
      return journal.value
    }

    test('the index lists every file', () => {
      const files = readdirSync(folderOf(id)).filter(file => file.endsWith('.json'))
      expect(files.sort()).toEqual([...journals.keys(), 'index.json'].sort())
    })

    test('files are small enough to mail', () => {
      for (const { file } of index) expect(read(file).length, file).toBeLessThan(500_000)
    })

    test.each(index)('$file replays to the same end', golden => {
      const journal = journals.get(golden.file)!
      const end = replay(game, journal, golden.file)
      if (!end.ok) throw new Error(`${end.faults[0].place}: ${end.faults[0].reason}`)
      expect(journal.actions).toHaveLength(golden.actions)
      expect(fingerprint(end.value.numbers())).toBe(golden.fingerprint)
      expect(game.outcome(end.value)).toEqual(golden.outcome)
    })

    test.each(index)('$file keeps what was promised about its dice', ({ file }) => {
      expect(keepsPromise(journals.get(file)!.chance)).toBe(true)
    })
  },
)
