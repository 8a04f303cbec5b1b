import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chances,
  countWays,
  expected,
  ONE_DIE,
  spreadOf,
  TEN_SIDED,
  THREE_DICE,
  TWO_DICE,
  totalOf,
  waysAtLeast,
  waysOf,
} from './chances.ts'
import { result } from './table.ts'
import { combatTable } from './table-text.ts'

const losses = combatTable(
  `
  line | +3   +4   +5
  1    | 1/1  1/2  1/3
  2    | 1/1  1/1  1/2
  3    | 1/1  1/1  1/1
  4    | 1/0  1/1  1/1
  5    | 2/0  1/0  1/1
  6    | 3/0  2/0  2/0
  `,
  cell => ({ attacker: Number(cell[0]), defender: Number(cell[2]) }),
)
type Losses = (typeof losses)['results'][number]

const sums = combatTable(
  `
  ratio | 1:1  2:1
  2-4   | D2   D3
  5-7   | D1   D2
  8-9   | -    D1
  10-12 | A1   -
  `,
  cell => cell,
)

const summary = (table: Parameters<typeof chances>[0], column: number, ...rest: [typeof ONE_DIE, number?]) =>
  chances(table, column, ...rest).map(chance => `${chance.printed} ${chance.ways}/${chance.of}`)

describe('dice', () => {
  it('fall in as many ways as they have faces', () => {
    expect(ONE_DIE).toEqual({ lowest: 1, ways: [1, 1, 1, 1, 1, 1], of: 6 })
    expect(TWO_DICE).toEqual({ lowest: 2, ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], of: 36 })
    expect(THREE_DICE.of).toBe(216)
    expect(TEN_SIDED.ways.length).toBe(10)
    expect(spreadOf([10], 0)).toMatchObject({ lowest: 0, of: 10 })
    expect(spreadOf([4, 6])).toEqual({ lowest: 2, ways: [1, 2, 3, 4, 4, 4, 3, 2, 1], of: 24 })
  })

  it('show a number or more: 11 or 12 in 3 ways of 36', () => {
    expect(waysAtLeast(TWO_DICE, 11)).toBe(3)
    expect(waysAtLeast(TWO_DICE, 2)).toBe(36)
    expect(waysAtLeast(TWO_DICE, -5)).toBe(36)
    expect(waysAtLeast(TWO_DICE, 13)).toBe(0)
    expect(waysAtLeast(ONE_DIE, 3)).toBe(4)
  })

  it('agree with throwing every combination', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 4 }), sides => {
        const thrown = new Map<number, number>()
        const roll = (i: number, sum: number): void => {
          if (i === sides.length) return void thrown.set(sum, (thrown.get(sum) ?? 0) + 1)
          for (let face = 1; face <= sides[i]; face++) roll(i + 1, sum + face)
        }
        roll(0, 0)
        const spread = spreadOf(sides)
        expect(spread.of).toBe(sides.reduce((product, n) => product * n, 1))
        expect(spread.ways).toEqual([...thrown].toSorted((a, b) => a[0] - b[0]).map(([, n]) => n))
      }),
    )
  })
})

describe('the chances of a column', () => {
  it('put equal results together, in the order of the rolls', () => {
    expect(summary(losses, 0, ONE_DIE)).toEqual(['1/1 3/6', '1/0 1/6', '2/0 1/6', '3/0 1/6'])
    expect(summary(losses, 2, ONE_DIE)).toEqual(['1/3 1/6', '1/2 1/6', '1/1 3/6', '2/0 1/6'])
  })

  it('weigh the sums of two dice', () => {
    expect(summary(sums, 0, TWO_DICE)).toEqual(['D2 6/36', 'D1 15/36', '- 9/36', 'A1 6/36'])
  })

  it('move with a modifier, and the ends of the table keep what falls off', () => {
    expect(summary(sums, 0, TWO_DICE, -1)).toEqual(['D2 10/36', 'D1 16/36', '- 7/36', 'A1 3/36'])
    expect(summary(sums, 0, TWO_DICE, 20)).toEqual(['A1 36/36'])
    expect(summary(losses, 1, ONE_DIE, -9)).toEqual(['1/2 6/6'])
  })

  it('hold for a column beyond the table as for its end', () => {
    expect(summary(losses, 9, ONE_DIE)).toEqual(summary(losses, 2, ONE_DIE))
  })

  it('give the results of the table themselves', () => {
    expect(chances(losses, 0, ONE_DIE)[0].result).toBe(result(losses, 0, 1))
  })

  it('add up to all ways, and can be counted without allocation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2, max: 4 }),
        fc.integer({ min: -6, max: 6 }),
        fc.constantFrom(ONE_DIE, TWO_DICE, TEN_SIDED, spreadOf([4, 8])),
        fc.constantFrom(losses, sums),
        (column, modifier, dice, table) => {
          const list = chances<unknown>(table, column, dice, modifier)
          expect(list.reduce((sum, chance) => sum + chance.ways, 0)).toBe(dice.of)
          const ways = new Int32Array(table.results.length)
          countWays(table, column, dice, modifier, ways)
          for (const chance of list) {
            expect(chance.ways).toBeGreaterThan(0)
            expect(ways[table.results.indexOf(chance.result as never)]).toBe(chance.ways)
          }
          expect(ways.reduce((sum, n) => sum + n, 0)).toBe(dice.of)
        },
      ),
    )
  })
})

describe('what a battle is worth', () => {
  const defender = (r: Losses) => r.defender

  it('is a whole number of ways', () => {
    expect(totalOf(losses, 0, ONE_DIE, defender)).toBe(3)
    expect(waysOf(losses, 2, ONE_DIE, r => r.defender >= 2)).toBe(2)
    expect(waysOf(losses, 2, ONE_DIE, r => r.defender >= 2, 1)).toBe(1)
    expect(waysOf(sums, 1, TWO_DICE, r => r.startsWith('D'))).toBe(30)
  })

  it('is the average for every column at once', () => {
    expect([...expected(losses, ONE_DIE, defender)]).toEqual([3 / 6, 5 / 6, 8 / 6])
    expect([...expected(losses, ONE_DIE, r => r.attacker)]).toEqual([9 / 6, 7 / 6, 7 / 6])
  })

  it('is the same by results as by rolls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: -3, max: 3 }), (column, modifier) => {
        const byResult = chances(losses, column, ONE_DIE, modifier).reduce(
          (sum, chance) => sum + chance.ways * defender(chance.result),
          0,
        )
        expect(totalOf(losses, column, ONE_DIE, defender, modifier)).toBe(byResult)
        expect(expected(losses, ONE_DIE, defender, modifier)[column] * 6).toBeCloseTo(byResult)
      }),
    )
  })
})
