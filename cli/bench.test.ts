import { expect, test } from 'vitest'
import { rulesOf } from '../games/rules.ts'
import { salient } from './salient.fixture.ts'
import { FULL, movesOf } from './sockets/bench.ts'
import { scriptOf } from './sockets/load.ts'

// The rows of the engine are looked at in lab/bench.test.ts.
test('bench prints rows as JSON', async () => {
  const { out, err, code } = await salient(['bench', '--quick', '--only', 'server', '--json'])
  expect([code, err]).toEqual([0, ''])
  const rows = JSON.parse(out)
  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) expect(Object.keys(row)).toEqual(['name', 'value', 'unit', 'ratio', 'against'])
})

test('bench takes no arguments', async () => {
  const { err, code } = await salient(['bench', 'everything'])
  expect(code).toBe(2)
  expect(err).toContain('"everything" is one argument too many')
})

test('the load of the full benchmark has a move for everything that is asked of it', async () => {
  const script = scriptOf((await rulesOf('war-comes-early'))!, '1939', movesOf(FULL))
  expect(script.moves).toHaveLength(movesOf(FULL))
})
