import { describe, expect, it } from 'vitest'
import { describeBoard } from '../engine/board/description.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { writeBoard } from '../engine/board/write.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { east1939 } from '../games/hinge-of-fate/board/east-1939.ts'
import { hexFacts, hexsideFacts } from '../games/hinge-of-fate/board/facts.ts'
import { places } from '../games/hinge-of-fate/board/places.ts'
import { towns } from '../games/hinge-of-fate/board/towns.ts'
import { west1939 } from '../games/hinge-of-fate/board/west-1939.ts'
import { isOpenSide, isWaterHex, reachable, regionOf, sideIs } from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'
import { hexAt } from './hexes/plane.ts'
import { polandOnTheSheet, rhinelandOnTheSheet } from './hinge-of-fate/georeference.ts'
import { eastRivers } from './hinge-of-fate/rivers-east.ts'
import { westRivers } from './hinge-of-fate/rivers-west.ts'

// What both maps must show.

const RUNNING_WATER = ['river', 'city-river']

const maps = [
  {
    map: 'East map',
    text: east1939,
    sheet: 'E',
    size: 660,
    globe: polandOnTheSheet,
    towns: towns.east,
    courses: eastRivers,
  },
  {
    map: 'West map',
    text: west1939,
    sheet: 'W',
    size: 216,
    globe: rhinelandOnTheSheet,
    towns: towns.west,
    courses: westRivers,
  },
] as const

describe.each(maps)('$map', ({ text, sheet, size, globe, towns, courses }) => {
  const board = valueOrThrow(parseBoard(text, 'board'))
  const { grid } = board
  const hex = (name: string): number => grid.indexOf(name)
  const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
  const all = Array.from({ length: grid.size }, (_, each) => each)
  const isHere = (name: string): boolean => name.startsWith(sheet)
  const here = places.filter(place => isHere(place.hex))
  const slotBetween = (a: string, b: string): number => hex(a) * 6 + grid.directionTo(hex(a), hex(b))

  it('is what the writer writes, and of full size', () => {
    expect(text).toBe(`\n${writeBoard(describeBoard(board))}`)
    expect(grid.size).toBe(size)
  })

  it.each(hexFacts.filter(fact => fact.hexes.every(isHere)))(
    '[$rule] $hexes',
    ({ hexes, city, fortress, region, terrain, features = {} }) => {
      for (const name of hexes) {
        if (region) expect(regionOf(board, hex(name)), name).toBe(region)
        if (terrain) expect(board.terrainKinds[Math.log2(board.terrain[hex(name)])], name).toBe(terrain)
        const named = { ...features, ...(city && { city }), ...(fortress && { fortress, fort: 'polish' }) }
        for (const [key, value] of Object.entries(named)) {
          expect(board.feature(hex(name), key), `${name} ${key}`).toBe(value)
          expect(board.isFromRulebook(hex(name), key), `${name} ${key}`).toBe(true)
        }
      }
    },
  )
  it.each(hexsideFacts.filter(fact => fact.side.every(isHere)))(
    '[$rule] $side is $kind',
    ({ side, kind }) => {
      const slot = slotBetween(...side)
      expect(board.hexsides[slot]).toBe(1 << board.hexsideKinds.indexOf(kind))
      expect(board.isSideFromRulebook(slot, kind)).toBe(true)
    },
  )

  it('[3.5] shows no ground that is out of bounds: land has a country, water has none', () => {
    for (const each of all) {
      expect(board.region[each] >= 0, grid.names[each]).toBe(!isWaterHex(board, each))
    }
  })
  it('can be walked from end to end', () => {
    const land = all.filter(each => !isWaterHex(board, each))
    expect(names(reachable(board, land[0], (at, d) => isOpenSide(board, at, d)))).toEqual(names(land))
  })

  it.each(here)('$name lies within a hex of its place on the globe', place => {
    expect(board.feature(hex(place.hex), place.is)).toBe(place.name)
    expect(regionOf(board, hex(place.hex))).toBe(place.region)
    const found = hexAt(grid, globe.toSheet(place.at))
    expect(found).toBeGreaterThanOrEqual(0)
    expect(grid.distance(found, hex(place.hex))).toBeLessThanOrEqual(1)
  })
  it('has no city and no fortress besides', () => {
    for (const is of ['city', 'fortress'] as const) {
      const listed = here.filter(place => place.is === is).map(place => place.hex)
      expect(names(board.hexesWith(is))).toEqual(listed.sort())
    }
  })
  it('names every town once', () => {
    const shown = board.hexesWith('town').map(each => board.feature(each, 'town'))
    expect(shown.sort()).toEqual(Object.keys(towns).sort())
  })

  const rivers = [...riverCourses(board, RUNNING_WATER)].filter(([name]) => name !== '')
  const mouths = riverMouths(board)
  it('has the rivers of its list', () => {
    expect(rivers.map(([name]) => name).sort()).toEqual(courses.map(river => river.name).sort())
  })
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
  it('[11.6] cities do away with the rivers around them, and nothing else does', () => {
    board.hexsides.forEach((_, slot) => {
      const beyond = grid.neighbours[slot]
      const isAtCity = [Math.floor(slot / 6), beyond].some(
        each => each >= 0 && board.feature(each, 'city') !== undefined,
      )
      const name = grid.names[Math.floor(slot / 6)]
      if (sideIs(board, slot, 'river')) expect(isAtCity, name).toBe(false)
      if (sideIs(board, slot, 'city-river')) expect(isAtCity, name).toBe(true)
    })
  })
  it('no river runs where the way is closed', () => {
    board.hexsides.forEach((_, slot) => {
      const isWet = RUNNING_WATER.some(kind => sideIs(board, slot, kind))
      const isClosed = ['sea', 'lake', 'blocked'].some(kind => sideIs(board, slot, kind))
      expect(isWet && isClosed, grid.names[Math.floor(slot / 6)]).toBe(false)
    })
  })
})
