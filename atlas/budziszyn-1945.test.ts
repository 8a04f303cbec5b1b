import { describe, expect, it } from 'vitest'
import { kindsIn } from '../engine/board/board.ts'
import { describeBoard } from '../engine/board/description.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { writeBoard } from '../engine/board/write.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import {
  AMERICAN_COLUMN,
  misprints,
  namedCities,
  setUps,
  TRIBUTARY_MOUTH,
} from '../games/budziszyn-1945/board/facts.ts'
import { lusatia1945 } from '../games/budziszyn-1945/board/lusatia-1945.ts'
import { towns, villages } from '../games/budziszyn-1945/board/towns.ts'
import { edgesOf } from './budziszyn-1945/edges.ts'
import { lusatiaOnTheSheet } from './budziszyn-1945/georeference.ts'
import { hexesOf, isWaterHex, landmasses, reachable, regionOf } from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'
import { cornerKey, hexAt } from './hexes/plane.ts'

const board = valueOrThrow(parseBoard(lusatia1945, 'lusatia-1945.ts'))
const { grid } = board
const WATER = ['big-river', 'river', 'stream']
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const slots = Array.from({ length: grid.size * 6 }, (_, slot) => slot)
const terrain = (each: number): string[] => kindsIn(board.terrainKinds, board.terrain[each])
const sideKinds = (slot: number): string[] => kindsIn(board.hexsideKinds, board.hexsides[slot])
const networks = (slot: number): string[] => kindsIn(board.networkKinds, board.networks[slot])
const hasRoute = (each: number): boolean => [0, 1, 2, 3, 4, 5].some(d => board.networks[each * 6 + d] !== 0)
const townHexes = [...board.hexesWith('town'), ...board.hexesWith('city')]
/** All that can be reached from a hex without crossing these rivers. */
const bank = (from: string, ...rivers: string[]): Set<number> =>
  reachable(board, hex(from), (at, d) => !rivers.includes(board.hexsideNames.get(at * 6 + d) ?? ''))
/** Vehicles stay out of swamps and mountains but for routes (terrain table, R16). */
const isClosedToVehicles = (each: number): boolean =>
  terrain(each).some(kind => kind === 'swamp' || kind === 'mountain' || kind === 'lake')

describe('the text', () => {
  it('is what the writer writes', () => {
    expect(lusatia1945).toBe(`\n${writeBoard(describeBoard(board))}`)
  })
  it('has 65 columns of 39 hexes, and a half hex on top of every even one', () =>
    expect(grid.size).toBe(65 * 39 + 32))
})

describe('facts of the rulebook', () => {
  it.each(setUps)('[$scenario] $formation begins behind its own front', ({ scenario, side, hexes }) => {
    for (const name of hexes) {
      expect(hex(name), name).toBeGreaterThanOrEqual(0)
      expect(board.feature(hex(name), scenario), name).toBe(side)
      expect(board.isFromRulebook(hex(name), scenario), name).toBe(true)
      // Units begin in field fortifications, which no swamp allows, and vehicles among them.
      expect(isClosedToVehicles(hex(name)), name).toBe(false)
    }
  })
  it('enemies never share a hex', () => {
    for (const scenario of ['nysa', 'stars']) {
      const sides = new Map<string, string>()
      for (const { side, hexes } of setUps.filter(each => each.scenario === scenario)) {
        for (const name of hexes) expect(sides.get(name) ?? side, name).toBe(side)
        for (const name of hexes) sides.set(name, side)
      }
    }
  })
  it('[R1] 2899 lies between 2800 and the north edge', () => {
    expect(grid.distance(hex('2899'), hex('2800'))).toBe(1)
    expect(edgesOf(grid, hex('2899'))).toEqual(['north'])
  })
  it('[R2] 1128 lies behind the Americans, 1118 between two Soviet divisions', () => {
    expect(misprints[0].hex).toBe('1128')
    expect(board.feature(hex('1128'), 'stars')).toBe('american')
    expect(board.feature(hex(misprints[0].playedAs), 'stars')).toBe('soviet')
  })
  it('[Two Stars] a tributary joins the Elbe at 1729', () => {
    const corners = new Set([0, 1, 2, 3, 4, 5].map(corner => cornerKey(grid, hex(TRIBUTARY_MOUTH), corner)))
    const courses = riverCourses(board, WATER)
    const mouth = endsOf(courses.get('Triebisch')!).filter(corner => courses.get('Elbe')!.has(corner))
    expect(mouth).toHaveLength(1)
    expect(corners.has(mouth[0])).toBe(true)
  })
  it('[Two Stars] the Elbe and that tributary close off the American reserves', () => {
    const area = bank('0138', 'Elbe', 'Triebisch')
    expect(area.size).toBeGreaterThan(250)
    expect(area.size).toBeLessThan(400)
    for (const each of area) expect(board.feature(each, 'stars'), grid.names[each]).toBe('american')
    expect(all.filter(each => board.feature(each, 'stars') === 'american')).toHaveLength(area.size)
  })
  it('[Nysa 1945] column 17 stops the Americans', () => {
    const column = all.filter(each => grid.line[each] === AMERICAN_COLUMN)
    expect(board.hexesWith('american-limit')).toEqual(column)
    for (const each of column) expect(board.isFromRulebook(each, 'american-limit')).toBe(true)
  })
  it.each(namedCities)('%s is a city of two or more hexes that hang together by main routes', name => {
    const city = board.hexesWith('city').filter(each => board.feature(each, 'city') === name)
    expect(city.length).toBeGreaterThanOrEqual(2)
    const joined = reachable(
      board,
      city[0],
      (at, d, beyond) => city.includes(beyond) && networks(at * 6 + d).includes('main'),
    )
    expect(joined.size).toBe(city.length)
  })
})

describe('rivers', () => {
  const rivers = [...riverCourses(board, WATER)]
  const mouths = riverMouths(board)
  it('all have names', () => expect(rivers.map(([name]) => name)).not.toContain(''))
  it.each(rivers)('the %s runs unbroken into another river or off the map', (name, course) => {
    expect(isOnePiece(course)).toBe(true)
    for (const next of course.values()) expect(next.length).toBeLessThanOrEqual(2)
    const elsewhere = new Set(
      rivers.filter(([other]) => other !== name).flatMap(([, other]) => [...other.keys()]),
    )
    const ends = endsOf(course)
    expect(ends).toHaveLength(2)
    const loose = ends.filter(corner => !mouths.has(corner) && !elsewhere.has(corner))
    expect(loose.length, 'only the source may lie inland').toBeLessThanOrEqual(1)
  })
  it('a hexside has one kind of water', () => {
    for (const slot of slots) {
      expect(sideKinds(slot).filter(kind => WATER.includes(kind)).length).toBeLessThanOrEqual(1)
    }
  })
  it('[R17] the big rivers are the Nysa and the Elbe, from edge to edge', () => {
    const big = [...riverCourses(board, ['big-river'])]
    expect(big.map(([name]) => name).sort()).toEqual(['Elbe', 'Nysa'])
    for (const [, course] of big) for (const end of endsOf(course)) expect(mouths.has(end)).toBe(true)
  })
  it('the Nysa parts Germans and Soviets at the start of Nysa 1945, as far south as row 24', () => {
    const west = bank('0100', 'Nysa')
    for (const { side, hexes } of setUps.filter(({ scenario }) => scenario === 'nysa')) {
      for (const name of hexes) {
        if (grid.along[hex(name)] > 24) continue
        expect(west.has(hex(name)), name).toBe(side === 'german')
      }
    }
  })
  it('the Elbe parts Americans and Soviets at the start of Two Stars', () => {
    const west = bank('0138', 'Elbe')
    for (const { side, hexes } of setUps.filter(({ scenario }) => scenario === 'stars')) {
      if (side === 'german') continue
      for (const name of hexes) expect(west.has(hex(name)), name).toBe(side === 'american')
    }
  })
  it.each([
    ['Torgau', '0414', 'Elbe', '0514'],
    ['Strehla', '1121', 'Elbe', '1221'],
    ['Riesa', '1323', 'Elbe', '1422'],
    ['Meißen', '1728', 'Elbe', '1828'],
    ['Dresden', '2533', 'Elbe', '2532'],
    ['Pirna', '3036', 'Elbe', '3136'],
    ['Guben', '5000', 'Nysa', '5100'],
    ['Forst', '4808', 'Nysa', '4908'],
    ['Muskau', '5115', 'Nysa', '5114'],
    ['Priebus', '5717', 'Nysa', '5718'],
    ['Rothenburg', '5823', 'Nysa', '5923'],
    ['Penzig', '6126', 'Nysa', '6025'],
    ['Görlitz', '5829', 'Nysa', '5929'],
    ['Ostritz', '5734', 'Nysa', '5834'],
    ['Bautzen', '4329', 'Spree', '4229'],
    ['Spremberg', '4213', 'Spree', '4313'],
    ['Cottbus', '4007', 'Spree', '4107'],
    ['Lübbenau', '3002', 'Spree', '3102'],
    ['Hoyerswerda', '3819', 'Schwarze Elster', '3919'],
    ['Senftenberg', '3116', 'Schwarze Elster', '3117'],
    ['Kamenz', '3426', 'Schwarze Elster', '3526'],
    ['Löbau', '5031', 'Löbauer Wasser', '5131'],
    ['Weißenberg', '4928', 'Löbauer Wasser', '4828'],
  ])('%s (%s) has the %s between itself and %s', (town, at, river, beyond) => {
    expect(board.feature(hex(at), 'town') ?? board.feature(hex(at), 'city')).toBe(town)
    expect(board.hexsideNames.get(hex(at) * 6 + grid.directionTo(hex(at), hex(beyond)))).toBe(river)
  })
})

describe('land', () => {
  it('nobody is cut off on foot', () => {
    const walked = reachable(board, hex('0100'), (_at, _d, beyond) => !isWaterHex(board, beyond))
    expect(names(all.filter(each => !walked.has(each)))).toEqual(['4303'])
  })
  it('vehicles reach every hex that is open to them', () => {
    const driven = reachable(
      board,
      hex('0100'),
      (at, d, beyond) => board.networks[at * 6 + d] !== 0 || !isClosedToVehicles(beyond),
    )
    expect(names(all.filter(each => !isClosedToVehicles(each) && !driven.has(each)))).toEqual([])
  })
  it('Czechoslovakia is the two strips on the south edge, with their towns', () => {
    const strips = landmasses(board, 'Czechoslovakia')
    expect(strips).toHaveLength(2)
    for (const strip of strips)
      expect([...strip].some(each => edgesOf(grid, each).includes('south'))).toBe(true)
    const czech = townHexes.filter(each => regionOf(board, each) === 'Czechoslovakia')
    expect(czech.map(each => board.feature(each, 'town')).sort()).toEqual([
      ...['Friedland', 'Rumburg', 'Schluckenau', 'Warnsdorf'],
    ])
    expect(hexesOf(board, 'Czechoslovakia').every(each => grid.along[each] >= 33)).toBe(true)
  })
  it('[R16] mountains are the southern fringe', () => {
    const peaks = all.filter(each => terrain(each).includes('mountain'))
    expect(peaks.length).toBeGreaterThan(10)
    for (const each of peaks) expect(grid.along[each], grid.names[each]).toBeGreaterThanOrEqual(32)
  })
  it('only forest and hills lie in one hex together', () => {
    for (const each of all) {
      if (terrain(each).length > 1) expect(terrain(each), grid.names[each]).toEqual(['forest', 'hills'])
    }
  })
  it('every kind of terrain of the table is there', () => {
    expect(new Set(all.flatMap(terrain))).toEqual(new Set(board.terrainKinds))
  })
})

describe('towns', () => {
  it.each(towns)('$name lies within a hex of its place on the globe', ({ name, hexes, at }) => {
    const found = hexAt(grid, lusatiaOnTheSheet.toSheet(at))
    expect(found).toBeGreaterThanOrEqual(0)
    expect(Math.min(...hexes.map(each => grid.distance(found, hex(each))))).toBeLessThanOrEqual(1)
    for (const each of hexes) {
      expect(board.feature(hex(each), hexes.length > 1 ? 'city' : 'town')).toBe(name)
      expect(terrain(hex(each)).filter(kind => kind !== 'clear' && kind !== 'hills')).toEqual([])
      expect(hasRoute(hex(each)), each).toBe(true)
    }
  })
  it.each(villages)('$name lies where it lies on the globe', ({ name, at }) => {
    expect(board.feature(hexAt(grid, lusatiaOnTheSheet.toSheet(at)), 'village')).toBe(name)
  })
  it('count', () => {
    const held = (scenario: string, side: string) =>
      townHexes.filter(each => board.feature(each, scenario) === side).length
    expect(townHexes).toHaveLength(102)
    expect([held('nysa', 'german'), held('nysa', 'soviet')]).toEqual([93, 9])
    const stars = ['german', 'soviet', 'american'].map(side => held('stars', side))
    expect(stars.reduce((sum, each) => sum + each, 0)).toBe(102)
    expect(Math.min(...stars)).toBeGreaterThanOrEqual(12)
  })
})
