import { expect, test } from 'vitest'
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
    'whole random games',
    'copy of a state',
  ]) {
    expect(names).toContain(part)
  }
  for (const row of rows) expect(row.value, row.name).toBeGreaterThan(0)
  expect(rows.filter(row => row.against?.startsWith('honeycomb-grid'))).toHaveLength(4)
  expect(rows.filter(row => row.against?.startsWith('boardgame.io'))).toHaveLength(1)
  expect(bars.map(bar => bar.what)).toEqual([
    'flood, times honeycomb-grid',
    'supply of a side, times the bare flood',
    'random decisions a second on 1939',
    'supply phase on the largest board, ms',
    "the longest list of a unit's moves, ms",
    "supply of a side in Eisenhower's War, ms",
    "list of a unit's moves in Eisenhower's War, ms",
    "random decisions a second in Eisenhower's War",
    'dispatch, times boardgame.io',
  ])
  expect(remarks).toEqual([])
})
