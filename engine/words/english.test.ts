import { expect, test } from 'vitest'
import { capital, count, list, percent, shiftWords, signed } from './english.ts'

test('lists', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(list)).toEqual(['', 'A', 'A and B', 'A, B and C'])
})

test('numbers with what they count', () => {
  expect(count(1, 'unit')).toBe('1 unit')
  expect(count(0, 'unit')).toBe('0 units')
  expect(count(2, 'hex', 'hexes')).toBe('2 hexes')
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '+0'])
  expect([0, 1 / 3, 1].map(percent)).toEqual(['0%', '33%', '100%'])
  expect([1, -2].map(shiftWords)).toEqual(['1 column right', '2 columns left'])
})

test('a sentence begins with a capital, and nothing stays nothing', () => {
  expect(capital('the bridge')).toBe('The bridge')
  expect(capital('')).toBe('')
})
