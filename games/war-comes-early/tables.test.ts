import { describe, expect, it } from 'vitest'
import { columnOf } from '../../engine/battle/columns.ts'
import { printedResult } from '../../engine/battle/table.ts'
import { combatResults, FORT_VALUES } from './tables.ts'
import { FORT } from './world.ts'

const column = (line: string, differential: number) =>
  columnOf(combatResults.headings[line], differential) + 1
const cell = (roll: number, c: number) => printedResult(combatResults, c - 1, roll)

describe('combat results table', () => {
  it('[PAC-T1] has six rows and eleven columns, row 6 as printed (R69)', () => {
    expect([combatResults.lowestRoll, combatResults.highestRoll, combatResults.columns]).toEqual([1, 6, 11])
    expect(cell(6, 11)).toBe('0/3')
    expect(cell(6, 6)).toBe('2/0')
    expect(cell(1, 1)).toBe('1/0')
    expect(cell(1, 5)).toBe('1/2')
  })

  it('[PAC-T1] never gets worse for the attacker from left to right, apart from row 6 where it is printed so', () => {
    for (let roll = 1; roll <= 6; roll++) {
      for (let c = 2; c <= 11; c++) {
        const [loss, gain] = cell(roll, c).split('/').map(Number)
        const [lossBefore, gainBefore] = cell(roll, c - 1)
          .split('/')
          .map(Number)
        expect(loss).toBeLessThanOrEqual(lossBefore)
        expect(gain).toBeGreaterThanOrEqual(gainBefore)
      }
    }
  })

  it('[PAC-T2] takes everything beyond its ends into the end columns', () => {
    expect([column('mechanized', -9), column('mechanized', 40)]).toEqual([1, 11])
    expect([column('normal', -7), column('normal', 31)]).toEqual([1, 11])
  })

  it('[12.1d] takes the greatest heading that is not above the differential', () => {
    expect(column('normal', 2)).toBe(3)
    expect(column('normal', 9)).toBe(6)
    expect(column('normal', 14)).toBe(7)
    expect(column('mechanized', 3)).toBe(5)
    expect(column('mechanized', 9)).toBe(7)
  })

  it('[12.1b] the mechanized line is never worse (R3)', () => {
    for (let d = -20; d <= 50; d++)
      expect(column('mechanized', d)).toBeGreaterThanOrEqual(column('normal', d))
  })
})

describe('fortifications', () => {
  it('[PAC-C6] only Czech and Belgian forts have a garrison of their own', () => {
    const garrisoned = Object.entries(FORT_VALUES).filter(([, values]) => values.garrison > 0)
    expect(garrisoned.map(([kind]) => Number(kind))).toEqual([FORT.czech, FORT.czechHeavy, FORT.belgian])
  })
})
