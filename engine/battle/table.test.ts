import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnOf } from './columns.ts'
import { onlyHeadings, printedResult, result, resultNumber } from './table.ts'
import { combatTable } from './table-text.ts'

interface Losses {
  readonly attacker: number
  readonly defender: number
}

const readLosses = (cell: string): Losses | null => {
  const both = /^(\d)\/(\d)$/.exec(cell)
  return both && { attacker: Number(both[1]), defender: Number(both[2]) }
}

const differentials = combatTable(
  `
  normal     | <=0   +1   +2   +3   +4   +5   +10  +15  +20  +25  >=30
  mechanized | <=-1  0    +1   +2   +3   +4   +5   +10  +15  +20  >=25
  -----------+-------------------------------------------------------
  1          | 1/0   1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5  0/5
  2          | 2/0   1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5
  3          | 3/0   2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5
  4          | 3/0   3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5
  5          | 3/0   3/0  3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4
  6          | 3/0   3/0  3/0  3/0  2/0  2/0  1/1  1/1  1/1  1/2  0/3
  `,
  readLosses,
)

describe('a combat results table', () => {
  it('[PAC-T1] is read as it is printed', () => {
    expect(printedResult(differentials, 10, 6)).toBe('0/3')
    expect(printedResult(differentials, 5, 6)).toBe('2/0')
    expect(printedResult(differentials, 0, 1)).toBe('1/0')
    expect(differentials).toMatchObject({ columns: 11, lowestRoll: 1, highestRoll: 6 })
  })

  it('[12.3a] a 1 on the mechanized "+3" column costs the attacker 1 and the defender 2', () => {
    const column = columnOf(differentials.headings.mechanized, 3)
    expect(result(differentials, column, 1)).toEqual({ attacker: 1, defender: 2 })
  })

  it('gives the same result object for the same printed cell', () => {
    expect(result(differentials, 1, 1)).toBe(result(differentials, 7, 6))
    expect(resultNumber(differentials, 1, 1)).toBe(resultNumber(differentials, 7, 6))
    expect(result(differentials, 1, 1)).not.toBe(result(differentials, 0, 1))
    expect(new Set(differentials.printed).size).toBe(differentials.results.length)
  })

  it('uses the ends for columns and rolls beyond them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 20 }), fc.integer({ min: -4, max: 15 }), (column, roll) => {
        const inside = result(
          differentials,
          Math.min(Math.max(column, 0), 10),
          Math.min(Math.max(roll, 1), 6),
        )
        expect(result(differentials, column, roll)).toBe(inside)
      }),
    )
  })

  it('never hurts the defender less further to the right, for the same roll', () => {
    for (let roll = 1; roll <= 6; roll++)
      for (let column = 1; column < 11; column++) {
        const [left, right] = [result(differentials, column - 1, roll), result(differentials, column, roll)]
        expect(right.defender).toBeGreaterThanOrEqual(left.defender)
        expect(right.attacker).toBeLessThanOrEqual(left.attacker)
      }
  })
})

describe('a table that starts at 2', () => {
  const sums = combatTable(
    `
    ratio | 1:2      1:1     2:1
    2     | -1/D1D   -1/D2D  -1/D5D -1
    3-11  | A1 -1/-  -1/-1   -/D1
    12    | A2D -2/-1 | A2D -1/-1 | D -1/-1
    `,
    cell => cell,
  )

  it('keeps single spaces inside a cell, and ranges of rolls', () => {
    expect(result(sums, 2, 2)).toBe('-1/D5D -1')
    expect(result(sums, 0, 3)).toBe('A1 -1/-')
    expect(result(sums, 0, 11)).toBe('A1 -1/-')
    expect(result(sums, 1, 12)).toBe('A2D -1/-1')
  })

  it('keeps a modified roll on the table', () => {
    expect(result(sums, 0, 1)).toBe(result(sums, 0, 2))
    expect(result(sums, 2, 13)).toBe(result(sums, 2, 12))
  })

  it('has one line of headings', () => {
    expect(onlyHeadings(sums).labels).toEqual(['1:2', '1:1', '2:1'])
    expect(onlyHeadings(sums).from).toEqual([-1, 0, 1])
  })
})
