// Where a unit can go in one move, with cost and path for every hex: the same rules as single steps (11-movement.ts).
import { makeReach, type Reach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED, ROLL, STOP } from '../../../engine/movement/step.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { campOf, grid, isStatic } from '../world.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { isSupplied } from './08-supply.ts'
import { allowance, movementFactor, rollsForRiver, stepTicks } from './11-costs.ts'
import { wayRefusal } from './11-movement.ts'

const workspace = makeReach(grid)

/**
 * Reach of a unit that has not moved yet, or of the mover in the middle of its move. Null if it cannot move. Rivers that are
 * rolled for count with `river` ticks; without that they end the certain part of a move, at the least they can cost (11.7).
 * The workspace is shared: read it before asking again.
 */
export function reachOf(g: State, unit: number, river?: number): Reach | null {
  if (g.place[unit] < 0 || isStatic[unit] || movementFactor(g, unit) === 0) return null
  const isMoving = g.mover === unit
  if (isMoving && hasFlag(g.unitFlags, unit, UNIT.stopped)) return null
  const ticks = isMoving ? g.left : allowance(g, unit, isSupplied(g, unit))
  const camp = campOf[unit]
  reach(workspace, grid, g.place[unit], ticks, (from, direction, to) => {
    if (wayRefusal(g, unit, from, direction) !== null) return CLOSED
    let step = stepTicks(g, unit, from, direction)
    if (rollsForRiver(g, unit, from, direction)) step += river ?? ROLL
    return inEnemyZone(g, camp, to) ? step + STOP : step
  })
  return workspace
}
