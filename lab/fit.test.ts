import { expect, test } from 'vitest'
import { fitted } from '../ai/games/war-comes-early/fitted-1939.ts'
import { measuredBy } from '../ai/planner/yardstick.ts'
import { luckOf } from '../ai/players/player.ts'
import { partsOfToday } from '../engine/testing/rotation.ts'
import { bestHeldBack, errorsOf, fitOf, ridge, type Sample, samplesOf } from './fit.ts'
import { POLAND } from './fuzz/fuzz.fixture.ts'

/** A result that hangs on the first of three features, and a little on the second. */
const made = (i: number): Sample => {
  const features = [i % 7, (i * 3) % 5, 4]
  return { key: '1.0', features, standing: 0, result: 0.2 * features[0] - 0.1 * features[1] - 0.3 }
}
const many = Array.from({ length: 2000 }, (_, i) => made(i))

test('weights are found, a feature that never changes gets none', () => {
  const [first, second, third] = ridge(many)
  expect(first).toBeCloseTo(0.2, 1)
  expect(second).toBeCloseTo(-0.1, 1)
  expect(third).toBeCloseTo(0, 5)
})

test('the fit foretells what it has not seen better than a constant', () => {
  const fit = fitOf(['a', 'b', 'c'], many, 2000)
  const unseen = Array.from({ length: 35 }, (_, i) => made(10_000 + i)).filter(
    ({ result }) => Math.abs(result) < 0.9,
  )
  const [{ fit: error, constant }] = errorsOf(fit, unseen)
  expect(error).toBeLessThan(constant / 10)
})

test('what foretells nothing is held back until only the constant is left', () => {
  const luck = luckOf(1)
  const noise = Array.from({ length: 300 }, () => ({
    key: '1.0',
    features: Array.from({ length: 15 }, () => luck.below(100) / 50 - 1),
    standing: 0,
    result: luck.below(2) * 2 - 1,
  }))
  const fit = fitOf([], noise, 300)
  expect(bestHeldBack(noise)).toBeGreaterThan(bestHeldBack(many))
  for (const weight of fit.weights['1.0'].slice(0, -1)) expect(Math.abs(weight)).toBeLessThan(1e-4)
})

test('about turns with few games nothing is said', () => {
  expect(measuredBy(fitOf(['a', 'b', 'c'], many.slice(0, 10), 10), 1, 0, [1, 2, 3])).toBeNull()
})

const played = (first: number, games: number) =>
  Array.from({ length: games }, (_, i) => samplesOf(POLAND, first + i)).flat()

test('the sample of a game holds every turn for both sides', () => {
  expect(new Set(played(5_000_000, 1).map(({ key }) => key)).size).toBe(2 * 6)
})

// Forty games of officers: one day in four.
test.each(partsOfToday(4).filter(part => part === 0))(
  'the yardstick of Poland 1939 is not worse than a constant on any turn of games that it has not seen',
  () => {
    const unseen = played(5_000_000, 40)
    const errors = errorsOf(fitted, unseen)
    expect(errors.length).toBe(2 * 6)
    // In the first turns nothing foretells much, and in so few games the fit may be off by chance.
    for (const { key, fit, constant } of errors) expect(fit, key).toBeLessThan(constant * 1.1)
    for (const { key, fit, constant } of errors.slice(-4)) expect(fit, key).toBeLessThan(constant * 0.85)
  },
  600_000,
)
