// 11.4 to 11.8  Movement factors and what a step costs, in ticks (engine/movement/points.ts).
import { halfRoundedDown, POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { GROUP, RIVER_ROLLERS } from '../forces.ts'
import type { State } from '../state.ts'
import { MOVEMENT_FACTORS } from '../tables.ts'
import { ENEMY_FORT_EXTRA, OWN_FORT_POINTS, RIVER_POINTS, terrainTicks } from '../terrain-chart.ts'
import {
  campOf,
  fort,
  grid,
  groupBit,
  groupOf,
  isStatic,
  mobility,
  openSide,
  REGION,
  region,
  riverSide,
} from '../world.ts'
import { inCrisis } from './08-crisis.ts'
import { environmentOf } from './13-airpower.ts'

/** [group] its line of the movement table; the Luftwaffe has none (11.4b). */
const LINES = {
  [GROUP.agn]: 'germanEast',
  [GROUP.ags]: 'germanEast',
  [GROUP.agc]: 'germanWest',
  [GROUP.polish]: 'polish',
  [GROUP.byelorussian]: 'soviet',
  [GROUP.ukrainian]: 'soviet',
  [GROUP.french]: 'french',
} as const satisfies Readonly<Record<number, keyof typeof MOVEMENT_FACTORS>>

/** 2.7, 2.10, 11.4a  One factor for all units of a nation on a map, by the air over it. */
export function movementFactor(g: State, unit: number): number {
  const line = LINES[groupOf[unit] as keyof typeof LINES]
  return line === undefined || isStatic[unit] ? 0 : MOVEMENT_FACTORS[line][environmentOf(g, groupOf[unit])]
}

/** 8.3, 8.10f  What a unit that begins to move now may spend; half of it without a line, but never for a crisis. */
export function allowance(g: State, unit: number, hasLine: boolean): number {
  const ticks = movementFactor(g, unit) * POINT
  const keepsAll = hasLine || (groupOf[unit] === GROUP.agc && inCrisis(g))
  return keepsAll ? ticks : halfRoundedDown(ticks)
}

/** 11.8, R70  The French in France walk as over open fields; the hex entered decides. */
const isAtHome = (unit: number, to: number): boolean =>
  groupOf[unit] === GROUP.french && region[to] === REGION.france

/** Ticks of a step without a German river crossing; CLOSED if nobody can make it. */
export function stepTicks(g: State, unit: number, from: number, direction: number): number {
  const slot = from * 6 + direction
  if (!openSide[slot]) return CLOSED
  const to = grid.neighbours[slot]
  if (isAtHome(unit, to)) return POINT
  const isPaid = riverSide[slot] === 1 && !(groupBit[unit] & RIVER_ROLLERS)
  return hexTicks(g, unit, to) + (isPaid ? RIVER_POINTS * POINT : 0)
}

// 6.9, 11.6a, R71  A fortified hex in own hands costs one point whatever grows there.
function hexTicks(g: State, unit: number, to: number): number {
  const ticks = terrainTicks[mobility[unit]][to]
  if (!fort[to]) return ticks
  return g.control[to] === campOf[unit] + 1 ? OWN_FORT_POINTS * POINT : ticks + ENEMY_FORT_EXTRA * POINT
}

/** 11.7, 13.6e  Must this unit roll for this hexside? Not at a city (11.6b), nor where the paratroops hold the bridges. */
export function rollsForRiver(g: State, unit: number, from: number, direction: number): boolean {
  const slot = from * 6 + direction
  return riverSide[slot] === 1 && (groupBit[unit] & RIVER_ROLLERS) !== 0 && !isBridged(g, slot)
}

/** 13.6e  Crossing any side of the landing hex costs nothing extra in this phase; attacks are halved as before. */
function isBridged(g: State, slot: number): boolean {
  return g.bridge >= 0 && (Math.floor(slot / 6) === g.bridge || grid.neighbours[slot] === g.bridge)
}

/** A hexside has two slots; the lower one names it. */
export function sideOf(slot: number): number {
  const from = Math.floor(slot / 6)
  return Math.min(slot, grid.neighbours[slot] * 6 + ((slot - from * 6 + 3) % 6))
}

/** R22  Has the mover failed to cross here in this move? */
export const hasTried = (g: State, slot: number): boolean =>
  g.tried[0] !== 0 && g.tried.indexOf(sideOf(slot) + 1) >= 0
