// What never changes during a game: the board as flat arrays, looked up by hex number.
import type { Board } from '../../engine/board/board.ts'
import { bitOf } from '../../engine/board/board.ts'
import { laidOut } from '../../engine/board/laid-out.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { europe1938 } from './board/europe-1938.ts'
import { BRITAIN, FRANCE, NATIONS, type NationName } from './nations.ts'

export const BOARD_FILE = ['games/munich-war/board/europe-1938.ts', 9] as const

/** The board: `printedBoard` as the game prints it, `board()` as it is laid out now, which a position file may draw anew. */
export const { printedBoard, board, derive, layOut, hex } = laidOut(
  valueOrThrow(parseBoard(europe1938, ...BOARD_FILE)),
)

export const grid = printedBoard.grid
export const HEXES = grid.size

/** 23.4a  Where Italians may land from off the map. */
export const ITALIAN_EDGE: readonly number[] = [hex('1823'), hex('1922'), hex('2023')]

/** Country of a hex, -1 at sea and on land outside the game. East Prussia is Germany, the Mannerheim Line Finland (2.1e). */
export const country = new Int8Array(HEXES)
/** Capital hex of each country, -1 if it has none on the map. */
export const capital = new Int16Array(NATIONS.length)
/** 7.1b  Mobilization centres of each country. */
export const mobilizationHexes = NATIONS.map((): number[] => [])
/** 7.1, 14.2a  Capital and mobilization centres of each country: they give points and supply, and reinforcements appear there. */
export const cityHexes = NATIONS.map((): number[] => [])
/** Land hexes of each country. */
export const homeHexes = NATIONS.map((): number[] => [])
export const isCity = new Uint8Array(HEXES)
export const isCapital = new Uint8Array(HEXES)
export const isMobilization = new Uint8Array(HEXES)
/** 7.1d, 22.0f  Reich Strategic Objectives. */
export const isObjective = new Uint8Array(HEXES)
export const objectiveHexes: number[] = []
/** 22.0g, 3.D1  Hexes that the rules name; -1 on a board without them. */
export const named = { mannerheim: -1, ruhr: -1 }
export const victoryValue = new Int8Array(HEXES)
/** 3.4.2f  Where fortifications are set up; 2.1c leaves Breslau without a symbol. */
export const isFortSymbol = new Uint8Array(HEXES)
/** 11.12, 19.0f */
export const isEntrenchment = new Uint8Array(HEXES)
/** 8.6.1  Where a Soviet railroad leaves the map. */
export const isRailEdge = new Uint8Array(HEXES)

/** 18.1  Sea areas as bits. */
export const SEA = { north: 1, baltic: 2, mediterranean: 4, adriatic: 8, black: 16 } as const
const SEA_BITS: Readonly<Record<string, number>> = {
  'north-sea': SEA.north,
  baltic: SEA.baltic,
  mediterranean: SEA.mediterranean,
  adriatic: SEA.adriatic,
  'black-sea': SEA.black,
}
/** Sea that the harbour opens on, 0 without one. */
export const portSea = new Uint8Array(HEXES)
export const portHexes: number[] = []
/** Seas that a land hex lies on. */
export const coastSeas = new Uint8Array(HEXES)
/** Sea area of an all-sea hex. */
export const seaArea = new Uint8Array(HEXES)
/** 18.1c  The three Mediterranean hexes that France may bombard. */
export const isFrenchBombardment = new Uint8Array(HEXES)

/** 7.2.2f, 23.4a  Land hexes of a country on the edge of the map. */
export const isEdge = Uint8Array.from({ length: HEXES }, (_, h) => (touchesEdge(h) ? 1 : 0))

function touchesEdge(h: number): boolean {
  for (let d = 0; d < 6; d++) if (grid.neighbours[h * 6 + d] < 0) return true
  return false
}

export const TERRAIN = { clear: 1, forest: 2, rough: 4, mountain: 8, marsh: 16, lake: 32, sea: 64 } as const
/** TERRAIN bits. */
export const terrain = new Uint8Array(HEXES)
export const isSea = new Uint8Array(HEXES)
export const isMountain = new Uint8Array(HEXES)
export const isMarsh = new Uint8Array(HEXES)
/** Land that some country of the game owns: the only hexes that units ever stand in, Marines at sea apart. */
export const isGround = new Uint8Array(HEXES)

/** Hexsides, [hex * 6 + direction]. */
export const isRiverSide = new Uint8Array(HEXES * 6)
/** 10.1c, 14.3g  1 for hexsides that land units, zones of control and lines of supply cross. */
export const openSide = new Uint8Array(HEXES * 6)
export const railSide = new Uint8Array(HEXES * 6)
export const isRail = new Uint8Array(HEXES)

derive(board => {
  for (let h = 0; h < HEXES; h++) fillHex(board, h)
  fillCountries(board)
  fillSides(board)
})

function fillHex(board: Board, h: number): void {
  const has = (feature: string) => (board.feature(h, feature) === undefined ? 0 : 1)
  const region = board.region[h]
  country[h] = region < 0 ? -1 : NATIONS.indexOf(board.regionKinds[region] as NationName)
  isCity[h] = has('city')
  isCapital[h] = has('capital')
  isMobilization[h] = has('mobilization')
  isObjective[h] = has('rso')
  isFortSymbol[h] = has('fort')
  isEntrenchment[h] = has('entrenchment')
  isRailEdge[h] = has('rail-edge')
  isFrenchBombardment[h] = has('french-bombardment')
  victoryValue[h] = Number(board.feature(h, 'vp') ?? 0)
  portSea[h] = seasIn(board.feature(h, 'port'))
  coastSeas[h] = seasIn(board.feature(h, 'coast'))
  seaArea[h] = seasIn(board.feature(h, 'sea-area'))
  terrain[h] = 0
  for (const [kind, bit] of Object.entries(TERRAIN))
    if (board.terrain[h] & bitOf(board.terrainKinds, kind)) terrain[h] |= bit
  isSea[h] = terrain[h] & TERRAIN.sea ? 1 : 0
  isMountain[h] = terrain[h] & TERRAIN.mountain ? 1 : 0
  isMarsh[h] = terrain[h] & TERRAIN.marsh ? 1 : 0
  isGround[h] = country[h] >= 0 && !(terrain[h] & (TERRAIN.sea | TERRAIN.lake)) ? 1 : 0
}

function seasIn(value: string | undefined): number {
  let bits = 0
  for (const name of value === undefined ? [] : value.split(/[,+ ]/)) bits |= SEA_BITS[name] ?? 0
  return bits
}

function fillCountries(board: Board): void {
  capital.fill(-1)
  for (const h of board.hexesWith('capital')) if (country[h] >= 0) capital[country[h]] = h
  for (let n = 0; n < NATIONS.length; n++) {
    const centres = board.hexesWith('mobilization').filter(h => country[h] === n)
    mobilizationHexes[n].splice(0, Infinity, ...centres)
    const cities = capital[n] >= 0 && !centres.includes(capital[n]) ? [capital[n], ...centres] : centres
    cityHexes[n].splice(0, Infinity, ...cities)
    homeHexes[n].length = 0
  }
  for (let h = 0; h < HEXES; h++) if (isGround[h]) homeHexes[country[h]].push(h)
  objectiveHexes.splice(0, Infinity, ...board.hexesWith('rso'))
  portHexes.splice(0, Infinity, ...board.hexesWith('port'))
  named.mannerheim = board.hexesWith('objective')[0] ?? -1
  named.ruhr = board.hexesWith('city').find(h => board.feature(h, 'city') === 'Ruhr') ?? -1
}

function fillSides(board: Board): void {
  const river = bitOf(board.hexsideKinds, 'river')
  const shut = bitOf(board.hexsideKinds, 'sea') | bitOf(board.hexsideKinds, 'blocked')
  const rail = bitOf(board.networkKinds, 'rail')
  isRail.fill(0)
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const to = grid.neighbours[slot]
    const from = Math.floor(slot / 6)
    isRiverSide[slot] = board.hexsides[slot] & river ? 1 : 0
    openSide[slot] = to >= 0 && isGround[from] && isGround[to] && !(board.hexsides[slot] & shut) ? 1 : 0
    railSide[slot] = openSide[slot] && board.networks[slot] & rail ? 1 : 0
    if (railSide[slot]) isRail[from] = 1
  }
}

/** 3.4.2c, R15  German hexes that share a hexside with France. */
export const bordersFrance = (h: number): boolean => bordersOn(h, FRANCE)

function bordersOn(h: number, nation: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = grid.neighbours[h * 6 + d]
    if (next >= 0 && country[next] === nation) return true
  }
  return false
}

/** 23.4a */
export const isAtlanticEdge = (h: number): boolean =>
  isEdge[h] === 1 && isGround[h] === 1 && (country[h] === FRANCE || country[h] === BRITAIN)
