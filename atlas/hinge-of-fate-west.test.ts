import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { LEAST_WEST_WALL, MISPRINT, WEST_GERMAN_CITIES } from '../games/hinge-of-fate/board/facts.ts'
import { places } from '../games/hinge-of-fate/board/places.ts'
import { west1939 } from '../games/hinge-of-fate/board/west-1939.ts'
import {
  foreignNeighbours,
  hexesOf,
  isOpenSide,
  landmasses,
  reachable,
  regionOf,
  sideIs,
} from './checks/land.ts'

const board = valueOrThrow(parseBoard(west1939, 'west-1939.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const placeHex = (name: string): number => hex(places.find(place => place.name === name)!.hex)
const forts = (kind: string): number[] =>
  board.hexesWith('fort').filter(each => board.feature(each, 'fort') === kind)
const isCity = (each: number): boolean => board.feature(each, 'city') !== undefined

describe('countries', () => {
  it('[4.4] has eight German city hexes and no other', () => {
    expect(board.hexesWith('city')).toHaveLength(WEST_GERMAN_CITIES)
    for (const each of board.hexesWith('city')) expect(regionOf(board, each)).toBe('Germany')
  })
  it.each(['Germany', 'France'])('%s hangs together', region => {
    expect(landmasses(board, region).slice(1).map(names)).toEqual([])
  })
  it('has as much of each as the frontier gives it', () => {
    expect(['Germany', 'France'].map(region => hexesOf(board, region).length)).toEqual([172, 44])
  })
  it('[2.1] the misprinted hex is off the map', () => expect(hex(MISPRINT)).toBe(-1))
})

describe('fortified lines', () => {
  it('[4.4] [11.9] face each other along the whole frontier; only Saarbruecken is a city instead', () => {
    const facing = (region: string, other: string) =>
      hexesOf(board, region).filter(each => foreignNeighbours(board, each).has(other) && !isCity(each))
    expect(names(forts('west-wall'))).toEqual(names(facing('Germany', 'France')))
    expect(names(forts('maginot'))).toEqual(names(facing('France', 'Germany')))
    expect(forts('west-wall').length).toBeGreaterThanOrEqual(LEAST_WEST_WALL)
    expect([forts('west-wall').length, forts('maginot').length]).toEqual([15, 14])
  })
  it('no way leads round them from France into Germany', () => {
    const inside = reachable(
      board,
      hex('W2544'),
      (at, d, beyond) =>
        isOpenSide(board, at, d) && board.feature(beyond, 'fort') === undefined && !isCity(beyond),
    )
    for (const each of inside) expect(regionOf(board, each), grid.names[each]).toBe('France')
  })
  it('[11.9] the Sarreguemines Gap is two neighbouring swamps, the only ones', () => {
    const swamp = 1 << board.terrainKinds.indexOf('swamp')
    const swamps = [...board.terrain.keys()].filter(each => board.terrain[each] & swamp)
    expect(names(swamps)).toEqual(['W2639', 'W2739'])
    expect(names(board.hexesWith('gap'))).toEqual(names(swamps))
  })
})

describe('banks', () => {
  it.each([
    ['Karlsruhe', 'Rhine', 'W3443'],
    ['Mannheim', 'Rhine', 'W3639'],
    ['Mainz', 'Rhine', 'W3935'],
    ['Mannheim', 'Neckar', 'W3839'],
    ['Frankfurt am Main', 'Main', 'W4136'],
    ['Trier', 'Moselle', 'W2733'],
    ['Saarbruecken', 'Saar', 'W2638'],
  ])('%s has the %s between itself and %s', (place, river, beyond) => {
    const slot = placeHex(place) * 6 + grid.directionTo(placeHex(place), hex(beyond))
    expect(sideIs(board, slot, 'city-river')).toBe(true)
    expect(board.hexsideNames.get(slot)).toBe(river)
  })
  it('the Rhine parts Mainz and the Palatinate from Karlsruhe, Mannheim, Darmstadt and Frankfurt', () => {
    const left = reachable(
      board,
      placeHex('Mainz'),
      (at, d) => isOpenSide(board, at, d) && board.hexsideNames.get(at * 6 + d) !== 'Rhine',
    )
    const sides = places
      .filter(place => place.hex.startsWith('W'))
      .map(place => [place.name, left.has(hex(place.hex))])
    expect(Object.fromEntries(sides)).toEqual({
      Karlsruhe: false,
      Trier: true,
      Saarbruecken: true,
      Kaiserslautern: true,
      Mainz: true,
      'Frankfurt am Main': false,
      Darmstadt: false,
      Mannheim: false,
    })
  })
})

describe('edges', () => {
  it('[4.2] the French leave by all of the north edge, all of it German', () => {
    const exits = board.hexesWith('exit')
    expect(exits).toHaveLength(18)
    for (const each of exits) {
      expect(grid.along[each]).toBe(33)
      expect(regionOf(board, each)).toBe('Germany')
    }
  })
  it('[8.9] supply of the Germans comes over all of the east edge', () => {
    expect(board.hexesWith('source').map(each => [grid.line[each], grid.along[each]])).toEqual(
      Array.from({ length: 12 }, (_, i) => [42, 33 + i]),
    )
  })
})
