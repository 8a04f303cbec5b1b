import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salient, scratchFolder } from './salient.fixture.ts'

const NAME = 'war-comes-early/1939'

test('the ladder prints a row for every rung, and states test and budget', async () => {
  const words = ['ladder', '--scenarios', NAME, '--games', '2', '--nodes', '40', '--jobs', '1']
  const folder = scratchFolder()
  const { out, err, code } = await salient([
    ...words,
    '--out',
    join(folder, 'ladder.jsonl'),
    '--docs',
    folder,
  ])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^scenario +rung +games +score +ratio +verdict +s\n/)
  expect(out).toMatch(
    /1939 +officer v recruit +2 +[\d.]+ % \([\d.]+ to [\d.]+\) +-?[\d.]+ +(passed|failed) +[\d.]+\n/,
  )
  expect(out).toMatch(/1939 +general v officer +2 /)
  expect(out).toContain('officer v recruit: goal 95 %, tested as 92 % against 97 % with bounds ±2.94')
  expect(out).toMatch(
    /generals think so many nodes a turn \(of the full budget\): war-comes-early\/1939 40 \([\d.]+ %\)/,
  )
  const page = readFileSync(join(folder, 'ladder.md'), 'utf8')
  expect(page).toContain(`salient -- ladder --scenarios ${NAME} --games 2 --nodes 40\n`)
  expect(JSON.parse(readFileSync(join(folder, 'ladder.json'), 'utf8'))).toHaveLength(3)
  expect(page).toMatch(/\| war-comes-early\/1939 \| general v officer \| 2 \| .* \| 40 \([\d.]+ %\) \|/)
}, 600_000)

test('a ladder that is out of time claims nothing, and goes on from where it was', async () => {
  const file = join(scratchFolder(), 'ladder.jsonl')
  const words = ['ladder', '--scenarios', NAME, '--level', 'officer', '--games', '4', '--jobs', '1', '--json']
  const hurried = JSON.parse((await salient([...words, '--minutes', '0', '--out', file])).out)
  expect(hurried.rows[0]).toMatchObject({ games: 0, verdict: null })
  const whole = JSON.parse((await salient([...words, '--out', file])).out)
  const again = JSON.parse((await salient([...words, '--out', file])).out)
  expect(whole.rows).toHaveLength(1)
  expect(whole.rows[0]).toMatchObject({
    title: NAME,
    higher: 'officer',
    lower: 'recruit',
    games: 4,
    goal: 0.95,
  })
  expect(whole.rows[0].verdict).toMatch(/passed|failed/)
  expect({ ...again.rows[0], seconds: 0 }).toEqual({ ...whole.rows[0], seconds: 0 })
}, 600_000)

test.each([
  [['--level', 'recruit'], '--level is officer or general, not "recruit"'],
  [['--level', 'officer', '--against', 'dash'], '--against is one of recruit here, not "dash"'],
  [['--scenarios', 'chess/classic'], 'there is no game "chess"'],
  [['--postgres', 'mysql://x'], '--postgres is an address like'],
])('ladder %j is refused in one line', async (args, words) => {
  const { out, err, code } = await salient(['ladder', ...args])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(words)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})
