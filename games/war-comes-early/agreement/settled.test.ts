// Points on which rules and reference once differed, or which random positions seldom come to.
import { afterAll, describe, expect, it } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { NATIONS, type NationName, nation } from '../nations.ts'
import { actions, perform, type ReferencePosition, reach } from '../reference/reference.ts'
import { type Placement, stand } from '../reference/sketch.ts'
import { printed } from '../reference/world.ts'
import { isSupplied, supplyLine } from '../rules/10-supply.ts'
import { entryRefusal } from '../rules/11-entry.ts'
import { forecast } from '../rules/12-forecast.ts'
import { situation } from '../rules/12-test-kit.ts'
import {
  country,
  grid,
  HEXES,
  hex,
  isCity,
  isRail,
  isRailEdge,
  isWater,
  layOut,
  unit,
  zoneSide,
} from '../world.ts'
import { compareActions } from './compare-actions.ts'
import { compareReachOf } from './compare-reach.ts'
import { compareSupply } from './compare-supply.ts'
import { compareZones } from './compare-zones.ts'
import { stateOf } from './from-reference.ts'

afterAll(() => layOut())

const at = (placement: Placement, changes: Partial<ReferencePosition> = {}): ReferencePosition =>
  stand(printed, placement, changes)

const around = (h: number): number[] =>
  [...grid.neighbours.subarray(h * 6, h * 6 + 6)].filter(next => next >= 0)
const isIn = (h: number, name: NationName) => country[h] === nation(name) && !isWater[h]

/** Soviet rail hexes of a kind with a Polish hex four hexes away, and a neighbour for an enemy corps farther off. */
function eastOfPoland(isWanted: (h: number) => boolean): string[] {
  for (let railhead = 0; railhead < HEXES; railhead++) {
    if (!isRail[railhead] || !isIn(railhead, 'Soviet Union') || !isWanted(railhead)) continue
    const abroad = grid.names.findIndex((_, h) => isIn(h, 'Poland') && grid.distance(railhead, h) === 4)
    const beside = around(railhead).find(h => isIn(h, 'Soviet Union') && grid.distance(h, abroad) > 4)
    if (beside !== undefined && abroad >= 0) return [railhead, abroad, beside].map(h => grid.names[h])
  }
  throw new Error('no such Soviet railroad comes near Poland')
}

describe('a railhead in an enemy zone of control', () => {
  function threatened(isWanted: (h: number) => boolean, occupied = false): ReferencePosition {
    const [railhead, abroad, beside] = eastOfPoland(isWanted)
    const railheads = Array.from({ length: 4 }, () => railhead)
    return at({ [abroad]: 'su-a1', [occupied ? railhead : beside]: 'ge-c2' }, { railheads })
  }

  function feeds(position: ReferencePosition): boolean {
    const g = stateOf(position)
    expect(compareSupply(g, position)).toEqual([])
    return isSupplied(g, unit('su-a1'))
  }

  it('[W8] feeds nobody beyond it', () => {
    const position = threatened(h => !isRailEdge[h])
    expect(feeds({ ...position, units: position.units.filter(({ id }) => id === 'su-a1') })).toBe(true)
    expect(feeds(position)).toBe(false)
  })

  it('[W1] feeds units if it is itself a source', () => {
    const position = threatened(h => isRailEdge[h] === 1)
    expect(feeds(position)).toBe(true)
    const line = supplyLine(stateOf(position), unit('su-a1')).map(h => grid.names[h])
    expect(line).toHaveLength(5)
    expect(line.at(-1)).toBe(position.railheads[0])
  })

  it('[10.4a] feeds nobody, source or not, once the enemy is in it', () => {
    expect(feeds(threatened(h => isRailEdge[h] === 1, true))).toBe(false)
  })
})

describe('the Danish Straits', () => {
  const denmark = { belligerent: ['Denmark'], control: { '2503': 'Denmark', '2603': 'Denmark' } }

  it('[W9] [R54] cost a point more although Copenhagen is a city', () => {
    const position = at({ '2503': 'dn-fa' }, { ...denmark, active: ['Denmark'] })
    expect(reach(position, 'dn-fa', 'normal').get('2603')).toBe(4)
    expect(compareReachOf(stateOf(position), position, 'dn-fa')).toEqual([])
  })

  it('[9.0e] [PAC-C3] [R54] stop zones of control and are a river to attackers', () => {
    const position = at({ '2503': 'ge-c2', '2603': 'dn-fa' }, { ...denmark, phase: 'combat' })
    const g = stateOf(position)
    expect(compareZones(g, position)).toEqual([])
    expect(forecast(g, [unit('ge-c2')], hex('2603')).shifts.map(shift => shift.rule)).toContain('PAC-C3')
  })
})

/** A German hex with open country all round it. */
function openCountry(): string[] {
  const target = grid.names.findIndex((_, h) => {
    const ring = [h, ...around(h)]
    const sides = ring.flatMap(one => [0, 1, 2, 3, 4, 5].map(direction => one * 6 + direction))
    return (
      ring.every(one => country[one] === nation('Germany') && !isCity[one]) &&
      sides.every(side => zoneSide[side])
    )
  })
  return [target, ...around(target)].map(h => grid.names[h])
}

describe('a flank attack', () => {
  it('[12.6b] has room for two mechanized corps', () => {
    const [target, first, enemy, third] = openCountry()
    const start = at({ [first]: 'ge-m14 ge-m15', [third]: 'ge-m16', [enemy]: 'fr-c1' }, { phase: 'combat' })
    const opened = perform(start, { do: 'flank', target, unit: 'ge-m14' })
    expect(actions(opened)).toContainEqual({ do: 'join', unit: 'ge-m16' })
    const full = perform(opened, { do: 'join', unit: 'ge-m15' })
    expect(actions(full)).toEqual([{ do: 'resolve' }])
    for (const position of [start, opened, full]) {
      expect(compareActions(stateOf(position), position, fastDice(1))).toEqual([])
    }
  })
})

describe('land of no country', () => {
  it('[W23] is closed to everybody', () => {
    const { g } = situation({ units: {}, hexes: { 2713: '- clear' } })
    for (const name of NATIONS) expect(entryRefusal(g, nation(name), hex('2713'))?.rule).toBe('11.4c')
  })

  it('[W23] lets no supply through', () => {
    // A German corps in France, with a belt of such land between it and Germany.
    const belt = Object.fromEntries(
      grid.names.flatMap((name, h) => (grid.line[h] === 11 ? [[name, '- clear']] : [])),
    )
    const units = { '0913': 'ge-c2' }
    expect(isSupplied(situation({ units }).g, unit('ge-c2'))).toBe(true)
    expect(isSupplied(situation({ units, hexes: belt }).g, unit('ge-c2'))).toBe(false)
  })
})
