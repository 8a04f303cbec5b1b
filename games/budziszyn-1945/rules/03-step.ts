// 3.1  Going to a hex in reach in one hop, however many steps it takes.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { isReached } from '../../../engine/movement/reach.ts'
import { type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { spend, ticksLeft } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { overrun } from './03-overrun.ts'
import { type Hops, isSecondary, keptReach, mayStay, reachOf, ticksStraight } from './03-reach.ts'
import { crossingAttacks, rollForCrossing } from './03-river-crossing.ts'
import { stayRefusal } from './03-stacking.ts'
import { stillRefusal } from './03-standing-still.ts'
import { wayRefusal } from './03-way.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { disturb } from './05-disorganisation.ts'
import { enterHex } from './07-field-fortifications.ts'
import { hexNamed, UNKNOWN_HEX } from './actions.ts'

const ALREADY_THERE = forbid('3.1.4', 'the unit is there already')
const NOT_ADJACENT = forbid('3.1.4', 'units move from hex to adjacent hex')
// No rule of movement forbids it: there is only nothing to choose, so no such order.
const GOES_STRAIGHT = forbid('2.1.2', 'an ordinary move goes straight into this hex already')
const TOO_FAR = forbid('3.1.5', 'the unit has not the movement points for any way there')

// 3.1.4, 3.1.5, 3.1.10
function stepRefusal(g: State, unit: number, to: number): Refusal | null {
  const refusal = stillRefusal(g, unit)
  if (refusal !== null) return refusal
  if (to < 0) return UNKNOWN_HEX
  if (to === g.place[unit]) return ALREADY_THERE
  if (isReached(reachOf(g, unit), to)) return mayStay(g, unit, to) ? null : stayRefusal(g, unit, to)
  const direction = grid.directionTo(g.place[unit], to)
  return (direction < 0 ? null : wayRefusal(g, unit, g.place[unit] * 6 + direction)) ?? TOO_FAR
}

/** [hex] The actions that are listed again and again, made once. */
const STEPS = grid.names.map(to => Object.freeze({ do: 'step', to }))

/** `{ do: 'step', to: '4417' }` */
export const stepOrder: Order = {
  do: 'step',
  list(g, unit, offer) {
    const found = reachOf(g, unit)
    const start = g.place[unit]
    for (let i = 0; i < found.count; i++) {
      const to = found.hexes[i]
      if (to !== start && (g.top[to] < 0 || mayStay(g, unit, to))) offer(STEPS[to])
    }
    listStraight(g, unit, found, offer)
  },
  check: (g, unit, action) => stepRefusal(g, unit, hexNamed(action.to)),
  perform(g, unit, action, log) {
    const to = hexNamed(action.to)
    const hops = keptReach(g, unit)
    takeSteps(g, unit, hops.pathTo(to), hops.cost[to], hops.isExtra(to), log)
  },
}

// 4.2.3, 8.2.19  The way that a hop takes is the cheapest without a roll; here the player wants the hexside between.
function straightRefusal(g: State, unit: number, hops: Hops, to: number): Refusal | null {
  const refusal = stillRefusal(g, unit)
  if (refusal !== null) return refusal
  if (to < 0) return UNKNOWN_HEX
  const direction = grid.directionTo(g.place[unit], to)
  if (direction < 0) return NOT_ADJACENT
  const closed = wayRefusal(g, unit, g.place[unit] * 6 + direction)
  if (closed !== null) return closed
  if (hops.isOneStep(to)) return GOES_STRAIGHT
  if (ticksStraight(g, unit, direction) > ticksLeft(g, unit)) return TOO_FAR
  return mayStay(g, unit, to) ? null : stayRefusal(g, unit, to)
}

function listStraight(g: State, unit: number, hops: Hops, offer: (action: Action) => void): void {
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[g.place[unit] * 6 + direction]
    if (to < 0 || hops.isOneStep(to)) continue
    if (straightRefusal(g, unit, hops, to) === null) offer({ do: 'straight', to: grid.names[to] })
  }
}

/** `{ do: 'straight', to: '4417' }`: into an adjacent hex that a hop would reach by another way. */
export const straightOrder: Order = {
  do: 'straight',
  // Listed with the hops, from the same reach.
  list() {},
  check(g, unit, action) {
    return straightRefusal(g, unit, reachOf(g, unit), hexNamed(action.to))
  },
  perform(g, unit, action, log) {
    const from = g.place[unit]
    const to = hexNamed(action.to)
    const hops = keptReach(g, unit)
    const cost = ticksStraight(g, unit, grid.directionTo(from, to))
    takeSteps(g, unit, [from, to], cost, hops.isExtra(to), log)
  },
}

/** Is a hop of the unit to this hex a single step? */
export function hopsStraight(g: State, unit: number, to: number): boolean {
  return to >= 0 && reachOf(g, unit).isOneStep(to)
}

function takeSteps(
  g: State,
  unit: number,
  path: readonly number[],
  cost: number,
  isExtra: boolean,
  log: Log,
): void {
  const to = path[path.length - 1]
  const attacks = crossingAttacks(g, unit, slotOfLastStep(path))
  if (isExtra || !isAllSecondary(g, path)) g.unitFlags[unit] |= UNIT.offSecondary
  spend(g, unit, cost)
  g.unitFlags[unit] |= UNIT.moved
  log?.push({
    event: 'moved',
    rule: isExtra ? 'T1-4' : '3.1.5',
    unit: unitIds[unit],
    path: path.map(hex => grid.names[hex]),
    cost,
  })
  // B65  Whoever does not survive the crossing runs nobody over.
  if (attacks > 0) rollForCrossing(g, unit, to, attacks, log)
  if (g.place[unit] < 0) return
  overrun(g, unit, to, log)
  enterHex(g, unit, to)
  disturb(g, unit)
  // 4.2.1
  if (inEnemyZone(g, g.camp[unit], to)) g.unitFlags[unit] |= UNIT.stopped
}

const slotOfLastStep = (path: readonly number[]): number => {
  const from = path[path.length - 2]
  return from * 6 + grid.directionTo(from, path[path.length - 1])
}

function isAllSecondary(g: State, path: readonly number[]): boolean {
  for (let i = 1; i < path.length; i++) {
    if (!isSecondary(g, path[i - 1] * 6 + grid.directionTo(path[i - 1], path[i]))) return false
  }
  return true
}
