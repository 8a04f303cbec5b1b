// 9  Zones of control.
import { ALLIED, GERMAN } from '../nations.ts'
import { type Derived, STATUS, type State } from '../state.ts'
import { fortHexes, grid, HEXES, isMarker, isMech, UNITS, unitNation, zoneSide } from '../world.ts'
import { entryRefusal, garrisonNation, isIntactFort, mechBarredBetween } from './11-entry.ts'

/** Zones of control of this position, computed on first use. */
export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    g.derived = { zones: [new Int16Array(HEXES), new Int16Array(HEXES)] }
    refreshZones(g)
  }
  return g.derived
}

/** To be called when turn, neutrality, capitulation or forts changed: what depends on them is computed anew. */
export function refreshZones(g: State): void {
  const derived = g.derived
  if (derived === undefined) return
  derived.zones[GERMAN].fill(0)
  derived.zones[ALLIED].fill(0)
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0) addZoneOf(g, unit, g.place[unit], 1)
  for (const hex of fortHexes) if (exertsAsFort(g, hex)) addZoneOfFort(g, hex)
}

// 9.0d, 9.0e, 9.0f, R13  A zone stops at water, at blocked hexsides and at hexes the unit may not enter.
export function reachesInto(
  g: State,
  nation: number,
  mechanized: boolean,
  from: number,
  direction: number,
): boolean {
  const slot = from * 6 + direction
  if (!zoneSide[slot]) return false
  if (mechanized && mechBarredBetween(from, direction)) return false
  return entryRefusal(g, nation, grid.neighbours[slot]) === null
}

/** Adds (+1) or takes away (-1) the zone of a unit that arrives at or leaves a hex. */
export function addZoneOf(g: State, unit: number, hex: number, by: 1 | -1): void {
  if (g.derived === undefined || isMarker[unit]) return
  const zones = g.derived.zones[g.terms.sideOf[unitNation[unit]]]
  for (let direction = 0; direction < 6; direction++) {
    if (reachesInto(g, unitNation[unit], isMech[unit] === 1, hex, direction))
      zones[grid.neighbours[hex * 6 + direction]] += by
  }
}

// 9.0a, 9.0b, R14, R83  Intact Czech and Belgian forts have a zone even when empty, while their nation fights.
function exertsAsFort(g: State, hex: number): boolean {
  return isIntactFort(g, hex) && g.status[garrisonNation(hex)] === STATUS.fighting
}

// R13  The zone of a fort reaches all six neighbours, whatever country they lie in.
function addZoneOfFort(g: State, hex: number): void {
  const zones = g.derived!.zones[g.terms.sideOf[garrisonNation(hex)]]
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) if (zoneSide[slot]) zones[grid.neighbours[slot]] += 1
}

/** 9.0c, 9.0g  Is this hex in a zone of control of the enemies of `side`? Supply plays no part. */
export function inEnemyZone(g: State, side: number, hex: number): boolean {
  return derivedOf(g).zones[1 - side][hex] > 0
}
