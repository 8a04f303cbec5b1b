// How far it is from every hex to where something is to be won.
import type { HexGrid } from '../../engine/hex/grid.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import type { Battlefield, Goals, Position } from './battlefield.ts'

/** Farther than any way. */
export const FAR = 20_000

export const noGoals = (grid: HexGrid): Goals => new Int16Array(grid.size).fill(FAR)

/** Marks a hex as a goal; the greater the handicap, the farther away it seems. */
export function addGoal(goals: Goals, hex: number, handicap: number): void {
  if (handicap < goals[hex]) goals[hex] = handicap
}

/** [slot of the hex entered] ticks from the neighbour in that direction into the hex, enemies on the way included. */
type Costs = Uint16Array

/** Worked out once for all ways of a kind of units: enemies do not block a way, they are to be beaten or passed. */
export function costsFor<G extends Position>(
  field: Battlefield<G>,
  g: G,
  camp: number,
  kind: number,
  /** What enemies on the way count for: 0 where nobody is supposed to resist. */
  weight = 1,
): Costs {
  const { neighbours, size } = field.grid
  const costs = new Uint16Array(size * 6).fill(CLOSED)
  for (let to = 0; to < size; to++) {
    const resistance = weight === 0 ? 0 : field.resistance(g, camp, to)
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[to * 6 + direction]
      if (from < 0) continue
      const ticks = field.stepTicks(g, camp, kind, from * 6 + ((direction + 3) % 6))
      if (ticks < CLOSED) costs[to * 6 + direction] = ticks + resistance
    }
  }
  return costs
}

// Hexes that wait to be left, in lists by their distance. Shared: a search is over before the next one begins.
const heads = new Int32Array(FAR).fill(-1)
let next = new Int32Array(4096)
let waiting = new Int16Array(4096)
let entries = 0
let last = 0

function wait(hex: number, ticks: number): void {
  if (entries === next.length) {
    next = grown(next, new Int32Array(entries * 2))
    waiting = grown(waiting, new Int16Array(entries * 2))
  }
  waiting[entries] = hex
  next[entries] = heads[ticks]
  heads[ticks] = entries++
  if (ticks > last) last = ticks
}

function grown<A extends Int32Array | Int16Array>(full: A, roomier: A): A {
  roomier.set(full)
  return roomier
}

/** [hex] ticks to the nearest goal, handicaps included; beyond the horizon some hexes keep FAR. */
export function wayTo(grid: HexGrid, costs: Costs, goals: Goals, horizon = FAR): Int16Array {
  const { neighbours } = grid
  const far = Int16Array.from(goals)
  entries = 0
  last = 0
  for (let hex = 0; hex < far.length; hex++) if (far[hex] < FAR) wait(hex, far[hex])
  for (let ticks = 0; ticks <= last; ticks++) {
    for (let entry = heads[ticks]; entry >= 0; entry = heads[ticks]) {
      heads[ticks] = next[entry]
      const to = waiting[entry]
      if (far[to] !== ticks) continue
      for (let slot = to * 6; slot < to * 6 + 6; slot++) {
        if (costs[slot] === CLOSED) continue
        const from = neighbours[slot]
        const sum = ticks + costs[slot]
        if (sum >= far[from] || sum > horizon) continue
        far[from] = sum
        wait(from, sum)
      }
    }
  }
  return far
}

/** So far that nobody counts. */
const OUT_OF_SIGHT = 255

/** [hex] hexes to the nearest of the places for which `is` holds, as the crow flies. */
export function hexesTo(grid: HexGrid, is: (hex: number) => boolean): Uint8Array {
  const far = new Uint8Array(grid.size).fill(OUT_OF_SIGHT)
  const queue = new Int16Array(grid.size)
  let count = 0
  for (let hex = 0; hex < grid.size; hex++) {
    if (!is(hex)) continue
    far[hex] = 0
    queue[count++] = hex
  }
  for (let i = 0; i < count; i++) {
    for (let slot = queue[i] * 6; slot < queue[i] * 6 + 6; slot++) {
      const beside = grid.neighbours[slot]
      if (beside < 0 || far[beside] !== OUT_OF_SIGHT) continue
      far[beside] = far[queue[i]] + 1
      queue[count++] = beside
    }
  }
  return far
}
