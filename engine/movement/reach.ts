import type { HexGrid } from '../hex/grid.ts'
import { CLOSED, ROLL, STOP, ticksOf } from './step.ts'

/** The cost of a hex that the unit cannot get to. */
export const UNREACHED = 0x3fffffff

/** How a unit arrives in a hex by the cheapest path: able to go on, at the end of its move, or by a die roll. */
export const GOES_ON = 1
export const STOPPED = 2
export const BY_ROLL = 3

/** Step from one hex into its neighbour when `spent` ticks are gone: ticks, plus STOP or ROLL, or CLOSED. */
export type StepRule = (from: number, direction: number, to: number, spent: number) => number

/**
 * Where one unit can go. Made once for a grid and used again and again: a new reach clears only what the last touched.
 * A hex can be entered cheaply by a step that ends the move and at a higher price by one that does not, so both are kept.
 */
export interface Reach {
  /** Ticks of the best arrival, UNREACHED if there is none. One without a die roll is better than any with. */
  readonly cost: Int32Array
  /** The hex before it on that path, -1 for a start. */
  readonly previous: Int16Array
  /** 0, GOES_ON, STOPPED or BY_ROLL. */
  readonly arrival: Uint8Array
  /** Ticks of the cheapest arrival from which the unit may go on, and the hex before it on that path. */
  readonly through: Int32Array
  readonly throughPrevious: Int16Array
  /** The hexes reached, the starts first; only the first `count` mean anything. */
  readonly hexes: Int16Array
  count: number
  /** Arrivals still to be followed, one linked list for each number of ticks. */
  heads: Int32Array
  readonly next: Int32Array
  readonly waiting: Int16Array
  entries: number
}

const NOTHING = -1

export function makeReach(grid: HexGrid): Reach {
  const { size } = grid
  return {
    cost: new Int32Array(size).fill(UNREACHED),
    previous: new Int16Array(size).fill(NOTHING),
    arrival: new Uint8Array(size),
    through: new Int32Array(size).fill(UNREACHED),
    throughPrevious: new Int16Array(size).fill(NOTHING),
    hexes: new Int16Array(size),
    count: 0,
    heads: new Int32Array(1024).fill(NOTHING),
    // A hex waits at most once for each hexside that it can be entered by, and once as a start.
    next: new Int32Array(size * 7),
    waiting: new Int16Array(size * 7),
    entries: 0,
  }
}

/**
 * Fills the workspace with every hex that a unit can enter from `start` for at most `allowance` ticks.
 * With `minimumMove` it may always go one hex that is not closed, whatever the cost, and is then done.
 */
export function reach(
  reach: Reach,
  grid: HexGrid,
  start: number,
  allowance: number,
  rule: StepRule,
  minimumMove = false,
): void {
  clear(reach, allowance)
  begin(reach, start)
  spread(reach, grid, allowance, rule, minimumMove ? start : NOTHING)
}

/** As reach, from the nearest of many starts: entry hexes, or the sources of a supply line paid in points. */
export function reachFromAll(
  reach: Reach,
  grid: HexGrid,
  starts: ArrayLike<number>,
  startCount: number,
  allowance: number,
  rule: StepRule,
): void {
  clear(reach, allowance)
  for (let i = 0; i < startCount; i++) if (reach.through[starts[i]] !== 0) begin(reach, starts[i])
  spread(reach, grid, allowance, rule, NOTHING)
}

export function isReached(reach: Reach, hex: number): boolean {
  return reach.arrival[hex] !== 0
}

/** The hexes of the best path, start and goal included; empty if there is none. */
export function pathTo(reach: Reach, hex: number): number[] {
  if (reach.arrival[hex] === 0) return []
  const before = reach.previous[hex]
  return before === NOTHING ? [hex] : [...pathThrough(reach, before), hex]
}

/** The hexes of the cheapest path on which the unit may go on from its last hex; empty if there is none. */
export function pathThrough(reach: Reach, hex: number): number[] {
  const path: number[] = []
  if (reach.through[hex] === UNREACHED) return path
  for (let at = hex; at !== NOTHING; at = reach.throughPrevious[at]) path.push(at)
  return path.reverse()
}

function clear(reach: Reach, allowance: number): void {
  const { cost, previous, arrival, through, throughPrevious, hexes, count } = reach
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]
    cost[hex] = UNREACHED
    through[hex] = UNREACHED
    previous[hex] = NOTHING
    throughPrevious[hex] = NOTHING
    arrival[hex] = 0
  }
  reach.count = 0
  reach.entries = 0
  if (allowance >= reach.heads.length) reach.heads = new Int32Array(allowance + 1).fill(NOTHING)
}

function begin(reach: Reach, start: number): void {
  reach.cost[start] = 0
  reach.through[start] = 0
  reach.arrival[start] = GOES_ON
  reach.hexes[reach.count++] = start
  wait(reach, start, 0)
}

function wait(reach: Reach, hex: number, ticks: number): void {
  const entry = reach.entries++
  reach.waiting[entry] = hex
  reach.next[entry] = reach.heads[ticks]
  reach.heads[ticks] = entry
}

/** Follows the arrivals in order of their cost, so that the first look at a hex is the cheapest. */
function spread(reach: Reach, grid: HexGrid, allowance: number, rule: StepRule, anyCostFrom: number): void {
  const { heads, next, waiting, through } = reach
  for (let ticks = 0, left = reach.entries; ticks <= allowance && left > 0; ticks++) {
    for (let entry = heads[ticks]; entry !== NOTHING; entry = heads[ticks]) {
      heads[ticks] = next[entry]
      left--
      const hex = waiting[entry]
      if (through[hex] !== ticks) continue // a cheaper way was found since
      const before = reach.entries
      stepOut(reach, grid, hex, allowance, rule, anyCostFrom)
      left += reach.entries - before
    }
  }
}

function stepOut(
  reach: Reach,
  grid: HexGrid,
  from: number,
  allowance: number,
  rule: StepRule,
  anyCostFrom: number,
): void {
  const { neighbours } = grid
  const { through } = reach
  const spent = through[from]
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[from * 6 + direction]
    if (to < 0 || through[to] <= spent) continue
    let step = rule(from, direction, to, spent)
    const ticks = ticksOf(step)
    if (ticks >= CLOSED) continue
    let total = spent + ticks
    if (total > allowance) {
      if (from !== anyCostFrom) continue
      total = allowance
      step |= STOP
    }
    if (step >= STOP) arriveAtEnd(reach, from, to, total, step >= ROLL ? BY_ROLL : STOPPED)
    else if (total < through[to]) arrive(reach, from, to, total)
  }
}

function arrive(reach: Reach, from: number, to: number, total: number): void {
  reach.through[to] = total
  reach.throughPrevious[to] = from
  wait(reach, to, total)
  if (reach.arrival[to] === BY_ROLL || total <= reach.cost[to]) note(reach, from, to, total, GOES_ON)
}

function arriveAtEnd(reach: Reach, from: number, to: number, total: number, how: number): void {
  const known = reach.arrival[to]
  const sameChance = (known === BY_ROLL) === (how === BY_ROLL)
  const better = sameChance ? total < reach.cost[to] : how !== BY_ROLL
  if (known === 0 || better) note(reach, from, to, total, how)
}

function note(reach: Reach, from: number, to: number, total: number, how: number): void {
  if (reach.arrival[to] === 0) reach.hexes[reach.count++] = to
  reach.cost[to] = total
  reach.previous[to] = from
  reach.arrival[to] = how
}
