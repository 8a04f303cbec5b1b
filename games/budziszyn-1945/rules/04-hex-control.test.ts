import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAMP, NOBODY } from '../nations.ts'
import { type State, UNIT } from '../state.ts'
import { grid, hex, layOut, townHexes } from '../world.ts'
import { begun } from './02-test-kit.ts'
import { controllerOf, extendControl, formerController, setController } from './04-hex-control.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'

const holderOf = (g: State, name: string): number => controllerOf(g, hex(name))

describe('at the start', () => {
  test('[4.3.1] Nysa: each side holds what lies behind its front', () => {
    const g = begun('nysa')
    expect(['4007', '4008', '0919', '6025', '2533'].map(name => holderOf(g, name))).toEqual(
      new Array(5).fill(CAMP.german),
    )
    expect(['6119', '5100', '6024', '6524'].map(name => holderOf(g, name))).toEqual(
      new Array(4).fill(CAMP.soviet),
    )
  })

  test('[4.3.1] R67 Two Stars: what was Soviet in Nysa, what is west of the Elbe, and the rest by the nearest unit', () => {
    const g = begun('stars-2')
    const nysa = begun('nysa')
    const lost = grid.names.filter(
      name => holderOf(nysa, name) === CAMP.soviet && holderOf(g, name) !== CAMP.soviet,
    )
    // Only hexes in which Germans begin have changed hands.
    expect(lost.every(name => g.top[hex(name)] >= 0)).toBe(true)
    expect(['0111', '0823', '1728'].map(name => holderOf(g, name))).toEqual(new Array(3).fill(CAMP.american))
    for (const name of ['2432', '2433', '2532', '2533', '4329', '5829'])
      expect(holderOf(g, name)).toBe(CAMP.german)
    expect(townHexes.every(town => controllerOf(g, town) !== NOBODY)).toBe(true)
  })

  test('[4.3.1] whoever begins in a hex controls it', () => {
    for (const scenario of ['nysa', 'stars-2'] as const) {
      const g = begun(scenario)
      const strangers = grid.names.filter(
        (name, h) => g.top[h] >= 0 && holderOf(g, name) !== g.camp[g.top[h]],
      )
      expect(strangers).toEqual([])
    }
  })
})

describe('at the end of a supply phase', () => {
  beforeAll(() => layOutGround())
  afterAll(() => layOut())

  test('[4.3.2] a hex with a unit passes to its owner, also if the unit has no zone and no supply', () => {
    const g = emptyGame('nysa')
    put(g, 'su-hq52', '3010')
    put(g, 'su-52-50', '3015', { flags: UNIT.cutOff })
    extendControl(g, 0)
    expect([holderOf(g, '3010'), holderOf(g, '3015')]).toEqual([CAMP.soviet, CAMP.soviet])
  })

  test('[4.3.2] not in the phase of the other player', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    extendControl(g, 1)
    expect([holderOf(g, '3010'), holderOf(g, '3011')]).toEqual([CAMP.german, CAMP.german])
  })

  test('[4.3.3] [4.1.6] an empty hex in the zone of a supplied unit and of no enemy', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    put(g, 'su-52-art1', '3020')
    extendControl(g, 0)
    for (const name of Object.values(around('3010'))) expect(holderOf(g, name)).toBe(CAMP.soviet)
    expect(holderOf(g, '3021')).toBe(CAMP.german)
  })

  test('[4.3.5] a unit without supply controls only where it stands', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010', { flags: UNIT.cutOff, outOfSupply: 1 })
    extendControl(g, 0)
    expect([holderOf(g, '3010'), holderOf(g, '3011')]).toEqual([CAMP.soviet, CAMP.german])
  })

  test('R35 a unit that has its line again controls its zone while it is still marked', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010', { outOfSupply: 3 })
    extendControl(g, 0)
    expect(holderOf(g, '3011')).toBe(CAMP.soviet)
  })

  test('[4.3.6] R19 an empty hex in zones of both belongs to nobody, supplied or not, and its last holder is remembered', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    put(g, 'de-36-89', '3012', { flags: UNIT.cutOff, outOfSupply: 2 })
    extendControl(g, 0)
    expect([holderOf(g, '3011'), formerController(g, hex('3011'))]).toEqual([NOBODY, CAMP.german])
    expect(holderOf(g, '3012')).toBe(CAMP.german)
  })

  test('[4.3.6] R19 nobody’s hex stays so without a zone, and goes to whoever dominates it alone', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    put(g, 'de-36-89', '3012')
    extendControl(g, 0)
    put(g, 'su-52-50', '2005')
    put(g, 'de-36-89', '4030')
    extendControl(g, 0)
    expect(holderOf(g, '3011')).toBe(NOBODY)
    put(g, 'de-36-89', '3012')
    extendControl(g, 1)
    expect([holderOf(g, '3011'), formerController(g, hex('3011'))]).toEqual([CAMP.german, NOBODY])
  })

  test('B1 R46 Americans and Germans take nothing from each other, and share no quarrel over a hex', () => {
    const g = emptyGame('stars-3')
    setController(g, hex('3011'), CAMP.german)
    put(g, 'us-69-271', '3010')
    put(g, 'de-36-89', '3012')
    extendControl(g, 0)
    expect([holderOf(g, '3010'), holderOf(g, '3011')]).toEqual([CAMP.american, CAMP.german])
    put(g, 'us-69-271', '3011')
    extendControl(g, 0)
    expect(holderOf(g, '3011')).toBe(CAMP.german)
  })
})
