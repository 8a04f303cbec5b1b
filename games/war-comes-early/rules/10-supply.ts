// 10  Supply.
import { seek } from '../../../engine/supply/seek.ts'
import {
  ANY_LENGTH,
  BARRED,
  floodMask,
  INTO,
  makeTrace,
  pathToSource,
  THROUGH,
  type Trace,
} from '../../../engine/supply/trace.ts'
import {
  BRITAIN,
  CZECHOSLOVAKIA,
  DANZIG,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  NATIONS,
  POLAND,
  ROMANIA,
  SOVIET_UNION,
  SWITZERLAND,
  YUGOSLAVIA,
} from '../nations.ts'
import { is1939, STATUS, type State } from '../state.ts'
import {
  capital,
  country,
  derive,
  EDGE,
  edges,
  FORT,
  fort,
  grid,
  HEXES,
  isCity,
  isGermanMech,
  isRailEdge,
  openSide,
  unitNation,
} from '../world.ts'
import { controllingSide } from './03-holders.ts'
import { derivedOf } from './09-zones-of-control.ts'
import { isLiveRailhead, isRailheadHex } from './10-railheads.ts'
import { enemyOccupied, isIntact, isSovietSoil } from './11-entry.ts'

/** 10.3a, R87  Overland leg of a Soviet supply line. */
const SOVIET_LEG = 4

/** 10.1a, 10.1b, R16  Hexes in which units of a nation need no line of supply. */
export function isHomeHex(g: State, nation: number, hex: number): boolean {
  if (nation === SOVIET_UNION) return isSovietSoil(g, hex)
  return country[hex] === nation || (nation === GERMANY && country[hex] === DANZIG)
}

/** 10.2c, 10.4  Hexes from which a nation other than the Soviet Union draws supply, while its side holds them (10.4a). */
export function isSupplySource(g: State, nation: number, hex: number): boolean {
  return isSourceHex(nation, hex) && controllingSide(g, hex) === g.terms.sideOf[nation]
}

// 10.4b, 10.4c, 10.4d, 10.4e
function isSourceHex(nation: number, hex: number): boolean {
  const land = country[hex]
  switch (nation) {
    case GERMANY:
      return isCity[hex] === 1 && (land === GERMANY || land === DANZIG)
    case POLAND:
      return isCity[hex] === 1 && land === POLAND
    case HUNGARY:
      return hex === capital[HUNGARY]
    case FRANCE:
    case BRITAIN:
      return land === FRANCE
    case YUGOSLAVIA:
    case ROMANIA:
      return land === nation && (edges[hex] & EDGE.south) !== 0
    case ITALY:
      return land === ITALY && (edges[hex] & (EDGE.south | EDGE.west)) !== 0
    default:
      return false
  }
}

/** 10.2d, 10.2e, 10.2g, 10.2h  Hexes that a line of supply may not enter; those of allied countries it may. */
function isBarred(g: State, nation: number, hex: number): boolean {
  const side = g.terms.sideOf[nation]
  if (!isLandOpen(g, country[hex])) return true
  if (enemyOccupied(g, side, hex)) return true
  if (fort[hex] !== FORT.none && isIntact(g, hex) && isEnemyFort(g, side, hex)) return true
  return isCity[hex] === 1 && controllingSide(g, hex) === 1 - side
}

function isLandOpen(g: State, land: number): boolean {
  if (is1939(g)) {
    return land === GERMANY || land === POLAND || land === CZECHOSLOVAKIA || land === DANZIG
  }
  return land >= 0 && land !== SWITZERLAND && g.status[land] !== STATUS.neutral
}

function isEnemyFort(g: State, side: number, hex: number): boolean {
  return g.terms.sideOf[country[hex]] !== side
}

/** 9.2a, 10.2f  A line may not go on from an enemy zone of control unless a friendly unit stands in the hex. */
function isCut(g: State, side: number, hex: number): boolean {
  return derivedOf(g).zones[1 - side][hex] > 0 && g.top[hex] < 0
}

// The question being asked, for the predicates below: supply is asked for often, closures would cost.
let asked: State
let askedNation = 0
let askedSide = 0
let ignoresZones = false

function lineMayEnter(from: number, direction: number, to: number): boolean {
  return openSide[from * 6 + direction] === 1 && !isBarred(asked, askedNation, to)
}

function lineMayGoOn(hex: number): boolean {
  return ignoresZones || !isCut(asked, askedSide, hex)
}

const isOwnSource = (hex: number): boolean => isSupplySource(asked, askedNation, hex)
// W1, W8  A line goes through its railhead, unless that is the source itself.
const isOpenRailhead = (hex: number): boolean =>
  isRailheadHex(asked, hex) && (isRailEdge[hex] === 1 || lineMayGoOn(hex)) && isLiveRailhead(asked, hex)

const search = makeTrace(grid)

/** Follows lines outward from a unit to the nearest source or railhead; -1 if no line gets there. */
function seekSource(g: State, unit: number): number {
  asked = g
  askedNation = unitNation[unit]
  askedSide = g.terms.sideOf[askedNation]
  // 9.2b  The lines of German mechanized units pass through any zone of control.
  ignoresZones = isGermanMech[unit] === 1
  const soviet = askedNation === SOVIET_UNION
  const goal = soviet ? isOpenRailhead : isOwnSource
  return seek(search, grid, g.place[unit], goal, lineMayEnter, lineMayGoOn, soviet ? SOVIET_LEG : ANY_LENGTH)
}

/** Is this unit in supply where it stands (10.1a, 10.2a, 10.3a, R15)? Without a line it is not (10.2b), and goes on existing (10.5a). */
export function isSupplied(g: State, unit: number): boolean {
  return isHomeHex(g, unitNation[unit], g.place[unit]) || seekSource(g, unit) >= 0
}

/** 10.0b, 10.1a, R15  The same for an attack: a target in the home country is enough. */
export function isSuppliedForAttack(g: State, unit: number, target: number): boolean {
  return isHomeHex(g, unitNation[unit], target) || isSupplied(g, unit)
}

const enter = new Uint8Array(HEXES)
const sources = new Int16Array(HEXES)
const whole = makeTrace(grid)

const openLand = new Uint8Array(NATIONS.length)
/** Hexes where more than units can bar a line: cities and forts. */
const isPlace = new Uint8Array(HEXES)
const sourceHexes = NATIONS.map((): number[] => [])

derive(() => {
  for (let hex = 0; hex < HEXES; hex++) isPlace[hex] = isCity[hex] === 1 || fort[hex] !== FORT.none ? 1 : 0
  for (let nation = 0; nation < NATIONS.length; nation++) {
    sourceHexes[nation].length = 0
    for (let hex = 0; hex < HEXES; hex++) if (isSourceHex(nation, hex)) sourceHexes[nation].push(hex)
  }
})

/** 10.2  All that one nation's lines reach, in one flood, for overlays and for the AI. Soviet lines are not of any length. */
export function supplyOfNation(g: State, nation: number, mechanized = false): Trace {
  fillEnter(g, nation, mechanized)
  let count = 0
  for (const hex of sourceHexes[nation]) {
    if (enter[hex] !== BARRED && isSupplySource(g, nation, hex)) sources[count++] = hex
  }
  floodMask(whole, grid, sources, count, enter, openSide)
  return whole
}

// What a line may do in each hex; most hold nobody and nothing, and are settled by country and zone.
function fillEnter(g: State, nation: number, mechanized: boolean): void {
  const zones = derivedOf(g).zones[1 - g.terms.sideOf[nation]]
  const { top } = g
  for (let land = 0; land < NATIONS.length; land++) openLand[land] = isLandOpen(g, land) ? 1 : 0
  for (let hex = 0; hex < HEXES; hex++) {
    const land = country[hex]
    if (land < 0 || openLand[land] === 0) enter[hex] = BARRED
    else if (top[hex] < 0 && isPlace[hex] === 0) enter[hex] = !mechanized && zones[hex] > 0 ? INTO : THROUGH
    else if (isBarred(g, nation, hex)) enter[hex] = BARRED
    else enter[hex] = !mechanized && zones[hex] > 0 && top[hex] < 0 ? INTO : THROUGH
  }
}

/** The hexes of a line of supply from a unit to its source or railhead, empty if it has none; for drawing it. */
export function supplyLine(g: State, unit: number): number[] {
  if (isHomeHex(g, unitNation[unit], g.place[unit])) return [g.place[unit]]
  const source = seekSource(g, unit)
  return source < 0 ? [] : pathToSource(search, source).reverse()
}
