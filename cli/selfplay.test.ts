import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salient, scratchFolder } from './salient.fixture.ts'

const NAME = 'war-comes-early/1939'

test('selfplay prints one JSON value', async () => {
  const { out, err, code } = await salient([
    'selfplay',
    NAME,
    '--games',
    '4',
    '--seed',
    '9',
    '--polish',
    'random',
    '--jobs',
    '1',
    '--json',
  ])
  expect([code, err]).toEqual([0, ''])
  const report = JSON.parse(out)
  expect(Object.keys(report).slice(0, 5)).toEqual(['games', 'wins', 'draws', 'levels', 'seconds'])
  expect(report.points.german).toHaveLength(6)
  expect(report.turns).toEqual({ mean: 6, least: 6, most: 6 })
  expect(report.rules.fired).toContain('13.3b')
  expect(report.levels).toEqual({ german: 'officer', polish: 'random' })
  expect(report.wins.german + report.wins.polish + report.draws).toBe(4)
})

test('the number of threads does not change who wins', async () => {
  const winsWith = async (jobs: string) =>
    JSON.parse(
      (
        await salient([
          'selfplay',
          '--jobs',
          jobs,
          '--games=4',
          '--german=lively',
          '--polish=lively',
          NAME,
          '--json',
        ])
      ).out,
    ).wins
  expect(await winsWith('1')).toEqual(await winsWith('2'))
})

test('selfplay in words: rates with intervals, and how games ended', async () => {
  const { out, code } = await salient(['selfplay', NAME, '--games', '3', '--german', 'random', '--jobs', '1'])
  expect(code).toBe(0)
  expect(out).toMatch(/^war-comes-early\/1939: 3 games, \d+ decisions on average/)
  expect(out).toContain('polish (officer)  wins   100.0 % (43.9 to 100.0)')
  expect(out).toMatch(/3 +polish +Germany has no more than 2 victory points \(13\.3c\)/)
  expect(out).toMatch(/german +[\d.]+ counters +[\d.]+ corps equivalents/)
  expect(out).toMatch(/turn +1 +2 +3 +4 +5 +6\n/)
  expect(out).toMatch(/\n\d+ +attacks\n/)
  expect(out).toMatch(/that an event can name never fired:\n {2}3\.0a/)
})

test('a run that was broken off goes on where it stopped', async () => {
  const out = join(scratchFolder(), 'run.jsonl')
  const words = ['selfplay', NAME, '--german', 'random', '--polish', 'random', '--out', out, '--json']
  const whole = JSON.parse((await salient([...words, '--games', '4', '--jobs', '1'])).out)
  const lines = readFileSync(out, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  // Two games are finished, and the second is forged to see that it is not played again; the third line is torn.
  const forged = lines[2].replace(/"counters":\[\d+/, '"counters":[4000')
  writeFileSync(out, [...lines.slice(0, 2), forged, lines[3].slice(0, 40)].join('\n'))
  const resumed = JSON.parse((await salient([...words, '--games', '4', '--jobs', '2'])).out)
  expect(resumed.losses.german.counters).toBeGreaterThanOrEqual(1000)
  expect(resumed.wins).toEqual(whole.wins)
  expect(readFileSync(out, 'utf8').trimEnd().split('\n').toSorted()).toEqual(
    [...lines.slice(0, 2), forged, ...lines.slice(3)].toSorted(),
  )
  const other = await salient([...words, '--games', '5'])
  expect([other.code, other.out]).toEqual([1, ''])
  expect(other.err).toMatch(/run\.jsonl: it was begun by another command .*; name another file\n$/)
}, 600_000)

test.each([
  [[], 'which game/scenario?'],
  [['chess'], 'there is no game "chess"'],
  [[NAME, '--soviet', 'officer'], "Unknown option '--soviet'"],
  [[NAME, '--german', 'clever'], '--german is one of recruit, officer, general, random, lively'],
])('selfplay %j is refused in one line', async (args, words) => {
  const { out, err, code } = await salient(['selfplay', ...args])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(words)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
