// 4.1, 4.2  Zones of control, and the only way in which units come to a hex and leave it.
import { putOnTop, sendTo } from '../../../engine/forces/stacks.ts'
import { addUnit, makeUnitList, removeUnit, type UnitList } from '../../../engine/forces/unit-list.ts'
import { CAMP_COUNT } from '../nations.ts'
import { areHostile, BOX, type Derived, ownerOf, type State, UNIT } from '../state.ts'
import { zoneReach } from '../terrain-chart.ts'
import { hasZone, mobility, UNITS } from '../units.ts'
import { grid, HEXES } from '../world.ts'

/** What follows from this position, computed on first use. */
export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    const zones = Array.from({ length: CAMP_COUNT }, () => new Int16Array(HEXES))
    countZones(g, zones)
    g.derived = deriveFrom(g, zones)
  }
  return g.derived
}

/** The same, where the zones of control are known and the units that exert them perhaps not. */
export function deriveFrom(g: State, zones: readonly Int16Array[]): Derived {
  const lists = () => Array.from({ length: g.terms.players }, () => makeUnitList(UNITS))
  const derived = {
    zones,
    enemyZones: zones.map((_, camp) => zonesAgainst(g, zones, camp)),
    onMap: lists(),
    offMap: lists(),
  }
  for (let unit = 0; unit < UNITS; unit++) enlist(g, derived, unit)
  return derived
}

/** Of one enemy his own zones, of two their sum. */
function zonesAgainst(g: State, zones: readonly Int16Array[], camp: number): Int16Array {
  const enemies = zones.filter((_, other) => areHostile(g, camp, other))
  if (enemies.length === 1) return enemies[0]
  const sum = new Int16Array(HEXES)
  for (const zone of enemies) for (let hex = 0; hex < HEXES; hex++) sum[hex] += zone[hex]
  return sum
}

/** Counts the zones of every unit on the map into empty arrays, one for each camp. */
export function countZones(g: State, zones: readonly Int16Array[]): void {
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0) addZone(zones[g.camp[unit]], unit, g.place[unit], 1)
}

/** The units of a player on the map, in their order. */
export const unitsOnMap = (g: State, player: number): UnitList => derivedOf(g).onMap[player]
/** 11.1.1  His units that wait off the map or are on call. */
export const unitsOffMap = (g: State, player: number): UnitList => derivedOf(g).offMap[player]

/** Puts a unit on top of a hex, wherever it was. */
export function standIn(g: State, unit: number, hex: number): void {
  if (g.place[unit] !== hex) leaveBank(g, unit)
  const comesOn = g.place[unit] < 0
  if (comesOn) strikeOff(g, unit)
  else keepZone(g, unit, -1)
  putOnTop(g, unit, hex)
  keepZone(g, unit, 1)
  if (comesOn && g.derived !== undefined) enlist(g, g.derived, unit)
}

/** Sends a unit to a box off the map. */
export function sendToBox(g: State, unit: number, box: number): void {
  leaveBank(g, unit)
  keepZone(g, unit, -1)
  strikeOff(g, unit)
  sendTo(g, unit, box)
  if (g.derived !== undefined) enlist(g, g.derived, unit)
}

function listOf(g: State, { onMap, offMap }: Derived, unit: number): UnitList | null {
  const place = g.place[unit]
  if (place >= 0) return onMap[ownerOf(g, unit)]
  return place === BOX.waiting || place === BOX.onCall ? offMap[ownerOf(g, unit)] : null
}

function enlist(g: State, derived: Derived, unit: number): void {
  const list = listOf(g, derived, unit)
  if (list !== null) addUnit(list, unit)
}

function strikeOff(g: State, unit: number): void {
  const list = g.derived === undefined ? null : listOf(g, g.derived, unit)
  if (list !== null) removeUnit(list, unit)
}

// 14.3.2a, 14.3.4  A headquarters that is elsewhere than on its bank builds nothing.
function leaveBank(g: State, unit: number): void {
  g.unitFlags[unit] &= ~UNIT.onBank
  g.building[unit] = 0
}

// 4.1.1, 4.1.2  Adds (+1) or takes away (-1) the zone that a unit has in a hex.
function addZone(zone: Int16Array, unit: number, hex: number, by: 1 | -1): void {
  if (!hasZone[unit]) return
  const reach = zoneReach[mobility[unit]][hex]
  for (let direction = 0; direction < 6; direction++) {
    if (reach & (1 << direction)) zone[grid.neighbours[hex * 6 + direction]] += by
  }
}

function keepZone(g: State, unit: number, by: 1 | -1): void {
  if (g.derived === undefined || g.place[unit] < 0) return
  const { zones, enemyZones } = g.derived
  const own = zones[g.camp[unit]]
  addZone(own, unit, g.place[unit], by)
  // Whoever has one enemy looks at that enemy's own zones; whoever has two, at their sum.
  for (let camp = 0; camp < CAMP_COUNT; camp++) {
    if (areHostile(g, camp, g.camp[unit]) && enemyZones[camp] !== own)
      addZone(enemyZones[camp], unit, g.place[unit], by)
  }
}

/** Changes the camp of a unit: its zone of control goes with it (S-4). */
export function changeCamp(g: State, unit: number, camp: number): void {
  keepZone(g, unit, -1)
  strikeOff(g, unit)
  g.camp[unit] = camp
  keepZone(g, unit, 1)
  if (g.derived !== undefined) enlist(g, g.derived, unit)
}

/** Is this hex in a zone of control of an enemy of the camp? */
export const inEnemyZone = (g: State, camp: number, hex: number): boolean =>
  derivedOf(g).enemyZones[camp][hex] > 0

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
