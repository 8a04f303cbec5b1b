// 9  Zones of control.
import { ALLIED, GERMAN, opponent } from '../sides.ts'
import type { Derived, State } from '../state.ts'
import { isMobile, sideOf, UNITS } from '../units.ts'
import { grid, HEXES, zoneSide } from '../world.ts'

/** What is computed from this position, on first use. */
export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    g.derived = {
      zones: [new Int16Array(HEXES), new Int16Array(HEXES)],
      supply: [new Uint8Array(HEXES), new Uint8Array(HEXES)],
      northern: new Uint8Array(HEXES),
      fresh: 0,
    }
    for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0) addZoneOf(g, unit, g.place[unit], 1)
  }
  return g.derived
}

/** To be called when control, a source or a marker changed: supply is traced anew when asked for. */
export function forgetSupply(g: State): void {
  if (g.derived !== undefined) g.derived.fresh = 0
}

/**
 * Adds (+1) or takes away (-1) the zone of a unit that arrives at or leaves a hex. 9.1, 9.1a, 9.2: every mobile unit, supplied or
 * not, whatever its factors; no static unit; into any land across any hexside that is neither all sea nor blocked, rivers too.
 */
export function addZoneOf(g: State, unit: number, hex: number, by: 1 | -1): void {
  if (g.derived === undefined) return
  g.derived.fresh = 0
  if (!isMobile[unit]) return
  const zones = g.derived.zones[sideOf[unit]]
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) if (zoneSide[slot]) zones[grid.neighbours[slot]] += by
}

/** 9.1, 9.8  One enemy zone or several, friends in the hex or not: it is the same. */
export function inEnemyZone(g: State, side: number, hex: number): boolean {
  return derivedOf(g).zones[opponent(side)][hex] > 0
}

/** Sides that have a zone of control in a hex. */
export function zonesIn(g: State, hex: number): number[] {
  return [ALLIED, GERMAN].filter(side => derivedOf(g).zones[side][hex] > 0)
}
