// What never changes during a game: the board and the counters as flat arrays, looked up by hex or unit number.
import { laidOut } from '../../engine/board/laid-out.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { rosterOf } from '../../engine/forces/roster.ts'
import { europe1938 } from './board/europe-1938.ts'
import { countersText } from './counters.ts'
import { NATIONS, type NationName } from './nations.ts'

/** The files with the line in which their text begins, so that a fault is told where its author finds it. */
export const BOARD_FILE = ['games/war-comes-early/board/europe-1938.ts', 3] as const
export const COUNTER_FILE = ['games/war-comes-early/counters.ts', 4] as const

/** The board: `printedBoard` as the game prints it, `board()` as it is laid out now, which a position file may draw anew. */
export const { printedBoard, board, derive, layOut, hex } = laidOut(
  valueOrThrow(parseBoard(europe1938, ...BOARD_FILE)),
)

export const grid = printedBoard.grid
export const HEXES = grid.size

const roster = rosterOf(countersText, ...COUNTER_FILE)
export const { counterSet, counters, UNITS, unitIds, unit } = roster
const { flagged } = roster

export const BERLIN = [hex('2413'), hex('2414')] as const
export const VIENNA = hex('2128')
export const BRESLAU = hex('2821')
export const WARSAW = hex('3821')
export const KRAKOW = hex('3226')
export const DANZIG_HEX = hex('3714')

/** Nation whose country a hex lies in, -1 at sea and on land outside the game. */
export const country = new Int8Array(HEXES)
/** [nation] the hexes of its country. */
export const hexesOfCountry: number[][] = []
/** Capital hex of each nation, -1 if it has none on the map. */
export const capital = new Int32Array(NATIONS.length)
/** 2.1a, 11.3g  Black-dot cities are names on the map and nothing else. */
export const isCity = new Uint8Array(HEXES)
/** 10.3c  Soviet edge hexes where a railroad leaves the map. */
export const isRailEdge = new Uint8Array(HEXES)
export const victoryValue = new Int32Array(HEXES)

/** 11.3a  Fortifications. Only the first three kinds have a garrison of their own. */
export const FORT = { none: 0, czech: 1, czechHeavy: 2, belgian: 3, westWall: 4, maginot: 5 } as const
const FORT_NAMES = ['', 'czech', 'czech-heavy', 'belgian', 'west-wall', 'maginot']
export const fort = new Int8Array(HEXES)
export const fortHexes: number[] = []

/** The hexes for which something holds, in their order. */
export function hexesWhere(holds: (hex: number) => boolean): number[] {
  return Array.from(grid.names, (_, h) => h).filter(holds)
}

derive(board => {
  for (let h = 0; h < HEXES; h++) {
    const region = board.region[h]
    country[h] = region < 0 ? -1 : NATIONS.indexOf(board.regionKinds[region] as NationName)
    isCity[h] = board.feature(h, 'city') === undefined ? 0 : 1
    isRailEdge[h] = board.feature(h, 'rail-edge') === undefined ? 0 : 1
    victoryValue[h] = Number(board.feature(h, 'vp') ?? 0)
    fort[h] = Math.max(0, FORT_NAMES.indexOf(board.feature(h, 'fort') ?? ''))
  }
  fortHexes.splice(0, fortHexes.length, ...board.hexesWith('fort'))
  NATIONS.forEach((_, nation) => {
    hexesOfCountry[nation] = hexesWhere(h => country[h] === nation)
  })
  capital.fill(-1)
  for (const h of board.hexesWith('capital')) if (capital[country[h]] < 0) capital[country[h]] = h
})

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

/** 1 for each hexside that a railroad crosses. */
export const railSide = new Uint8Array(HEXES * 6)
export const isRail = new Uint8Array(HEXES)
/** The hexes on a railroad. */
export const railHexes: number[] = []
/** 11.4c  All-lake and all-sea hexes; Sweden, Finland and the like count the same, since no unit ever goes there. */
export const isWater = new Uint8Array(HEXES)
/** 11.4a  Hexes that mechanized units may enter only by rail and never attack; a city lifts the bar (11.3e). */
export const isMechBarred = new Uint8Array(HEXES)
/** 4.5.2b, 11.4d  1 for each hexside that units, attacks and supply may cross: not water, not blocked; the Straits are open. */
export const openSide = new Uint8Array(HEXES * 6)
/** 9.0d, 9.0e  Zones of control cross every open hexside but the Straits, which are all sea. */
export const zoneSide = new Uint8Array(HEXES * 6)
/** 11.4b, R54  Rivers and the Danish Straits. */
export const riverSide = new Uint8Array(HEXES * 6)
/** R64  A hex of a country with a neighbour in another country; sea and map edge do not count. */
export const isBorder = new Uint8Array(HEXES)

const bitsOf = (kinds: readonly string[], ...names: string[]) =>
  names.reduce((bits, name) => bits | (1 << kinds.indexOf(name)), 0)

derive(board => {
  const water = bitsOf(board.terrainKinds, 'sea', 'lake')
  const barred = bitsOf(board.terrainKinds, 'mountain', 'swamp')
  for (let h = 0; h < HEXES; h++) {
    isWater[h] = board.terrain[h] & water || country[h] < 0 ? 1 : 0
    isMechBarred[h] = board.terrain[h] & barred && !isCity[h] ? 1 : 0
    isRail[h] = 0
    isBorder[h] = 0
  }
  const rail = bitsOf(board.networkKinds, 'rail')
  const river = bitsOf(board.hexsideKinds, 'river', 'straits')
  const straits = bitsOf(board.hexsideKinds, 'straits')
  const shut = bitsOf(board.hexsideKinds, 'sea', 'lake', 'blocked')
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const from = Math.floor(slot / 6)
    const to = grid.neighbours[slot]
    const kinds = board.hexsides[slot]
    const isLand = to >= 0 && !isWater[to] && !isWater[from]
    openSide[slot] = isLand && (kinds & straits || !(kinds & shut)) ? 1 : 0
    zoneSide[slot] = openSide[slot] && !(kinds & straits) ? 1 : 0
    riverSide[slot] = kinds & river ? 1 : 0
    railSide[slot] = board.networks[slot] & rail ? 1 : 0
    if (railSide[slot]) isRail[from] = 1
    if (isLand && country[from] !== country[to]) isBorder[from] = 1
  }
  railHexes.splice(0, railHexes.length, ...hexesWhere(h => isRail[h] === 1))
})

export const unitNation = Int8Array.from(counters, c => NATIONS.indexOf(c.nation as NationName))
/** 2.3.6 */
export const attackFactor = Int32Array.from(counters, c => c.steps[0][0])
export const defenceFactor = Int32Array.from(counters, c => c.steps[0][1])
/** 2.3.2a, PAC-M  In whole points. */
export const movementFactor = Int32Array.from(counters, c => c.steps[0][2])
/** 2.3.5a */
export const isMech = Uint8Array.from(counters, c => (c.mobility === 'mech' ? 1 : 0))
/** 2.3.5b */
export const isStatic = flagged('static')
export const isGermanMech = flagged('germanMech')
/** The 7th Flieger Division is a marker: it never stands on the map as a unit (R48). */
export const isMarker = flagged('marker')
/** 2.3.1a, 2.3.1c  Western armies and Soviet fronts; a Soviet army counts as a corps. */
export const isArmy = Uint8Array.from(counters, c =>
  c.size === 'front' || (c.size === 'army' && c.nation !== 'Soviet Union') ? 1 : 0,
)
/** 12.3c  Corps equivalents, counted in halves because a static division is half of one. */
export const corpsHalves = Int32Array.from(counters, c => Number(c.fields.get('ce')) * 2)
/** 8.0f  German mechanized corps and static divisions count as two units. */
export const stackingSize = Int32Array.from(counters, c => Number(c.fields.get('stacking')))
/** 8.0e  The German 0-3 static corps. */
export const isReserveCorps = flagged('german03')
/** 3.1, 3.2  Corps that wait in the break-down pool when the game begins. */
export const startsInPool = flagged('pool')

/** [nation] its units, in their order. */
export const unitsOfNation: readonly (readonly number[])[] = NATIONS.map((_, nation) => unitsOf(1 << nation))

function unitsOf(nations: number): number[] {
  return Array.from(counters, (_, u) => u).filter(u => (nations & (1 << unitNation[u])) !== 0)
}

const unitsByNations = new Map<number, readonly number[]>()

/** The units of several nations, given as bits, in their order. */
export function unitsOfNations(nations: number): readonly number[] {
  let units = unitsByNations.get(nations)
  if (units === undefined) {
    units = unitsOf(nations)
    unitsByNations.set(nations, units)
  }
  return units
}
