import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedSpline, lengthOf, offset, resample, runs, spline, tapered } from './curves.ts'
import { displacement, fractal, noise } from './noise.ts'
import { apart, areaOf, middle, type Point, signedArea } from './points.ts'

const anyLine = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), {
    minLength: 3,
    maxLength: 20,
  })
  .map(points => points as readonly Point[])

describe('splines', () => {
  it('keep the ends and touch every side of the control polygon at its middle', () => {
    fc.assert(
      fc.property(anyLine, line => {
        const curve = spline(line)
        expect(curve[0]).toEqual(line[0])
        expect(curve[curve.length - 1]).toEqual(line[line.length - 1])
        for (let i = 1; i < line.length; i++) {
          const touch = middle(line[i - 1], line[i])
          expect(Math.min(...curve.map(point => apart(point, touch)))).toBeLessThan(1e-6)
        }
      }),
    )
  })

  it('close', () => {
    const curve = closedSpline([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ])
    expect(areaOf(curve)).toBeGreaterThan(8000)
    expect(areaOf(curve)).toBeLessThan(10000)
  })
})

describe('resampling', () => {
  it('spaces points evenly and keeps ends and length', () => {
    const line = resample(
      [
        [0, 0],
        [33, 0],
        [33, 50],
        [90, 50],
      ],
      5,
    )
    expect(line[0]).toEqual([0, 0])
    expect(line[line.length - 1]).toEqual([90, 50])
    expect(lengthOf(line)).toBeGreaterThan(135)
    line.slice(1, -1).forEach((point, i) => {
      expect(apart(point, line[i])).toBeLessThan(5.001)
    })
  })
})

describe('outlines', () => {
  it('widen from source to mouth', () => {
    const shape = tapered(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      2,
      8,
    )
    expect(shape[0]).toEqual([0, 1])
    expect(shape[2]).toEqual([100, 4])
    expect(shape).toHaveLength(6)
  })

  it('run one way whatever the river does, so that confluences do not cancel', () => {
    const there: Point[] = [
      [0, 0],
      [50, 20],
      [100, 0],
    ]
    const signs = [there, [...there].reverse()].map(line => Math.sign(signedArea(tapered(line, 3, 6))))
    expect(signs[0]).toBe(signs[1])
  })

  it('lie to the right of the way', () => {
    expect(
      offset(
        [
          [0, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, 3],
      [10, 3],
    ])
  })
})

describe('runs', () => {
  it('are the stretches that pass', () => {
    const line: Point[] = [0, 1, 2, 3, 4, 5, 6].map(x => [x, 0])
    expect(runs(line, ([x]) => x !== 3).map(run => run.length)).toEqual([3, 3])
    expect(runs(line, ([x]) => x === 3)).toEqual([])
  })
})

describe('noise', () => {
  it('is the same for the same point, between -1 and 1, and smooth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        (x, y) => {
          expect(noise(x, y, 26)).toBe(noise(x, y, 26))
          expect(Math.abs(noise(x, y, 26))).toBeLessThanOrEqual(1)
          expect(Math.abs(fractal(x, y, 40) - fractal(x + 0.01, y, 40))).toBeLessThan(0.01)
          expect(apart(displacement(4, 26)([x, y]), [x, y])).toBeLessThan(9)
        },
      ),
    )
  })
})
