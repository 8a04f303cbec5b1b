import { expect, test } from 'vitest'
import { salient } from './salient.fixture.ts'

const NAME = 'war-comes-early/1939'

test('selfplay prints one JSON value', () => {
  const { out, err, code } = salient([
    'selfplay',
    NAME,
    '--games',
    '4',
    '--seed',
    '9',
    '--polish',
    'random',
    '--json',
  ])
  expect([code, err]).toEqual([0, ''])
  const report = JSON.parse(out)
  expect(Object.keys(report)).toEqual(['games', 'wins', 'draws', 'levels', 'seconds'])
  expect(report.levels).toEqual({ german: 'officer', polish: 'random' })
  expect(report.wins.german + report.wins.polish + report.draws).toBe(4)
})

test('the number of threads does not change who wins', () => {
  const winsWith = (jobs: string) =>
    JSON.parse(salient(['selfplay', '--jobs', jobs, '--games=6', NAME, '--json']).out).wins
  expect(winsWith('1')).toEqual(winsWith('2'))
})

test('selfplay in words: rates with intervals, and how games ended', () => {
  const { out, code } = salient(['selfplay', NAME, '--games', '3', '--german', 'random', '--jobs', '1'])
  expect(code).toBe(0)
  expect(out).toMatch(/^war-comes-early\/1939: 3 games, \d+ decisions on average/)
  expect(out).toContain('polish (officer)  wins   100.0 % (43.9 to 100.0)')
  expect(out).toMatch(/3 +Germany has no more than 2 victory points \(13\.3c\)/)
})

test.each([
  [[], 'which game/scenario?'],
  [['chess'], 'there is no game "chess"'],
  [[NAME, '--soviet', 'officer'], "Unknown option '--soviet'"],
  [
    [NAME, '--german', 'clever'],
    '--german is one of recruit, officer, general, random, lively, not "clever"',
  ],
])('selfplay %j is refused in one line', (args, words) => {
  const { out, err, code } = salient(['selfplay', ...args])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(words)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
