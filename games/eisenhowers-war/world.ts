// What never changes during a game: the board as flat arrays, looked up by hex or hexside. Units are in units.ts.
import { bitOf } from '../../engine/board/board.ts'
import { laidOut } from '../../engine/board/laid-out.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { westernEurope1944 } from './board/western-europe-1944.ts'

/** The file with the line in which its text begins, so that a fault is told where its author finds it. */
export const BOARD_FILE = ['games/eisenhowers-war/board/western-europe-1944.ts', 11] as const

/** The board: `printedBoard` as the game prints it, `board()` as it is laid out now, which a position file may draw anew. */
export const { printedBoard, board, derive, layOut, hex } = laidOut(
  valueOrThrow(parseBoard(westernEurope1944, ...BOARD_FILE)),
)

export const grid = printedBoard.grid
export const HEXES = grid.size

/** 2.2  Hexes that the rules name. */
export const BERLIN = hex('3120')
export const RUHR = hex('3215')
export const VIENNA = hex('2422')
export const ROME = hex('1213')
export const ANTWERP = hex('3311')
export const MUNICH = hex('2317')
export const ZAGREB = hex('1819')
export const NORMANDY = hex('3304')
export const OVERFULL = hex('1215')

/** 7.4  German sources; the number of one is its bit in `sourcesLost`. */
export const GERMAN_SOURCES: readonly number[] = [RUHR, BERLIN, VIENNA]

/** 1.0a  Countries as in June 1944; the last seven are closed. */
export const COUNTRIES = [
  'France',
  'Belgium',
  'Netherlands',
  'Germany',
  'Protectorate',
  'Italy',
  'Yugoslavia',
  'Switzerland',
  'Spain',
  'Hungary',
  'Slovakia',
  'Serbia',
  'Denmark',
  'Britain',
] as const
export const COUNTRY = { France: 0, Belgium: 1, Netherlands: 2, Germany: 3, Italy: 5 } as const
const SWITZERLAND = COUNTRIES.indexOf('Switzerland')

/** Country that a hex lies in, -1 at sea and off the game. */
export const country = new Int8Array(HEXES)
/** 8.5  1 where units may be at all: land of a country that is not closed. */
export const isLand = new Uint8Array(HEXES)
/** 8.4  A hex is clear only if it is nothing else. */
export const TERRAIN = { clear: 0, rough: 1, mountain: 2 } as const
export const terrain = new Uint8Array(HEXES)
export const isPass = new Uint8Array(HEXES)
export const isCity = new Uint8Array(HEXES)
export const cityName: string[] = new Array(HEXES).fill('')
export const cityHexes: number[] = []
/** 4.3.2a, R26  Ports are cities. */
export const isPort = new Uint8Array(HEXES)
export const portHexes: number[] = []
/** 10.3  The West Wall grows with the turns; the other works stand all the time. */
export const FORT = { none: 0, westWall: 1, other: 2 } as const
export const fort = new Uint8Array(HEXES)
export const launchSites: number[] = []
/** 7.10  1 on any sea. */
export const isCoast = new Uint8Array(HEXES)
export const coastOf: string[] = new Array(HEXES).fill('')
/** 3.2.3, R103  1 where an invasion may be planned. */
export const isLanding = new Uint8Array(HEXES)
/** 7.5, 7.8  Logistical zones. */
export const NORTH = 0
export const SOUTH = 1
export const zoneOf = new Int8Array(HEXES)
/** 7.5a, R50  Hexes from a southern hex to the nearest northern one; 0 in the north. */
export const hexesToLine = new Uint8Array(HEXES)
/** 4.4  1 in Germany west of the Drawn Game Line, 2 east of it. */
export const DGL = { west: 1, east: 2 } as const
export const drawnGameSide = new Uint8Array(HEXES)
/** 13.5 */
export const isRhineBank = new Uint8Array(HEXES)
export const isEastOfRhine = new Uint8Array(HEXES)
/** 12.2.2a  In Germany. */
export const isEastOfElbe = new Uint8Array(HEXES)
/** 7.9 */
export const antwerpAccess: number[] = []
/** 12.2.3 */
export const isYugoslavCoast = new Uint8Array(HEXES)
export const isYugoslavTrigger = new Uint8Array(HEXES)
/** 13.8 */
export const isFortressSite = new Uint8Array(HEXES)

derive(laid => {
  const rough = bitOf(laid.terrainKinds, 'rough')
  const mountain = bitOf(laid.terrainKinds, 'mountain')
  const sea = bitOf(laid.terrainKinds, 'sea')
  const flag = (h: number, key: string) => (laid.feature(h, key) === undefined ? 0 : 1)
  for (let h = 0; h < HEXES; h++) {
    const region = laid.region[h]
    country[h] = region < 0 ? -1 : (COUNTRIES as readonly string[]).indexOf(laid.regionKinds[region])
    isLand[h] = region >= 0 && !(laid.terrain[h] & sea) && !flag(h, 'closed') ? 1 : 0
    terrain[h] =
      laid.terrain[h] & mountain ? TERRAIN.mountain : laid.terrain[h] & rough ? TERRAIN.rough : TERRAIN.clear
    isPass[h] = flag(h, 'pass')
    isCity[h] = flag(h, 'city')
    cityName[h] = laid.feature(h, 'city') ?? ''
    isPort[h] = flag(h, 'port')
    const works = laid.feature(h, 'fort')
    fort[h] = works === undefined ? FORT.none : works === 'west-wall' ? FORT.westWall : FORT.other
    isCoast[h] = flag(h, 'coast')
    coastOf[h] = laid.feature(h, 'coast') ?? ''
    isLanding[h] = flag(h, 'landing')
    zoneOf[h] = laid.feature(h, 'zone') === 'south' ? SOUTH : NORTH
    const dgl = laid.feature(h, 'dgl')
    drawnGameSide[h] = dgl === 'west' ? DGL.west : dgl === 'east' ? DGL.east : 0
    isRhineBank[h] = flag(h, 'rhine-bank')
    isEastOfRhine[h] = flag(h, 'east-of-rhine')
    isEastOfElbe[h] = flag(h, 'east-of-elbe')
    isYugoslavCoast[h] = flag(h, 'yugoslav-coast')
    isYugoslavTrigger[h] = flag(h, 'yugoslav-trigger')
    isFortressSite[h] = flag(h, 'alpine-fortress')
  }
  const list = (into: number[], key: string) => into.splice(0, into.length, ...laid.hexesWith(key))
  list(cityHexes, 'city')
  list(portHexes, 'port')
  list(launchSites, 'v1')
  list(antwerpAccess, 'antwerp-access')
})

/** 8.5  1 for each hexside that units, attacks and advances may cross: land on both sides, not all sea, not blocked. */
export const openSide = new Uint8Array(HEXES * 6)
/** 9.1, 9.2  Zones cross every hexside that is not all sea or blocked, into closed land, too. */
export const zoneSide = new Uint8Array(HEXES * 6)
/** 7.8a  Open hexsides within one logistical zone. */
export const supplySide = new Uint8Array(HEXES * 6)
/** 8.10  The three hexsides of the Scheldt estuary. */
export const isScheldt = new Uint8Array(HEXES * 6)
/** 8.9  Rivers by their lines on the chart. */
export const RIVER = { none: 0, river: 1, seine: 2, rhine: 3 } as const
export const river = new Uint8Array(HEXES * 6)
/** 8.8  1 where an Alpine pass crosses. */
export const isPassSide = new Uint8Array(HEXES * 6)
/** 7.16  Hexes that touch Switzerland, and those on the Atlantic. */
export const swissBorder: number[] = []
export const atlanticCoast: number[] = []

derive(laid => {
  const bit = (kind: string) => bitOf(laid.hexsideKinds, kind)
  const shut = bit('sea') | bit('blocked')
  const pass = bitOf(laid.networkKinds, 'pass')
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const from = Math.floor(slot / 6)
    const to = grid.neighbours[slot]
    const kinds = laid.hexsides[slot]
    const isDry = to >= 0 && !(kinds & shut)
    openSide[slot] = isDry && isLand[from] && isLand[to] ? 1 : 0
    zoneSide[slot] = isDry ? 1 : 0
    supplySide[slot] = openSide[slot] && zoneOf[from] === zoneOf[to] ? 1 : 0
    isScheldt[slot] = kinds & bit('scheldt') ? 1 : 0
    isPassSide[slot] = laid.networks[slot] & pass ? 1 : 0
    river[slot] =
      kinds & bit('rhine')
        ? RIVER.rhine
        : kinds & bit('seine')
          ? RIVER.seine
          : kinds & bit('river')
            ? RIVER.river
            : RIVER.none
  }
  const land = Array.from({ length: HEXES }, (_, h) => h).filter(h => isLand[h])
  const touchesSwiss = (h: number) =>
    grid.neighbours.subarray(h * 6, h * 6 + 6).some(to => to >= 0 && country[to] === SWITZERLAND)
  swissBorder.splice(0, swissBorder.length, ...land.filter(touchesSwiss))
  atlanticCoast.splice(0, atlanticCoast.length, ...land.filter(h => coastOf[h] === 'atlantic'))
  const north = land.filter(h => zoneOf[h] === NORTH)
  hexesToLine.fill(0)
  for (const h of land)
    if (zoneOf[h] === SOUTH) hexesToLine[h] = Math.min(99, ...north.map(other => grid.distance(h, other)))
})
