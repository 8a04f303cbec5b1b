// 14  Supply: a line overland of as many hexes as the unit's movement factor, to a source or to a railroad that leads to one.
import { seek } from '../../../engine/supply/seek.ts'
import {
  BARRED,
  flood,
  floodMask,
  isTraced,
  makeTrace,
  pathToSource,
  THROUGH,
} from '../../../engine/supply/trace.ts'
import { AXIS, BRITAIN, DENMARK, FRANCE, GERMANY, ITALY, NATIONS, SOVIET_UNION } from '../nations.ts'
import { BOX, type Derived, HEX, hasFlag, STATUS, type State, UNIT } from '../state.ts'
import { airUnits, isAirlift, isAlpine, isFort, isStatic, movementFactors, unitNation } from '../units.ts'
import {
  capital,
  cityHexes,
  country,
  derive,
  grid,
  HEXES,
  isMountain,
  isRail,
  isSea,
  openSide,
  portHexes,
  portSea,
  railSide,
  SEA,
} from '../world.ts'
import { controller, isHeldByFriends, isHeldByOthers } from './02-control.ts'
import { fightsFor } from './05-belligerency.ts'
import { derivedOf, inEnemyZone, isOpenLand } from './10-zones-of-control.ts'

/**
 * 18.1b, 18.1c, 18.1d, R8, R56, R64, R65  Sea areas in which a country has friends. France has the Mediterranean for bombardment only,
 * and the Baltic closes to the Western powers while Germany holds Copenhagen.
 */
export function friendlySeas(g: State, nation: number): number {
  switch (nation) {
    case GERMANY:
      return SEA.baltic
    case BRITAIN:
    case FRANCE:
      return isGermanCopenhagen(g) ? SEA.north : SEA.north | SEA.baltic
    case ITALY:
      return SEA.adriatic
    case SOVIET_UNION:
      return SEA.black
    default:
      return 0
  }
}

const isGermanCopenhagen = (g: State): boolean =>
  capital[DENMARK] >= 0 && controller(g, capital[DENMARK]) === AXIS

/** R56  Where ports give supply: on a country's own seas, or by option on any sea of its side. */
function supplySeas(g: State, nation: number): number {
  if (g.terms.options.portSupply === 'own-seas') return friendlySeas(g, nation)
  let seas = 0
  for (let other = 0; other < NATIONS.length; other++)
    if (fightsFor(g, other, g.allegiance[nation])) seas |= friendlySeas(g, other)
  return seas
}

const isTerrorized = (g: State, hex: number): boolean => hasFlag(g.hexFlags, hex, HEX.terror)

/** 14.2a, 14.2c, 16.8.2d, R57, R83  A capital or mobilization centre of the country that the enemy does not control. */
function isCitySource(g: State, nation: number, hex: number): boolean {
  if (!cityHexes[nation].includes(hex) || isTerrorized(g, hex)) return false
  return controller(g, hex) !== 1 - g.allegiance[nation]
}

/** 14.2b, 16.8.2f  A friendly port of any country, friendly controlled. */
function isPortSource(g: State, nation: number, hex: number): boolean {
  if ((portSea[hex] & supplySeas(g, nation)) === 0 || isTerrorized(g, hex)) return false
  return controller(g, hex) === g.allegiance[nation]
}

export const isSupplySource = (g: State, nation: number, hex: number): boolean =>
  isCitySource(g, nation, hex) || isPortSource(g, nation, hex)

const railHexes: number[] = []
derive(() => {
  railHexes.length = 0
  for (let h = 0; h < HEXES; h++) if (isRail[h]) railHexes.push(h)
})

const enter = new Uint8Array(HEXES)
const sources = new Int16Array(HEXES)
const rails = makeTrace(grid)
/** Whose railroads lie in the workspace, so that the next question about them need not trace again. */
let tracedFor: Derived | undefined

/** 14.4c, R59  Rail hexes of a line are friendly controlled and free of enemy zones of control, or held by a friend. */
const isRailOpen = (g: State, side: number, hex: number): boolean =>
  isHeldByFriends(g, side, hex) || (controller(g, hex) === side && !inEnemyZone(g, side, hex))

/** 14.4a, 14.4b  Every rail hex from which a line runs by rail to a source of the country. */
function traceRails(g: State, nation: number): void {
  const derived = derivedOf(g)
  if (tracedFor === derived && derived.traced === nation) return
  tracedFor = derived
  derived.traced = nation
  const side = g.allegiance[nation]
  for (const hex of railHexes)
    enter[hex] = isOpenLand(g, country[hex]) && isRailOpen(g, side, hex) ? THROUGH : BARRED
  let count = 0
  for (const hex of cityHexes[nation])
    if (isRail[hex] && enter[hex] && isCitySource(g, nation, hex)) sources[count++] = hex
  const seas = supplySeas(g, nation)
  if (seas !== 0)
    for (const hex of portHexes)
      if (isRail[hex] && portSea[hex] & seas && enter[hex] && isPortSource(g, nation, hex))
        sources[count++] = hex
  floodMask(rails, grid, sources, count, enter, railSide)
}

// The question being asked, for the predicates below: supply is asked for often, closures would cost.
let asked: State
let askedNation = 0
let askedSide = 0
let askedUnit = 0

/** 14.3d, 14.3e, 14.3g, 14.3h, 19.0b, 5.1c  Neutral countries, enemies, the sea, and mountains for all but alpine units. */
function lineMayEnter(from: number, direction: number, to: number): boolean {
  if (openSide[from * 6 + direction] === 0 || !isOpenLand(asked, country[to])) return false
  if (isMountain[to] && !isAlpine[askedUnit]) return false
  return !isHeldByOthers(asked, askedSide, to)
}

/** 10.5, 14.3f  An enemy zone of control may be entered, and left only if a friend holds the hex. */
const lineMayGoOn = (hex: number): boolean =>
  !inEnemyZone(asked, askedSide, hex) || isHeldByFriends(asked, askedSide, hex)

/** 14.3a, 14.3b */
const isGoal = (hex: number): boolean => isTraced(rails, hex) || isSupplySource(asked, askedNation, hex)

const search = makeTrace(grid)

/** 14.3c, 20.0c, R58  Hexes that a line may take overland: the printed movement factor, one less under storms. */
export const lineLength = (g: State, unit: number): number =>
  movementFactors[g.steps[unit]][unit] - (g.storm ? 1 : 0)

/** 14.3i  Follows lines outward from one unit; the source or rail hex found, -1 for none. The rails must be traced. */
function seekLine(g: State, unit: number): number {
  asked = g
  askedUnit = unit
  askedNation = unitNation[unit]
  askedSide = g.allegiance[askedNation]
  return seek(search, grid, g.place[unit], isGoal, lineMayEnter, lineMayGoOn, lineLength(g, unit))
}

/** 14.1a, 14.1b, 14.1c, 14.1d, 19.0e, R53  In supply without a line. */
function isSuppliedAtOnce(g: State, unit: number): boolean {
  const hex = g.place[unit]
  const nation = unitNation[unit]
  if (isStatic[unit] || isSupplySource(g, nation, hex)) return true
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (isFort[other] && unitNation[other] === nation) return true
  // Nobody can cut off a neutral in its own country.
  return g.status[nation] === STATUS.neutral
}

/** 14.5  Is this land unit in supply where it stands? */
export function isSupplied(g: State, unit: number): boolean {
  if (isSea[g.place[unit]]) return false
  if (isSuppliedAtOnce(g, unit)) return true
  traceRails(g, unitNation[unit])
  return seekLine(g, unit) >= 0
}

/** 16.10.2b, 16.10.2c  An airlift of its country in or next to its hex, whatever lies between. */
export function isSuppliedByAir(g: State, unit: number): boolean {
  for (const airlift of airUnits) {
    if (!isAirlift[airlift] || unitNation[airlift] !== unitNation[unit]) continue
    if (g.place[airlift] !== BOX.onMission || hasFlag(g.unitFlags, airlift, UNIT.carries)) continue
    if (grid.distance(g.aim[airlift], g.place[unit]) <= 1) return true
  }
  return false
}

/** 14.6a  For a move. */
export const isSuppliedToMove = (g: State, unit: number): boolean =>
  isSuppliedByAir(g, unit) || isSupplied(g, unit)

/** 14.7, 18.2.2e  For an attack; Marines at sea are supplied from their ships. */
export const isSuppliedToAttack = (g: State, unit: number): boolean =>
  isSea[g.place[unit]] === 1 || hasFlag(g.unitFlags, unit, UNIT.supplied) || isSupplied(g, unit)

/** Every land unit of a side that is out of supply where it stands, for overlays and for the AI. */
export function unsuppliedUnits(g: State, side: number): number[] {
  const found: number[] = []
  let traced = -1
  for (let unit = 0; unit < g.place.length; unit++) {
    const nation = unitNation[unit]
    if (g.place[unit] < 0 || !fightsFor(g, nation, side)) continue
    if (isSea[g.place[unit]] || isSuppliedAtOnce(g, unit)) continue
    if (traced !== nation) traceRails(g, nation)
    traced = nation
    if (seekLine(g, unit) < 0) found.push(unit)
  }
  return found
}

const outward = makeTrace(grid)
const starts = new Int16Array(HEXES)

/** Hexes in which a unit of the country with so many movement points would be in supply, mountains apart; for overlays and for the AI. */
export function suppliedHexes(g: State, nation: number, points: number): Uint8Array {
  traceRails(g, nation)
  asked = g
  askedNation = nation
  askedSide = g.allegiance[nation]
  let count = 0
  for (const hex of railHexes) if (isTraced(rails, hex)) starts[count++] = hex
  for (const hex of cityHexes[nation])
    if (!isTraced(rails, hex) && isCitySource(g, nation, hex)) starts[count++] = hex
  for (const hex of portHexes)
    if (!isTraced(rails, hex) && isPortSource(g, nation, hex)) starts[count++] = hex
  const isOpen = (from: number, direction: number, to: number): boolean =>
    openSide[from * 6 + direction] === 1 &&
    isOpenLand(g, country[to]) &&
    isMountain[to] === 0 &&
    !isHeldByOthers(g, askedSide, to)
  flood(outward, grid, starts, count, isOpen, lineMayGoOn, points - (g.storm ? 1 : 0))
  const supplied = new Uint8Array(HEXES)
  for (let i = 0; i < outward.count; i++) supplied[outward.hexes[i]] = 1
  return supplied
}

/** The hexes of the line from a unit to its source, empty if it has none. */
export function supplyLine(g: State, unit: number): number[] {
  if (isSea[g.place[unit]]) return []
  if (isSuppliedAtOnce(g, unit)) return [g.place[unit]]
  traceRails(g, unitNation[unit])
  const goal = seekLine(g, unit)
  if (goal < 0) return []
  const overland = pathToSource(search, goal).reverse()
  return isTraced(rails, goal) ? [...overland, ...pathToSource(rails, goal).slice(1)] : overland
}
