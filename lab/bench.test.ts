import { expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { HASTY } from './bench/measure.ts'
import { bench } from './bench.ts'

test('one run measures everything and compares it with the others', async () => {
  const { rows, bars, remarks } = await bench(HASTY)
  const names = rows.map(row => row.name).join('; ')
  for (const part of [
    'reach of all',
    'supply of a side',
    'legal actions',
    'random decisions, 1939',
    'random decisions, Nysa 1945',
    'random decisions, Munich War',
    'copy of a state, Budziszyn 1945',
  ]) {
    expect(names).toContain(part)
  }
  for (const row of rows) expect(row.value, row.name).toBeGreaterThan(0)
  expect(rows.filter(row => row.against?.startsWith('honeycomb-grid'))).toHaveLength(4)
  expect(rows.filter(row => row.against?.startsWith('boardgame.io'))).toHaveLength(1)
  const wanted = bars.map(bar => bar.what)
  for (const part of [
    'flood, times the bare flood',
    'flood, times honeycomb-grid',
    'supply of a side, times the bare flood',
    'supply phase on the largest board, ms',
    'reach of 100 units on the largest board, ms',
    "the longest list of a unit's moves, ms",
    'random decisions, 1938, times the yardstick',
    'random decisions, Nysa 1945, times the yardstick',
    'random decisions, Two Stars, times the yardstick',
    'dispatch, times boardgame.io',
    ...GAMES.map(({ title }) => `copy of a state, ${title}, µs`),
  ])
    expect(wanted).toContain(part)
  expect(remarks).toEqual([])
})
