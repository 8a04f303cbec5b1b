import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { east1939 } from '../games/hinge-of-fate/board/east-1939.ts'
import {
  DANZIG_HEXES,
  EASTERN_POLAND_GAP,
  HEXES_AT_THE_BARRIER,
  RED_ROW_GAP,
} from '../games/hinge-of-fate/board/facts.ts'
import { places } from '../games/hinge-of-fate/board/places.ts'
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

const board = valueOrThrow(parseBoard(east1939, 'east-1939.ts'))
const { grid } = board
const hex = (name: string): number => grid.indexOf(name)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(each => grid.names[each]).sort()
const placeHex = (name: string): number => hex(places.find(place => place.name === name)!.hex)
const slotBetween = (a: number, b: number): number => a * 6 + grid.directionTo(a, b)
const part = (each: number) => board.feature(each, 'eastern-poland')
const partHexes = (name: string): number[] =>
  board.hexesWith('eastern-poland').filter(each => part(each) === name)

describe('countries', () => {
  it('[10.2] Danzig is the city and four other hexes, between Poland and East Prussia', () => {
    const danzig = hexesOf(board, 'Danzig')
    expect(names(danzig)).toHaveLength(DANZIG_HEXES)
    expect(danzig).toContain(placeHex('Danzig'))
    const around = new Set(danzig.flatMap(each => [...foreignNeighbours(board, each)]))
    expect([...around].sort()).toEqual(['East Prussia', 'Poland'])
  })
  it.each(board.regionKinds.filter(region => region !== 'France'))('%s hangs together', region => {
    expect(landmasses(board, region).slice(1).map(names)).toEqual([])
  })
  it('the Corridor keeps East Prussia apart from Germany', () => {
    const germany = new Set(hexesOf(board, 'Germany').flatMap(each => neighboursOf(board, each)))
    expect(names(hexesOf(board, 'East Prussia').filter(each => germany.has(each)))).toEqual([])
    expect(regionOf(board, placeHex('Koenigsberg'))).toBe('East Prussia')
  })
  it('has as much of each as the frontiers of 1 September 1939 give it', () => {
    const regions = ['Germany', 'East Prussia', 'Danzig', 'Slovakia', 'Poland', 'France']
    expect(regions.map(region => hexesOf(board, region).length)).toEqual([105, 78, 5, 34, 424, 0])
  })
  it('[8.8] the west edge south of Stettin is German as far as the rules say, then Slovak', () => {
    const edge = Array.from({ length: 30 }, (_, i) => hex(`E${10 + i}37`))
    expect(edge.map(each => regionOf(board, each))).toEqual([
      ...Array(26).fill('Germany'),
      ...Array(4).fill('Slovakia'),
    ])
  })
})

describe('barriers', () => {
  it.each(HEXES_AT_THE_BARRIER)('[7.3] %s has an impassable hexside', name => {
    const at = hex(name) * 6
    expect([0, 1, 2, 3, 4, 5].some(d => sideIs(board, at + d, 'blocked'))).toBe(true)
  })
  it('[7.3] all impassable hexsides are at those hexes, on the frontier of Poland and Slovakia', () => {
    board.hexsides.forEach((_, slot) => {
      if (!sideIs(board, slot, 'blocked')) return
      const [a, b] = [Math.floor(slot / 6), grid.neighbours[slot]]
      expect(
        [a, b].some(each => (HEXES_AT_THE_BARRIER as readonly string[]).includes(grid.names[each])),
      ).toBe(true)
      expect([a, b].map(each => regionOf(board, each)).sort()).toEqual(['Poland', 'Slovakia'])
      expect(board.hexsideNames.get(slot)).toBe('High Tatra')
    })
  })
  it('[7.3] the Frisches Haff parts Pillau from the mainland to the south', () => {
    for (const name of ['E1321', 'E1322']) {
      const slot = slotBetween(hex('E1222'), hex(name))
      expect(sideIs(board, slot, 'lake'), name).toBe(true)
      expect(board.hexsideNames.get(slot)).toBe('Frisches Haff')
    }
  })
  it('[4.11] Hela can be entered from Gdynia only', () => {
    const doors = neighboursOf(board, placeHex('Hela')).filter(
      each => !isWaterHex(board, each) && isOpenSide(board, each, grid.directionTo(each, placeHex('Hela'))),
    )
    expect(names(doors)).toEqual(['E1026'])
  })
})

describe('banks', () => {
  it.each([
    ['Warsaw (east)', 'Vistula', 'E2524'],
    ['Krakow', 'Vistula', 'E3430'],
    ['Torun', 'Vistula', 'E1929'],
    ['Grudziadz', 'Vistula', 'E1528'],
    ['Modlin', 'Bug', 'E2424'],
    ['Breslau', 'Oder', 'E2534'],
    ['Poznan', 'Warta', 'E1932'],
    ['Czestochowa', 'Warta', 'E2930'],
    ['Lublin', 'Wieprz', 'E3120'],
    ['Bialystok', 'Narew', 'E2218'],
    ['Brest-Litovsk', 'Bug', 'E2818'],
    ['Koenigsberg', 'Pregel', 'E1320'],
    ['Przemysl', 'San', 'E3723'],
    ['Bydgoszcz', 'Brda', 'E1629'],
  ])('%s has the %s between itself and %s', (place, river, beyond) => {
    const slot = slotBetween(placeHex(place), hex(beyond))
    expect(['river', 'city-river'].some(kind => sideIs(board, slot, kind))).toBe(true)
    expect(board.hexsideNames.get(slot)).toBe(river)
  })
  it('no bridge over the Vistula is needed from Danzig to Warsaw (west), Krakow and Katowice', () => {
    const dry = reachable(board, placeHex('Danzig'), (at, d) => {
      const slot = at * 6 + d
      const isVistula = ['Vistula', 'Oder'].includes(board.hexsideNames.get(slot) ?? '')
      return isOpenSide(board, at, d) && !isVistula
    })
    for (const name of ['Warsaw (west)', 'Krakow', 'Katowice', 'Poznan', 'Lodz', 'Radom', 'Bydgoszcz'])
      expect(dry.has(placeHex(name)), name).toBe(true)
  })
})

describe('the Red Row and Eastern Poland', () => {
  it('[8.12] [8.13] the Red Row is position 16 from line 18 on, with one hex in no sector', () => {
    const row = Array.from({ length: 22 }, (_, i) => `E${18 + i}16`)
    expect(names(board.hexesWith('red-row'))).toEqual(row)
    expect(board.feature(hex(RED_ROW_GAP), 'red-row')).toBe('gap')
    for (const name of row) expect(regionOf(board, hex(name)), name).toBe('Poland')
  })
  it('[14.8] the two parts hang together, do not touch, and leave out the Red Row and line 29', () => {
    for (const name of ['north', 'south']) {
      const hexes = partHexes(name)
      const piece = reachable(
        board,
        hexes[0],
        (at, d, beyond) => part(beyond) === name && isOpenSide(board, at, d),
      )
      expect(names(piece)).toEqual(names(hexes))
    }
    for (const each of board.hexesWith('eastern-poland')) {
      expect(board.feature(each, 'red-row'), grid.names[each]).toBeUndefined()
      expect(regionOf(board, each)).toBe('Poland')
      expect(part(each)).toBe(grid.line[each] <= 28 ? 'north' : 'south')
      expect(grid.line[each]).not.toBe(29)
    }
    expect(part(hex(EASTERN_POLAND_GAP))).toBeUndefined()
    expect([partHexes('north').length, partHexes('south').length]).toEqual([26, 33])
  })
  it('[14.7] the demarcation line closes Eastern Poland off from the rest of Poland', () => {
    const isWest = (each: number) =>
      regionOf(board, each) === 'Poland' && !part(each) && board.feature(each, 'red-row') === undefined
    const west = reachable(
      board,
      placeHex('Warsaw (west)'),
      (at, d, beyond) => regionOf(board, beyond) === 'Poland' && !sideIs(board, at * 6 + d, 'demarcation'),
    )
    expect(names(west)).toEqual(names(hexesOf(board, 'Poland').filter(isWest)))
  })
  it('[14.7] holds four of the nineteen cities and fortresses of Poland', () => {
    const polish = places.filter(place => place.region === 'Poland')
    expect(polish.map(place => place.is).filter(is => is === 'city')).toHaveLength(13)
    expect(polish.map(place => place.is).filter(is => is === 'fortress')).toHaveLength(6)
    const eastern = polish.filter(place => part(hex(place.hex))).map(place => place.name)
    expect(eastern.sort()).toEqual(['Bialystok', 'Brest-Litovsk', 'Lwow', 'Przemysl'])
  })
})

describe('supply', () => {
  it('[8.7] [8.8] three cities for the north, the west edge for the south', () => {
    const of = (group: string) =>
      board.hexesWith('source').filter(each => board.feature(each, 'source') === group)
    expect(names(of('agn'))).toEqual(['E1126', 'E1137', 'E1221'])
    expect(of('ags')).toHaveLength(24)
    expect(names(board.hexesWith('haven'))).toEqual(['E2535'])
  })
})
