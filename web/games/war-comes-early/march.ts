// Moving several units together: who pays what, where all of them can go, and what stops them.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { StepRule } from '../../../engine/movement/reach.ts'
import { makeStackReach, reachStack, type StackMember } from '../../../engine/movement/stack-reach.ts'
import { CLOSED, STOP } from '../../../engine/movement/step.ts'
import { STACKING_LIMIT, TOO_MANY } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isSupplied } from '../../../games/war-comes-early/rules/10-supply.ts'
import { allowance, stepCost, wayRefusal } from '../../../games/war-comes-early/rules/11-movement.ts'
import { hasFlag, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import { grid, isGermanMech, isMech, stackingSize, unitNation } from '../../../games/war-comes-early/world.ts'

/** Some units of one hex that go the same way. */
export interface March {
  readonly g: State
  readonly units: readonly number[]
  readonly start: number
  readonly column: boolean
  /** Ticks that each has at the start. */
  readonly budgets: readonly number[]
  /** 11.1  The first hex is always within reach of units that have not moved. */
  readonly isFresh: boolean
}

const sideOf = (g: State, unit: number): number => g.terms.sideOf[unitNation[unit]]

export function marchOf(g: State, units: readonly number[], column: boolean): March {
  return {
    g,
    units,
    start: g.place[units[0]],
    column,
    budgets: units.map(unit => budgetOf(g, unit, column)),
    isFresh: !column && units.every(unit => !hasFlag(g.unitFlags, unit, UNIT.stepped)),
  }
}

/** 10.5b, 11.6a  What a unit may spend from here on. */
export function budgetOf(g: State, unit: number, column: boolean): number {
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return g.left[unit]
  return allowance(unit, column, isUnsupplied(g, unit))
}

/** 10.0a  Supply is judged when the move begins. */
export function isUnsupplied(g: State, unit: number): boolean {
  return hasFlag(g.unitFlags, unit, UNIT.begun)
    ? hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)
    : !isSupplied(g, unit)
}

// 8.0b  They enter one after the other, so each hex on the way must have room for all of them.
function roomRefusal({ g, units }: March, hex: number): Refusal | null {
  if (units.length === 1) return null
  let size = 0
  for (const unit of units) size += stackingSize[unit]
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (!units.includes(other)) size += stackingSize[other]
  }
  return size > STACKING_LIMIT ? TOO_MANY : null
}

/** Why one of them cannot take this step, points apart. */
export function stepRefusal(march: March, unit: number, from: number, direction: number): Refusal | null {
  const to = grid.neighbours[from * 6 + direction]
  return wayRefusal(march.g, unit, from, direction, march.column) ?? roomRefusal(march, to)
}

export function stopsIn(g: State, unit: number, hex: number): boolean {
  return !isGermanMech[unit] && inEnemyZone(g, sideOf(g, unit), hex)
}

function ruleOf(march: March, unit: number): StepRule {
  return (from, direction, to) => {
    if (stepRefusal(march, unit, from, direction) !== null) return CLOSED
    const ticks = stepCost(march.g, unit, from, direction)
    return stopsIn(march.g, unit, to) ? ticks + STOP : ticks
  }
}

/** Units that pay the same share a rule. */
function members(march: March, budgets: readonly number[]): StackMember[] {
  const rules = new Map<number, StepRule>()
  return march.units.map((unit, i) => {
    const kind = isMech[unit] * 2 + isGermanMech[unit]
    if (!rules.has(kind)) rules.set(kind, ruleOf(march, unit))
    return { allowance: budgets[i], rule: rules.get(kind)! }
  })
}

const workspace = makeStackReach(grid)

/** Where all can go from the end of a walk. The workspace is shared: read it before asking again. */
export function marchReach(march: March, walk: Walk) {
  const isFirst = walk.steps.length === 0
  const budgets = walk.isStopped ? march.units.map(() => 0) : walk.left
  reachStack(workspace, grid, walk.at, members(march, budgets), isFirst && march.isFresh)
  return workspace
}

export interface WalkStep {
  readonly from: number
  readonly direction: number
  readonly to: number
  /** What each of them pays. */
  readonly ticks: readonly number[]
}

export interface Walk {
  readonly at: number
  readonly steps: readonly WalkStep[]
  readonly left: readonly number[]
  readonly isStopped: boolean
  readonly refusal: { readonly unit: number; readonly refusal: Refusal } | null
}

const TOO_FAR = forbid('11.0a', 'the movement points do not suffice')
const NOT_ADJACENT = forbid('11.0a', 'units move from hex to adjacent hex')
const STOPPED = forbid('9.1a', 'the units stop when they enter an enemy zone of control')

/** Follows a path from the start hex, each unit paying out of its own points, as far as it goes. */
export function walk(march: March, path: readonly number[]): Walk {
  let at = march.start
  let left = march.budgets
  let isStopped = march.units.some(unit => hasFlag(march.g.unitFlags, unit, UNIT.stopped))
  const steps: WalkStep[] = []
  for (const to of path) {
    const direction = grid.directionTo(at, to)
    const refusal =
      direction < 0
        ? { unit: march.units[0], refusal: NOT_ADJACENT }
        : firstRefusal(march, at, direction, left, isStopped, steps.length === 0)
    if (refusal !== null) return { at, steps, left, isStopped, refusal }
    const ticks = march.units.map(unit => stepCost(march.g, unit, at, direction))
    const isBeyond = ticks.some((cost, i) => cost > left[i])
    left = left.map((points, i) => Math.max(0, points - ticks[i]))
    steps.push({ from: at, direction, to, ticks })
    isStopped = isBeyond || march.units.some(unit => stopsIn(march.g, unit, to))
    at = to
  }
  return { at, steps, left, isStopped, refusal: null }
}

function firstRefusal(
  march: March,
  at: number,
  direction: number,
  left: readonly number[],
  isStopped: boolean,
  isFirst: boolean,
): Walk['refusal'] {
  for (const [i, unit] of march.units.entries()) {
    if (isStopped) return { unit, refusal: STOPPED }
    const refusal = stepRefusal(march, unit, at, direction)
    if (refusal !== null) return { unit, refusal }
    if (isFirst && march.isFresh) continue
    if (stepCost(march.g, unit, at, direction) > left[i]) return { unit, refusal: TOO_FAR }
  }
  return null
}

/** Index of the unit with the least left: the one whose figures are shown. */
export function slowest(walk: Walk): number {
  let least = 0
  for (let i = 1; i < walk.left.length; i++) if (walk.left[i] < walk.left[least]) least = i
  return least
}
