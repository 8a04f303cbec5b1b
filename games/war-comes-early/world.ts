// What never changes during a game: the board and the counters as flat arrays, looked up by hex or unit number.
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { parseCounters } from '../../engine/forces/counters.ts'
import { europe1938 } from './board/europe-1938.ts'
import { countersText } from './counters.ts'
import { NATIONS, type NationName } from './nations.ts'

export const board = valueOrThrow(parseBoard(europe1938, 'board/europe-1938.ts'))
export const counterSet = valueOrThrow(parseCounters(countersText, 'counters.ts'))

export const grid = board.grid
export const counters = counterSet.counters
export const HEXES = grid.size
export const UNITS = counters.length

/** A hex that the code itself names, as a number. */
export function hex(name: string): number {
  const index = grid.indexOf(name)
  if (index < 0) throw new RangeError(`hex ${name} is not on the board`)
  return index
}

export const PRAGUE = capitalOf('Czechoslovakia')
export const BERLIN = [hex('2413'), hex('2414')] as const
export const VIENNA = hex('2128')
export const BRESLAU = hex('2821')
export const WARSAW = hex('3821')
export const KRAKOW = hex('3226')
export const DANZIG_HEX = hex('3714')

function capitalOf(name: NationName): number {
  const region = board.regionKinds.indexOf(name)
  return board.hexesWith('capital').find(h => board.region[h] === region) ?? -1
}

/** Capital hex of each nation, -1 if it has none on the map. */
export const capital = Int32Array.from(NATIONS, name => capitalOf(name))

/** Nation whose country a hex lies in, -1 at sea. */
export const country = Int8Array.from(board.region, region =>
  region < 0 ? -1 : NATIONS.indexOf(board.regionKinds[region] as NationName),
)

const flagged = (key: string) => {
  const flags = new Uint8Array(HEXES)
  for (const h of board.hexesWith(key)) flags[h] = 1
  return flags
}

/** 2.1a, 11.3g  Black-dot cities are names on the map and nothing else. */
export const isCity = flagged('city')
export const isEastPrussia = flagged('east-prussia')
/** 10.3c  Soviet edge hexes where a railroad leaves the map. */
export const isRailEdge = flagged('rail-edge')
export const victoryValue = Int32Array.from({ length: HEXES }, (_, h) => Number(board.feature(h, 'vp') ?? 0))

/** 11.3a  Fortifications. Only the first three kinds have a garrison of their own. */
export const FORT = { none: 0, czech: 1, czechHeavy: 2, belgian: 3, westWall: 4, maginot: 5 } as const
const FORT_NAMES = ['', 'czech', 'czech-heavy', 'belgian', 'west-wall', 'maginot']
export const fort = Int8Array.from({ length: HEXES }, (_, h) =>
  Math.max(0, FORT_NAMES.indexOf(board.feature(h, 'fort') ?? '')),
)
export const fortHexes = board.hexesWith('fort')

/** 1.2  Map edges, ends included. */
export const EDGE = { north: 1, south: 2, east: 4, west: 8 } as const
export const edges = Int8Array.from({ length: HEXES }, (_, h) => edgesOf(grid.line[h], grid.along[h]))

function edgesOf(column: number, row: number): number {
  const lastRow = column % 2 === 0 ? 33 : 34
  let found = 0
  if (row === 1 || (column === 61 && row <= 10)) found |= EDGE.north
  if (row === lastRow) found |= EDGE.south
  if (column === 61 && row >= 11 && row <= 33) found |= EDGE.east
  if (column === 1 && row >= 2) found |= EDGE.west
  return found
}

const bit = (kinds: readonly string[], kind: string) => 1 << kinds.indexOf(kind)
const RAIL = bit(board.networkKinds, 'rail')

/** 1 for each hexside that a railroad crosses. */
export const railSide = Uint8Array.from(board.networks, networks => (networks & RAIL ? 1 : 0))
export const isRail = Uint8Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].some(d => railSide[h * 6 + d]) ? 1 : 0,
)

const WATER = bit(board.terrainKinds, 'sea') | bit(board.terrainKinds, 'lake')
const RIVER = bit(board.hexsideKinds, 'river')
const STRAITS = bit(board.hexsideKinds, 'straits')
const SHUT =
  bit(board.hexsideKinds, 'sea') | bit(board.hexsideKinds, 'lake') | bit(board.hexsideKinds, 'blocked')

/** 11.4c  All-lake and all-sea hexes. */
export const isWater = Uint8Array.from(board.terrain, terrain => (terrain & WATER ? 1 : 0))
const MECH_BARRED = bit(board.terrainKinds, 'mountain') | bit(board.terrainKinds, 'swamp')
/** 11.4a  Hexes that mechanized units may enter only by rail and never attack; a city lifts the bar (11.3e). */
export const isMechBarred = Uint8Array.from(board.terrain, (terrain, h) =>
  terrain & MECH_BARRED && !isCity[h] ? 1 : 0,
)

/** 11.4d  1 for each hexside that units, attacks and supply may cross: no water, not blocked; the Danish Straits are open. */
export const openSide = Uint8Array.from(board.hexsides, (kinds, slot) => {
  const to = grid.neighbours[slot]
  if (to < 0 || isWater[to] || isWater[Math.floor(slot / 6)]) return 0
  return kinds & STRAITS || !(kinds & SHUT) ? 1 : 0
})
/** 9.0d, 9.0e  Zones of control cross every open hexside but the Straits, which are all sea. */
export const zoneSide = Uint8Array.from(openSide, (open, slot) =>
  open && !(board.hexsides[slot] & STRAITS) ? 1 : 0,
)
/** 11.4b, R54  Rivers and the Danish Straits. */
export const riverSide = Uint8Array.from(board.hexsides, kinds => (kinds & (RIVER | STRAITS) ? 1 : 0))

/** R64  A hex of a country with a neighbour in another country; sea and map edge do not count. */
export const isBorder = Uint8Array.from({ length: HEXES }, (_, h) =>
  country[h] >= 0 &&
  [0, 1, 2, 3, 4, 5].some(d => {
    const to = grid.neighbours[h * 6 + d]
    return to >= 0 && country[to] >= 0 && country[to] !== country[h]
  })
    ? 1
    : 0,
)

const unitFlag = (flag: string) => Uint8Array.from(counters, c => (c.flags.has(flag) ? 1 : 0))

export const unitNation = Int8Array.from(counters, c => NATIONS.indexOf(c.nation as NationName))
export const attackFactor = Int32Array.from(counters, c => c.steps[0][0])
export const defenceFactor = Int32Array.from(counters, c => c.steps[0][1])
/** 2.3.2a  In whole points. */
export const movementFactor = Int32Array.from(counters, c => c.steps[0][2])
export const isMech = Uint8Array.from(counters, c => (c.mobility === 'mech' ? 1 : 0))
export const isStatic = unitFlag('static')
export const isGermanMech = unitFlag('germanMech')
/** The 7th Flieger Division is a marker: it never stands on the map as a unit (R48). */
export const isMarker = unitFlag('marker')
/** 2.3.1c  Western armies and Soviet fronts; a Soviet army counts as a corps. */
export const isArmy = Uint8Array.from(counters, c =>
  c.size === 'front' || (c.size === 'army' && c.nation !== 'Soviet Union') ? 1 : 0,
)
/** 12.3c  Corps equivalents, counted in halves because a static division is half of one. */
export const corpsHalves = Int32Array.from(counters, c => Number(c.fields.get('ce')) * 2)
/** 8.0f  German mechanized corps and static divisions count as two units. */
export const stackingSize = Int32Array.from(counters, c => Number(c.fields.get('stacking')))
/** 8.0e  The German 0-3 static corps. */
export const isReserveCorps = unitFlag('german03')
/** 3.1, 3.2  Corps that wait in the break-down pool when the game begins. */
export const startsInPool = unitFlag('pool')

const unitById = new Map(counters.map((c, u) => [c.id, u]))

export function unit(id: string): number {
  const index = unitById.get(id)
  if (index === undefined) throw new RangeError(`no counter ${id}`)
  return index
}

export const unitIds = counters.map(c => c.id)
