import type { HexGrid } from '../hex/grid.ts'
import { CLOSED, ROLL, STOP, ticksOf } from './step.ts'

/** The cost of a hex that the unit cannot get to. */
export const UNREACHED = 0x3fffffff

/** How the best path ends: able to go on, with the move over, or by a die roll. */
export const GOES_ON = 0
export const STOPPED = 1
export const BY_ROLL = 2

const NOTHING = -1

/**
 * Where one unit can go. Made once for a grid and used again and again: a new reach clears only what the last touched.
 *
 * A hex may be entered cheaply by a step that ends the move, and at a higher price by one that does not: over the
 * river at once, or round by the bridge. Both are kept, because only the second leads further.
 */
export interface Reach {
  /** Ticks of the best arrival, UNREACHED if there is none. One without a die roll is better than any with. */
  readonly cost: Int32Array
  /** Of a hex that is reached, the hex before it on that path; -1 for a start. */
  readonly previous: Int16Array
  /** GOES_ON, STOPPED or BY_ROLL. */
  readonly ending: Uint8Array
  /** Where the best path does not go on: the ticks of the cheapest that does (or UNREACHED), and the hex before. */
  readonly through: Int32Array
  readonly throughPrevious: Int16Array
  /** The hexes reached, the starts first; only the first `count` mean anything. */
  readonly hexes: Int16Array
  count: number

  /** Hexes entered by a step that ended the move, and the best such arrival in each. */
  readonly ended: Int16Array
  endedCount: number
  readonly endCost: Int32Array
  readonly endPrevious: Int16Array
  /** Arrivals still to be followed: for each number of ticks a linked list of entries. */
  heads: Int32Array
  readonly next: Int32Array
  readonly waiting: Int16Array
  entries: number
  followed: number
}

export function makeReach(grid: HexGrid): Reach {
  const { size } = grid
  return {
    cost: new Int32Array(size).fill(UNREACHED),
    previous: new Int16Array(size),
    ending: new Uint8Array(size),
    through: new Int32Array(size),
    throughPrevious: new Int16Array(size),
    hexes: new Int16Array(size),
    count: 0,
    ended: new Int16Array(size),
    endedCount: 0,
    endCost: new Int32Array(size).fill(UNREACHED),
    endPrevious: new Int16Array(size),
    heads: new Int32Array(1024).fill(NOTHING),
    // A hex waits at most once for each hexside that it can be entered by, and once as a start.
    next: new Int32Array(size * 7),
    waiting: new Int16Array(size * 7),
    entries: 0,
    followed: 0,
  }
}

export function clearReach(workspace: Reach, allowance: number): void {
  const { cost, ending, endCost, hexes, ended } = workspace
  for (let i = 0; i < workspace.count; i++) cost[hexes[i]] = UNREACHED
  for (let i = 0; i < workspace.endedCount; i++) {
    ending[ended[i]] = GOES_ON
    endCost[ended[i]] = UNREACHED
  }
  // A rule that threw, or an allowance below zero, leaves arrivals in the lists.
  if (workspace.followed !== workspace.entries) workspace.heads.fill(NOTHING)
  workspace.count = 0
  workspace.endedCount = 0
  workspace.entries = 0
  workspace.followed = 0
  if (allowance >= workspace.heads.length) workspace.heads = new Int32Array(allowance + 1).fill(NOTHING)
}

export function startFrom(workspace: Reach, hex: number): void {
  if (workspace.cost[hex] === 0) return
  arrive(workspace, NOTHING, hex, 0)
}

/** Enters a hex by a step, if the allowance allows and nothing better is known. */
export function take(
  workspace: Reach,
  from: number,
  to: number,
  spent: number,
  step: number,
  allowance: number,
  anyCostFrom = NOTHING,
): void {
  const ticks = ticksOf(step)
  if (ticks >= CLOSED) return
  const total = spent + ticks
  if (total > allowance) {
    // A unit that has not moved may go one hex whatever it costs, where the game says so.
    if (from === anyCostFrom) arriveAtEnd(workspace, from, to, allowance, step >= ROLL ? BY_ROLL : STOPPED)
  } else if (step >= STOP) {
    arriveAtEnd(workspace, from, to, total, step >= ROLL ? BY_ROLL : STOPPED)
  } else if (total < workspace.cost[to]) {
    arrive(workspace, from, to, total)
  }
}

/** The same for a step after which the unit may go on, as most are. */
export function takeFreely(
  workspace: Reach,
  from: number,
  to: number,
  total: number,
  allowance: number,
): void {
  if (total <= allowance && total < workspace.cost[to]) arrive(workspace, from, to, total)
}

function arrive(workspace: Reach, from: number, to: number, total: number): void {
  const { cost, heads } = workspace
  if (cost[to] === UNREACHED) workspace.hexes[workspace.count++] = to
  cost[to] = total
  workspace.previous[to] = from
  const entry = workspace.entries++
  workspace.waiting[entry] = to
  workspace.next[entry] = heads[total]
  heads[total] = entry
}

function arriveAtEnd(workspace: Reach, from: number, to: number, total: number, how: number): void {
  const { ending, endCost } = workspace
  if (endCost[to] === UNREACHED) workspace.ended[workspace.endedCount++] = to
  else if (how === ending[to] ? total >= endCost[to] : how === BY_ROLL) return
  endCost[to] = total
  workspace.endPrevious[to] = from
  ending[to] = how
}

/** When all is followed, gives each hex where a move can end the better of its two arrivals. */
export function settleEnds(workspace: Reach): void {
  const { cost, previous, ending, through, throughPrevious, ended, endCost, endPrevious } = workspace
  for (let i = 0; i < workspace.endedCount; i++) {
    const hex = ended[i]
    if (cost[hex] !== UNREACHED && (ending[hex] === BY_ROLL || cost[hex] <= endCost[hex])) {
      ending[hex] = GOES_ON
      continue
    }
    if (cost[hex] === UNREACHED) workspace.hexes[workspace.count++] = hex
    through[hex] = cost[hex]
    throughPrevious[hex] = previous[hex]
    cost[hex] = endCost[hex]
    previous[hex] = endPrevious[hex]
  }
}
