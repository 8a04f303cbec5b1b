import { expect, test } from 'vitest'
import { type LadderRow, ladderPage, rowsWith } from './ladder-page.ts'

const row: LadderRow = {
  title: 'a/b',
  higher: 'officer',
  lower: 'recruit',
  sides: 3,
  goal: 0.65,
  games: 20,
  score: 15.5,
  wins: 8,
  ratio: 1.234,
  verdict: 'passed',
  command: 'ladder --games 20',
  day: '2026-03-01',
}

test('a row for every rung, with test and budget', () => {
  const page = ladderPage([
    { ...row, higher: 'officer', lower: 'recruit', verdict: null },
    { ...row, higher: 'general', lower: 'officer', nodes: 2000, part: 1 / 30, rehearsals: 4 },
  ])
  expect(page).toContain('\n2026-03-01  npm run -s salient -- ladder --games 20\n')
  expect(page).toContain('| officer v recruit | 95 % | 92 % | 97 % |')
  expect(page).toContain(
    '| a/b | officer v recruit | 20 | 77.5 % (55.7 to 90.4) | 1.23 | undecided |  |  | 40 % |',
  )
  expect(page).toContain('| 1.23 | passed | 2000 (3.33 %) | 4: doctrine | 40 % |')
})

test('what is measured again takes the place of its row, the other rows stay, and no games are no row', () => {
  const before = [row, { ...row, title: 'a/c' }]
  const now = [
    { ...row, score: 19 },
    { ...row, title: 'a/c', games: 0, score: 0 },
    { ...row, lower: 'dash' },
  ]
  const rows = rowsWith(before, now, ['a/c', 'a/b'])
  expect(rows.map(({ title, lower, score }) => [title, lower, score])).toEqual([
    ['a/c', 'recruit', 15.5],
    ['a/b', 'recruit', 19],
    ['a/b', 'dash', 15.5],
  ])
})
