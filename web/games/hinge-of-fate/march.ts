// One unit on its way (6.4): where it can go, by what way, what the steps cost, and where a die decides.
import { POINT } from '../../../engine/movement/points.ts'
import { BY_ROLL, pathTo } from '../../../engine/movement/reach.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { hasRoom, someoneMayLeave } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { isSupplied } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import {
  allowance,
  rollsForRiver,
  stepTicks as stepTicksOf,
} from '../../../games/hinge-of-fate/rules/11-costs.ts'
import { beginRefusal } from '../../../games/hinge-of-fate/rules/11-movement.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { RIVER_CROSSING } from '../../../games/hinge-of-fate/tables.ts'
import { grid, unitIds } from '../../../games/hinge-of-fate/world.ts'
import type { Arrival, March, Marches, MarchStep } from '../kit/march.ts'
import { field } from './names.ts'
import type { HingeSight } from './sight.ts'

/** 11.7  The most that a river can cost. */
export const RIVER_MOST = Math.max(...RIVER_CROSSING) * POINT

export interface HingeMarch extends March {
  /** The position in which it has come so far: to read and to ask, never to play on. */
  readonly g: State
  readonly gone: readonly MarchStep[]
}

/** What a unit has to spend now: the rest of its move, or its whole factor (8.3, 11.4a). */
export const ticksOf = (g: State, unit: number): number =>
  g.mover === unit ? g.left : allowance(g, unit, isSupplied(g, unit))

function marchOf(
  s: HingeSight,
  [unit, ...others]: readonly number[],
  via: readonly number[],
): HingeMarch | null {
  if (others.length > 0) return null
  return s.ask(g => {
    if (g.mover !== unit && beginRefusal(g, unit) !== null) return null
    const start = { g, units: [unit], at: g.place[unit], gone: [] }
    if (via.length === 0) return start
    const order = { do: 'move', unit: unitIds[unit], path: field.hexNames(via) }
    const gone = certainSteps(g, unit, via)
    if (gone === null || game.check(g, s.viewer, order).length > 0) return null
    game.perform(g, s.viewer, order, null)
    return { g, units: [unit], at: g.place[unit], gone }
  })
}

/** The steps of a way that is laid; null where a die would be needed. */
function certainSteps(g: State, unit: number, via: readonly number[]): MarchStep[] | null {
  const { cost } = reachOf(g, unit) ?? {}
  let from = g.place[unit]
  const steps: MarchStep[] = []
  for (const to of via.filter(hex => hex !== from)) {
    const direction = grid.directionTo(from, to)
    if (cost === undefined || direction < 0 || rollsForRiver(g, unit, from, direction)) return null
    steps.push({ from, to, ticks: stepTicksOf(g, unit, from, direction) })
    from = to
  }
  return steps
}

/** H2  It can stay there, or somebody there can still make room. */
const mayStay = (g: State, unit: number, hex: number): boolean =>
  hasRoom(g, unit, hex) || someoneMayLeave(g, hex, unit)

function arrivals({ g, units: [unit] }: HingeMarch): Map<number, Arrival> {
  const found = new Map<number, Arrival>()
  const budget = ticksOf(g, unit)
  const reach = reachOf(g, unit)
  if (reach === null) return found
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]
    if (hex === g.place[unit] || !mayStay(g, unit, hex)) continue
    const left = budget - reach.cost[hex]
    const isRolled = reach.ending[hex] === BY_ROLL
    found.set(hex, {
      left,
      ending: reach.ending[hex],
      lead: 0,
      ...(isRolled && { worst: left - RIVER_MOST }),
    })
  }
  return found
}

function stepsTo(g: State, unit: number, goal: number): MarchStep[] {
  const reach = reachOf(g, unit)
  const path = reach === null ? [] : pathTo(reach, goal)
  return path.slice(1).map((to, i) => {
    const from = path[i]
    const direction = grid.directionTo(from, to)
    const ticks = stepTicksOf(g, unit, from, direction)
    return { from, to, ticks, ...(rollsForRiver(g, unit, from, direction) && { most: ticks + RIVER_MOST }) }
  })
}

export const marches: Marches<HingeSight, HingeMarch> = {
  marchOf: (s, units, _mode, via) => marchOf(s, units, via),
  arrivals,
  wayTo: ({ g, units: [unit], gone }, goal, { left, worst, ending }) => ({
    unit,
    steps: [...gone, ...stepsTo(g, unit, goal)],
    budget: ticksOf(g, unit) + gone.reduce((sum, { ticks }) => sum + ticks, 0),
    left,
    worst,
    ending,
  }),
}
