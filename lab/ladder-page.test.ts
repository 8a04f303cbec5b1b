import { expect, test } from 'vitest'
import { ladderPage } from './ladder-page.ts'

test('a row for every rung, with test and budget', () => {
  const row = { title: 'a/b', sides: 3, goal: 0.65, games: 20, score: 15.5, wins: 8, ratio: 1.234 }
  const page = ladderPage(
    [
      { ...row, higher: 'officer', lower: 'recruit', verdict: null },
      {
        ...row,
        higher: 'general',
        lower: 'officer',
        verdict: 'passed',
        nodes: 2000,
        part: 1 / 30,
        rehearsals: 4,
      },
    ],
    'ladder --games 20',
  )
  expect(page).toContain('npm run -s salient -- ladder --games 20\n')
  expect(page).toContain('| officer v recruit | 95 % | 92 % | 97 % |')
  expect(page).toContain(
    '| a/b | officer v recruit | 20 | 77.5 % (55.7 to 90.4) | 1.23 | undecided |  |  | 40 % |',
  )
  expect(page).toContain('| 1.23 | passed | 2000 (3.33 %) | 4: doctrine | 40 % |')
})
