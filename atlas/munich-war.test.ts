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
  sideIs,
} from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'
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
const hasRail = (each: number): boolean => board.networks.subarray(each * 6, each * 6 + 6).some(Boolean)
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

describe('rivers', () => {
  const rivers = [...riverCourses(board)].filter(([name]) => name !== 'Great Belt')
  const mouths = riverMouths(board)
  it.each(rivers)('the %s runs unbroken into the sea, another river or off the map', (name, course) => {
    expect(name).not.toBe('')
    expect(isOnePiece(course)).toBe(true)
    for (const next of course.values()) expect(next.length).toBeLessThanOrEqual(2)
    const ends = endsOf(course)
    expect(ends).toHaveLength(2)
    const elsewhere = new Set(
      rivers.filter(([other]) => other !== name).flatMap(([, other]) => [...other.keys()]),
    )
    const loose = ends.filter(corner => !mouths.has(corner) && !elsewhere.has(corner))
    expect(loose.length, 'only the source may lie inland').toBeLessThanOrEqual(1)
  })
  it('no river runs where the sea already closes the hexside', () => {
    for (const slot of board.hexsides.keys())
      expect(sideIs(board, slot, 'river') && sideIs(board, slot, 'sea')).toBe(false)
  })
})

describe('railroads', () => {
  const along = (at: number, d: number) => board.networks[at * 6 + d] !== 0
  it('are one network on the continent and one in Britain', () => {
    const continent = reachable(board, cityHex('Berlin'), along)
    const britain = reachable(board, cityHex('London'), along)
    expect(names(all.filter(each => hasRail(each) && !continent.has(each) && !britain.has(each)))).toEqual([])
    expect([...britain].every(each => regionOf(board, each) === 'Great Britain')).toBe(true)
  })
  it('reach every city but Zara', () => {
    expect(cities.filter(city => !hasRail(hex(city.hex))).map(city => city.name)).toEqual(['Zara'])
  })
  it('have names of their own', () => {
    expect(new Set(board.routes.map(route => route.name)).size).toBe(board.routes.length)
  })
  it('cross no water and keep to land that may be entered', () => {
    for (const route of board.routes) {
      route.hexes.forEach((each, i) => {
        expect(inPlay, `${route.name} ${grid.names[each]}`).toContain(each)
        if (i > 0)
          expect(isOpenSide(board, each, grid.directionTo(each, route.hexes[i - 1])), route.name).toBe(true)
      })
    }
  })
  it('[8.6.1] Soviet lines leave the map in the east', () => {
    const exits = board.hexesWith('rail-edge')
    expect(exits.length).toBeGreaterThanOrEqual(5)
    for (const each of exits) {
      expect(regionOf(board, each)).toBe('Soviet Union')
      expect(grid.line[each]).toBe(43)
      expect(hasRail(each)).toBe(true)
    }
  })
  it('[8.6] the capital and the mobilization centres of a country are joined by its own railroads', () => {
    for (const country of [
      'Germany',
      'France',
      'Poland',
      'Czechoslovakia',
      'Italy',
      'Romania',
      'Soviet Union',
    ]) {
      const own = inCountry('mobilization', country).filter(each => grid.names[each] !== '3209')
      const joined = reachable(
        board,
        own[0],
        (at, d, beyond) => along(at, d) && regionOf(board, beyond) === country,
      )
      expect(names(own.filter(each => !joined.has(each))), country).toEqual([])
    }
  })
})

describe('seas', () => {
  const coasts = (each: number) => (board.feature(each, 'coast') ?? '').split('+').filter(Boolean)
  it('[18.1] every hex of sea lies in one of five areas', () => {
    const areas = new Set<string | undefined>()
    for (const each of all.filter(each => isTerrain(each, 'sea'))) areas.add(board.feature(each, 'sea-area'))
    expect([...areas].sort()).toEqual(['adriatic', 'baltic', 'black-sea', 'mediterranean', 'north-sea'])
  })
  it('a hex is on the coast of each area that it touches', () => {
    for (const each of inPlay) {
      for (const beyond of neighboursOf(board, each)) {
        const area = board.feature(beyond, 'sea-area')
        if (area) expect(coasts(each), grid.names[each]).toContain(area)
      }
    }
  })
  it('[14.2] harbours lie on their sea, but for Hamburg up the Elbe', () => {
    const inland = board
      .hexesWith('port')
      .filter(each => !coasts(each).includes(board.feature(each, 'port')!))
    expect(names(inland)).toEqual(names([cityHex('Hamburg')]))
  })
  it('[18.1] the Baltic and the North Sea meet north of Denmark only', () => {
    const both = inPlay.filter(each => coasts(each).length > 1)
    for (const each of both) expect(regionOf(board, each)).toBe('Denmark')
  })
})
