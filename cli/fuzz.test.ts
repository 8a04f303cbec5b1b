import { expect, test } from 'vitest'
import { salient } from './salient.fixture.ts'

test('fuzz plays games and prints one JSON value', async () => {
  const { out, err, code } = await salient([
    'fuzz',
    'war-comes-early/1939',
    '--games',
    '3',
    '--seed',
    '4',
    '--jobs',
    '1',
    '--json',
  ])
  expect([code, err]).toEqual([0, ''])
  const report = JSON.parse(out)
  expect(Object.keys(report)).toEqual(['games', 'decisions', 'failures', 'seconds'])
  expect(report).toMatchObject({ games: 3, failures: 0 })
  expect(report.decisions).toBeGreaterThan(300)
})

test('fuzz in words', async () => {
  const { out, code } = await salient([
    'fuzz',
    'war-comes-early/1939',
    '--games',
    '1',
    '--player',
    'random',
    '--jobs',
    '1',
  ])
  expect(code).toBe(0)
  expect(out).toMatch(/^war-comes-early\/1939: 1 games, \d+ decisions, every invariant held \([\d.]+ s\)\n$/)
})

test.each([
  [[], 'which game/scenario?'],
  [['war-comes-early/1940'], 'there is no scenario "war-comes-early/1940"'],
  [['war-comes-early/1939', '--games', 'many'], '--games is a whole number'],
  [['war-comes-early/1939', '--games', '0'], '--games is at least 1'],
  [
    ['war-comes-early/1939', '--player', 'clever'],
    '--player is one of mixed, random, lively, recruit, not "clever"',
  ],
])('fuzz %j is refused in one line', async (args, words) => {
  const { out, err, code } = await salient(['fuzz', ...args])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(words)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
