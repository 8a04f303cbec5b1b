// 7  Supply.
import {
  BARRED,
  floodMask,
  makeTrace,
  pathToSource,
  THROUGH,
  type Trace,
} from '../../../engine/supply/trace.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { isMobile, sideOf } from '../units.ts'
import {
  ANTWERP,
  antwerpAccess,
  GERMAN_SOURCES,
  grid,
  HEXES,
  hexesToLine,
  isCoast,
  NORTH,
  openSide,
  ROME,
  SOUTH,
  supplySide,
  VIENNA,
  zoneOf,
} from '../world.ts'
import { derivedOf } from './09-zones-of-control.ts'

/** 7.5a  How near to the zone line Germans of the south must be to draw on the north. */
export const NEAR_THE_LINE = 3

/** 7.9  Antwerp and its four access hexes are Allied; R100: and Antwerp still stands. */
export function isAntwerpOpen(g: State): boolean {
  if (g.control[ANTWERP] !== ALLIED || hasFlag(g.hexFlags, ANTWERP, HEX.destroyed)) return false
  return antwerpAccess.every(hex => g.control[hex] === ALLIED)
}

/** 7.4, 7.7, 7.14  Hexes from which a side draws supply now, in both zones. */
export function sourcesOf(g: State, side: number): number[] {
  return side === ALLIED ? alliedSources(g) : germanSources(g)
}

// R23, R54  A beachhead in German hands is no source, and each serves its own zone.
function alliedSources(g: State): number[] {
  const sources: number[] = []
  for (const hex of g.beachheads) if (hex >= 0 && g.control[hex] === ALLIED) sources.push(hex)
  if (isAntwerpOpen(g)) sources.push(ANTWERP)
  if (g.control[ROME] === ALLIED && !hasFlag(g.hexFlags, ROME, HEX.destroyed)) sources.push(ROME)
  return sources
}

// 7.4a  Lost once is lost for good.
function germanSources(g: State): number[] {
  return GERMAN_SOURCES.filter((_, i) => !(g.sourcesLost & (1 << i)))
}

const isViennaLost = (g: State): boolean => (g.sourcesLost & (1 << GERMAN_SOURCES.indexOf(VIENNA))) !== 0

const enter = new Uint8Array(HEXES)
const trace = makeTrace(grid)
const northTrace = makeTrace(grid)

/**
 * 7.1, 7.2, 7.13, R47, R48, R49  What a line may do in each hex: it goes through hexes of its own side, and through those in an enemy
 * zone of control only where a friendly unit of any kind stands. Units may go where none comes.
 */
function fillEnter(g: State, side: number): void {
  const zones = derivedOf(g).zones[1 - side]
  const { control, top } = g
  for (let hex = 0; hex < HEXES; hex++)
    enter[hex] = control[hex] === side && (zones[hex] === 0 || top[hex] >= 0) ? THROUGH : BARRED
}

/** All lines of a side. 7.8a: none crosses the zone line. */
function refresh(g: State, side: number): void {
  const derived = derivedOf(g)
  const bit = 1 << side
  if (derived.fresh & bit) return
  fillEnter(g, side)
  const sources = sourcesOf(g, side)
  floodMask(trace, grid, sources, sources.length, enter, supplySide)
  derived.supply[side].set(trace.mark)
  if (side === GERMAN && isViennaLost(g)) {
    const northern = sources.filter(hex => zoneOf[hex] === NORTH)
    floodMask(northTrace, grid, northern, northern.length, enter, openSide)
    derived.northern.set(northTrace.mark)
  }
  derived.fresh |= bit
}

/** Does a line of this side come to the hex? For reinforcements and the AI; 7.10 and 7.11 do not count. */
export function isTracedTo(g: State, side: number, hex: number): boolean {
  refresh(g, side)
  const derived = derivedOf(g)
  if (derived.supply[side][hex] !== BARRED) return true
  return side === GERMAN && mayTraceNorth(g, hex) && derived.northern[hex] !== BARRED
}

/** 7.5a, R50  Germans of the south near the zone line, once Vienna is lost. */
const mayTraceNorth = (g: State, hex: number): boolean =>
  isViennaLost(g) && zoneOf[hex] === SOUTH && hexesToLine[hex] <= NEAR_THE_LINE

/** R50  In the turn in which Vienna falls, Germans of the south are spared wherever they are. */
const isSparedByVienna = (g: State, hex: number): boolean =>
  isViennaLost(g) && g.viennaLostOn === g.turn && zoneOf[hex] === SOUTH

/** 12.1, 12.2, R38, R39  May a line begin in this hex? Its own hex never blocks it (R47); a source supplies itself. */
export function isSuppliedPlace(g: State, side: number, hex: number): boolean {
  if (g.control[hex] !== side) return false
  if (side === ALLIED && isCoast[hex]) return true
  if (isTracedTo(g, side, hex) || sourcesOf(g, side).includes(hex)) return true
  const marks = derivedOf(g).supply[side]
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (supplySide[slot] && marks[grid.neighbours[slot]] !== BARRED) return true
  return false
}

/** 7.3, 7.6 */
export type SupplyState = 'regular' | 'coastal' | 'aerial' | 'not needed' | 'out of supply'

/** 7.0, 7.6, 7.7, 7.10, 7.11, R90  How a unit on the map is supplied. */
export function supplyState(g: State, unit: number): SupplyState {
  const hex = g.place[unit]
  const side = sideOf[unit]
  if (!isMobile[unit]) return 'not needed'
  if (isTracedTo(g, side, hex)) return 'regular'
  if (side === GERMAN) return isSparedByVienna(g, hex) ? 'regular' : 'out of supply'
  if (isCoast[hex]) return 'coastal'
  return g.aerialHex === hex ? 'aerial' : 'out of supply'
}

/** Is this unit in supply where it stands? */
export function isSupplied(g: State, unit: number): boolean {
  return supplyState(g, unit) !== 'out of supply'
}

/** 13.2n, R51  By a line overland; the coast and the air do not count. */
export const isSuppliedOverland = (g: State, unit: number): boolean =>
  isTracedTo(g, sideOf[unit], g.place[unit])

/** All lines of a side, for overlays; of Germans without what they draw from the north after the fall of Vienna. */
export function supplyOf(g: State, side: number): Trace {
  fillEnter(g, side)
  const sources = sourcesOf(g, side)
  floodMask(trace, grid, sources, sources.length, enter, supplySide)
  return trace
}

/** The hexes of a line from a unit to its source, empty if it has none; for drawing it. */
export function supplyLine(g: State, unit: number): number[] {
  const hex = g.place[unit]
  const usual = pathToSource(supplyOf(g, sideOf[unit]), hex)
  if (usual.length > 0 || sideOf[unit] !== GERMAN || !mayTraceNorth(g, hex)) return usual
  const northern = germanSources(g).filter(source => zoneOf[source] === NORTH)
  floodMask(northTrace, grid, northern, northern.length, enter, openSide)
  return pathToSource(northTrace, hex)
}

/** 11.2d, R65  Sources that a retreat from this hex must come closer to: those of its zone, or after the fall of Vienna the northern ones. */
export function sourcesForRetreat(g: State, side: number, hex: number): number[] {
  const sources = sourcesOf(g, side)
  if (side === GERMAN && mayTraceNorth(g, hex)) return sources.filter(source => zoneOf[source] === NORTH)
  return sources.filter(source => zoneOf[source] === zoneOf[hex])
}
