import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addThenHalve,
  atLeastHalf,
  divide,
  halve,
  halveEach,
  halveSums,
  halveTimes,
  moreThanHalf,
  type Rounding,
  writeHalves,
} from './strength.ts'

const roundings: Rounding[] = ['up', 'down', 'nearest']
const factor = fc.integer({ min: 0, max: 60 })
const force = fc.array(fc.record({ factor, halvings: fc.integer({ min: 0, max: 3 }) }), { maxLength: 12 })
const split = (units: { factor: number; halvings: number }[]) =>
  [units.map(u => u.factor), units.map(u => u.halvings)] as const

describe('division', () => {
  it('rounds up, down, or to the nearest with a half going up', () => {
    expect(roundings.map(r => divide(7, 2, r))).toEqual([4, 3, 4])
    expect(roundings.map(r => divide(7, 3, r))).toEqual([3, 2, 2])
    expect(roundings.map(r => divide(8, 3, r))).toEqual([3, 2, 3])
    expect(roundings.map(r => divide(6, 3, r))).toEqual([2, 2, 2])
  })

  it('takes "down" as towards the smaller number below zero', () => {
    expect(roundings.map(r => divide(-7, 2, r))).toEqual([-3, -4, -3])
    expect(roundings.map(r => divide(-7, 3, r))).toEqual([-2, -3, -2])
    expect(Object.is(divide(-4, 2, 'up'), -2)).toBe(true)
    expect(Object.is(divide(0, 5, 'up'), 0)).toBe(true)
  })

  it('is exact: the rounded quotient brackets the true one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (n, d) => {
        const down = divide(n, d, 'down')
        const up = divide(n, d, 'up')
        const nearest = divide(n, d, 'nearest')
        expect(down * d).toBeLessThanOrEqual(n)
        expect(up * d).toBeGreaterThanOrEqual(n)
        expect(up - down).toBe(n === down * d ? 0 : 1)
        expect(nearest).toBe(2 * (n - down * d) >= d && up !== down ? up : down)
      }),
    )
  })
})

describe('halving', () => {
  it('[1.4a] rounds a remainder up: 5 is halved to 3', () => {
    expect(halve(5, 'up')).toBe(3)
  })

  it('[1.4c] leaves a lone factor of 1 at 1, however often it is halved', () => {
    expect(halveTimes(1, 1, 'up')).toBe(1)
    expect(halveTimes(1, 5, 'up')).toBe(1)
  })

  it('[1.4b] adds three factors out of supply before halving: 3 + 3 + 1 gives 4, not 2 + 2 + 1', () => {
    expect(addThenHalve([3, 3, 1], [1, 1, 1], 'up')).toBe(4)
    expect(halveEach([3, 3, 1], [1, 1, 1], 'up')).toBe(5)
  })

  it('[1.4b] adds factors that are halved for different reasons: 5 and 3 give 4', () => {
    expect(addThenHalve([5, 3], [1, 1], 'up')).toBe(4)
  })

  it('[R43] keeps those halved once and those halved twice in two sums, rounded up each time', () => {
    // 4 whole; 3 + 2 halved once = 3; 6 + 5 = 11 halved = 6, halved again = 3.
    expect(addThenHalve([4, 3, 2, 6, 5], [0, 1, 1, 2, 2], 'up')).toBe(4 + 3 + 3)
    expect(halveSums([4, 5, 11], 'up')).toBe(10)
  })

  it('[10.5c] halves only what is out of supply: 3 halved and 4 whole make 6', () => {
    expect(addThenHalve([3, 4], [1, 0], 'up')).toBe(6)
  })

  it('halves unit by unit and down where a rulebook says so: 5 over the river and 6 not make 8', () => {
    expect(halveEach([5, 6], [1, 0], 'down')).toBe(8)
  })

  it('halves one unit twice, rounding each time: 5, 3, 2', () => {
    expect(halveEach([5], [2], 'up')).toBe(2)
    expect(halveEach([3, 3], [1, 1], 'up')).toBe(4)
  })

  it('is nothing for no units', () => {
    expect(addThenHalve([], [], 'up')).toBe(0)
    expect(halveEach([], [], 'up')).toBe(0)
    expect(halveSums([], 'up')).toBe(0)
  })

  it('never gives more by adding first when rounding up, and never less when rounding down', () => {
    fc.assert(
      fc.property(force, units => {
        const [factors, halvings] = split(units)
        expect(addThenHalve(factors, halvings, 'up')).toBeLessThanOrEqual(halveEach(factors, halvings, 'up'))
        expect(addThenHalve(factors, halvings, 'down')).toBeGreaterThanOrEqual(
          halveEach(factors, halvings, 'down'),
        )
      }),
    )
  })

  it('gives the same whether the sums are kept by the caller or made here, in any order of units', () => {
    fc.assert(
      fc.property(force, fc.constantFrom(...roundings), (units, rounding) => {
        const sums = [0, 0, 0, 0]
        for (const unit of units) sums[unit.halvings] += unit.factor
        const [factors, halvings] = split(units)
        const [backFactors, backHalvings] = split(units.toReversed())
        expect(addThenHalve(factors, halvings, rounding)).toBe(halveSums(sums, rounding))
        expect(addThenHalve(backFactors, backHalvings, rounding)).toBe(halveSums(sums, rounding))
      }),
    )
  })

  it('rounded once at the end or rounded up or down every time comes to the same', () => {
    fc.assert(
      fc.property(factor, fc.integer({ min: 0, max: 6 }), (n, times) => {
        expect(halveTimes(n, times, 'up')).toBe(divide(n, 2 ** times, 'up'))
        expect(halveTimes(n, times, 'down')).toBe(divide(n, 2 ** times, 'down'))
      }),
    )
  })
})

describe('half of the strength', () => {
  it('[R2] is met by 6 of 12 and missed by 6 of 13', () => {
    expect(atLeastHalf(6, 12)).toBe(true)
    expect(atLeastHalf(6, 13)).toBe(false)
  })

  it('is not "more than half" when it is exactly half', () => {
    expect(moreThanHalf(4, 8)).toBe(false)
    expect(moreThanHalf(5, 8)).toBe(true)
  })
})

describe('halves in writing', () => {
  it('reads as on a counter', () => {
    expect([0, 1, 2, 3, 7, -1, -3, -4].map(writeHalves)).toEqual([
      '0',
      '½',
      '1',
      '1½',
      '3½',
      '-½',
      '-1½',
      '-2',
    ])
  })
})
