// 7  Zones of control.
import { ALLIED, GERMAN } from '../forces.ts'
import type { Derived, State } from '../state.ts'
import { campOf, FKG, grid, HEXES, openSide, UNITS } from '../world.ts'

/** Zones of control of this position, computed on first use. */
export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    g.derived = { zones: [new Int16Array(HEXES), new Int16Array(HEXES)] }
    for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0) addZoneOf(g, unit, g.place[unit], 1)
  }
  return g.derived
}

/**
 * 7.1a, 7.3a, 7.3b, 7.3c, 7.8  Adds (+1) or takes away (-1) the zone of a unit in its own hex and the six around it: over
 * rivers and borders (10.2c) and in and out of the Red Row, not over water, the High Tatra or the edge of a map. Supply and
 * markers do not matter (7.2); several zones are as one. The paratroops have none (13.6a).
 */
export function addZoneOf(g: State, unit: number, hex: number, by: 1 | -1): void {
  if (g.derived === undefined || unit === FKG) return
  const zones = g.derived.zones[campOf[unit]]
  zones[hex] += by
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) if (openSide[slot]) zones[grid.neighbours[slot]] += by
}

export function inZoneOf(g: State, camp: number, hex: number): boolean {
  return derivedOf(g).zones[camp][hex] > 0
}

/** 7.4  Friends in the hex do not change this; supply lines ask further (8.14). */
export function inEnemyZone(g: State, camp: number, hex: number): boolean {
  return inZoneOf(g, camp === GERMAN ? ALLIED : GERMAN, hex)
}
