import type { HexGrid } from '../hex/grid.ts'
import { CLOSED, FREE, STOP } from './step.ts'

/** Does this exerter, standing in `from`, reach into the neighbour in that direction? */
export type ExertsInto = (exerter: number, from: number, direction: number) => boolean

/**
 * How many exerters of each side reach into each hex. An exerter is a unit, or anything else that has a number:
 * an empty fort. What an exerter reaches is remembered when it is placed, so that it can be lifted again even if what
 * it may reach has changed since.
 */
export interface Zones {
  /** [side][hex] */
  readonly counts: readonly Int16Array[]
  /** Where each exerter stands (-1 nowhere), for which side, and the directions that it reaches into as bits. */
  readonly hexOf: Int16Array
  readonly sideOf: Uint8Array
  readonly into: Uint8Array
}

const NOWHERE = -1
const OWN_HEX = 1 << 6

export function makeZones(grid: HexGrid, sides: number, exerters: number): Zones {
  return {
    counts: Array.from({ length: sides }, () => new Int16Array(grid.size)),
    hexOf: new Int16Array(exerters).fill(NOWHERE),
    sideOf: new Uint8Array(exerters),
    into: new Uint8Array(exerters),
  }
}

/** Puts the zone of an exerter round a hex, taking it away from where it was. */
export function addZone(
  zones: Zones,
  grid: HexGrid,
  side: number,
  exerter: number,
  hex: number,
  exertsInto: ExertsInto,
  ownHex = false,
): void {
  removeZone(zones, grid, exerter)
  let into = ownHex ? OWN_HEX : 0
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbours[hex * 6 + direction] >= 0 && exertsInto(exerter, hex, direction))
      into |= 1 << direction
  }
  zones.hexOf[exerter] = hex
  zones.sideOf[exerter] = side
  zones.into[exerter] = into
  count(zones.counts[side], grid, hex, into, 1)
}

export function removeZone(zones: Zones, grid: HexGrid, exerter: number): void {
  const hex = zones.hexOf[exerter]
  if (hex === NOWHERE) return
  count(zones.counts[zones.sideOf[exerter]], grid, hex, zones.into[exerter], -1)
  zones.hexOf[exerter] = NOWHERE
}

function count(counts: Int16Array, grid: HexGrid, hex: number, into: number, change: number): void {
  for (let direction = 0; direction < 6; direction++) {
    if (into & (1 << direction)) counts[grid.neighbours[hex * 6 + direction]] += change
  }
  if (into & OWN_HEX) counts[hex] += change
}

/** Takes away every zone. */
export function clearZones(zones: Zones): void {
  for (const counts of zones.counts) counts.fill(0)
  zones.hexOf.fill(NOWHERE)
}

/** Counts anew: every exerter that `place` puts in a hex (-1 for none). */
export function rebuildZones(
  zones: Zones,
  grid: HexGrid,
  place: (exerter: number) => number,
  side: (exerter: number) => number,
  exertsInto: ExertsInto,
  ownHex = false,
): void {
  clearZones(zones)
  for (let exerter = 0; exerter < zones.hexOf.length; exerter++) {
    const hex = place(exerter)
    if (hex >= 0) addZone(zones, grid, side(exerter), exerter, hex, exertsInto, ownHex)
  }
}

/** Does this one exerter reach into the hex? */
export function reachesInto(zones: Zones, grid: HexGrid, exerter: number, hex: number): boolean {
  const from = zones.hexOf[exerter]
  if (from === NOWHERE) return false
  if (from === hex) return (zones.into[exerter] & OWN_HEX) !== 0
  const direction = grid.directionTo(from, hex)
  return direction >= 0 && (zones.into[exerter] & (1 << direction)) !== 0
}

/** Is there one exerter of the side that reaches into both hexes? */
export function oneReachesBoth(zones: Zones, grid: HexGrid, side: number, a: number, b: number): boolean {
  if (zones.counts[side][a] === 0 || zones.counts[side][b] === 0) return false
  for (let exerter = 0; exerter < zones.hexOf.length; exerter++) {
    if (zones.hexOf[exerter] === NOWHERE || zones.sideOf[exerter] !== side) continue
    if (reachesInto(zones, grid, exerter, a) && reachesInto(zones, grid, exerter, b)) return true
  }
  return false
}

/** The rigid zone of control: stop on entering, and no step straight from one zone hex into another. */
export function stopInZone(counts: Int16Array, from: number, to: number): number {
  if (counts[to] === 0) return FREE
  return counts[from] === 0 ? STOP : CLOSED
}

/** The fluid zone of control: so many ticks to enter, and so many to leave. */
export function payForZone(
  counts: Int16Array,
  from: number,
  to: number,
  toEnter: number,
  toLeave: number,
): number {
  return (counts[to] > 0 ? toEnter : 0) + (counts[from] > 0 ? toLeave : 0)
}
