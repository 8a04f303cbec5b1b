import { expect, test } from 'vitest'
import { luckOf } from '../ai/players/player.ts'
import { RUNGS } from './ladder.ts'
import { BOUND, type Hypotheses, logLikelihoodRatio, verdictOf } from './sequential.ts'

const [officer, general] = RUNGS.map(rung => rung.hypotheses)
const RUNS = 2000

/** Share of runs that pass, when the score of each game is drawn by `game`. */
function passing(
  hypotheses: Hypotheses,
  game: (drawn: number, index: number) => number,
  limit = 1e9,
): number {
  const luck = luckOf(7)
  let passed = 0
  for (let run = 0; run < RUNS; run++) {
    let score = 0
    let games = 0
    let verdict: string | null = null
    while (verdict === null) {
      score += game(luck.below(1e6) / 1e6, games)
      games += 1
      verdict = verdictOf(score, games, hypotheses, limit)
    }
    if (verdict === 'passed') passed += 1
  }
  return passed / RUNS
}

const coin = (rate: number) => (drawn: number) => (drawn < rate ? 1 : 0)

/** What chance may add to a rate of one in nineteen in so many runs. */
const ONE_IN_NINETEEN = Math.exp(-BOUND) + 0.015

test.each([
  ['officers', officer],
  ['generals', general],
])('coins of %s: the low rate seldom passes, the high one seldom fails', (_, hypotheses) => {
  expect(passing(hypotheses, coin(hypotheses.low))).toBeLessThan(ONE_IN_NINETEEN)
  expect(passing(hypotheses, coin(hypotheses.high))).toBeGreaterThan(1 - ONE_IN_NINETEEN)
  const atGoal = passing(hypotheses, coin(hypotheses.goal), 200)
  expect(atGoal).toBeGreaterThan(0.3)
  expect(atGoal).toBeLessThan(0.7)
})

test('draws and swapped sides make it slower to pass, not quicker', () => {
  const { low } = general
  // Half of all games are drawn, the rest bring the rate to the low one.
  const drawish = (drawn: number) => (drawn < 0.5 ? 0.5 : drawn < 0.5 + low - 0.25 ? 1 : 0)
  expect(passing(general, drawish)).toBeLessThan(ONE_IN_NINETEEN)
  const lopsided = (drawn: number, index: number) => (drawn < (index % 2 === 0 ? 1 : 2 * low - 1) ? 1 : 0)
  expect(passing(general, lopsided)).toBeLessThan(ONE_IN_NINETEEN)
})

test('neither side gains at the goal', () => {
  for (const hypotheses of [officer, general]) {
    expect(logLikelihoodRatio(1000 * hypotheses.goal, 1000, hypotheses)).toBeCloseTo(0, -0.7)
    expect(logLikelihoodRatio(hypotheses.goal * 1000 + 40, 1000, hypotheses)).toBeGreaterThan(BOUND)
  }
})

test('the fewest games that decide', () => {
  expect(verdictOf(55, 55, officer, 200)).toBe(null)
  expect(verdictOf(56, 56, officer, 200)).toBe('passed')
  expect(verdictOf(0, 4, officer, 200)).toBe('failed')
  expect(verdictOf(14, 14, general, 200)).toBe(null)
  expect(verdictOf(15, 15, general, 200)).toBe('passed')
})

test('the last game decides by the score', () => {
  expect(verdictOf(150, 200, general, 200)).toBe('passed')
  expect(verdictOf(149.5, 200, general, 200)).toBe('failed')
})
