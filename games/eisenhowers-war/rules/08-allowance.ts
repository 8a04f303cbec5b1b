// 8.0  How far a move goes and where it may end.
import type { Refusal } from '../../../engine/game/refusal.ts'
import { halfRoundedUp, POINT } from '../../../engine/movement/points.ts'
import { ALLIED } from '../sides.ts'
import { type State, UNIT } from '../state.ts'
import { groupOf, movementFactor, sideOf } from '../units.ts'
import { NORTH, zoneOf } from '../world.ts'
import { groupsOf, roomRefusal } from './06-stacking.ts'
import { isSupplied } from './07-supply.ts'
import { stopsAttackRefusal } from './13-offensives.ts'

/** 7.15  Is this unit's army group short of supply where it stands? */
export const isShort = (g: State, unit: number): boolean =>
  g.shortGroup === groupOf[unit] + 1 && sideOf[unit] === ALLIED && zoneOf[g.place[unit]] === NORTH

/**
 * 2.9, 7.12, 7.15, 8.0b, R34  Movement factors at the start of a move, in ticks: never more than printed, halved once for each cause
 * and rounded up. What is left of them is lost with the move.
 */
export function allowance(g: State, unit: number): number {
  let ticks = movementFactor[unit] * POINT
  if (!isSupplied(g, unit)) ticks = halfRoundedUp(ticks)
  return isShort(g, unit) ? halfRoundedUp(ticks) : ticks
}

/** 6.2, 13.6e  Why the moving stack may not stay in this hex, or null. */
export function haltRefusal(g: State, units: readonly number[], hex: number): Refusal | null {
  return (
    roomRefusal(g, hex, sideOf[units[0]], units.length, groupsOf(units), UNIT.moving) ??
    stopsAttackRefusal(g, units, hex)
  )
}
