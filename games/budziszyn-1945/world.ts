// What never changes during a game: the board as flat arrays, looked up by hex or hexside. Units are in units.ts.
import { bitOf } from '../../engine/board/board.ts'
import { laidOut } from '../../engine/board/laid-out.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { lusatia1945 } from './board/lusatia-1945.ts'

/** The board: `printedBoard` as the game prints it, `board()` as it is laid out now, which a position file may draw anew. */
export const { printedBoard, board, derive, layOut, hex } = laidOut(
  valueOrThrow(parseBoard(lusatia1945, 'board/lusatia-1945.ts')),
)

export const grid = printedBoard.grid
export const HEXES = grid.size

/** 1.1  Terrain in a hex, as bits; several kinds may share one. */
export const TERRAIN = { forest: 1, hills: 2, mountain: 4, swamp: 8, lake: 16, town: 32, city: 64 } as const
export const terrain = new Uint8Array(HEXES)
/** Name of the town or city in a hex, '' for none; the hexes of one city share it. */
export const townName: string[] = new Array(HEXES).fill('')
export const townHexes: number[] = []
/** R42  Letter of the entry zone, '' for none. */
export const entryZone: string[] = new Array(HEXES).fill('')
/** N-V1  1 where Soviet armour leaves for Berlin (zone S). */
export const isExit = new Uint8Array(HEXES)
/** R48  1 in Czechoslovakia. */
export const isCzech = new Uint8Array(HEXES)

/** 1.1  Map edges, corners on both. */
export const EDGE = { north: 1, south: 2, east: 4, west: 8 } as const
const EDGE_NAMES = ['north', 'south', 'east', 'west'] as const
export const edges = Uint8Array.from({ length: HEXES }, (_, h) => edgesOf(h))
/** [hex] its number among the hexes of the rim, which lie on an edge or next to one; -1 inside the map. */
export const rimIndex = new Int16Array(HEXES).fill(-1)
const rim = Array.from(edges, (_, h) => h).filter(h => edges[h] !== 0 || isNextToEdge(h))
rim.forEach((h, index) => {
  rimIndex[h] = index
})
export const RIM_HEXES = rim.length

function isNextToEdge(h: number): boolean {
  return grid.neighbours.subarray(h * 6, h * 6 + 6).some(next => next >= 0 && edges[next] !== 0)
}

/** 11.2.4, S-V2  Edges over which a route leaves the map, as bits of EDGE. */
export const routeOverEdge = new Uint8Array(HEXES)

function edgesOf(h: number): number {
  const line = grid.line[h]
  let found = 0
  if (grid.neighbours[h * 6] < 0) found |= EDGE.north
  if (grid.neighbours[h * 6 + 3] < 0) found |= EDGE.south
  if (line === 65) found |= EDGE.east
  if (line === 1) found |= EDGE.west
  return found
}

/** T1, R17  Water on a hexside. Rivers and streams are one class; the Nysa and the Elbe are the big rivers. */
export const WATER = { none: 0, stream: 1, bigRiver: 2 } as const
export const water = new Uint8Array(HEXES * 6)
/** N-3  1 on the hexsides of the Nysa. */
export const isNysa = new Uint8Array(HEXES * 6)
export const isElbe = new Uint8Array(HEXES * 6)
/** T1, T1-3  Best route across a hexside. The hexes of a city are joined by main routes. */
export const ROUTE = { none: 0, secondary: 1, main: 2, motorway: 3 } as const
export const route = new Uint8Array(HEXES * 6)
/** 10.1.5  1 in hexes that a route runs through. */
export const isRoute = new Uint8Array(HEXES)
/** 7.2.1  1 on hexsides of fixed positions, seen from the hex that they protect. None on this map (R27). */
export const fixedPosition = new Uint8Array(HEXES * 6)

/** The most hexsides with water that a board may have: room for their bridges in every state. */
export const WATERSIDES = 1400
/** [slot] number of the hexside among those with water, seen from both hexes; -1 without water. */
export const waterside = new Int16Array(HEXES * 6)
/** [waterside] one of its two slots, -1 beyond the last. */
export const slotOfWaterside = new Int32Array(WATERSIDES)
/** 14.2.3, R14  [waterside] 1 where a bridge is printed: wherever a route crosses water. */
export const isPrintedBridge = new Uint8Array(WATERSIDES)

/** Where each scenario begins: camp that controls a hex (index into CAMPS), by name of the feature. */
export const startControl = { nysa: new Int8Array(HEXES), stars: new Int8Array(HEXES) } as const
const START_NAMES = ['soviet', 'german', 'american']

derive(board => {
  const bits = (kind: string) => bitOf(board.terrainKinds, kind)
  const kinds = (['forest', 'hills', 'mountain', 'swamp', 'lake'] as const).map(
    kind => [bits(kind), TERRAIN[kind]] as const,
  )
  townHexes.length = 0
  for (let h = 0; h < HEXES; h++) {
    const city = board.feature(h, 'city')
    const town = board.feature(h, 'town')
    terrain[h] = kinds.reduce((found, [on, flag]) => (board.terrain[h] & on ? found | flag : found), 0)
    if (city !== undefined) terrain[h] |= TERRAIN.city
    else if (town !== undefined) terrain[h] |= TERRAIN.town
    townName[h] = city ?? town ?? ''
    if (townName[h] !== '') townHexes.push(h)
    entryZone[h] = board.feature(h, 'zone') ?? ''
    isExit[h] = board.feature(h, 'exit') === undefined ? 0 : 1
    isCzech[h] = board.regionKinds[board.region[h]] === 'Czechoslovakia' ? 1 : 0
    const leaves = (board.feature(h, 'road-edge') ?? '').split(',')
    routeOverEdge[h] = EDGE_NAMES.reduce(
      (found, name) => (leaves.includes(name) ? found | EDGE[name] : found),
      0,
    )
    startControl.nysa[h] = START_NAMES.indexOf(board.feature(h, 'nysa') ?? '')
    startControl.stars[h] = START_NAMES.indexOf(board.feature(h, 'stars') ?? '')
  }
})

derive(board => {
  const side = (kind: string) => bitOf(board.hexsideKinds, kind)
  const stream = side('river') | side('stream')
  const network = (kind: string) => bitOf(board.networkKinds, kind)
  slotOfWaterside.fill(-1)
  waterside.fill(-1)
  isPrintedBridge.fill(0)
  isRoute.fill(0)
  let count = 0
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const from = Math.floor(slot / 6)
    const to = grid.neighbours[slot]
    const kinds = board.hexsides[slot]
    water[slot] = kinds & side('big-river') ? WATER.bigRiver : kinds & stream ? WATER.stream : WATER.none
    const name = board.hexsideNames.get(slot)
    isNysa[slot] = water[slot] === WATER.bigRiver && name === 'Nysa' ? 1 : 0
    isElbe[slot] = water[slot] === WATER.bigRiver && name === 'Elbe' ? 1 : 0
    fixedPosition[slot] = kinds & side('fixed-position') ? 1 : 0
    const isBridged = (kinds & side('bridge')) !== 0
    route[slot] = routeAcross(board.networks[slot], network)
    const inOneCity =
      to >= 0 && terrain[from] & TERRAIN.city && terrain[to] & TERRAIN.city && townName[from] === townName[to]
    if (inOneCity && (!water[slot] || isBridged)) route[slot] = Math.max(route[slot], ROUTE.main)
    if (route[slot]) isRoute[from] = 1
    if (water[slot] && to >= 0 && waterside[slot] < 0) {
      if (count === WATERSIDES) throw new RangeError(`more than ${WATERSIDES} hexsides with water`)
      slotOfWaterside[count] = slot
      isPrintedBridge[count] = isBridged ? 1 : 0
      waterside[slot] = count
      waterside[to * 6 + (((slot % 6) + 3) % 6)] = count
      count += 1
    }
  }
})

function routeAcross(bits: number, network: (kind: string) => number): number {
  if (bits & network('motorway')) return ROUTE.motorway
  if (bits & network('main')) return ROUTE.main
  return bits & network('secondary') ? ROUTE.secondary : ROUTE.none
}

/** The same hexside seen from the other hex. */
export const oppositeSlot = (slot: number): number => grid.neighbours[slot] * 6 + (((slot % 6) + 3) % 6)
