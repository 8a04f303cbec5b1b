import { describe, expect, it } from 'vitest'
import { rosterOf } from './roster.ts'

const TEXT = `
counters "Two" values=attack,defence
counter a "Alpha" nation=Red type=infantry size=corps mobility=foot steps=3-4 static
counter b "Beta" nation=Blue type=armour size=corps mobility=mech steps=5-4/2-2
`

describe('the counters of a game', () => {
  const roster = rosterOf(TEXT, 'two')

  it('have numbers, ids and names', () => {
    expect([roster.UNITS, roster.unitIds, roster.unit('b')]).toEqual([2, ['a', 'b'], 1])
    expect(roster.counters[1].name).toBe('Beta')
    expect(() => roster.unit('c')).toThrow('no counter c')
  })

  it('are told apart by what they print', () => {
    expect([...roster.flagged('static')]).toEqual([1, 0])
    expect([...roster.ofType('armour', 'artillery')]).toEqual([0, 1])
    expect([...roster.where(({ steps }) => steps.length === 2)]).toEqual([0, 1])
  })

  it('are not read from a text that is not sound, and the fault is told in its line', () => {
    expect(() => rosterOf(TEXT.replace('type=armour', 'tipe=armour'), 'two', 7)).toThrow(/two:10/)
  })
})
