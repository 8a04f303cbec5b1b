import type { HexGrid } from '../hex/grid.ts'
import type { ReadCells } from '../state/fields.ts'
import {
  clearReach,
  type Reach,
  settleEnds,
  startFrom,
  take,
  takeFreely,
  UNREACHED,
} from './reach-workspace.ts'
import { ASK, CLOSED } from './step.ts'

export {
  BY_ROLL,
  GOES_ON,
  makeReach,
  type Reach,
  STOPPED,
  take,
  takeFreely,
  UNREACHED,
} from './reach-workspace.ts'

/** A step from a hex into its neighbour when `spent` ticks are gone: ticks, plus STOP or ROLL; or CLOSED. */
export type StepRule = (from: number, direction: number, to: number, spent: number) => number

/** Takes every step out of a hex for which `spent` ticks are gone, by `take`. */
export type Leave = (from: number, spent: number) => void

const NOTHING = -1

/**
 * Fills the workspace with every hex that a unit can enter from `start` for at most `allowance` ticks.
 * With `minimumMove` it may always go one hex that is not closed, whatever the cost, and is then done.
 */
export function reach(
  workspace: Reach,
  grid: HexGrid,
  start: number,
  allowance: number,
  rule: StepRule,
  minimumMove = false,
): void {
  reachBy(
    workspace,
    start,
    allowance,
    leaving(workspace, grid, allowance, rule, minimumMove ? start : NOTHING),
  )
}

/** As reach, from the nearest of many starts: entry hexes, or the sources of a supply line paid in points. */
export function reachFromAll(
  workspace: Reach,
  grid: HexGrid,
  starts: ArrayLike<number>,
  startCount: number,
  allowance: number,
  rule: StepRule,
): void {
  reachFromAllBy(workspace, starts, startCount, allowance, leaving(workspace, grid, allowance, rule))
}

/**
 * The fast form of reach: `leave` takes the steps out of a hex itself, so that what holds for all six is asked once, and the
 * rule of a step is compiled into its loop.
 */
export function reachBy(workspace: Reach, start: number, allowance: number, leave: Leave): void {
  clearReach(workspace, allowance)
  startFrom(workspace, start)
  follow(workspace, allowance, leave)
  settleEnds(workspace)
}

/** The fast form of reachFromAll. */
export function reachFromAllBy(
  workspace: Reach,
  starts: ArrayLike<number>,
  startCount: number,
  allowance: number,
  leave: Leave,
): void {
  clearReach(workspace, allowance)
  for (let i = 0; i < startCount; i++) startFrom(workspace, starts[i])
  follow(workspace, allowance, leave)
  settleEnds(workspace)
}

/** Ground on which most steps cost what a table says. */
export interface PlainGround {
  /** [slot] ticks, CLOSED, or ASK where water or the rule must be asked. */
  readonly ticks: Uint16Array
  /** Ticks or CLOSED where the table says ASK: bridges come and go. ASK where only the rule knows. */
  readonly over: (slot: number) => number
  /** No step costs more than this. */
  readonly cap: number
  /** [hex] where one of these says something, the rule is asked: zones of control, a unit of another camp on top, marks. */
  readonly zones: Int16Array
  readonly top: ReadCells
  /** [unit] and the camp whose units let this one through. */
  readonly camp: ReadCells
  readonly own: number
  readonly marks: ReadCells
  readonly mask: number
}

/**
 * The fastest form of reach: steps from one hex of which there is nothing to say into another are looked up, and the rule is
 * asked for all others.
 */
export function reachOver(
  workspace: Reach,
  { neighbours }: HexGrid,
  start: number,
  allowance: number,
  { ticks, over, cap, zones, top, camp, own, marks, mask }: PlainGround,
  rule: StepRule,
): void {
  clearReach(workspace, allowance)
  startFrom(workspace, start)
  const { cost, heads, next, waiting } = workspace
  let followed = 0
  for (let spent = 0; spent <= allowance && followed < workspace.entries; spent++) {
    for (let entry = heads[spent]; entry !== NOTHING; entry = heads[spent]) {
      heads[spent] = next[entry]
      followed++
      const from = waiting[entry]
      if (cost[from] !== spent) continue
      const isPlain = zones[from] === 0
      const first = from * 6
      for (let slot = first; slot < first + 6; slot++) {
        const to = neighbours[slot]
        if (to < 0 || cost[to] <= spent) continue
        const table = ticks[slot]
        const step = table === ASK ? over(slot) : table
        if (step === CLOSED) continue
        const unit = top[to]
        const isFree = unit < 0 || camp[unit] === own
        if (isPlain && step < ASK && zones[to] === 0 && isFree && (marks[to] & mask) === 0)
          takeFreely(workspace, from, to, spent + (step < cap ? step : cap), allowance)
        else take(workspace, from, to, spent, rule(from, slot - first, to, spent), allowance)
      }
    }
  }
  workspace.followed = followed
  settleEnds(workspace)
}

/** The steps that a rule allows out of a hex. */
export function leaving(
  workspace: Reach,
  { neighbours }: HexGrid,
  allowance: number,
  rule: StepRule,
  anyCostFrom = NOTHING,
): Leave {
  const { cost } = workspace
  return (from, spent) => {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[from * 6 + direction]
      if (to < 0 || cost[to] <= spent) continue
      take(workspace, from, to, spent, rule(from, direction, to, spent), allowance, anyCostFrom)
    }
  }
}

/** Follows the arrivals in order of their cost, so that each hex is left once, by its cheapest arrival. */
function follow(workspace: Reach, allowance: number, leave: Leave): void {
  const { heads, next, waiting, cost } = workspace
  let followed = 0
  for (let spent = 0; spent <= allowance && followed < workspace.entries; spent++) {
    for (let entry = heads[spent]; entry !== NOTHING; entry = heads[spent]) {
      heads[spent] = next[entry]
      followed++
      const from = waiting[entry]
      // Otherwise a cheaper way was found since.
      if (cost[from] === spent) leave(from, spent)
    }
  }
  workspace.followed = followed
}

export function isReached(workspace: Reach, hex: number): boolean {
  return workspace.cost[hex] !== UNREACHED
}

/** The hexes of the best path, start and goal included; empty if there is none. */
export function pathTo(workspace: Reach, hex: number): number[] {
  if (workspace.cost[hex] === UNREACHED) return []
  const before = workspace.previous[hex]
  return before === NOTHING ? [hex] : [...pathThrough(workspace, before), hex]
}

/** The ticks of the cheapest arrival from which the unit may go on, UNREACHED if there is none. */
export function costThrough(workspace: Reach, hex: number): number {
  return workspace.ending[hex] === 0 ? workspace.cost[hex] : workspace.through[hex]
}

/** The hexes of that path; empty if there is none. */
export function pathThrough(workspace: Reach, hex: number): number[] {
  const { ending, previous, throughPrevious } = workspace
  const path: number[] = []
  if (costThrough(workspace, hex) === UNREACHED) return path
  for (let at = hex; at !== NOTHING; at = ending[at] === 0 ? previous[at] : throughPrevious[at]) path.push(at)
  return path.reverse()
}
