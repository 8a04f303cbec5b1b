import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { fight, offers, position } from './05-test-kit.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'

const T = '2713'
const { N, S } = around(T)
const SS = around(S).S

beforeAll(() => layOutGround())
afterAll(() => layOut())

const DUEL = { attackers: 'su-52-213', targets: [T] }
const back = (to: string) => ({ do: 'fall-back', unit: 'de-6-37', to })

describe('the roll', () => {
  /** Who stands in the combat, and with a headquarters two hexes behind. */
  const roll = (headquarters: Readonly<Record<string, string>>, column: string, ...dice: number[]) => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213', ...headquarters })
    g.levels[unit('de-6-37')] = 6
    g.levels[unit('su-52-213')] = 6
    const table = fight(g, { ...DUEL, column, dice })
    return { g, table, taken: 6 - g.levels[unit('de-6-37')] }
  }
  const SOVIET = { [around(N).N]: 'su-hq52' }
  const GERMAN = { [SS]: 'de-hqV' }

  it('[5.2.1e] headquarters change it by one', () => {
    // 1:1, 7: one level each; 6: the defender goes back; 8: as 7.
    expect(roll({}, '1:1', 3, 4).taken).toBe(1)
    expect(roll(SOVIET, '1:1', 3, 4).table.asked()).toBe('fallBack')
    expect(roll({ ...SOVIET, ...GERMAN }, '1:1', 3, 4).taken).toBe(1)
  })

  it('[5.2.1e] it stays between 2 and 12', () => {
    expect(roll(SOVIET, '1:4', 1, 1).taken).toBe(1)
    const { g, table } = roll(GERMAN, '1:4', 6, 6)
    expect(table.asked()).toBe('fallBack')
    expect([table.askedSide(), g.levels[unit('su-52-213')]]).toEqual([0, 4])
  })
})

describe('the order of the result', () => {
  it('[5.2.1f] losses, then retreat, then pursuit', () => {
    const g = position({ [T]: 'de-6-37 de-6-18', [N]: 'su-52-213' })
    const table = fight(g, { ...DUEL, column: '4:1', dice: [4, 5, 1, 1, 1, 1] })
    expect(offers(table).toSorted()).toEqual(['lose de-6-18', 'lose de-6-37'])
    table.play({ do: 'lose', unit: 'de-6-18' })
    expect(table.asked()).toBe('fallBack')
    for (const to of [S, SS]) table.play({ do: 'fall-back', units: ['de-6-37', 'de-6-18'], to })
    expect(table.asked()).toBe('pursuit')
  })

  it('[5.2.1g] disorder comes last', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
    const table = fight(g, { ...DUEL, column: '3:1', dice: [3, 3, 6, 6] })
    table.play(back(S))
    table.play(back(SS))
    expect(g.rolls).toBe(2)
    table.play({ do: 'pursue', unit: 'su-52-213', via: [T] })
    expect(g.rolls).toBe(4)
    expect(g.disorganised[unit('de-6-37')]).toBeGreaterThan(0)
  })

  it('[5.2.1g] when it is over nothing of it is left in the state', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
    const table = fight(g, { ...DUEL, column: '3:1', dice: [3, 3, 1, 1] })
    table.play(back(S))
    table.play({ do: 'stay', unit: 'de-6-37' })
    table.play({ do: 'done' })
    expect(g.battle.every(cell => cell === 0)).toBe(true)
    expect(g.trail.every(cell => cell === 0)).toBe(true)
    expect(g.flow.every(cell => cell === 0)).toBe(true)
    expect(g.unitFlags[unit('de-6-37')]).toBe(UNIT.fought | UNIT.retreated)
    expect(g.unitFlags[unit('su-52-213')]).toBe(UNIT.fought)
  })
})

describe('out of supply', () => {
  const cut = (column: string, dice: number[]) => {
    const g = emptyGame('nysa')
    put(g, 'de-6-37', T, { outOfSupply: 2 })
    put(g, 'su-52-213', N, { outOfSupply: 1 })
    put(g, 'su-52-254', N)
    const table = fight(g, { attackers: 'su-52-213 su-52-254', targets: [T], column, dice })
    while (table.asked() !== undefined) table.play(table.legal().at(-1)!)
    return ['de-6-37', 'su-52-213', 'su-52-254'].map(id => g.outOfSupply[unit(id)])
  }

  it('[10.2.4a] a unit that is driven back is a level worse off, also if it stays', () => {
    expect(cut('1:1', [3, 3])).toEqual([3, 1, 0])
  })

  it('[10.2.4a] [10.2.4b] losses alone do not count as success: the attackers are worse off', () => {
    expect(cut('1:1', [3, 4])).toEqual([2, 2, 0])
  })

  it('[10.2.4b] [10.2.5] a failed attack costs its level as soon as the combat is over', () => {
    expect(cut('1:1', [5, 5])).toEqual([2, 2, 0])
  })
})
