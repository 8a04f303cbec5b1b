// What a step costs units that move together, and what closes it.
import type { Refusal } from '../../../engine/game/refusal.ts'
import { STACKING_LIMIT, TOO_MANY } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isSupplied } from '../../../games/war-comes-early/rules/10-supply.ts'
import { allowance, stepCost, wayRefusal } from '../../../games/war-comes-early/rules/11-movement.ts'
import { hasFlag, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import { grid, isGermanMech, isMech, stackingSize } from '../../../games/war-comes-early/world.ts'
import type { StackMarch, StepRules } from '../kit/stack-march.ts'
import { ownerOf, unitsIn } from './names.ts'

export const COLUMN = 'column'
export const NORMAL = 'normal'

export type WarMarch = StackMarch<State>

/** 10.5b, 11.6a  What a unit may spend from here on. */
export function budgetOf(g: State, unit: number, mode: string): number {
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return g.left[unit]
  return allowance(unit, mode === COLUMN, isUnsupplied(g, unit))
}

/** 10.0a  Supply is judged when the move begins. */
export function isUnsupplied(g: State, unit: number): boolean {
  return hasFlag(g.unitFlags, unit, UNIT.begun)
    ? hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)
    : !isSupplied(g, unit)
}

// 8.0b  They enter one after the other, so each hex on the way must have room for all of them.
export function roomRefusal(g: State, units: readonly number[], hex: number): Refusal | null {
  if (units.length === 1) return null
  const together = new Set([...units, ...unitsIn(g, hex)])
  const size = [...together].reduce((sum, unit) => sum + stackingSize[unit], 0)
  return size > STACKING_LIMIT ? TOO_MANY : null
}

export function stopsIn(g: State, unit: number, hex: number): boolean {
  return !isGermanMech[unit] && inEnemyZone(g, ownerOf(g, unit), hex)
}

export const STEP_RULES: StepRules<State> = {
  budgetOf,
  isClosed: ({ g, mode, units }, unit, from, direction) =>
    wayRefusal(g, unit, from, direction, mode === COLUMN) !== null ||
    roomRefusal(g, units, grid.neighbours[from * 6 + direction]) !== null,
  ticks: stepCost,
  stopsIn,
  isStopped: (g, unit) => hasFlag(g.unitFlags, unit, UNIT.stopped),
  // 11.1  The first hex is always within reach of units that have not moved.
  hasMinimumMove: (g, units, mode) =>
    mode !== COLUMN && units.every(unit => !hasFlag(g.unitFlags, unit, UNIT.stepped)),
  kindOf: unit => isMech[unit] * 2 + isGermanMech[unit],
}
