import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampColumn,
  columnOf,
  columnsBeyond,
  differential,
  headingFault,
  headings,
  headingValue,
  odds,
  percentage,
  writeDifferential,
  writeOdds,
} from './columns.ts'

const normal = headings('<=0', '+1', '+2', '+3', '+4', '+5', '+10', '+15', '+20', '+25', '>=30')
const mechanized = headings('<=-1', '0', '+1', '+2', '+3', '+4', '+5', '+10', '+15', '+20', '>=25')
const ranges = headings('-5 or less', '-4 or -3', '-2 or -1', '0', '+1 or +2', '+3', '+4 or +5', '+9 or more')
const percent = headings('<=49', '50-99', '100-149', '150-199', '200-299', '300-399', '>=600')
const ratios = headings('1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1')
const points = headings('1-2', '3-5', '6-8', '9-12', '13-16', '17+')

const labelOf = (line: typeof normal, value: number) => line.labels[columnOf(line, value)]

describe('the column of a differential', () => {
  it('[12.1d] is the greatest heading not above it', () => {
    expect(labelOf(normal, differential(5, 3))).toBe('+2')
    expect(labelOf(normal, 9)).toBe('+5')
    expect(labelOf(normal, 14)).toBe('+10')
    expect(labelOf(mechanized, differential(6, 3))).toBe('+3')
    expect(columnOf(mechanized, 3)).toBe(4)
  })

  it('[12.1d] is an end column beyond either end', () => {
    expect(columnOf(normal, 31)).toBe(10)
    expect(columnOf(normal, -7)).toBe(0)
    expect(columnOf(mechanized, -9)).toBe(0)
    expect(columnOf(mechanized, 40)).toBe(10)
  })

  it('[R3] is never further left on the mechanized line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), value => {
        expect(columnOf(mechanized, value)).toBeGreaterThanOrEqual(columnOf(normal, value))
      }),
    )
  })

  it('reads headings that span several values', () => {
    expect(labelOf(ranges, -30)).toBe('-5 or less')
    expect(labelOf(ranges, -4)).toBe('-4 or -3')
    expect(labelOf(ranges, -3)).toBe('-4 or -3')
    expect(labelOf(ranges, 2)).toBe('+1 or +2')
    expect(labelOf(ranges, 25)).toBe('+9 or more')
    expect(labelOf(points, 8)).toBe('6-8')
    expect(labelOf(points, 17)).toBe('17+')
  })
})

describe('percentages', () => {
  it('are the whole part: 20 against 13 is 153, 10 against 12 is 83', () => {
    expect(percentage(20, 13)).toBe(153)
    expect(percentage(10, 12)).toBe(83)
    expect(labelOf(percent, 153)).toBe('150-199')
    expect(labelOf(percent, 83)).toBe('50-99')
  })

  it('do not slip over a heading by a fraction', () => {
    expect(labelOf(percent, percentage(199, 100))).toBe('150-199')
    expect(labelOf(percent, percentage(1999, 1000))).toBe('150-199')
    expect(labelOf(percent, percentage(2, 1))).toBe('200-299')
    expect(labelOf(percent, percentage(7, 1))).toBe('>=600')
  })

  it('against nothing are the last column', () => {
    expect(labelOf(percent, percentage(1, 0))).toBe('>=600')
    expect(labelOf(percent, percentage(0, 3))).toBe('<=49')
  })
})

describe('odds rounded for the defender', () => {
  it('drop the fraction: 50 to 15 is 3:1, 14 to 5 is 2:1, 9 to 10 is 1:2, 5 to 11 is 1:3', () => {
    expect(writeOdds(odds(50, 15, 'defender'))).toBe('3:1')
    expect(writeOdds(odds(14, 5, 'defender'))).toBe('2:1')
    expect(writeOdds(odds(9, 10, 'defender'))).toBe('1:2')
    expect(writeOdds(odds(5, 11, 'defender'))).toBe('1:3')
    expect(writeOdds(odds(8, 8, 'defender'))).toBe('1:1')
  })

  it('never promise more than the strengths bear', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (attack, defence) => {
        const level = odds(attack, defence, 'defender')
        const [a, d] = writeOdds(level).split(':').map(Number)
        expect(attack * d).toBeGreaterThanOrEqual(a * defence)
        const [moreA, moreD] = writeOdds(level + 1)
          .split(':')
          .map(Number)
        expect(attack * moreD).toBeLessThan(moreA * defence)
      }),
    )
  })
})

describe('odds rounded at one half', () => {
  it('[1.7b] go up from .5: 3 to 2 is 2:1, 5 to 2 is 3:1, 649 to 100 is 6:1', () => {
    expect(writeOdds(odds(3, 2, 'nearest'))).toBe('2:1')
    expect(writeOdds(odds(5, 2, 'nearest'))).toBe('3:1')
    expect(writeOdds(odds(649, 100, 'nearest'))).toBe('6:1')
    expect(writeOdds(odds(8, 5, 'nearest'))).toBe('2:1')
  })

  it('[R3] mirror that below 1:1: 2 to 3 is 1:2, 3 to 4 is 1:1', () => {
    expect(writeOdds(odds(2, 3, 'nearest'))).toBe('1:2')
    expect(writeOdds(odds(3, 4, 'nearest'))).toBe('1:1')
    expect(labelOf(ratios, odds(1, 9, 'nearest'))).toBe('1:4')
  })

  it('are the same from both sides of the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, d) => {
        expect(odds(a, d, 'nearest') + odds(d, a, 'nearest')).toBe(0)
      }),
    )
  })

  it('are off the scale against nothing, and with nothing', () => {
    expect(labelOf(ratios, odds(1, 0, 'nearest'))).toBe('6:1')
    expect(labelOf(ratios, odds(0, 5, 'defender'))).toBe('1:4')
  })
})

describe('any line of headings', () => {
  const line = fc
    .uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 12 })
    .map(values => headings(...values.toSorted((a, b) => a - b).map(writeDifferential)))

  it('gives the column whose heading holds the value, clamped at both ends', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: -60, max: 60 }), (headings, value) => {
        const column = columnOf(headings, value)
        if (column > 0) expect(headings.from[column]).toBeLessThanOrEqual(value)
        if (column < headings.from.length - 1) expect(headings.from[column + 1]).toBeGreaterThan(value)
      }),
    )
  })

  it('never moves left as the value grows', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: -60, max: 60 }), (headings, value) => {
        expect(columnOf(headings, value + 1)).toBeGreaterThanOrEqual(columnOf(headings, value))
      }),
    )
  })
})

describe('headings', () => {
  it('are read from the printed label', () => {
    expect(['<=0', '+1', '>=30', '<=-1', '1:4', '1:1', '10:1', '50-99'].map(headingValue)).toEqual([
      0, 1, 30, -1, -3, 0, 9, 50,
    ])
    expect(headingValue('rough')).toBeNaN()
    expect(headingValue('3:2')).toBeNaN()
  })

  it('must rise from left to right', () => {
    expect(headingFault(['+2', '+1'])).toBe('"+1" does not lie above "+2"')
    expect(headingFault(['+1', 'many'])).toBe('"many" is not a differential, odds or a range')
    expect(headingFault([])).toBe('there is no heading')
    expect(headingFault(['1:2', '1:1', '2:1'])).toBeNull()
    expect(() => headings('+1', '+1')).toThrow('does not lie above')
  })

  it('are written with their sign', () => {
    expect([-2, 0, 3].map(writeDifferential)).toEqual(['-2', '0', '+3'])
  })
})

describe('columns past the ends of a table', () => {
  it('are clamped, and the surplus is known', () => {
    expect([-2, 0, 8, 9, 11].map(column => clampColumn(column, 9))).toEqual([0, 0, 8, 8, 8])
    expect([-2, 0, 8, 9, 11].map(column => columnsBeyond(column, 9))).toEqual([-2, 0, 0, 1, 3])
  })
})
