import { expect, test } from 'vitest'
import { ticksFor } from './charts.tsx'

test.each([
  [0, 0, [0, 1, 2, 3, 4]],
  [38, 66, [30, 40, 50, 60, 70]],
  [0, 3, [0, 1, 2, 3, 4]],
  [-7, 12, [-10, -5, 0, 5, 10, 15]],
])('lines for points from %i to %i', (low, high, ticks) => {
  expect(ticksFor(low, high)).toEqual(ticks)
})
