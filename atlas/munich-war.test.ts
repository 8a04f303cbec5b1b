import { describe, expect, it } from 'vitest'
import { describeBoard } from '../engine/board/description.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { writeBoard } from '../engine/board/write.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { cities } from '../games/munich-war/board/cities.ts'
import { europe1938 } from '../games/munich-war/board/europe-1938.ts'
import {
  cityPoints,
  fortSymbols,
  hexFacts,
  REICH_STRATEGIC_OBJECTIVES,
  replacementPoints,
  withoutPoints,
} from '../games/munich-war/board/facts.ts'
import {
  foreignNeighbours,
  hexesOf,
  isOpenSide,
  isWaterHex,
  landmasses,
  neighboursOf,
  reachable,
  regionOf,
} from './checks/land.ts'
import { centreOf } from './hexes/plane.ts'
import { europeOnTheSheet } from './munich-war/georeference.ts'

const board = valueOrThrow(parseBoard(europe1938, 'europe-1938.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const has = (each: number, key: string): boolean => board.feature(each, key) !== undefined
const inPlay = all.filter(each => board.region[each] >= 0 && !has(each, 'closed'))
const cityHex = (name: string): number => hex(cities.find(city => city.name === name)!.hex)
const slotOf = (a: number, b: number): number => a * 6 + grid.directionTo(a, b)
const isTerrain = (each: number, kind: string): boolean =>
  board.terrain[each] === 1 << board.terrainKinds.indexOf(kind)
const inCountry = (key: string, country: string): number[] =>
  board.hexesWith(key).filter(each => regionOf(board, each) === country)
const isAtEdge = (each: number): boolean => neighboursOf(board, each).length < 6
/** In hexes. */
const distance = ([u, v]: readonly [number, number], [otherU, otherV]: readonly [number, number]): number =>
  Math.hypot(u - otherU, v - otherV)

describe('the text', () => {
  it('is what the writer writes', () => {
    expect(europe1938).toBe(`\n${writeBoard(describeBoard(board))}`)
  })
  it('has 832 hexes, 0701 to 4322', () => {
    expect([grid.size, grid.names[0], grid.names.at(-1)]).toEqual([832, '0701', '4322'])
  })
})

describe('facts of the rulebook', () => {
  it.each(hexFacts)('[$rule] $hexes', ({ hexes, city, region, coast, features = [], without = [] }) => {
    for (const name of hexes) {
      const each = hex(name)
      expect(isWaterHex(board, each), name).toBe(false)
      if (region) expect(regionOf(board, each), name).toBe(region)
      if (city) expect(board.feature(each, 'city'), name).toBe(city)
      if (coast) expect(board.feature(each, 'coast'), name).toBe(coast)
      for (const key of features) expect(board.feature(each, key), `${name} ${key}`).toBe('')
      for (const key of without) expect(has(each, key), `${name} ${key}`).toBe(false)
    }
  })
  it('[18.1] France may bombard three hexes of the Mediterranean', () => {
    expect(names(board.hexesWith('french-bombardment'))).toEqual(['1623', '1722', '1823'])
  })
  it('[23.4] the Italian edge is 1823, 1922 and 2023', () => {
    for (const name of ['1823', '1922', '2023']) expect(isAtEdge(hex(name)), name).toBe(true)
  })
  it.each(Object.entries(replacementPoints))('[7.1] %s has %i points of its own', (country, points) => {
    const sources = new Set([...inCountry('capital', country), ...inCountry('mobilization', country)])
    expect(sources.size).toBe(points)
  })
  it.each(withoutPoints)('[7.1.1] %s has a capital and nothing else', country => {
    expect(inCountry('capital', country)).toHaveLength(1)
    expect(inCountry('mobilization', country)).toEqual([])
  })
  it.each(Object.entries(fortSymbols))('[3.4.2b] %s has %i fortification symbols', (country, forts) => {
    expect(inCountry('fort', country)).toHaveLength(forts)
  })
  it('[3.4.2b] no other country has any', () => {
    const total = Object.values(fortSymbols).reduce((sum, forts) => sum + forts, 0)
    expect(board.hexesWith('fort')).toHaveLength(total)
  })
  it('[22.0] there are five Reich Strategic Objectives, none of them German', () => {
    expect(board.hexesWith('rso')).toHaveLength(REICH_STRATEGIC_OBJECTIVES)
    expect(inCountry('rso', 'Germany')).toEqual([])
  })
  it('[22.0] cities are worth what the rules say', () => {
    for (const { name, capital, mobilization } of cities) {
      const expected = cityPoints[name] ?? (capital ? 3 : mobilization ? 1 : undefined)
      expect(board.feature(cityHex(name), 'vp'), name).toBe(expected?.toString())
    }
    expect(board.feature(board.hexesWith('objective')[0], 'vp')).toBe('2')
  })
  it('[2.1] Konigsberg is German, the Mannerheim Line Finnish, and Gotland is not on the map', () => {
    expect(regionOf(board, cityHex('Konigsberg'))).toBe('Germany')
    expect(board.hexesWith('objective').map(each => regionOf(board, each))).toEqual(['Finland'])
    for (const name of ['3004', '3005', '2906']) expect(isWaterHex(board, hex(name)), name).toBe(true)
  })
  it('[5.6] Danzig is one hex, Zara is Italian, and Switzerland is closed', () => {
    expect(names(hexesOf(board, 'Danzig'))).toEqual([cities.find(city => city.name === 'Danzig')!.hex])
    expect(regionOf(board, cityHex('Zara'))).toBe('Italy')
    expect(names(board.hexesWith('closed'))).toEqual(names(hexesOf(board, 'Switzerland')))
  })
  it('[7.2.2] seven countries have hexes at the edge', () => {
    for (const country of [
      'Great Britain',
      'France',
      'Italy',
      'Yugoslavia',
      'Romania',
      'Finland',
      'Soviet Union',
    ])
      expect(hexesOf(board, country).some(isAtEdge), country).toBe(true)
  })
  it('[23.4] Romania has a coast', () => {
    expect(inCountry('coast', 'Romania').length).toBeGreaterThan(0)
  })
})

describe('constraints', () => {
  it('[9.0] no fort and no city is mountain', () => {
    for (const key of ['fort', 'city'])
      for (const each of board.hexesWith(key))
        expect(isTerrain(each, 'mountain'), grid.names[each]).toBe(false)
  })
  it('capitals and mobilization centres are no marsh', () => {
    for (const each of board.hexesWith('city')) expect(isTerrain(each, 'marsh'), grid.names[each]).toBe(false)
  })
  it('nobody walks between Finland and Estonia, nor across the Channel', () => {
    for (const [country, other] of [
      ['Finland', 'Estonia'],
      ['Great Britain', 'France'],
    ]) {
      for (const each of hexesOf(board, country)) {
        for (let d = 0; d < 6; d++) {
          const beyond = grid.neighbours[each * 6 + d]
          if (beyond >= 0 && regionOf(board, beyond) === other)
            expect(isOpenSide(board, each, d), `${grid.names[each]}/${grid.names[beyond]}`).toBe(false)
        }
      }
    }
  })
  it('[18.1] Copenhagen can be entered from another Danish hex', () => {
    const doors = neighboursOf(board, cityHex('Copenhagen')).filter(
      each =>
        regionOf(board, each) === 'Denmark' &&
        isOpenSide(board, each, grid.directionTo(each, cityHex('Copenhagen'))),
    )
    expect(doors.length).toBeGreaterThan(0)
  })
})

describe('land', () => {
  it('every country hangs together but for East Prussia, Osel and Zara', () => {
    const apart = board.regionKinds.flatMap(region => landmasses(board, region).slice(1).map(names))
    const eastPrussia = landmasses(board, 'Germany').find(piece => piece.has(cityHex('Konigsberg')))!
    expect(apart).toEqual([names(eastPrussia), ['2423'], ['3404']])
    expect(eastPrussia.size).toBeGreaterThanOrEqual(4)
  })
  it('every hex in play but Britain and Osel can be reached from Berlin', () => {
    const land = reachable(board, cityHex('Berlin'), (at, d) => isOpenSide(board, at, d))
    const islands = inPlay.filter(each => !land.has(each) && regionOf(board, each) !== 'Great Britain')
    expect(names(islands)).toEqual(['3404'])
  })
  it('nobody can walk into land that is not in play', () => {
    for (const each of inPlay) {
      for (let d = 0; d < 6; d++) {
        const beyond = grid.neighbours[each * 6 + d]
        if (beyond >= 0 && (board.region[beyond] < 0 || has(beyond, 'closed')))
          expect(isOpenSide(board, each, d), `${grid.names[each]}/${grid.names[beyond]}`).toBe(false)
      }
    }
  })
  it('water belongs to nobody', () => {
    for (const each of inPlay) expect(isWaterHex(board, each), grid.names[each]).toBe(false)
  })
  it('Austria is German', () => {
    for (const name of ['Vienna', 'Linz']) expect(regionOf(board, cityHex(name))).toBe('Germany')
    expect(hexesOf(board, 'Czechoslovakia').every(each => !isWaterHex(board, each))).toBe(true)
  })
  it('[3.4.1] four German hexes or more touch France', () => {
    const border = hexesOf(board, 'Germany').filter(each => foreignNeighbours(board, each).has('France'))
    expect(border.length).toBeGreaterThanOrEqual(4)
  })
})

describe('cities', () => {
  it.each(cities)(
    '$name lies within a hex of its place on the globe',
    ({ name, hex: at, at: place, country }) => {
      expect(board.feature(hex(at), 'city')).toBe(name)
      expect(regionOf(board, hex(at))).toBe(country)
      // The coast of Dobruja lies beyond the south edge; Constanta is drawn at the last Romanian shore on the map.
      const most = name === 'Constanta' ? 2 : 1.1
      expect(distance(europeOnTheSheet.toSheet(place), centreOf(grid, hex(at)))).toBeLessThanOrEqual(most)
    },
  )
  it.each([
    ['Strasbourg', 'Rhine', '1816'],
    ['Ruhr', 'Rhine', '1712'],
    ['Frankfurt', 'Rhine', '1815'],
    ['Warsaw', 'Vistula', '3313'],
    ['Krakow', 'Vistula', '3216'],
    ['Breslau', 'Oder', '2914'],
    ['Stettin', 'Oder', '2710'],
    ['Hamburg', 'Elbe', '2110'],
    ['Dresden', 'Elbe', '2613'],
    ['Vienna', 'Danube', '2818'],
    ['Budapest', 'Danube', '2919'],
    ['Belgrade', 'Danube', '3222'],
    ['Kiev', 'Dnieper', '4315'],
  ])('%s has the %s between itself and %s', (city, river, beyond) => {
    expect(board.hexsideNames.get(slotOf(cityHex(city), hex(beyond)))).toBe(river)
  })
})
