import type { HexGrid } from '../hex/grid.ts'
import type { StepRule } from './reach.ts'
import { BY_ROLL, GOES_ON, STOPPED, UNREACHED } from './reach-workspace.ts'
import { isClosed, ROLL, STOP, ticksOf } from './step.ts'

export interface StackMember {
  readonly allowance: number
  /** Members that pay the same should share one rule: they are then counted as one, with the least allowance. */
  readonly rule: StepRule
}

/**
 * Where units can go together, each paying its own cost for every hex. The way that is cheap for the tanks may be dear
 * for the infantry, so a hex can have several arrivals of which none is best for everybody; all are followed.
 */
export interface StackReach {
  /** [hex] the arrival that leaves the most to the member with the least left; NOBODY if they cannot all come. */
  readonly best: Int32Array
  /** The hexes that all can reach, the start first; only the first `count` mean anything. */
  readonly hexes: Int16Array
  count: number

  /** [hex] the first arrival from which all may go on; `alongside` leads to the next in the same hex. */
  readonly first: Int32Array
  alongside: Int32Array
  hexOf: Int16Array
  previous: Int32Array
  ending: Uint8Array
  arrivals: number
  /** [arrival * payers.length + payer] */
  ticks: Int32Array
  payers: StackMember[]
  payerOf: number[]
}

export const NOBODY = -1
const OUTDONE = 3

export function makeStackReach(grid: HexGrid): StackReach {
  return {
    best: new Int32Array(grid.size).fill(NOBODY),
    hexes: new Int16Array(grid.size),
    count: 0,
    first: new Int32Array(grid.size).fill(NOBODY),
    alongside: new Int32Array(grid.size),
    hexOf: new Int16Array(grid.size),
    previous: new Int32Array(grid.size),
    ending: new Uint8Array(grid.size),
    arrivals: 0,
    ticks: new Int32Array(grid.size * 2),
    payers: [],
    payerOf: [],
  }
}

/** Fills the workspace with every hex that all members can enter by one and the same path. */
export function reachStack(
  workspace: StackReach,
  grid: HexGrid,
  start: number,
  members: readonly StackMember[],
  minimumMove = false,
): void {
  clear(workspace)
  group(workspace, members)
  makeRoom(workspace)
  workspace.ticks.fill(0, 0, workspace.payers.length)
  keep(workspace, NOBODY, start, GOES_ON)
  for (let at = 0; at < workspace.arrivals; at++) {
    if (workspace.ending[at] === GOES_ON) stepOut(workspace, grid, at, minimumMove && at === 0)
  }
}

/** The ticks that one member has spent on the best path to a hex, UNREACHED if they cannot all come. */
export function stackCost(workspace: StackReach, hex: number, member: number): number {
  const { best, ticks, payers, payerOf } = workspace
  return best[hex] === NOBODY ? UNREACHED : ticks[best[hex] * payers.length + payerOf[member]]
}

/** How the best path to a hex that all can reach ends: GOES_ON, STOPPED (one of them at least) or BY_ROLL. */
export function stackEnding(workspace: StackReach, hex: number): number {
  return workspace.ending[workspace.best[hex]]
}

/** The hexes of the best path, start and goal included; empty if there is none. */
export function stackPathTo(workspace: StackReach, hex: number): number[] {
  const path: number[] = []
  for (let at = workspace.best[hex]; at !== NOBODY; at = workspace.previous[at])
    path.push(workspace.hexOf[at])
  return path.reverse()
}

function clear(workspace: StackReach): void {
  for (let i = 0; i < workspace.count; i++) {
    workspace.best[workspace.hexes[i]] = NOBODY
    workspace.first[workspace.hexes[i]] = NOBODY
  }
  workspace.count = 0
  workspace.arrivals = 0
}

function group(workspace: StackReach, members: readonly StackMember[]): void {
  const payers: StackMember[] = []
  workspace.payerOf = members.map(({ allowance, rule }) => {
    const same = payers.findIndex(payer => payer.rule === rule)
    if (same < 0) return payers.push({ allowance, rule }) - 1
    payers[same] = { allowance: Math.min(allowance, payers[same].allowance), rule }
    return same
  })
  workspace.payers = payers
}

/** Doubles what holds arrivals when one more might not fit. */
function makeRoom(workspace: StackReach): void {
  const { arrivals, payers } = workspace
  if (arrivals >= workspace.hexOf.length) {
    const size = arrivals * 2
    workspace.hexOf = copyInto(new Int16Array(size), workspace.hexOf)
    workspace.previous = copyInto(new Int32Array(size), workspace.previous)
    workspace.alongside = copyInto(new Int32Array(size), workspace.alongside)
    workspace.ending = copyInto(new Uint8Array(size), workspace.ending)
  }
  if ((arrivals + 1) * payers.length > workspace.ticks.length) {
    workspace.ticks = copyInto(new Int32Array((arrivals + 1) * payers.length * 2), workspace.ticks)
  }
}

function copyInto<T extends Int16Array | Int32Array | Uint8Array>(larger: T, old: T): T {
  larger.set(old)
  return larger
}

function stepOut(workspace: StackReach, grid: HexGrid, at: number, anyCost: boolean): void {
  const from = workspace.hexOf[at]
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[from * 6 + direction]
    if (to < 0) continue
    makeRoom(workspace)
    const ending = pay(workspace, at, from, direction, to, anyCost)
    if (ending !== NOBODY) keep(workspace, at, to, ending)
  }
}

/** Writes what each member has spent after the step into the next free arrival; NOBODY if one of them cannot. */
function pay(
  workspace: StackReach,
  at: number,
  from: number,
  direction: number,
  to: number,
  anyCost: boolean,
) {
  const { payers, ticks, arrivals } = workspace
  let ending = GOES_ON
  for (let i = 0; i < payers.length; i++) {
    const { allowance, rule } = payers[i]
    const spent = ticks[at * payers.length + i]
    const step = rule(from, direction, to, spent)
    const total = spent + ticksOf(step)
    if (isClosed(step) || (total > allowance && !anyCost)) return NOBODY
    ticks[arrivals * payers.length + i] = Math.min(total, allowance)
    if (step >= ROLL) ending = BY_ROLL
    else if ((step >= STOP || total > allowance) && ending === GOES_ON) ending = STOPPED
  }
  return ending
}

/** Turns the next free arrival into a real one, unless there is one that is as good for everybody. */
function keep(workspace: StackReach, previous: number, hex: number, ending: number): void {
  const { best } = workspace
  const arrival = workspace.arrivals
  workspace.hexOf[arrival] = hex
  workspace.previous[arrival] = previous
  workspace.ending[arrival] = ending
  const isBest = best[hex] === NOBODY || isBetter(workspace, arrival, best[hex])
  const isOfUse = ending === GOES_ON ? joinOthers(workspace, hex, arrival) : isBest
  if (!isOfUse) return
  workspace.arrivals++
  if (best[hex] === NOBODY) workspace.hexes[workspace.count++] = hex
  if (isBest || workspace.ending[best[hex]] === OUTDONE) best[hex] = arrival
}

/** Adds an arrival to those of its hex from which all may go on; false if one of them is as good for everybody. */
function joinOthers(workspace: StackReach, hex: number, arrival: number): boolean {
  const { first, alongside } = workspace
  for (let other = first[hex]; other !== NOBODY; other = alongside[other]) {
    if (asGoodForAll(workspace, other, arrival)) return false
  }
  dropOutdone(workspace, hex, arrival)
  alongside[arrival] = first[hex]
  first[hex] = arrival
  return true
}

function dropOutdone(workspace: StackReach, hex: number, arrival: number): void {
  const { first, alongside, ending } = workspace
  let kept = NOBODY
  for (let other = first[hex]; other !== NOBODY; ) {
    const following = alongside[other]
    if (asGoodForAll(workspace, arrival, other)) {
      ending[other] = OUTDONE
    } else {
      alongside[other] = kept
      kept = other
    }
    other = following
  }
  first[hex] = kept
}

function asGoodForAll(workspace: StackReach, a: number, b: number): boolean {
  const { ticks, payers } = workspace
  const count = payers.length
  for (let i = 0; i < count; i++) if (ticks[a * count + i] > ticks[b * count + i]) return false
  return true
}

/** Without dice before with dice, then the one that leaves more to the member with the least, then the one that goes on. */
function isBetter(workspace: StackReach, a: number, b: number): boolean {
  const { ending } = workspace
  if ((ending[a] === BY_ROLL) !== (ending[b] === BY_ROLL)) return ending[b] === BY_ROLL
  const more = leastLeft(workspace, a) - leastLeft(workspace, b)
  return more !== 0 ? more > 0 : ending[a] === GOES_ON && ending[b] === STOPPED
}

function leastLeft({ ticks, payers }: StackReach, arrival: number): number {
  let least = UNREACHED
  for (let i = 0; i < payers.length; i++) {
    least = Math.min(least, payers[i].allowance - ticks[arrival * payers.length + i])
  }
  return least
}
