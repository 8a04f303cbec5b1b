import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { cities } from '../games/munich-war/board/cities.ts'
import { europe1938 } from '../games/munich-war/board/europe-1938.ts'
import { isOpenSide, neighboursOf, reachable, regionOf, sideIs } from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'

const board = valueOrThrow(parseBoard(europe1938, 'europe-1938.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const has = (each: number, key: string): boolean => board.feature(each, key) !== undefined
const inPlay = all.filter(each => board.region[each] >= 0 && !has(each, 'closed'))
const cityHex = (name: string): number => hex(cities.find(city => city.name === name)!.hex)
const hasRail = (each: number): boolean => board.networks.subarray(each * 6, each * 6 + 6).some(Boolean)
const isTerrain = (each: number, kind: string): boolean =>
  board.terrain[each] === 1 << board.terrainKinds.indexOf(kind)
const inCountry = (key: string, country: string): number[] =>
  board.hexesWith(key).filter(each => regionOf(board, each) === country)

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
