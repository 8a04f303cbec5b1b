import { describe, expect, it } from 'vitest'
import { describeBoard } from '../engine/board/description.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { writeBoard } from '../engine/board/write.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { cities } from '../games/eisenhowers-war/board/cities.ts'
import {
  ALPINE_PASSES,
  coastRanges,
  hexFacts,
  hexsideFacts,
  westWallEnds,
} from '../games/eisenhowers-war/board/facts.ts'
import { westernEurope1944 } from '../games/eisenhowers-war/board/western-europe-1944.ts'
import {
  hexesOf,
  isOpenSide,
  isWaterHex,
  landmasses,
  neighboursOf,
  reachable,
  regionOf,
  sideIs,
} from './checks/land.ts'
import { closedCountries } from './eisenhowers-war/frame.ts'
import { westernEuropeOnTheSheet } from './eisenhowers-war/georeference.ts'
import { hexAt } from './hexes/plane.ts'

const board = valueOrThrow(parseBoard(westernEurope1944, 'western-europe-1944.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const has = (each: number, key: string): boolean => board.feature(each, key) !== undefined
const isClosed = (each: number): boolean => has(each, 'closed')
const inPlay = all.filter(each => board.region[each] >= 0 && !isClosed(each))
const cityHex = (name: string): number => hex(cities.find(city => city.name === name)!.hex)
const slotOf = (a: number, b: number): number => a * 6 + grid.directionTo(a, b)
const forts = (kind: string): number[] =>
  board.hexesWith('fort').filter(each => board.feature(each, 'fort') === kind)
const touches = (each: number, other: (beyond: number) => boolean): boolean =>
  neighboursOf(board, each).some(other)

describe('the text', () => {
  it('is what the writer writes', () => {
    expect(westernEurope1944).toBe(`\n${writeBoard(describeBoard(board))}`)
  })
  it('has 600 hexes, 1200 to 3623', () => {
    expect([grid.size, grid.names[0], grid.names.at(-1)]).toEqual([600, '1200', '3623'])
  })
})

describe('facts of the rulebook', () => {
  it.each(hexFacts)(
    '[$rule] $hexes',
    ({ hexes, city, port, source, region, terrain, coast, features = [] }) => {
      for (const name of hexes) {
        const each = hex(name)
        expect(isWaterHex(board, each), name).toBe(false)
        if (region) expect(regionOf(board, each), name).toBe(region)
        if (city) expect(board.feature(each, 'city'), name).toBe(city)
        if (port) expect(board.feature(each, 'port'), name).toBe('')
        if (source) expect(board.feature(each, 'source'), name).toBe(source)
        if (terrain) expect(board.terrain[each], name).toBe(1 << board.terrainKinds.indexOf(terrain))
        if (coast) expect(board.feature(each, 'coast'), name).toBe(coast)
        for (const key of features) expect(board.feature(each, key), `${name} ${key}`).toBe('')
      }
    },
  )
  it.each(hexsideFacts)('[$rule] $side is $kinds', ({ side: [a, b], kinds, name }) => {
    const slot = slotOf(hex(a), hex(b))
    for (const kind of kinds) {
      expect(sideIs(board, slot, kind), kind).toBe(true)
      expect(board.isSideFromRulebook(slot, kind)).toBe(true)
    }
    expect(board.hexsideNames.get(slot)).toBe(name)
  })
  it('[8.10] the Scheldt has three hexsides that may be crossed once', () => {
    const slots = [...board.hexsides.keys()].filter(slot => sideIs(board, slot, 'scheldt'))
    expect(slots).toHaveLength(6)
    for (const slot of slots) expect(sideIs(board, slot, 'sea')).toBe(true)
  })
  it('[7.9] Walcheren is reached from Rotterdam only', () => {
    const doors = neighboursOf(board, hex('3510')).filter(each =>
      isOpenSide(board, each, grid.directionTo(each, hex('3510'))),
    )
    expect(names(doors.filter(each => !isWaterHex(board, each)))).toEqual(['3511'])
  })
  it('[3.2.4] the beachhead touches the targets of the Commonwealth, and a port', () => {
    const around = neighboursOf(board, hex('3304'))
    expect(names(around)).toEqual(expect.arrayContaining(['3204', '3205', '3305', '3404']))
    expect(board.feature(hex('3404'), 'city')).toBe('Cherbourg')
  })
  it('[10.3] the West Wall is a line of German hexes from 2612 to 3214', () => {
    const wall = forts('west-wall')
    expect(names(wall)).toEqual(expect.arrayContaining([...westWallEnds]))
    const line = reachable(board, hex('2612'), (_at, _d, beyond) => wall.includes(beyond))
    expect(names(line)).toEqual(names(wall))
    for (const each of wall) expect(regionOf(board, each)).toBe('Germany')
    for (const end of westWallEnds)
      expect(neighboursOf(board, hex(end)).filter(each => wall.includes(each))).toHaveLength(1)
  })
  it('[8.8] there are two Alpine passes, entered from open ground', () => {
    expect(board.routes.filter(route => route.network === 'pass')).toHaveLength(ALPINE_PASSES)
    const mountain = 1 << board.terrainKinds.indexOf('mountain')
    for (const { hexes } of board.routes) {
      for (const each of hexes.slice(1, -1)) {
        expect(board.terrain[each], grid.names[each]).toBe(mountain)
        expect(board.feature(each, 'pass')).toBe('')
      }
      for (const each of [hexes[0], hexes.at(-1)!]) {
        expect(board.terrain[each], grid.names[each]).not.toBe(mountain)
        expect(has(each, 'pass')).toBe(false)
      }
    }
  })
  it('[13.8] only three mountain hexes touch Munich', () => {
    const mountain = 1 << board.terrainKinds.indexOf('mountain')
    const around = neighboursOf(board, cityHex('Munich')).filter(each => board.terrain[each] === mountain)
    expect(names(around)).toEqual(['2217', '2218', '2316'])
  })
})

describe('coasts', () => {
  const coast = (sea: string) => inPlay.filter(each => board.feature(each, 'coast') === sea)
  const isSea = (each: number) => isWaterHex(board, each)
  it('every hex that touches a sea hex is coastal, and no other', () => {
    for (const each of inPlay) expect(has(each, 'coast'), grid.names[each]).toBe(touches(each, isSea))
  })
  it.each(Object.entries(coastRanges))('%s runs from end to end', (_range, { from, to }) => {
    expect(board.feature(hex(from), 'landing')).toBe('')
    expect(board.feature(hex(to), 'landing')).toBe('')
  })
  it('[3.2.3] the Atlantic is French and Belgian but for Walcheren, and open to landings', () => {
    const foreign = coast('atlantic').filter(each => !['France', 'Belgium'].includes(regionOf(board, each)!))
    expect(names(foreign)).toEqual(['3510'])
    for (const each of coast('atlantic')) expect(board.feature(each, 'landing')).toBe('')
    for (const each of coast('north-sea')) expect(has(each, 'landing')).toBe(false)
  })
  it('[3.3.2] the French coast of the Mediterranean ends at 2007, and the next hex is Italian', () => {
    const french = coast('mediterranean').filter(each => regionOf(board, each) === 'France')
    expect(names(french)).toEqual(['2005', '2006', '2007', '2101', '2104', '2202', '2203', '2204'])
    expect(regionOf(board, hex('2008'))).toBe('Italy')
  })
  it('[13.4] the Adriatic landing coast begins at 1215 and ends at 1517', () => {
    const open = coast('adriatic').filter(each => has(each, 'landing'))
    expect(names(coast('adriatic').filter(each => !has(each, 'landing')))).toEqual(['1219', '1318', '1418'])
    expect(names(open.filter(each => !has(each, 'yugoslav-coast')))).toEqual([
      ...['1215', '1314', '1414', '1514', '1614', '1713', '1813'],
    ])
    expect(names(board.hexesWith('yugoslav-coast'))).toEqual([
      ...['1517', '1617', '1716', '1816', '1913', '1914', '1915'],
    ])
  })
  it('[4.3.2] every port but Antwerp lies on the coast of France, Belgium or the Netherlands', () => {
    const ports = board.hexesWith('port')
    expect(ports).toHaveLength(19)
    expect(names(ports.filter(each => !has(each, 'coast')))).toEqual(['3311'])
    for (const each of ports) expect(['France', 'Belgium', 'Netherlands']).toContain(regionOf(board, each))
  })
})

describe('land', () => {
  it('every hex in play can be reached from every other', () => {
    const land = reachable(board, cityHex('Paris'), (at, d) => isOpenSide(board, at, d))
    expect(names(inPlay.filter(each => !land.has(each)))).toEqual([])
    expect(names([...land].filter(isClosed))).toEqual([])
  })
  it('countries in play hang together, but for Germany around the Protectorate', () => {
    const apart = board.regionKinds
      .filter(region => !closedCountries.includes(region))
      .flatMap(region => landmasses(board, region).slice(1).map(names))
    expect(apart).toEqual([])
  })
  it('closed countries are closed on every side', () => {
    for (const each of inPlay) {
      for (let d = 0; d < 6; d++) {
        const beyond = grid.neighbours[each * 6 + d]
        if (beyond >= 0 && (isClosed(beyond) || board.region[beyond] < 0))
          expect(isOpenSide(board, each, d), `${grid.names[each]}/${grid.names[beyond]}`).toBe(false)
      }
    }
    for (const region of closedCountries)
      for (const each of hexesOf(board, region)) expect(isClosed(each), grid.names[each]).toBe(true)
  })
  it('water belongs to nobody', () => {
    for (const each of all.filter(each => isWaterHex(board, each))) expect(board.region[each]).toBe(-1)
  })
  it('[1.0] annexed lands are German', () => {
    for (const name of ['Strasbourg', 'Vienna', 'Linz'])
      expect(regionOf(board, cityHex(name))).toBe('Germany')
    expect(regionOf(board, hex('3012')), 'Luxembourg').toBe('Germany')
    expect(regionOf(board, hex('2911')), 'Metz').toBe('Germany')
  })
})

describe('cities', () => {
  it.each(cities)(
    '$name lies within a hex of its place on the globe',
    ({ name, hex: at, at: place, country }) => {
      expect(board.feature(hex(at), 'city')).toBe(name)
      expect(regionOf(board, hex(at))).toBe(country)
      const found = hexAt(grid, westernEuropeOnTheSheet.toSheet(place))
      expect(found).toBeGreaterThanOrEqual(0)
      expect(grid.distance(found, hex(at))).toBeLessThanOrEqual(1)
    },
  )
  it.each([
    ['Strasbourg', 'Rhine', '2612'],
    ['Cologne', 'Rhine', '3215'],
    ['Mannheim', 'Rhine', '2814'],
    ['Ruhr', 'Rhine', '3214'],
    ['Paris', 'Seine', '3105'],
    ['Le Havre', 'Seine', '3304'],
    ['Vienna', 'Danube', '2521'],
    ['Linz', 'Danube', '2520'],
    ['Hamburg', 'Elbe', '3517'],
    ['Dresden', 'Elbe', '2921'],
    ['Stettin', 'Oder', '3223'],
    ['Bordeaux', 'Garonne', '2801'],
  ])('%s has the %s between itself and %s', (city, river, beyond) => {
    expect(board.hexsideNames.get(slotOf(cityHex(city), hex(beyond)))).toBe(river)
  })
})
