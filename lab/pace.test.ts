import { expect, test } from 'vitest'
import { POLAND } from './fuzz/fuzz.fixture.ts'
import { paceOf } from './pace.ts'

test('each side is timed in each turn', () => {
  let clock = 0
  const pace = paceOf(POLAND, 'random', 1, 2, () => {
    clock += 500
    return clock
  })
  // The German and the Polish player, twice; every decision takes half a second on this clock.
  expect(pace.turns).toBe(4)
  expect(pace.mean).toBeGreaterThan(1)
  expect(pace.longest).toBeGreaterThan(pace.mean)
  expect((pace.longest * 2) % 1).toBe(0)
})
