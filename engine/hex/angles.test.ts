import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Bearing, compareAngles } from './angles.ts'

const bearing = fc
  .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
  .filter(([x, y]) => x !== 0 || y !== 0)

it('puts directions into the order of their angles', () => {
  const angle = ([x, y]: Bearing) => Math.atan2(y, x)
  fc.assert(
    fc.property(bearing, bearing, (a, b) => {
      const isSame = a[0] * b[1] === a[1] * b[0] && a[0] * b[0] + a[1] * b[1] > 0
      expect(Math.sign(compareAngles(a, b))).toBe(isSame ? 0 : Math.sign(angle(a) - angle(b)))
    }),
    { numRuns: 2000 },
  )
})

it('knows the axes', () => {
  const ring: Bearing[] = [
    [-1, -1],
    [0, -3],
    [2, -2],
    [5, 0],
    [1, 1],
    [0, 4],
    [-3, 3],
    [-2, 0],
  ]
  expect(ring.toReversed().sort(compareAngles)).toEqual(ring)
})
