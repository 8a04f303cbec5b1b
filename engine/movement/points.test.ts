import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPoints, halfRoundedDown, halfRoundedUp, POINT, points } from './points.ts'

describe('points', () => {
  it('says whole points, halves, thirds and quarters exactly', () => {
    expect(points(3)).toBe(36)
    expect(points(0)).toBe(0)
    expect(points(1, 2)).toBe(6)
    expect(points(1, 3)).toBe(4)
    expect(points(1, 4)).toBe(3)
    expect(points(7, 2)).toBe(42)
    expect(points(0.5)).toBe(6)
  })

  it('refuses what is not a whole number of ticks', () => {
    expect(() => points(1, 5)).toThrow('1/5 points is not a whole number of ticks')
    expect(() => points(1, 0)).toThrow(RangeError)
    expect(() => points(Number.NaN)).toThrow(RangeError)
    expect(() => points(0.1)).toThrow(RangeError)
  })

  it('twelve steps at a quarter, six at a half and four thirds cost what they should', () => {
    expect(12 * points(1, 4)).toBe(points(3))
    expect(6 * points(1, 2)).toBe(points(3))
    expect(4 * points(1, 3)).toBe(points(4, 3))
  })

  it('says every fraction that has a whole number of ticks, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1, max: 50 }), (n, d) => {
        if ((n * POINT) % d === 0) expect(points(n, d) * d).toBe(n * POINT)
        else expect(() => points(n, d)).toThrow(RangeError)
      }),
    )
  })
})

describe('formatPoints', () => {
  it.each([
    [0, '0'],
    [12, '1'],
    [30, '2½'],
    [4, '⅓'],
    [8, '⅔'],
    [15, '1¼'],
    [9, '¾'],
    [2, '⅙'],
    [10, '⅚'],
    [5, '5/12'],
    [17, '1 5/12'],
    [-6, '−½'],
    [-36, '−3'],
  ])('%i ticks read %s', (ticks, text) => {
    expect(formatPoints(ticks)).toBe(text)
  })

  it('reads differently for different ticks', () => {
    const texts = new Set<string>()
    for (let ticks = -100; ticks <= 100; ticks++) texts.add(formatPoints(ticks))
    expect(texts.size).toBe(201)
  })
})

describe('half an allowance', () => {
  it('goes up or down to a whole point', () => {
    expect(halfRoundedUp(points(5))).toBe(points(3))
    expect(halfRoundedDown(points(5))).toBe(points(2))
    expect(halfRoundedUp(points(6))).toBe(points(3))
    expect(halfRoundedDown(points(6))).toBe(points(3))
    expect(halfRoundedUp(points(1))).toBe(points(1))
    expect(halfRoundedDown(points(1))).toBe(0)
  })

  it('gives the whole when both halves are put together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), mf => {
        expect(halfRoundedUp(mf * POINT) + halfRoundedDown(mf * POINT)).toBe(mf * POINT)
      }),
    )
  })
})
