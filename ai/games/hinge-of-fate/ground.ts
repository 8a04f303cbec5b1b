// Ground, supply and pace of Hinge of Fate as the planner asks for them.
import { POINT, points } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { ALLIED, commandOn, GERMAN, GROUP, RIVER_ROLLERS, WEST } from '../../../games/hinge-of-fate/forces.ts'
import { controller, enemyOccupied } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { supplyLines } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { areaRefusal } from '../../../games/hinge-of-fate/rules/10-areas.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { terrainShift, terrainTicks } from '../../../games/hinge-of-fate/terrain-chart.ts'
import {
  campOf,
  FORT,
  fort,
  grid,
  groupOf,
  HEXES,
  isBarredFromCities,
  isCity,
  isHaven,
  isStatic,
  openSide,
  REGION,
  region,
  riverSide,
} from '../../../games/hinge-of-fate/world.ts'

/** [group] its camp, its command, one of its units. */
export const campOfGroup = Int8Array.from(Object.values(GROUP), group =>
  group <= GROUP.luftwaffe ? GERMAN : ALLIED,
)
const isOfWest = (group: number): boolean => group === GROUP.agc || group === GROUP.french
export const sideOfGroup = (group: number): number =>
  commandOn(campOfGroup[group], isOfWest(group) ? WEST : 0)
const sample = Object.values(GROUP).map(group =>
  groupOf.findIndex((own, unit) => own === group && !isStatic[unit]),
)

/** Enemies meet on one map only. */
export const areHostile = (group: number, other: number): boolean =>
  campOfGroup[group] !== campOfGroup[other] && isOfWest(group) === isOfWest(other)

/** 11.7  What a river costs a German on average; 11.6a: the others pay one point. */
const ROLLED_RIVER = points(3, 2)
const PAID_RIVER = POINT

/** 10  May units of the group be there at all? */
export const isOpenTo = (g: State, group: number, hex: number): boolean =>
  areaRefusal(g, sample[group], hex) === null

export function stepTicks(g: State, group: number, kind: number, slot: number): number {
  if (!openSide[slot]) return CLOSED
  const to = grid.neighbours[slot]
  if (!isOpenTo(g, group, to)) return CLOSED
  if (group === GROUP.french && region[to] === REGION.france) return POINT
  const isOwnFort = fort[to] !== 0 && g.control[to] === campOfGroup[group] + 1
  const ground = isOwnFort ? POINT : terrainTicks[kind][to] + (fort[to] ? POINT : 0)
  if (!riverSide[slot]) return ground
  return ground + ((1 << group) & RIVER_ROLLERS ? ROLLED_RIVER : PAID_RIVER)
}

/** What enemies in a hex and their zones add to a way: a zone ends a move (7.5a). */
const THROUGH_ENEMIES = points(6)
const PAST_ENEMIES = points(2)

export function resistance(g: State, group: number, hex: number): number {
  const camp = campOfGroup[group]
  if (enemyOccupied(g, camp, hex))
    return THROUGH_ENEMIES + (isCity[hex] ? points(4) : -terrainShift[hex] * POINT)
  return inEnemyZone(g, camp, hex) ? PAST_ENEMIES : 0
}

/** 12.13, 12.14, 12.16  What ground and works do for a defender, about 1 for each column. */
const CITY_COVER = 2.5

export function coverOf(unit: number, hex: number): number {
  if (isCity[hex]) return isBarredFromCities[unit] || isStatic[unit] ? 0 : CITY_COVER
  return -terrainShift[hex] + (fort[hex] && !isBarredFromCities[unit] ? 1 : 0)
}

/** A city, and for Poles a fortress: the West Wall is given up rather than fought for to the last. */
export function isInWorks(g: State, unit: number, hex: number): boolean {
  if (controller(g, hex) !== campOf[unit] || isBarredFromCities[unit]) return false
  return isCity[hex] === 1 || fort[hex] === FORT.polish
}

/** [hex] 1 where a unit of the group would be in supply: its presence frees its own hex of zones (8.14). */
export function suppliedHexes(g: State, group: number): Uint8Array {
  if (group === GROUP.polish || group === GROUP.luftwaffe) return new Uint8Array(HEXES).fill(1)
  const { mark } = supplyLines(g, group)
  const supplied = new Uint8Array(HEXES)
  for (let hex = 0; hex < HEXES; hex++) {
    if (mark[hex] > 0 || (group === GROUP.ags && isHaven[hex])) supplied[hex] = 1
    else if (!enemyOccupied(g, campOfGroup[group], hex)) supplied[hex] = isBesideSupply(mark, hex) ? 1 : 0
  }
  return supplied
}

function isBesideSupply(mark: ArrayLike<number>, hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (openSide[slot] && mark[grid.neighbours[slot]] > 0) return true
  return false
}

/** Hexes that a unit goes in a turn, and within which it may strike: only Germans may move before they fight (5.1, 5.3). */
const PACES: Readonly<Record<number, number>> = {
  [GROUP.agn]: 5,
  [GROUP.ags]: 5,
  [GROUP.agc]: 5,
  [GROUP.polish]: 3,
  [GROUP.byelorussian]: 3,
  [GROUP.ukrainian]: 3,
  [GROUP.french]: 5,
}

export const paceOf = (unit: number): number => (isStatic[unit] ? 0 : (PACES[groupOf[unit]] ?? 0))

export function strikesOf(unit: number): number {
  if (paceOf(unit) === 0) return 0
  return campOf[unit] === GERMAN ? 4 : 1
}

export const sideOf = (unit: number): number => sideOfGroup(groupOf[unit])
