import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { fight, position } from './05-test-kit.ts'
import { isDugIn } from './07-field-fortifications.ts'
import { around, fortify, layOutGround, put, putLimbered, type Table, whereIs } from './testing.ts'

const T = '2713'
const { N, SE, S, SW } = around(T)
const SS = around(S).S

beforeEach(() => layOutGround())
afterAll(() => layOut())

const D1 = { targets: [T], column: '1:1', dice: [3, 3] }
const D2 = { targets: [T], column: '3:1', dice: [3, 3] }
const D4 = { targets: [T], column: '9:1', dice: [3, 3] }
/** With a German headquarters in the hex, which adds one to the roll. */
const LED_D1 = { ...D1, dice: [2, 3] }

const levels = (table: Table, id: string) => table.g.levels[unit(id)]
const back = (who: string, to: string) => ({ do: 'fall-back', unit: who, to })
const stay = (who: string) => ({ do: 'stay', unit: who })
const hexesOf = (table: Table, id: string) =>
  table
    .legal()
    .filter(action => action.do === 'fall-back' && action.unit === id)
    .map(action => action.to)
    .toSorted()

/** One regiment in T, one Soviet division north of it. */
const duel = () => position({ [T]: 'de-6-37', [N]: 'su-52-213' })
const DUEL = { attackers: 'su-52-213' }

describe('those who cannot go', () => {
  const withGun = () => position({ [T]: 'de-6-37 de-artV', [N]: 'su-52-213' })

  it('[6.2.4ex] infantry goes back two hexes and the gun is lost', () => {
    const table = fight(withGun(), { ...DUEL, ...D2 })
    expect(hexesOf(table, 'de-artV')).toEqual([])
    table.play(back('de-6-37', S))
    table.play(back('de-6-37', SS))
    expect([whereIs(table.g, 'de-artV'), levels(table, 'de-6-37')]).toEqual(['eliminated', 2])
  })

  it('[6.2.4ex] the gun is given up, and infantry goes back one hex only', () => {
    const table = fight(withGun(), { ...DUEL, ...D2 })
    table.play(stay('de-6-37'))
    table.play({ do: 'lose', unit: 'de-artV' })
    table.play(back('de-6-37', S))
    expect([whereIs(table.g, 'de-6-37'), levels(table, 'de-6-37')]).toEqual([S, 2])
  })

  it('[6.2.4ex] both lose a level, and infantry keeps the hex', () => {
    const table = fight(withGun(), { ...DUEL, ...D2 })
    table.play(stay('de-6-37'))
    table.play({ do: 'lose', unit: 'de-artV' })
    table.play(stay('de-6-37'))
    expect([whereIs(table.g, 'de-6-37'), levels(table, 'de-6-37')]).toEqual([T, 1])
    expect(table.asked()).toBeUndefined()
  })

  it('[6.2.4ex] infantry that pays with both levels leaves the gun to be run over', () => {
    const table = fight(withGun(), { ...DUEL, ...D2 })
    table.play(stay('de-6-37'))
    table.play({ do: 'lose', unit: 'de-6-37' })
    table.play(stay('de-6-37'))
    table.play({ do: 'lose', unit: 'de-6-37' })
    expect(whereIs(table.g, 'de-artV')).toBe(T)
    table.play({ do: 'pursue', unit: 'su-52-213', via: [T] })
    expect([whereIs(table.g, 'de-artV'), whereIs(table.g, 'su-52-213')]).toEqual(['eliminated', T])
  })

  it('[6.2.4ex] on its trucks the gun goes back with the infantry', () => {
    const g = position({ [T]: 'de-6-37', [N]: 'su-52-213' })
    putLimbered(g, 'de-artV', T)
    const table = fight(g, { ...DUEL, ...D2 })
    for (const to of [S, SS]) table.play({ do: 'fall-back', units: ['de-6-37', 'de-artV'], to })
    expect([whereIs(g, 'de-artV'), whereIs(g, 'de-6-37')]).toEqual([SS, SS])
  })

  it('[15.2.1] a resilience group sustains', () => {
    const g = position({ [T]: 'de-rg1', [N]: 'su-52-213' })
    expect(fight(g, { ...DUEL, ...D1 }).asked()).toBe('pursuit')
    expect(whereIs(g, 'de-rg1')).toBe('eliminated')
  })

  it('[5.1.9] headquarters that are attacked alone do not go back, whatever the roll', () => {
    for (const dice of [
      [1, 1],
      [3, 4],
      [6, 6],
    ]) {
      const g = position({ [T]: 'de-hqV', [N]: 'su-52-213' })
      fight(g, { ...DUEL, targets: [T], column: '10:1', dice })
      expect(whereIs(g, 'de-hqV')).toBe('eliminated')
    }
  })

  it('[5.1.9] nor with guns on their trucks (R82); with a gun that fights they do', () => {
    const alone = position({ [T]: 'de-hqV', [N]: 'su-52-213' })
    putLimbered(alone, 'de-artV', T)
    const table = fight(alone, { ...DUEL, ...D2 })
    expect(table.asked()).toBe('losses')
    table.play({ do: 'lose', unit: 'de-artV' })
    expect([whereIs(alone, 'de-hqV'), whereIs(alone, 'de-artV')]).toEqual(['eliminated', 'eliminated'])

    const covered = position({ [T]: 'de-hqV de-artV', [N]: 'su-52-213' })
    expect(hexesOf(fight(covered, { ...DUEL, ...D2 }), 'de-hqV')).toContain(S)
  })

  it('[5.1.9] a headquarters with a regiment goes back as a truck does (R82)', () => {
    layOutGround({ hexes: { [S]: 'swamp' } })
    const g = position({ [T]: 'de-hqV de-6-37', [N]: 'su-52-213' })
    const table = fight(g, { ...DUEL, ...LED_D1 })
    expect(hexesOf(table, 'de-hqV')).toEqual([SE, SW].toSorted())
    expect(hexesOf(table, 'de-6-37')).toEqual([S, SE, SW].toSorted())
  })

  it('[14.3.4] a headquarters that builds a bridge stays', () => {
    const g = position({ [T]: 'de-hqV de-6-37', [N]: 'su-52-213' })
    g.building[unit('de-hqV')] = 1
    const table = fight(g, { ...DUEL, ...LED_D1 })
    expect(table.why(back('de-hqV', S))).toBe('5.3.8')
    expect(hexesOf(table, 'de-hqV')).toEqual([])
  })

  it('[S-G] the garrison of Dresden goes back only within the city (R80)', () => {
    const dresden = 'clear city="Dresden"'
    layOutGround({ hexes: { [T]: dresden, [S]: dresden } })
    const g = position({ [T]: 'de-463', [N]: 'su-52-213' }, 'stars-2')
    g.player = 1
    const table = fight(g, { ...DUEL, ...D2 })
    expect(hexesOf(table, 'de-463')).toEqual([S])
    table.play(back('de-463', S))
    expect([whereIs(g, 'de-463'), levels(table, 'de-463')]).toEqual([S, 1])
  })

  it('[S-8e] Americans fall back through Germans but do not stay with them; Germans not through Americans', () => {
    const retreat = (defender: string, behind: string) => {
      const g = position({ [T]: defender, [S]: behind, [N]: 'su-52-213' }, 'stars-2')
      g.player = 1
      fortify(g, S, behind.startsWith('de') ? 'german' : 'american')
      return fight(g, { ...DUEL, ...D2 })
    }
    const american = retreat('us-69-271', 'de-6-37')
    american.play(back('us-69-271', S))
    expect(american.why(stay('us-69-271'))).toBe('S-8d')
    american.play(back('us-69-271', SS))
    expect([whereIs(american.g, 'us-69-271'), isDugIn(american.g, hex(S))]).toEqual([SS, true])
    expect(retreat('de-6-37', 'us-69-271').why(back('de-6-37', S))).toBe('S-8e')
  })

  it('[5.3.1] the order is void when the losses have left nobody (R69)', () => {
    const g = position({ [N]: 'su-52-213' })
    put(g, 'de-6-37', T, { levels: 1 })
    const table = fight(g, { ...DUEL, targets: [T], column: '10:1', dice: [1, 2] })
    expect(whereIs(g, 'de-6-37')).toBe('eliminated')
    expect(table.asked()).toBe('pursuit')
  })

  it('[7.1.6] whoever goes back into works that the enemy has left has nothing of them', () => {
    const g = duel()
    g.own('hexFlags')[hex(S)] = 1
    const table = fight(g, { ...DUEL, ...D1 })
    table.play(back('de-6-37', S))
    expect(g.hexFlags[hex(S)]).toBe(0)
  })

  it('[5.3.7] D4 by four units in any mixture ends, and loses at most four levels', () => {
    const ids = ['de-6-37', 'de-6-18', 'de-6-58', 'de-1244']
    for (let seed = 0; seed < 40; seed++) {
      const table = fight(position({ [T]: ids.join(' '), [N]: 'su-52-213' }), { ...DUEL, ...D4 })
      for (let turn = 0; table.asked() === 'fallBack' || table.asked() === 'losses'; turn++) {
        const legal = table.legal()
        for (const action of legal) expect(table.why(action)).toBeNull()
        table.play(legal[(seed * 7 + turn * 5) % legal.length])
        expect(turn).toBeLessThan(40)
      }
      const lost = ids.reduce((sum, id) => sum + 2 - levels(table, id), 0)
      expect(lost).toBeLessThanOrEqual(4)
    }
  })
})
