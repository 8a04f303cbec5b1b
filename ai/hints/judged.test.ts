import { expect, test } from 'vitest'
import { isSure, leadOver } from './evaluation.ts'
import { type Fight, judged } from './rate.ts'
import { preferred } from './suggest.ts'

const fight = (cleared: boolean, ownLoss: number, enemyLoss: number): Fight => ({
  cleared,
  ownLoss,
  enemyLoss,
})
/** With the attack and without it, sample by sample. */
const verdictOf = (fights: readonly Fight[], ...sequels: [fought: number, left: number][]) =>
  judged(
    fights,
    sequels.map(([fought]) => fought),
    sequels.map(([, left]) => left),
  )

const GOOD = [fight(true, 0, 2), fight(true, 1, 1)]
const BAD = [fight(false, 2, 0), fight(false, 1, 0)]

test('strong: the side stands clearly better, and the trade is good', () => {
  expect(verdictOf(GOOD, [0.3, 0.1], [0.4, 0.2]).verdict).toBe('strong')
})

test('fair: a good trade that changes little, or a bad one that is worth it', () => {
  expect(verdictOf(GOOD, [0.1, 0.1], [0.2, 0.2]).verdict).toBe('fair')
  expect(verdictOf(BAD, [0.3, 0.1], [0.4, 0.2]).verdict).toBe('fair')
})

test('poor: the side stands worse, or loses more than it gains', () => {
  expect(verdictOf(GOOD, [-0.3, 0.1], [-0.2, 0.2]).verdict).toBe('poor')
  expect(verdictOf(BAD, [0.1, 0.1], [0.2, 0.2]).verdict).toBe('poor')
})

test('what may be chance is no verdict', () => {
  expect(verdictOf(GOOD, [0.9, 0.1], [-0.6, 0.2]).verdict).toBe('fair')
})

test('the error of the gain is stated', () => {
  expect(verdictOf(GOOD, [0.3, 0.1], [0.4, 0.1]).gain).toBeCloseTo(0.25)
  expect(verdictOf(GOOD, [0.3, 0.1], [0.4, 0.1]).error).toBeCloseTo(0.05)
})

test('a lead counts only if it is more than chance', () => {
  expect(isSure(leadOver([0.3, 0.4], [0.1, 0.2]))).toBe(true)
  expect(isSure(leadOver([0.9, -0.3], [0.1, 0.2]))).toBe(false)
})

test('the runner-up is suggested only if it is surely better: a noisy lead is none', () => {
  expect(preferred([[0.1, 0.2, 0.1]])).toBe(0)
  expect(
    preferred([
      [0.1, 0.2, 0.1],
      [0.3, 0.4, 0.4],
    ]),
  ).toBe(1)
  // Half a point better on average, and worse in two samples of three.
  expect(
    preferred([
      [0.1, 0.2, 0.1],
      [1, 0, 0],
    ]),
  ).toBe(0)
  expect(
    preferred([
      [0.3, 0.4, 0.4],
      [0.1, 0.2, 0.1],
    ]),
  ).toBe(0)
})
