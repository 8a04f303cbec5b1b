// The tables once more, from the rulebook's lists and the reconstruction's own data: every cell of one must be the cell of the other.
import { expect, test } from 'vitest'
import { onlyHeadings } from '../../engine/battle/table.ts'
import { linesIn, rowsOf } from '../../engine/testing/table-rows.ts'
import { NATIONS } from './nations.ts'
import {
  ALPINE_SHIFT,
  assaultTable,
  COST,
  ENTRENCHMENT_SHIFT,
  interceptionTable,
  mobileTable,
  RESULTS,
  RIVER_SHIFT,
  SURRENDER_RANGE,
  TERRAIN_SHIFTS,
  terrorTable,
} from './tables.ts'
import { CLASSES, STORM_POINTS } from './terrain-chart.ts'

const ASSAULT = `
  1: AZ, AZ, AD, AD, AA, AA, BB, BB, DA
  2: AZ, AD, AD, AA, AA, BB, DA, DA, DD
  3: AD, AD, AA, AS, BB, DA, DW, DD, DD
  4: AD, AA, AS, BB, DA, DW, DD, DD, DZ
  5: AA, AS, BB, DA, DW, DD, DD, DZ, DZ
  6: AS, BB, DA, DW, DD, DD, DZ, DZ, DZ
`

const MOBILE = `
  1: AZ, AD, AD, AP, AW, AA, MD, MD, DW
  2: AD, AP, AP, AW, AS, MD, DW, DP, MA
  3: AP, AW, AW, AS, MD, DW, DP, MA, MA
  4: AW, AW, AS, MD, DW, DP, MA, MA, OR
  5: AW, AS, MD, DW, DP, MA, MA, OR, OR
  6: AS, MD, DW, DP, MA, OR, OR, OR, DZ
`

const INTERCEPTION = `
  1: AE, AL, AL
  2: AL, AL, ML
  3: AL, ML, DB
  4: ML, DB, DL
  5: DB, DL, DL
  6: DL, DE, DE
`

const TERROR = `
  1: Defiance, Defiance, Defiance
  2: Defiance, Flak, Flak
  3: Flak, Flak, none
  4: Flak, none, none
  5: none, none, Terror
  6: Terror, Terror, Terror
`

test.each([
  ['11.9', assaultTable, ASSAULT],
  ['11.9', mobileTable, MOBILE],
  ['16.6b', interceptionTable, INTERCEPTION],
  ['16.8f', terrorTable, TERROR],
] as const)('[%s] every cell', (_, table, text) => {
  expect(rowsOf(table)).toEqual(linesIn(text))
})

test('the headings', () => {
  for (const table of [assaultTable, mobileTable])
    expect(onlyHeadings(table).labels).toEqual(
      '<=49 50-99 100-149 150-199 200-299 300-399 400-499 500-599 >=600'.split(' '),
    )
  expect(onlyHeadings(interceptionTable).labels).toEqual(['-1', '0', '+1'])
  expect(onlyHeadings(terrorTable).labels).toEqual(['0', '1', '2'])
})

/** Losses and retreat of the attackers, then of the defenders, and whether the hex may be entered. */
const EFFECTS: Readonly<Record<string, string>> = {
  AA: '1 0 / 0 0',
  AD: 'all 1 / 0 0',
  AP: '0 2 / 0 0',
  AS: '0 0 / 0 0',
  AW: '0 1 / 0 0',
  AZ: 'eliminated 0 / 0 0',
  BB: 'as-many 0 / all 0 enter',
  DA: '0 0 / 1 0 enter',
  DD: '0 0 / all 1 enter',
  DP: '0 0 / 0 2 enter',
  DW: '0 0 / 0 1 enter',
  DZ: '0 0 / eliminated 0 enter',
  MA: '0 0 / 1 1 enter',
  MD: '1 0 / 0 1 enter',
  OR: '0 0 / all 3 enter',
}

test('what every result does', () => {
  const effects = RESULTS.filter(({ code }) => code !== '-').map(each => {
    const { code, attackers, attackersRetreat, defenders, defendersRetreat, advance } = each
    return [
      code,
      `${attackers} ${attackersRetreat} / ${defenders} ${defendersRetreat}${advance ? ' enter' : ''}`,
    ]
  })
  expect(Object.fromEntries(effects)).toEqual(EFFECTS)
})

test('[11.11] [11.12a] [19.0] columns of the ground', () => {
  expect(TERRAIN_SHIFTS).toEqual({ forest: 1, rough: 2, mountain: 2, marsh: 1, city: 1 })
  expect([ALPINE_SHIFT, RIVER_SHIFT, ENTRENCHMENT_SHIFT]).toEqual([1, 1, 1])
})

test('[8.4] [19.0] [20.0e] points for clear, forest, rough, mountain and marsh', () => {
  const [infantry, mechanized, alpine] = CLASSES
  expect(infantry).toEqual([1, 1, 2, null, 2])
  expect(mechanized).toEqual([1, 2, 3, null, 3])
  expect(alpine).toEqual([1, 1, 1, 2, 2])
  expect(STORM_POINTS).toBe(2)
})

test('[7.2] the Mobilization Chart', () => {
  expect(COST).toEqual({ mobilize: 1, refitMechanized: 2, refitOther: 1, refitAir: 2 })
})

/** A die up to this. */
const SURRENDER = {
  Germany: 1,
  Finland: 2,
  Hungary: 2,
  Poland: 2,
  France: 3,
  Italy: 3,
  Czechoslovakia: 4,
  Belgium: 4,
  Romania: 4,
  Yugoslavia: 4,
  Denmark: 5,
  Estonia: 5,
  Latvia: 5,
  Lithuania: 5,
  Netherlands: 5,
}

test('[21.0d] the Surrender Table', () => {
  const byName = Object.entries(SURRENDER_RANGE).map(([nation, range]) => [NATIONS[Number(nation)], range])
  expect(Object.fromEntries(byName)).toEqual(SURRENDER)
})
