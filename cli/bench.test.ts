import { expect, test } from 'vitest'
import { salient } from './salient.fixture.ts'

test('bench prints rows as JSON', async () => {
  const { out, err, code } = await salient(['bench', '--quick', '--json'])
  expect([code, err]).toEqual([0, ''])
  const rows = JSON.parse(out)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(Object.keys(row)).toEqual(['name', 'value', 'unit', 'ratio', 'against'])
})

test('bench takes no arguments', async () => {
  const { err, code } = await salient(['bench', 'everything'])
  expect(code).toBe(2)
  expect(err).toContain('"everything" is one argument too many')
})
