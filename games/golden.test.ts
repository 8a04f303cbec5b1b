import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { replay } from '../engine/journal/replay.ts'
import { type PerftCount, perftAt } from '../engine/positions/perft.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { GAMES } from './all.ts'
import { goldenFiles, goldenFolder, goldenGame, goldenText } from './golden.fixture.ts'

interface GoldenGame {
  readonly file: string
  readonly actions: number
  readonly fingerprint: string
  readonly outcome: Outcome
  /** After so many actions: how many are legal, and how many sequences of two. */
  readonly perft?: readonly PerftCount[]
}

// A rule that changes on purpose changes these games: npx node lab/record-golden.ts <game> records them anew.
describe.each(GAMES.filter(({ id }) => existsSync(goldenFolder(id))).map(game => [game.id, game] as const))(
  '%s',
  (id, game) => {
    const folder = goldenFolder(id)
    const index: readonly GoldenGame[] = JSON.parse(goldenText(folder, 'index.json'))
    const journals = new Map(index.map(({ file }) => [file, goldenGame(id, file)]))

    test('the index lists every file', () => {
      expect(goldenFiles(folder).sort()).toEqual([...journals.keys()].sort())
    })

    test.each(index)('$file replays to the same end', golden => {
      const journal = journals.get(golden.file)!
      const counts: number[][] = []
      const stops = new Set((golden.perft ?? []).map(([at]) => at))
      const end = replay(game, journal, golden.file, null, (g, _, index) => {
        if (stops.has(index + 1)) counts.push(perftAt(game, g, index + 1))
      })
      if (!end.ok) throw new Error(`${end.faults[0].place}: ${end.faults[0].reason}`)
      expect(journal.actions).toHaveLength(golden.actions)
      expect(fingerprint(end.value.numbers())).toBe(golden.fingerprint)
      expect(game.outcome(end.value)).toEqual(golden.outcome)
      expect(counts).toEqual(golden.perft ?? [])
    })

    test.each(index)('$file keeps what was promised about its dice', ({ file }) => {
      expect(keepsPromise(journals.get(file)!.chance)).toBe(true)
    })
  },
)

test('all golden games together are small', () => {
  const folders = GAMES.map(({ id }) => new URL(`./${id}/`, import.meta.url))
  const sizes = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /(^|[\\/])golden[\\/]/.test(path))
      .map(path => statSync(new URL(path.replaceAll('\\', '/'), folder)).size),
  )
  expect(sizes.length).toBeGreaterThan(40)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})

test('Budziszyn 1945 has ten games and forty positions in which legal actions are counted', () => {
  const index: readonly GoldenGame[] = JSON.parse(goldenText(goldenFolder('budziszyn-1945'), 'index.json'))
  expect(index).toHaveLength(10)
  expect(index.flatMap(({ perft }) => perft ?? [])).toHaveLength(40)
})
