import { expect, it } from 'vitest'
import { areBetween } from './ranges.ts'

it.each([
  [[-1, 0, 5], true],
  [[-2, 0, 5], false],
  [[-1, 0, 6], false],
  [[], true],
])('%j lie between -1 and 5: %s', (numbers, expected) => {
  expect(areBetween(Int32Array.from(numbers), -1, 5)).toBe(expected)
})
