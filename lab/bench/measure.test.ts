import { expect, test } from 'vitest'
import { compareTimes, HASTY, lastAnswer, median, timeOf } from './measure.ts'
import { atLeast, atMost, comparedRow, plainRow, rounded } from './row.ts'

test('medians of odd and even samples', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 10])).toBe(3)
})

test('more work takes longer', () => {
  const work = (loops: number) => () => {
    let sum = 0
    for (let i = 0; i < loops; i++) sum += Math.sqrt(i)
    return sum
  }
  const short = timeOf(work(1000), HASTY)
  expect(short).toBeGreaterThan(0)
  expect(timeOf(work(200_000), HASTY)).toBeGreaterThan(2 * short)
  expect(lastAnswer()).toBeGreaterThan(0)
  const { first, second, ratio } = compareTimes(work(1000), work(200_000), HASTY)
  expect(second).toBeGreaterThan(first)
  expect(ratio).toBeGreaterThan(2)
})

test('rows carry three digits, bars say what was wanted', () => {
  expect(rounded(123_456)).toBe(123_000)
  expect(plainRow('x', 0.012345, 'ms')).toEqual({
    name: 'x',
    value: 0.0123,
    unit: 'ms',
    ratio: null,
    against: null,
  })
  expect(comparedRow('x', 1, 'ms', 2.3456, 'y')).toMatchObject({ ratio: 2.35, against: 'y' })
  expect(atLeast('speed', 21, 20)).toEqual({ what: 'speed', reached: true, figure: '21, wanted at least 20' })
  expect(atLeast('speed', 19.9, 20).reached).toBe(false)
  expect(atMost('cost', 1.9, 2).reached).toBe(true)
  expect(atMost('cost', 2.1, 2).reached).toBe(false)
})
