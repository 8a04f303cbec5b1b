import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { cities } from '../games/eisenhowers-war/board/cities.ts'
import { frontierRange, rhineBankRange } from '../games/eisenhowers-war/board/facts.ts'
import { westernEurope1944 } from '../games/eisenhowers-war/board/western-europe-1944.ts'
import {
  foreignNeighbours,
  hexesOf,
  isOpenSide,
  neighboursOf,
  reachable,
  regionOf,
  sideIs,
} from './checks/land.ts'
import { endsOf, isOnePiece, riverCourses, riverMouths } from './checks/rivers.ts'

const board = valueOrThrow(parseBoard(westernEurope1944, 'western-europe-1944.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const all = Array.from({ length: grid.size }, (_, each) => each)
const has = (each: number, key: string): boolean => board.feature(each, key) !== undefined
const isClosed = (each: number): boolean => has(each, 'closed')
const inPlay = all.filter(each => board.region[each] >= 0 && !isClosed(each))
const cityHex = (name: string): number => hex(cities.find(city => city.name === name)!.hex)
const touches = (each: number, other: (beyond: number) => boolean): boolean =>
  neighboursOf(board, each).some(other)

describe('rivers', () => {
  const rivers = [...riverCourses(board, ['river', 'rhine', 'seine'])]
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
  it('no hexside is two kinds of river, or river and sea', () => {
    for (const slot of board.hexsides.keys()) {
      const kinds = ['river', 'rhine', 'seine', 'sea'].filter(kind => sideIs(board, slot, kind))
      expect(kinds.length).toBeLessThanOrEqual(1)
    }
  })
  it('[13.5] the west bank of the Rhine is an unbroken row from 2611 to 3413', () => {
    const bank = board.hexesWith('rhine-bank')
    expect([names(bank)[0], names(bank).at(-1)]).toEqual([...rhineBankRange])
    const row = reachable(board, hex('2611'), (_at, _d, beyond) => bank.includes(beyond))
    expect(names(row)).toEqual(names(bank))
    for (const each of bank) expect(has(each, 'east-of-rhine'), grid.names[each]).toBe(false)
  })
  it('[10.5] nobody goes round the Rhine without leaving Germany and the Netherlands', () => {
    const east = reachable(board, cityHex('Ruhr'), (at, d, beyond) => {
      const slot = at * 6 + d
      const isRiver = sideIs(board, slot, 'rhine') || board.hexsideNames.get(slot) === 'Lek'
      return (
        isOpenSide(board, at, d) && !isRiver && ['Germany', 'Netherlands'].includes(regionOf(board, beyond)!)
      )
    })
    expect(names(board.hexesWith('rhine-bank').filter(each => east.has(each)))).toEqual([])
  })
  it('[12.2.2] Germany east of the Elbe holds Berlin, and neither Leipzig nor Vienna', () => {
    expect(has(cityHex('Berlin'), 'east-of-elbe')).toBe(true)
    for (const name of ['Leipzig', 'Vienna', 'Munich']) expect(has(cityHex(name), 'east-of-elbe')).toBe(false)
    for (const each of board.hexesWith('east-of-elbe')) expect(regionOf(board, each)).toBe('Germany')
  })
})

describe('zones and lines', () => {
  const zone = (each: number) => board.feature(each, 'zone')
  it('[7.5] every hex in play lies in one of two zones, each with its sources', () => {
    for (const each of inPlay) expect(['north', 'south'], grid.names[each]).toContain(zone(each))
    for (const name of ['Berlin', 'Ruhr', 'Antwerp']) expect(zone(cityHex(name))).toBe('north')
    for (const name of ['Vienna', 'Rome', 'Munich']) expect(zone(cityHex(name))).toBe('south')
  })
  it('[7.8] the line runs where the zones meet: the Italian frontier from 2008 to 2209, and the Danube', () => {
    const frontier = new Set<number>()
    for (const each of inPlay) {
      for (let d = 0; d < 6; d++) {
        const slot = each * 6 + d
        const beyond = grid.neighbours[slot]
        if (beyond < 0 || zone(beyond) === undefined) continue
        expect(sideIs(board, slot, 'zone-line'), grid.names[each]).toBe(zone(each) !== zone(beyond))
        if (!sideIs(board, slot, 'zone-line') || board.hexsideNames.get(slot) === 'Danube') continue
        expect([regionOf(board, each), regionOf(board, beyond)].sort()).toEqual(['France', 'Italy'])
        frontier.add(regionOf(board, each) === 'Italy' ? each : beyond)
      }
    }
    expect(names(frontier)).toEqual(['2008', '2108', '2209'])
    for (const end of frontierRange) expect(names(frontier)).toContain(end)
    expect(touches(hex('2209'), each => regionOf(board, each) === 'Switzerland')).toBe(true)
  })
  it('[7.16] the Atlantic and Switzerland can be joined through France', () => {
    const swiss = hexesOf(board, 'France').filter(each => foreignNeighbours(board, each).has('Switzerland'))
    expect(swiss.length).toBeGreaterThanOrEqual(5)
  })
  it('[4.4] every German hex lies east or west of the Drawn Game Line', () => {
    const side = (name: string) => board.feature(cityHex(name), 'dgl')
    for (const each of inPlay) expect(has(each, 'dgl')).toBe(regionOf(board, each) === 'Germany')
    for (const name of ['Munich', 'Ruhr', 'Leipzig', 'Hamburg', 'Nuremberg', 'Strasbourg'])
      expect(side(name), name).toBe('west')
    for (const name of ['Berlin', 'Vienna', 'Dresden', 'Rostock', 'Linz', 'Stettin'])
      expect(side(name), name).toBe('east')
  })
  it('[4.2.3] the launch sites face England', () => {
    for (const each of board.hexesWith('v1')) {
      expect(regionOf(board, each)).toBe('France')
      expect(board.feature(each, 'coast')).toBe('atlantic')
      expect(grid.along[each]).toBeGreaterThan(grid.along[hex('3305')])
    }
    expect(board.hexesWith('v1')).toHaveLength(3)
  })
})
