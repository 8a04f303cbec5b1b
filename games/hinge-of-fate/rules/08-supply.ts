// 8  Supply lines by force group; the supply points of Army Group C are in 08-crisis.ts. Want of supply halves movement and
// attacks and never costs a step (8.5).

import { seek } from '../../../engine/supply/seek.ts'
import {
  BARRED,
  floodMask,
  isTraced,
  makeTrace,
  pathToSource,
  THROUGH,
  type Trace,
} from '../../../engine/supply/trace.ts'
import { ALLIED, GERMAN, GROUP } from '../forces.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import {
  campOf,
  FIRST_WEST_HEX,
  FKG,
  grid,
  groupOf,
  HEXES,
  isCity,
  isHaven,
  openSide,
  sourceGroups,
  supplySources,
} from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { derivedOf } from './07-zones-of-control.ts'
import { inCrisis } from './08-crisis.ts'

const lines = makeTrace(grid)
const passable = new Uint8Array(HEXES)

const isOfWest = (group: number): boolean => group === GROUP.agc || group === GROUP.french

/**
 * Every hex from which a line of this group's supply can be drawn, through Red Row and France, too (H12). The workspace is shared: read it before asking again.
 * 8.2a, 8.14, R24: a line leaves its unit's hex, which the unit itself frees, and ends in a source, which may lie in an enemy
 * zone; between them no zone that a friend does not cancel (7.4).
 */
export function supplyLines(g: State, group: number): Trace {
  const camp = group <= GROUP.luftwaffe ? GERMAN : ALLIED
  const first = isOfWest(group) ? FIRST_WEST_HEX : 0
  const end = isOfWest(group) ? HEXES : FIRST_WEST_HEX
  const enemyZones = derivedOf(g).zones[1 - camp]
  for (let hex = first; hex < end; hex++)
    passable[hex] = isShut(g, camp, group, hex) || isCut(g, enemyZones, hex) ? BARRED : THROUGH
  const sources = supplySources[group]
  for (const hex of sources) passable[hex] = isShut(g, camp, group, hex) ? BARRED : THROUGH
  floodMask(lines, grid, sources, sources.length, passable, openSide)
  return lines
}

/** [front] the other Soviet front, -1 for all others. */
const RIVAL = Int8Array.from(Object.values(GROUP), group =>
  group === GROUP.byelorussian ? GROUP.ukrainian : group === GROUP.ukrainian ? GROUP.byelorussian : -1,
)

// 8.2a, 8.2b, 8.8a, 8.9a, R27  Enemy units shut a hex, and enemy control an empty city. 8.12b, R26: so does the other Soviet
// front; lines of Army Groups North and South may cross (8.7).
function isShut(g: State, camp: number, group: number, hex: number): boolean {
  if (enemyOccupied(g, camp, hex)) return true
  if (isCity[hex] && g.control[hex] !== camp + 1) return true
  const top = g.top[hex]
  return RIVAL[group] >= 0 && top >= 0 && groupOf[top] === RIVAL[group]
}

// 8.14, R25  Any friendly ground unit but the paratroops cancels the zone.
function isCut(g: State, enemyZones: Int16Array, hex: number): boolean {
  if (enemyZones[hex] === 0) return false
  const top = g.top[hex]
  return top < 0 || (top === FKG && g.below[top] < 0)
}

/** 8.8b, 8.9b, R28  Breslau for Army Group South, and West Map cities that never were French, supply those inside. */
function isFedInPlace(g: State, unit: number, hex: number): boolean {
  if (groupOf[unit] === GROUP.ags) return isHaven[hex] === 1
  return groupOf[unit] === GROUP.agc && isCity[hex] === 1 && !hasFlag(g.hexFlags, hex, HEX.wasFrench)
}

/** 8.1c  Poles always are; the paratroops need none (R77). */
const needsNone = (unit: number): boolean =>
  groupOf[unit] === GROUP.polish || groupOf[unit] === GROUP.luftwaffe

/** The same for one unit, which stops at the nearest source. */
function findsSource(g: State, unit: number): boolean {
  const group = groupOf[unit]
  const camp = campOf[unit]
  const enemyZones = derivedOf(g).zones[1 - camp]
  const isSource = (hex: number): boolean =>
    (sourceGroups[hex] & (1 << group)) !== 0 && !isShut(g, camp, group, hex)
  const mayEnter = (from: number, direction: number, to: number): boolean =>
    openSide[from * 6 + direction] === 1 &&
    !isShut(g, camp, group, to) &&
    (!isCut(g, enemyZones, to) || isSource(to))
  return seek(lines, grid, g.place[unit], isSource, mayEnter) >= 0
}

/** Has the unit a line, whatever the crisis of Army Group C says? */
function hasLine(g: State, unit: number): boolean {
  return needsNone(unit) || isFedInPlace(g, unit, g.place[unit]) || findsSource(g, unit)
}

/** 8.1, 8.10f, R31  In crisis no unit of Army Group C is in supply, wherever it stands. */
export function isSupplied(g: State, unit: number): boolean {
  return !(groupOf[unit] === GROUP.agc && inCrisis(g)) && hasLine(g, unit)
}

/** The hexes of the line of a unit, for the eye; empty if it has or needs none. */
export function supplyLine(g: State, unit: number): number[] {
  if (needsNone(unit) || isFedInPlace(g, unit, g.place[unit])) return []
  return pathToSource(supplyLines(g, groupOf[unit]), g.place[unit])
}

/** A side's supply at once: 1 for each of these units that is in supply. Units of one group share one search. */
export function suppliedAmong(g: State, units: readonly number[]): Uint8Array {
  const supplied = new Uint8Array(units.length)
  for (const group of new Set(units.map(unit => groupOf[unit]))) {
    const crisis = group === GROUP.agc && inCrisis(g)
    const trace = group === GROUP.polish || group === GROUP.luftwaffe ? null : supplyLines(g, group)
    units.forEach((unit, i) => {
      if (groupOf[unit] !== group || crisis) return
      const hex = g.place[unit]
      supplied[i] = trace === null || isFedInPlace(g, unit, hex) || isTraced(trace, hex) ? 1 : 0
    })
  }
  return supplied
}
