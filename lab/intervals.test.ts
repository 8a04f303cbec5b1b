import { expect, test } from 'vitest'
import { rateInWords, wilson } from './intervals.ts'

test('Wilson’s interval, against published figures', () => {
  const close = (found: readonly [number, number], low: number, high: number) => {
    expect(found[0]).toBeCloseTo(low, 4)
    expect(found[1]).toBeCloseTo(high, 4)
  }
  // Newcombe 1998: 81 of 263, 15 of 148, 0 of 20, 1 of 29
  close(wilson(81, 263), 0.2553, 0.3662)
  close(wilson(15, 148), 0.0624, 0.1605)
  close(wilson(0, 20), 0, 0.1611)
  close(wilson(1, 29), 0.0061, 0.1718)
})

test('without a game anything is possible', () => {
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(rateInWords(0, 0)).toBe('0.0 % (0.0 to 100.0)')
  expect(rateInWords(50, 100)).toBe('50.0 % (40.4 to 59.6)')
})
