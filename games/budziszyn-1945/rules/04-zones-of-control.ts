// 4.1, 4.2  Zones of control, and the only way in which units come to a hex and leave it.
import { putOnTop, sendTo } from '../../../engine/forces/stacks.ts'
import { CAMP_COUNT } from '../nations.ts'
import { areHostile, type Derived, type State, UNIT } from '../state.ts'
import { zoneReach } from '../terrain-chart.ts'
import { hasZone, mobility, UNITS } from '../units.ts'
import { grid, HEXES } from '../world.ts'

/** Zones of control of this position, computed on first use. */
export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    const zones = Array.from({ length: CAMP_COUNT }, () => new Int16Array(HEXES))
    countZones(g, zones)
    g.derived = { zones }
  }
  return g.derived
}

/** Counts the zones of every unit on the map into empty arrays, one for each camp. */
export function countZones(g: State, zones: readonly Int16Array[]): void {
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0) addZone(g, zones, unit, 1)
}

/** Puts a unit on top of a hex, wherever it was. */
export function standIn(g: State, unit: number, hex: number): void {
  if (g.place[unit] !== hex) leaveBank(g, unit)
  keepZone(g, unit, -1)
  putOnTop(g, unit, hex)
  keepZone(g, unit, 1)
}

/** Sends a unit to a box off the map. */
export function sendToBox(g: State, unit: number, box: number): void {
  leaveBank(g, unit)
  keepZone(g, unit, -1)
  sendTo(g, unit, box)
}

// 14.3.2a, 14.3.4  A headquarters that is elsewhere than on its bank builds nothing.
function leaveBank(g: State, unit: number): void {
  g.unitFlags[unit] &= ~UNIT.onBank
  g.building[unit] = 0
}

// 4.1.1, 4.1.2  Adds (+1) or takes away (-1) the zone of a unit in its hex.
function addZone(g: State, zones: readonly Int16Array[], unit: number, by: 1 | -1): void {
  if (!hasZone[unit]) return
  const hex = g.place[unit]
  const reach = zoneReach[mobility[unit]][hex]
  const own = zones[g.camp[unit]]
  for (let direction = 0; direction < 6; direction++) {
    if (reach & (1 << direction)) own[grid.neighbours[hex * 6 + direction]] += by
  }
}

function keepZone(g: State, unit: number, by: 1 | -1): void {
  if (g.derived !== undefined && g.place[unit] >= 0) addZone(g, g.derived.zones, unit, by)
}

/** Changes the camp of a unit: its zone of control goes with it (S-4). */
export function changeCamp(g: State, unit: number, camp: number): void {
  keepZone(g, unit, -1)
  g.camp[unit] = camp
  keepZone(g, unit, 1)
}

/** Is this hex in a zone of control of an enemy of the camp? */
export function inEnemyZone(g: State, camp: number, hex: number): boolean {
  const { zones } = derivedOf(g)
  for (let other = 0; other < CAMP_COUNT; other++) {
    if (areHostile(g, camp, other) && zones[other][hex] > 0) return true
  }
  return false
}

/** Does this unit, where it stands, reach into the hex with its zone of control? */
export function exertsInto(g: State, unit: number, hex: number): boolean {
  const from = g.place[unit]
  if (from < 0 || !hasZone[unit]) return false
  const direction = grid.directionTo(from, hex)
  return direction >= 0 && (zoneReach[mobility[unit]][from] & (1 << direction)) !== 0
}

/**
 * 4.2.3, R18  Does one and the same enemy unit of the camp reach into both of these adjacent hexes? It can only stand in one
 * of the two hexes that touch both.
 */
export function oneZoneCoversBoth(g: State, camp: number, from: number, direction: number): boolean {
  const to = grid.neighbours[from * 6 + direction]
  return (
    coversBoth(g, camp, grid.neighbours[from * 6 + ((direction + 1) % 6)], from, to) ||
    coversBoth(g, camp, grid.neighbours[from * 6 + ((direction + 5) % 6)], from, to)
  )
}

function coversBoth(g: State, camp: number, flank: number, from: number, to: number): boolean {
  if (flank < 0) return false
  for (let unit = g.top[flank]; unit >= 0; unit = g.below[unit]) {
    if (!areHostile(g, camp, g.camp[unit])) return false
    if (exertsInto(g, unit, from) && exertsInto(g, unit, to)) return true
  }
  return false
}
