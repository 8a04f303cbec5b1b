import { expect, test } from 'vitest'
import { type Fight, judged, type Sequel } from './rate.ts'

const fight = (cleared: boolean, ownLoss: number, enemyLoss: number): Fight => ({
  cleared,
  ownLoss,
  enemyLoss,
})
const sequels = (...of: [fought: number, left: number, advised: number][]): Sequel[] =>
  of.map(([fought, left, advised]) => ({ fought, left, advised }))

const GOOD = [fight(true, 0, 2), fight(true, 1, 1)]
const BAD = [fight(false, 2, 0), fight(false, 1, 0)]

test('strong: the side stands clearly better, and the trade is good', () => {
  expect(judged(GOOD, sequels([0.3, 0.1, 0.3], [0.4, 0.2, 0.4])).verdict).toBe('strong')
})

test('fair: a good trade that changes little, or a bad one that is worth it', () => {
  expect(judged(GOOD, sequels([0.1, 0.1, 0.1], [0.2, 0.2, 0.2])).verdict).toBe('fair')
  expect(judged(BAD, sequels([0.3, 0.1, 0.3], [0.4, 0.2, 0.4])).verdict).toBe('fair')
})

test('poor: the side stands worse, or loses more than it gains', () => {
  expect(judged(GOOD, sequels([-0.3, 0.1, 0.1], [-0.2, 0.2, 0.2])).verdict).toBe('poor')
  expect(judged(BAD, sequels([0.1, 0.1, 0.1], [0.2, 0.2, 0.2])).verdict).toBe('poor')
})

test('what may be chance is no verdict', () => {
  expect(judged(GOOD, sequels([0.9, 0.1, 0.1], [-0.6, 0.2, 0.2])).verdict).toBe('fair')
})

test('the adviser speaks up only when his own play was surely better', () => {
  expect(judged(GOOD, sequels([0.1, 0.1, 0.3], [0.2, 0.2, 0.4])).lag).toBeCloseTo(0.2)
  expect(judged(GOOD, sequels([0.1, 0.1, 0.9], [0.2, 0.2, -0.3])).lag).toBe(0)
})
