// Where a unit can go in one move, with cost and path for every hex: the same rules as single steps (11-movement.ts).
import { makeReach, type Reach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED, STOP } from '../../../engine/movement/step.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid, isGermanMech, isStatic, unitNation } from '../world.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { isSupplied } from './10-supply.ts'
import { allowance, columnRefusal, isBrittle, stepCost, wayRefusal } from './11-movement.ts'

const workspace = makeReach(grid)

// The unit being asked about, for the step rule below.
let asked: State
let askedUnit = 0
let askedColumn = false
let askedSide = 0

function stepRule(from: number, direction: number, to: number): number {
  if (wayRefusal(asked, askedUnit, from, direction, askedColumn) !== null) return CLOSED
  const ticks = stepCost(asked, askedUnit, from, direction)
  return !isGermanMech[askedUnit] && inEnemyZone(asked, askedSide, to) ? ticks + STOP : ticks
}

function ask(g: State, unit: number, column: boolean): void {
  asked = g
  askedUnit = unit
  askedColumn = column
  askedSide = g.terms.sideOf[unitNation[unit]]
}

/**
 * Reach of a unit that has not moved yet, or of one in the middle of its move. Null if it cannot move (or not in
 * column). The workspace is shared: read it before asking again.
 */
export function reachOf(g: State, unit: number, column: boolean): Reach | null {
  if (g.place[unit] < 0 || isStatic[unit] || hasFlag(g.unitFlags, unit, UNIT.stopped)) return null
  if (isBrittle(g, unit)) return null
  const stepped = hasFlag(g.unitFlags, unit, UNIT.stepped)
  if (stepped) {
    ask(g, unit, hasFlag(g.unitFlags, unit, UNIT.column))
    reach(workspace, grid, g.place[unit], g.left[unit], stepRule)
    return workspace
  }
  const unsupplied = hasFlag(g.unitFlags, unit, UNIT.begun)
    ? hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)
    : !isSupplied(g, unit)
  if (column && (unsupplied || columnRefusal(g, unit) !== null)) return null
  ask(g, unit, column)
  reach(workspace, grid, g.place[unit], allowance(unit, column, unsupplied), stepRule, !column)
  return workspace
}
