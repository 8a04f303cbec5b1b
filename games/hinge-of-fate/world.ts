// What never changes during a game: both maps as one board, and the counters, as flat arrays by hex or unit number.
import type { Board } from '../../engine/board/board.ts'
import { laidOut } from '../../engine/board/laid-out.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { rosterOf } from '../../engine/forces/roster.ts'
import { layTogether } from './board/both.ts'
import { east1939 } from './board/east-1939.ts'
import { west1939 } from './board/west-1939.ts'
import { countersText } from './counters.ts'
import { ALLIED, GERMAN, GROUP, type GroupName } from './forces.ts'

/** The files with the line in which their text begins, so that a fault is told where its author finds it. */
export const EAST_FILE = ['games/hinge-of-fate/board/east-1939.ts', 9] as const
export const WEST_FILE = ['games/hinge-of-fate/board/west-1939.ts', 9] as const
export const COUNTER_FILE = ['games/hinge-of-fate/counters.ts', 8] as const

/** R1  One board of two sheets: names begin with E or W because both maps use the same numbers. */
export const { printedBoard, board, derive, layOut, hex } = laidOut(
  valueOrThrow(
    layTogether(
      valueOrThrow(parseBoard(east1939, ...EAST_FILE)),
      valueOrThrow(parseBoard(west1939, ...WEST_FILE)),
    ),
  ),
)

export const grid = printedBoard.grid
export const HEXES = grid.size

const roster = rosterOf(countersText, ...COUNTER_FILE)
export const { counterSet, counters, UNITS, unitIds, unit } = roster
const { flagged } = roster
/** The first hex of the West Map; those before it are the East Map's. */
export const FIRST_WEST_HEX = grid.sheet.indexOf(1)

/** Hexes that the rulebook names. */
export const WARSAW = [hex('E2523'), hex('E2524')] as const
export const GDYNIA = hex('E1026')
export const DANZIG = hex('E1126')
export const HELA = hex('E1125')
export const BRESLAU = hex('E2535')
export const KOENIGSBERG = hex('E1221')
export const STETTIN = hex('E1137')

/** [hex] 0 on the East Map, 1 on the West Map. */
export const mapOf = Uint8Array.from(grid.sheet)

export const REGION = {
  none: 0,
  germany: 1,
  eastPrussia: 2,
  danzig: 3,
  slovakia: 4,
  poland: 5,
  france: 6,
} as const
const REGION_NAMES = ['', 'Germany', 'East Prussia', 'Danzig', 'Slovakia', 'Poland', 'France']
export const region = new Uint8Array(HEXES)

/** R7  One kind of fortified hex, whoever built it. */
export const FORT = { none: 0, polish: 1, westWall: 2, maginot: 3 } as const
const FORT_NAMES = ['', 'polish', 'west-wall', 'maginot']
export const fort = new Uint8Array(HEXES)

export const RED_ROW = { none: 0, north: 1, south: 2, gap: 3 } as const
const RED_ROW_NAMES = ['', 'north', 'south', 'gap']
export const redRow = new Uint8Array(HEXES)

/** 14.8a, R72  The two parts of Eastern Poland; the Red Row and the line of E2917 are in neither. */
export const EASTERN = { none: 0, north: 1, south: 2 } as const
const EASTERN_NAMES = ['', 'north', 'south']
export const easternPoland = new Uint8Array(HEXES)

export const isCity = new Uint8Array(HEXES)
export const isMountain = new Uint8Array(HEXES)
export const isWater = new Uint8Array(HEXES)
/** 4.2a, 4.3  The north edge of the West Map. */
export const isExit = new Uint8Array(HEXES)
/** 4.2b, 4.2c  Stettin, Breslau, Koenigsberg and Danzig. */
export const isObjective = new Uint8Array(HEXES)
/** 8.8b  Breslau supplies Army Group South units that stand in it. */
export const isHaven = new Uint8Array(HEXES)

/** Lists of hexes; filled in place whenever a board is laid out. */
export const polishObjectives: number[] = []
export const polishCities: number[] = []
/** 14.7b  Every city and fortified hex of the East Map outside Eastern Poland, German ones too. */
export const westernObjectives: number[] = []
export const westGermanCities: number[] = []
export const westWallHexes: number[] = []
export const maginotHexes: number[] = []
export const slovakHexes: number[] = []
/** [group] where its supply comes from: 8.7, 8.8a, 8.9a, 8.11, 8.12, 8.13; Poles need none (8.1c). */
export const supplySources: readonly number[][] = Object.keys(GROUP).map(() => [])

/** [hex] bits of the groups whose supply comes from there. */
export const sourceGroups = new Uint8Array(HEXES)

const wordIn = (names: readonly string[], word: string | undefined): number =>
  Math.max(0, names.indexOf(word ?? ''))

function fillList(list: number[], test: (hex: number) => boolean): void {
  list.length = 0
  for (let h = 0; h < HEXES; h++) if (test(h)) list.push(h)
}

const bitsOf = (kinds: readonly string[], ...names: string[]): number =>
  names.reduce((all, name) => all | (1 << kinds.indexOf(name)), 0)

derive(board => {
  const water = bitsOf(board.terrainKinds, 'sea', 'lake')
  const mountain = bitsOf(board.terrainKinds, 'mountain')
  const has = (h: number, key: string): number => (board.feature(h, key) === undefined ? 0 : 1)
  for (let h = 0; h < HEXES; h++) {
    region[h] = board.region[h] < 0 ? 0 : REGION_NAMES.indexOf(board.regionKinds[board.region[h]])
    fort[h] = wordIn(FORT_NAMES, board.feature(h, 'fort'))
    redRow[h] = wordIn(RED_ROW_NAMES, board.feature(h, 'red-row'))
    easternPoland[h] = wordIn(EASTERN_NAMES, board.feature(h, 'eastern-poland'))
    isCity[h] = has(h, 'city')
    isExit[h] = has(h, 'exit')
    isObjective[h] = has(h, 'objective')
    isHaven[h] = has(h, 'haven')
    isMountain[h] = board.terrain[h] & mountain ? 1 : 0
    isWater[h] = board.terrain[h] & water ? 1 : 0
  }
  fillLists(board)
})

function fillLists(board: Board): void {
  fillList(polishCities, h => isCity[h] === 1 && region[h] === REGION.poland)
  fillList(polishObjectives, h => polishCities.includes(h) || fort[h] === FORT.polish)
  fillList(
    westernObjectives,
    h => mapOf[h] === 0 && (isCity[h] === 1 || fort[h] !== FORT.none) && easternPoland[h] === EASTERN.none,
  )
  fillList(westGermanCities, h => isCity[h] === 1 && mapOf[h] === 1 && region[h] === REGION.germany)
  fillList(westWallHexes, h => fort[h] === FORT.westWall)
  fillList(maginotHexes, h => fort[h] === FORT.maginot)
  fillList(slovakHexes, h => region[h] === REGION.slovakia)
  for (const name of ['agn', 'ags', 'agc'] as const)
    fillList(supplySources[GROUP[name]], h => board.feature(h, 'source') === name)
  fillList(supplySources[GROUP.french], h => fort[h] === FORT.maginot)
  fillList(supplySources[GROUP.byelorussian], h => redRow[h] === RED_ROW.north)
  fillList(supplySources[GROUP.ukrainian], h => redRow[h] === RED_ROW.south)
  sourceGroups.fill(0)
  supplySources.forEach((hexes, group) => {
    for (const h of hexes) sourceGroups[h] |= 1 << group
  })
}

/** 7.3a, 7.3c, 8.2a, R43  1 for each hexside that units, attacks, zones and supply may cross: no sea, no lake, not blocked. */
export const openSide = new Uint8Array(HEXES * 6)
/** 11.6b  A city on either side cancels the river. */
export const riverSide = new Uint8Array(HEXES * 6)
/** 13.6e  Hexes with at least one river hexside. */
export const hasRiver = new Uint8Array(HEXES)

derive(board => {
  const river = bitsOf(board.hexsideKinds, 'river')
  const shut = bitsOf(board.hexsideKinds, 'sea', 'lake', 'blocked')
  hasRiver.fill(0)
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const from = Math.floor(slot / 6)
    const to = grid.neighbours[slot]
    const kinds = board.hexsides[slot]
    openSide[slot] = to >= 0 && !isWater[to] && !isWater[from] && !(kinds & shut) ? 1 : 0
    riverSide[slot] = to >= 0 && kinds & river && !isCity[from] && !isCity[to] ? 1 : 0
    if (riverSide[slot]) hasRiver[from] = 1
  }
})

/** 1.4, 2.6  The Slovakian unit acts with Army Group South. */
export const groupOf = Uint8Array.from(counters, c => GROUP[c.fields.get('group') as GroupName])
export const groupBit = Int32Array.from(groupOf, group => 1 << group)
export const campOf = Uint8Array.from(groupOf, group => (group <= GROUP.luftwaffe ? GERMAN : ALLIED))
/** 2.12  Combat factors at full strength and reduced; a one-step unit has only the first. */
export const fullFactor = Int32Array.from(counters, c => c.steps[0][0])
export const reducedFactor = Int32Array.from(counters, c => c.steps.at(-1)![0])
export const fullSteps = Uint8Array.from(counters, c => c.steps.length)
/** 2.11 */
export const isStatic = flagged('static')
/** 6.3 */
export const isFreeStacking = flagged('freeStacking')
/** 12.14b  German panzers, the Soviet CMG and the Polish CRHC. */
export const isBarredFromCities = flagged('noCityAttack')
/** 13.1 */
export const isStuka = flagged('stuka')
export const isPanzer = Uint8Array.from(counters, c => (c.type === 'panzer' ? 1 : 0))
/** 2.8, 12.19 */
export const isArmy = Uint8Array.from(counters, c => (c.size === 'army' ? 1 : 0))
export const MOBILITIES = ['panzer', 'cavalry', 'mountain', 'other'] as const
/** 2.7  Column of the terrain chart. */
export const mobility = Uint8Array.from(counters, c =>
  Math.max(0, MOBILITIES.indexOf(c.mobility as (typeof MOBILITIES)[number])),
)

/** 13.6  The paratroops. */
export const FKG = unit('lw-fkg')
/** 9.8  The reinforcement of Army Group South. */
export const XXII_CORPS = unit('ags-22')
/** 12.3c, 12.20 */
export const SLOVAK_ARMY = unit('slo')
/** 4.11  The garrison of Hela. */
export const HELA_GARRISON = unit('pl-hfg')
/** 13.1  In the order of the bits of `stukasUsed`. */
export const STUKAS: readonly number[] = counters.flatMap((_, u) => (isStuka[u] ? [u] : []))
/** 9.9  French reinforcements. */
export const FRENCH_REINFORCEMENTS: readonly number[] = counters.flatMap((c, u) =>
  c.fields.get('arrival') === 'R' ? [u] : [],
)
/** 9.10 */
export const SOVIET_UNITS: readonly number[] = counters.flatMap((c, u) =>
  c.fields.get('arrival') === 'event' ? [u] : [],
)
/** [unit] the hex printed on the counter, -1 for units that come later (3.2). */
export const setUpHex = Int32Array.from(counters, c => grid.indexOf(c.fields.get('setup') ?? ''))
/** 14.2  1 for units that take no part in the Historical Scenario. */
export const isHingeOnly = Uint8Array.from(counters, c => (c.fields.get('scenario') === 'hinge' ? 1 : 0))
