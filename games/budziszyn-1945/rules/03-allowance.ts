// 3.1.5, 10.2.2, 12.2.3  Movement points: what a unit has when it begins, and how they are spent.
import { halfRoundedUp, POINT } from '../../../engine/movement/points.ts'
import { NATION } from '../nations.ts'
import { HEX, hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { movementPoints, unitNation } from '../units.ts'

/** 12.2.3 */
const STRATEGIC_LOSS = 2 * POINT

// 8.2.11, 8.2.15, R32  Missions that hamper this unit in a hex: Soviet units only, Poles not.
export function hamperedBy(g: State, unit: number, hex: number): number {
  return unitNation[unit] === NATION.soviet ? (g.hexFlags[hex] & HEX.hamperedMask) >> HEX.hamperedShift : 0
}

/**
 * 10.2.2, 10.2.3, 12.2.3, 8.2.14  Ticks with which a unit begins to move in this phase: halved without supply (R33), two points
 * fewer in strategic movement, one fewer for each mission over its hex. The air leaves it a point (R62); strategic movement may
 * leave it none (R57).
 */
export function allowanceOf(g: State, unit: number): number {
  const printed = movementPoints[unit] * POINT
  const isHalved = g.outOfSupply[unit] > 0 && !hasFlag(g.unitFlags, unit, UNIT.paidMove)
  const supplied = isHalved ? halfRoundedUp(printed) : printed
  const left = g.phase === PHASE.strategic ? supplied - STRATEGIC_LOSS : supplied
  if (left <= 0) return 0
  const missions = g.place[unit] < 0 ? 0 : hamperedBy(g, unit, g.place[unit])
  return Math.max(POINT, left - missions * POINT)
}

/** Ticks that a unit has left in this phase, whether it has begun or not. */
export const ticksLeft = (g: State, unit: number): number =>
  g.left[unit] < 0 ? allowanceOf(g, unit) : g.left[unit]

/** 3.1.13  What a unit had when it began. */
export const ticksAtStart = (g: State, unit: number): number =>
  g.left[unit] < 0 ? allowanceOf(g, unit) : g.allowance[unit]

/** Fixes what a unit has for this phase: when it begins, pays for more, or enters the map. */
export function grant(g: State, unit: number, ticks: number): void {
  g.left[unit] = ticks
  g.allowance[unit] = ticks
}

/** 3.1.5  Takes ticks from a unit that acts; from now on it was active in this phase (12.1.2). */
export function spend(g: State, unit: number, ticks: number): void {
  g.left[unit] = Math.max(0, g.left[unit] - ticks)
  g.unitFlags[unit] |= UNIT.begun
}

/** 7.1.4, 14.3.2b  Takes everything: the unit is done for this phase. */
export function spendAll(g: State, unit: number): void {
  g.left[unit] = 0
  g.unitFlags[unit] |= UNIT.begun | UNIT.stopped
}
