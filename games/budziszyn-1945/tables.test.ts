import { describe, expect, it } from 'vitest'
import { columnOf } from '../../engine/battle/columns.ts'
import { type CombatTable, onlyHeadings, printedResult, result } from '../../engine/battle/table.ts'
import {
  airAttack,
  artilleryFire,
  attackOnObjects,
  combatResults,
  type Effect,
  fireResult,
  RIGHTMOST_COLUMN,
} from './tables.ts'
import { moraleLimit, unit } from './units.ts'

const column = (odds: string) => onlyHeadings(combatResults).labels.indexOf(odds)
const combat = (odds: string, roll: number) => result(combatResults, column(odds), roll)
const NOTHING: Effect = { losses: 0, retreat: 0, disorganised: false, tests: false }
const effect = (parts: Partial<Effect>): Effect => ({ ...NOTHING, ...parts })

describe('combat table', () => {
  it('[T4] has thirteen columns and the rolls of two dice', () => {
    expect(onlyHeadings(combatResults).labels).toEqual(
      '1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1 10:1'.split(' '),
    )
    expect([combatResults.lowestRoll, combatResults.highestRoll]).toEqual([2, 12])
    expect(RIGHTMOST_COLUMN).toBe(column('10:1'))
  })

  it('[T4] gives the cells of the acceptance cases', () => {
    expect(combat('1:1', 7)).toEqual({ attacker: effect({ losses: 1 }), defender: effect({ losses: 1 }) })
    expect(combat('10:1', 2)).toEqual({
      attacker: effect({ losses: 1 }),
      defender: effect({ losses: 1, retreat: 5, disorganised: true }),
    })
    expect(combat('1:4', 12)).toEqual({
      attacker: effect({ losses: 2, retreat: 2, disorganised: true }),
      defender: effect({ losses: 1 }),
    })
    expect(combat('1:4', 2)).toEqual({
      attacker: effect({ losses: 1 }),
      defender: effect({ losses: 1, disorganised: true }),
    })
  })

  it('[T4] is repaired where the page lost cells (R7)', () => {
    expect(combat('8:1', 11)).toEqual({ attacker: effect({ losses: 1 }), defender: effect({ retreat: 2 }) })
    expect(combat('10:1', 11)).toEqual({
      attacker: effect({ tests: true }),
      defender: effect({ retreat: 3 }),
    })
    expect(combat('7:1', 12)).toEqual({
      attacker: effect({ losses: 1, disorganised: true }),
      defender: effect({ retreat: 2 }),
    })
  })

  it('[T4ex] reads the notation of the examples', () => {
    const printed = (odds: string, roll: number) => printedResult(combatResults, column(odds), roll)
    expect(printed('4:1', 9)).toBe('•/D2 -1')
    expect(combat('4:1', 9)).toEqual({
      attacker: effect({ tests: true }),
      defender: effect({ losses: 1, retreat: 2 }),
    })
    expect(printed('5:1', 2)).toBe('-1/D4D')
    expect(combat('5:1', 2).defender).toEqual(effect({ retreat: 4, disorganised: true }))
    expect(printed('1:1', 12)).toBe('A2D -1/-1')
    expect(combat('1:1', 12).attacker).toEqual(effect({ losses: 1, retreat: 2, disorganised: true }))
    expect(combat('1:4', 4).attacker).toEqual(effect({ retreat: 1, tests: true }))
  })

  it('[5.1.9] lets nobody stand unhurt in the rightmost column', () => {
    for (let roll = 2; roll <= 12; roll++)
      expect(result(combatResults, RIGHTMOST_COLUMN, roll).defender.retreat).toBeGreaterThanOrEqual(2)
  })
})

const neverGetsWeaker = <R>(table: CombatTable<R>, weight: (value: R) => number) => {
  for (let roll = 2; roll <= 12; roll++)
    for (let c = 1; c < table.columns; c++)
      expect(weight(result(table, c, roll))).toBeGreaterThanOrEqual(weight(result(table, c - 1, roll)))
}
const weigh = (e: Effect) => e.losses * 4 + (e.disorganised ? 2 : 0) + (e.tests ? 1 : 0)

describe('fire tables', () => {
  it('[T2] air attack: cells of the page, and the lost digits restored (R8)', () => {
    expect(fireResult(airAttack, 7, 2)).toEqual(effect({ losses: 1, disorganised: true }))
    expect(fireResult(airAttack, 16, 4)).toEqual(effect({ losses: 1, disorganised: true }))
    expect(fireResult(airAttack, 17, 3)).toEqual(effect({ losses: 2 }))
    expect(fireResult(airAttack, 14, 12)).toEqual(effect({ losses: 2 }))
    expect(fireResult(airAttack, 30, 2)).toEqual(effect({ losses: 2, disorganised: true }))
    neverGetsWeaker(airAttack, weigh)
  })

  it('[T3] artillery fire: cells of the page, and the lost digits restored (R8)', () => {
    expect(fireResult(artilleryFire, 4, 3)).toEqual(effect({ disorganised: true }))
    expect(fireResult(artilleryFire, 4, 4)).toEqual(effect({ tests: true }))
    expect(fireResult(artilleryFire, 14, 12)).toEqual(effect({ losses: 2 }))
    expect(fireResult(artilleryFire, 17, 5)).toEqual(effect({ losses: 1, tests: true }))
    expect(fireResult(artilleryFire, 12, 7)).toEqual(NOTHING)
  })

  it('[T5] attack on objects: more points are never worse (R9)', () => {
    expect(fireResult(attackOnObjects, 4, 3)).toBe(true)
    expect(fireResult(attackOnObjects, 10, 2)).toBe(true)
    expect(fireResult(attackOnObjects, 13, 7)).toBe(false)
    neverGetsWeaker(attackOnObjects, Number)
  })

  it('[T2] [T3] [T5] take the points of a heading up to the next one', () => {
    for (const table of [airAttack, artilleryFire, attackOnObjects])
      expect([2, 3, 5, 6, 8, 9, 12, 13, 16, 17].map(points => columnOf(onlyHeadings(table), points))).toEqual(
        [0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
      )
  })
})

describe('morale', () => {
  it('[T6] every nation has its limit (R65)', () => {
    const limits = (...ids: string[]) => ids.map(id => moraleLimit[unit(id)])
    expect(limits('de-36-89', 'de-10ss-pz')).toEqual([12, 12])
    expect(limits('de-br-1', 'de-rg1', 'de-wlasow')).toEqual([11, 11, 11])
    expect(limits('de-vs1')).toEqual([9])
    expect(limits('pl-16', 'us-69-271')).toEqual([11, 11])
    expect(limits('su-5g-13', 'su-52-254')).toEqual([11, 10])
  })
})
