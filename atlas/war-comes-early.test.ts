import { describe, expect, it } from 'vitest'
import { describeBoard } from '../engine/board/description.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { writeBoard } from '../engine/board/write.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { cities } from '../games/war-comes-early/board/cities.ts'
import { europe1938 } from '../games/war-comes-early/board/europe-1938.ts'
import { edges, hexFacts, hexsideFacts, wholeCountries } from '../games/war-comes-early/board/facts.ts'
import {
  foreignNeighbours,
  hexesOf,
  isOpenSide,
  isWaterHex,
  landmasses,
  reachable,
  regionOf,
} from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'
import { hexAt } from './hexes/plane.ts'
import { europeOnTheSheet } from './war-comes-early/georeference.ts'

const board = valueOrThrow(parseBoard(europe1938, 'europe-1938.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const inPlay = all.filter(each => board.region[each] >= 0)
const hasRail = (each: number): boolean => board.networks.subarray(each * 6, each * 6 + 6).some(Boolean)
const cityHex = (name: string): number => hex(cities.find(city => city.name === name)!.hex)
const forts = (kind: string): number[] =>
  board.hexesWith('fort').filter(each => board.feature(each, 'fort') === kind)
const isSouthEdge = (each: number): boolean => grid.at(grid.line[each], grid.along[each] + 1) < 0
const isEastEdge = (each: number): boolean => grid.line[each] === 61 && grid.along[each] >= 11

describe('the text', () => {
  it('is what the writer writes', () => {
    expect(europe1938).toBe(`\n${writeBoard(describeBoard(board))}`)
  })
  it('has 2044 hexes', () => expect(grid.size).toBe(2044))
})

describe('facts of the rulebook', () => {
  it.each(hexFacts)('[$rule] $hexes', ({ hexes, city, capital, blackDot, region }) => {
    for (const each of hexes.map(hex)) {
      if (region) expect(regionOf(board, each)).toBe(region)
      if (city) expect(board.feature(each, 'city') ?? board.feature(each, 'blackdot')).toBe(city)
      if (capital) expect(board.feature(each, 'capital')).toBe('')
      if (blackDot) expect(board.feature(each, 'blackdot')).toBeDefined()
    }
  })
  it.each(hexsideFacts)('[$rule] $side is $kind', ({ side: [a, b], kind }) => {
    const slot = hex(a) * 6 + grid.directionTo(hex(a), hex(b))
    expect(board.hexsides[slot]).toBe(1 << board.hexsideKinds.indexOf(kind))
    expect(board.isSideFromRulebook(slot, kind)).toBe(true)
  })
  it.each(Object.entries(wholeCountries))('%s is exactly %s', (country, hexes) => {
    expect(names(hexesOf(board, country))).toEqual(hexes)
    for (const name of hexes) expect(board.isFromRulebook(hex(name), 'region')).toBe(true)
  })
  it('[1.2] the ends of the edges are on the map', () => {
    for (const name of Object.values(edges).flat()) expect(hex(name), name).toBeGreaterThanOrEqual(0)
  })
  it('[3.2.1] nine hexes can link Vienna and Breslau, eight cannot', () => {
    expect(grid.distance(cityHex('Vienna'), cityHex('Breslau'))).toBe(10)
    const isLink = (each: number) =>
      grid.distance(cityHex('Vienna'), each) + grid.distance(each, cityHex('Breslau')) === 10
    const chain = reachable(
      board,
      cityHex('Vienna'),
      (at, d, beyond) => isLink(beyond) && isOpenSide(board, at, d),
    )
    expect(chain.has(cityHex('Breslau'))).toBe(true)
  })
  it('[4.5.2] Copenhagen can be entered from 2503 only', () => {
    const doors = all.filter(each => {
      const d = grid.directionTo(each, hex('2603'))
      return d >= 0 && !isWaterHex(board, each) && isOpenSide(board, each, d)
    })
    expect(names(doors)).toEqual(['2503'])
  })
  it('[4.4] Brussels is worth three points', () => {
    expect(board.feature(cityHex('Brussels'), 'vp')).toBe('3')
    expect(board.isFromRulebook(cityHex('Brussels'), 'vp')).toBe(true)
  })
})

describe('land', () => {
  it('every country hangs together but for East Prussia and the islands of Estonia', () => {
    const apart = board.regionKinds.flatMap(region => landmasses(board, region).slice(1).map(names))
    expect(apart).toEqual([
      names(board.hexesWith('east-prussia')),
      ['5005', '5006', '5105', '5106', '5205'],
      ['5204'],
    ])
  })
  it('East Prussia holds Konigsberg and is German', () => {
    expect(board.feature(cityHex('Konigsberg'), 'east-prussia')).toBe('')
    for (const each of board.hexesWith('east-prussia')) expect(regionOf(board, each)).toBe('Germany')
  })
  it('nobody can walk into land that is not in play', () => {
    for (const each of inPlay) {
      for (let d = 0; d < 6; d++) {
        const beyond = grid.neighbours[each * 6 + d]
        if (beyond >= 0 && board.region[beyond] < 0)
          expect(isOpenSide(board, each, d), grid.names[each]).toBe(false)
      }
    }
  })
  it('water belongs to nobody', () => {
    for (const each of inPlay) expect(isWaterHex(board, each), grid.names[each]).toBe(false)
  })
})

describe('cities', () => {
  it.each(cities)(
    '$name lies within a hex of its place on the globe',
    ({ name, hex: at, at: place, country, blackDot }) => {
      expect(board.feature(hex(at), blackDot ? 'blackdot' : 'city')).toBe(name)
      expect(regionOf(board, hex(at))).toBe(country)
      // One hex stands for all Zealand, so Copenhagen is drawn at its western shore (4.5.2).
      if (name === 'Copenhagen') return
      const found = hexAt(grid, europeOnTheSheet.toSheet(place))
      expect(found).toBeGreaterThanOrEqual(0)
      expect(grid.distance(found, hex(at))).toBeLessThanOrEqual(1)
    },
  )
  it.each([
    ['Vienna', 'Danube', '2228'],
    ['Prague', 'Vltava', '2021'],
    ['Dresden', 'Elbe', '2318'],
    ['Magdeburg', 'Elbe', '2113'],
    ['Warsaw', 'Vistula', '3922'],
    ['Breslau', 'Oder', '2922'],
    ['Krakow', 'Vistula', '3227'],
    ['Cologne', 'Rhine', '1010'],
    ['Kiev', 'Dnieper', '5534'],
    ['Riga', 'Dvina', '5011'],
  ])('%s has the %s between itself and %s', (city, river, beyond) => {
    const direction = grid.directionTo(cityHex(city), hex(beyond))
    expect(board.hexsideNames.get(cityHex(city) * 6 + direction)).toBe(river)
  })
})

describe('rivers', () => {
  const rivers = [...riverCourses(board)].filter(([name]) => name !== '')
  const mouths = riverMouths(board)
  it.each(rivers)(
    'the %s runs unbroken from its source into the sea, a lake, another river or off the map',
    (name, course) => {
      expect(isOnePiece(course)).toBe(true)
      for (const next of course.values()) expect(next.length).toBeLessThanOrEqual(2)
      const ends = endsOf(course)
      expect(ends).toHaveLength(2)
      const elsewhere = new Set(
        rivers.filter(([other]) => other !== name).flatMap(([, other]) => [...other.keys()]),
      )
      const loose = ends.filter(corner => !mouths.has(corner) && !elsewhere.has(corner))
      expect(loose.length, 'only the source may lie inland').toBeLessThanOrEqual(1)
    },
  )
  it('no river runs where water already closes the hexside', () => {
    const [river, sea, lake] = ['river', 'sea', 'lake'].map(kind => 1 << board.hexsideKinds.indexOf(kind))
    for (const bits of board.hexsides) expect(bits & river && bits & (sea | lake)).toBeFalsy()
  })
})

describe('railways', () => {
  it('are one network that reaches every city but Copenhagen', () => {
    const network = reachable(board, cityHex('Berlin'), (at, d) => board.networks[at * 6 + d] !== 0)
    expect(names(all.filter(each => hasRail(each) && !network.has(each)))).toEqual([])
    expect(names(board.hexesWith('city').filter(each => !network.has(each)))).toEqual(['2603'])
  })
  it('have names of their own', () => {
    expect(new Set(board.routes.map(route => route.name)).size).toBe(board.routes.length)
  })
  it('cross no water and keep to land that is in play', () => {
    for (const route of board.routes) {
      route.hexes.forEach((each, i) => {
        expect(board.region[each], route.name).toBeGreaterThanOrEqual(0)
        if (i > 0)
          expect(isOpenSide(board, each, grid.directionTo(each, route.hexes[i - 1])), route.name).toBe(true)
      })
    }
  })
  it('[10.3] Soviet supply comes over rails that leave the USSR in the east or south', () => {
    const sources = board.hexesWith('rail-edge')
    expect(sources.length).toBeGreaterThanOrEqual(6)
    for (const each of sources) {
      expect(regionOf(board, each)).toBe('Soviet Union')
      expect(hasRail(each)).toBe(true)
      expect(isSouthEdge(each) || isEastEdge(each)).toBe(true)
    }
  })
  it('[3.1f] railheads can start on Soviet rails at the border, linked to a source inside the USSR', () => {
    const inside = (at: number, d: number, beyond: number) =>
      board.networks[at * 6 + d] !== 0 && regionOf(board, beyond) === 'Soviet Union'
    const supplied = new Set(
      board.hexesWith('rail-edge').flatMap(each => [...reachable(board, each, inside)]),
    )
    const starts = hexesOf(board, 'Soviet Union').filter(
      each => hasRail(each) && foreignNeighbours(board, each).size > 0,
    )
    expect(starts.length).toBeGreaterThanOrEqual(4)
    expect(names(starts.filter(each => !supplied.has(each)))).toEqual([])
  })
})

describe('fortifications', () => {
  it('[4.5.1b] the Czech works face Germany', () => {
    for (const each of [...forts('czech'), ...forts('czech-heavy')]) {
      expect(regionOf(board, each)).toBe('Czechoslovakia')
      expect(foreignNeighbours(board, each)).toContain('Germany')
    }
    expect([forts('czech').length, forts('czech-heavy').length]).toEqual([12, 5])
  })
  it('[4.5.2d] Belgium has one fortified hex, facing Germany', () => {
    const [fort, ...more] = forts('belgian')
    expect(more).toEqual([])
    expect(regionOf(board, fort)).toBe('Belgium')
    expect(foreignNeighbours(board, fort)).toContain('Germany')
  })
  it('the West Wall is German and the Maginot Line French, each on the frontier', () => {
    for (const each of forts('west-wall')) {
      expect(regionOf(board, each)).toBe('Germany')
      expect(
        [...foreignNeighbours(board, each)].some(region =>
          ['France', 'Luxembourg', 'Belgium'].includes(region),
        ),
      ).toBe(true)
    }
    for (const each of forts('maginot')) {
      expect(regionOf(board, each)).toBe('France')
      expect(foreignNeighbours(board, each)).toContain('Germany')
    }
  })
  it('no German hex touches France outside the West Wall and no French hex Germany outside the Maginot Line', () => {
    const facing = (from: string, to: string) =>
      hexesOf(board, from).filter(each => foreignNeighbours(board, each).has(to))
    const ends = facing('Germany', 'France').filter(each => board.feature(each, 'fort') === undefined)
    expect(names(ends)).toEqual([])
    expect(
      names(facing('France', 'Germany').filter(each => board.feature(each, 'fort') === undefined)),
    ).toEqual([])
  })
  it('[3.2e] the West Wall has room for eleven static divisions, two to a hex', () => {
    expect(forts('west-wall').length).toBeGreaterThanOrEqual(6)
  })
})

describe('supply and set-up zones', () => {
  const southOf = (country: string) => hexesOf(board, country).filter(isSouthEdge)
  it('[3.1j] fourteen French hexes are no border hexes', () => {
    const interior = hexesOf(board, 'France').filter(each => foreignNeighbours(board, each).size === 0)
    expect(interior.length).toBeGreaterThanOrEqual(14)
  })
  it('[10.4d] Romania has two south edge hexes, Yugoslavia and Italy have theirs', () => {
    expect(names(southOf('Romania'))).toEqual(['3134', '3233'])
    expect(southOf('Yugoslavia').length).toBeGreaterThan(0)
    const italian = hexesOf(board, 'Italy').filter(each => isSouthEdge(each) || grid.line[each] === 1)
    expect(italian.length).toBeGreaterThan(0)
  })
  it('[10.4c] Budapest is Hungarian', () => expect(regionOf(board, cityHex('Budapest'))).toBe('Hungary'))
})
