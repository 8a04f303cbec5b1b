// 8  Where units can go in one move, with cost and path for every hex: the same rules as single steps (08-movement.ts).
import { isReached, makeReach, type Reach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isMobile, isMountainCapable, sideOf } from '../units.ts'
import { grid } from '../world.ts'
import { allowance, haltRefusal } from './08-allowance.ts'
import { italyRefusal, stepTicks } from './08-entry.ts'

const workspace = makeReach(grid)

// The units being asked about, for the step rule below.
let asked: State
let askedSide = 0
let askedCount = 1
let askedCapable = 0

function stepRule(from: number, direction: number, to: number): number {
  const ticks = stepTicks(asked, askedSide, askedCapable, from, direction)
  if (ticks === CLOSED || italyRefusal(asked, askedSide, from, to, askedCount) !== null) return CLOSED
  return ticks
}

// R33  A stack goes as far as its slowest unit: the least that is left, the dearest price.
function ask(g: State, units: readonly number[]): void {
  asked = g
  askedSide = sideOf[units[0]]
  askedCount = units.length
  askedCapable = units.every(unit => isMountainCapable[unit] === 1) ? 1 : 0
}

/**
 * 6.2  Once the stack has stepped in that direction, into a hex in which it may not stay, can it go on to one in which it may?
 */
export function canFinish(g: State, units: readonly number[], from: number, direction: number): boolean {
  ask(g, units)
  const to = grid.neighbours[from * 6 + direction]
  let left = Number.POSITIVE_INFINITY
  for (const unit of units) {
    const cost = stepTicks(g, askedSide, isMountainCapable[unit], from, direction)
    left = Math.min(left, g.left[unit] - cost)
  }
  reach(workspace, grid, to, left, stepRule)
  for (let i = 0; i < workspace.count; i++) {
    const hex = workspace.hexes[i]
    if (hex !== to && haltRefusal(g, units, hex) === null) return true
  }
  return false
}

/**
 * Reach of a unit that has not moved yet, or of one in the middle of its move; null if it cannot move. Hexes in which it may
 * not stay are among those reached. The workspace is shared: read it before asking again.
 */
export function reachOf(g: State, unit: number): Reach | null {
  if (g.place[unit] < 0 || !isMobile[unit] || hasFlag(g.unitFlags, unit, UNIT.moved)) return null
  const isMoving = hasFlag(g.unitFlags, unit, UNIT.moving)
  ask(g, [unit])
  reach(workspace, grid, g.place[unit], isMoving ? g.left[unit] : allowance(g, unit), stepRule)
  return workspace
}

/** Every hex in which the unit may end a move now. */
export function destinationsOf(g: State, unit: number): number[] {
  const found = reachOf(g, unit)
  if (found === null) return []
  const hexes = Array.from(found.hexes.subarray(0, found.count))
  return hexes.filter(hex => isReached(found, hex) && haltRefusal(g, [unit], hex) === null)
}
