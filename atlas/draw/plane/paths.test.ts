import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringsOf } from '../art.ts'
import { brief, smoothLine, smoothRing, straight } from './paths.ts'
import { apart, type Point } from './points.ts'

const anyPoint = fc
  .tuple(fc.integer({ min: -3000, max: 9000 }), fc.integer({ min: -3000, max: 9000 }))
  .map(([x, y]): Point => [x / 7, y / 7])

describe('path data', () => {
  it('is brief', () => {
    expect([0.5, -0.25, 3, 10.04, -0.04].map(brief)).toEqual(['.5', '-.2', '3', '10', '0'])
    expect(
      straight(
        [
          [0, 0],
          [1.5, -2],
          [0.25, 4],
        ],
        true,
      ),
    ).toBe('M0 0l1.5-2-1.2 6z')
  })

  it('keeps every point within a rounding, however long the line', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 60 }), points => {
        const numbers = straight(points)
          .match(/-?(?:\d+\.?\d*|\.\d+)/g)!
          .map(Number)
        let [x, y] = [0, 0]
        points.forEach((point, i) => {
          x += numbers[2 * i]
          y += numbers[2 * i + 1]
          expect(apart([x, y], point)).toBeLessThan(0.11)
        })
      }),
    )
  })

  it('mirrors control points without drift', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 4, maxLength: 300 }), points => {
        const [ring] = ringsOf(smoothRing(points))
        if (ring.length !== points.length) return // neighbours fell together
        ring.forEach((point, i) => {
          expect(apart(point, points[i])).toBeLessThan(0.16)
        })
      }),
    )
  })

  it('keeps the ends of an open line', () => {
    const path = smoothLine([
      [0, 0],
      [10, 10],
      [20, 0],
      [30, 10],
    ])
    expect(path.startsWith('M0 0')).toBe(true)
    const numbers = path.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number)
    // start, l, q control and end, t, l: control points do not move the pen
    const steps = [
      numbers.slice(0, 2),
      numbers.slice(2, 4),
      numbers.slice(6, 8),
      numbers.slice(8, 10),
      numbers.slice(10, 12),
    ]
    const end = steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])
    expect(end).toEqual([30, 10])
  })

  it('has nothing to say about less than a line', () => {
    expect(smoothLine([[1, 1]])).toBe('')
    expect(
      smoothRing([
        [1, 1],
        [2, 2],
      ]),
    ).toBe('')
  })
})
