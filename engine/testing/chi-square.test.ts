import { expect, test } from 'vitest'
import { chiSquare, deviations } from './chi-square.ts'

test('chi-square of a worked example', () => {
  expect(chiSquare([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4)
})

test('deviations agree with the printed 5 % and 0.1 % points of the distribution', () => {
  // Ten thousand expected in each of six cells; the excess is put into one cell and taken from another.
  const excess = (chi: number) => Math.sqrt((chi * 10_000) / 2)
  const six = (chi: number) => [10_000 + excess(chi), 10_000 - excess(chi), 10_000, 10_000, 10_000, 10_000]
  expect(deviations(six(11.07))).toBeCloseTo(1.645, 1)
  expect(deviations(six(20.515))).toBeCloseTo(3.09, 1)
})

test('a die that shows one face a fiftieth too often is far out after a million rolls', () => {
  const each = 1_000_000 / 6
  expect(deviations([each * 1.02, each, each, each, each, each * 0.98])).toBeGreaterThan(8)
})

test('counts that are too even are far out on the other side', () => {
  expect(deviations(new Array(36).fill(5000))).toBeLessThan(-8)
})
