// Marches of a stack by one way that all of its units take, each paying out of its own points.
import { POINT } from '../../../engine/movement/points.ts'
import {
  GOES_ON,
  makeReach,
  type Reach,
  reach,
  STOPPED,
  type StepRule,
} from '../../../engine/movement/reach.ts'
import {
  makeStackReach,
  reachStack,
  type StackMember,
  stackCost,
  stackEnding,
  stackPathTo,
} from '../../../engine/movement/stack-reach.ts'
import { CLOSED, STOP } from '../../../engine/movement/step.ts'
import type { Field, FieldState } from './field.ts'
import type { Arrival, March, Marches, Way } from './march.ts'
import type { KitSight } from './sight.ts'
import type { WaysOf } from './why-not.ts'

/** What the rules say of a step; `isClosed` is everything but its price. */
export interface StepRules<G> {
  /** Ticks that a unit may spend from here on. */
  budgetOf(g: G, unit: number, mode: string): number
  isClosed(march: StackMarch<G>, unit: number, from: number, direction: number): boolean
  ticks(g: G, unit: number, from: number, direction: number): number
  /** Entering this hex ends the move of the unit. */
  stopsIn(g: G, unit: number, hex: number): boolean
  /** Its move has ended already. */
  isStopped(g: G, unit: number): boolean
  /** May they go one hex whatever it costs? */
  hasMinimumMove(g: G, units: readonly number[], mode: string): boolean
  /** Units of one kind pay the same and may go the same ways. */
  kindOf(unit: number): number
}

export interface StackMarch<G> extends March {
  readonly g: G
  readonly mode: string
  readonly budgets: readonly number[]
  readonly isFresh: boolean
  /** What each of them has paid for each step so far, and has left. */
  readonly gone: readonly StackStep[]
  readonly left: readonly number[]
  readonly isStopped: boolean
}

interface StackStep {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

export function stackMarches<G extends FieldState, S extends KitSight<G>>(
  { grid }: Field<G>,
  rules: StepRules<G>,
): Marches<S, StackMarch<G>> {
  const workspace = makeStackReach(grid)

  /** One step further, null where somebody cannot take it. */
  const stepTo = (march: StackMarch<G>, to: number): StackMarch<G> | null => {
    const { g, units, at, left } = march
    const direction = grid.directionTo(at, to)
    if (direction < 0 || march.isStopped) return null
    if (units.some(unit => rules.isClosed(march, unit, at, direction))) return null
    const ticks = units.map(unit => rules.ticks(g, unit, at, direction))
    const isBeyond = ticks.some((cost, i) => cost > left[i])
    if (isBeyond && !(march.isFresh && march.gone.length === 0)) return null
    return {
      ...march,
      at: to,
      gone: [...march.gone, { from: at, to, ticks }],
      left: left.map((points, i) => Math.max(0, points - ticks[i])),
      isStopped: isBeyond || units.some(unit => rules.stopsIn(g, unit, to)),
    }
  }

  /** As far as the way goes. */
  const walk = (march: StackMarch<G>, path: readonly number[]): StackMarch<G> => {
    let now = march
    for (const to of path) {
      const next = stepTo(now, to)
      if (next === null) break
      now = next
    }
    return now
  }

  const membersOf = (march: StackMarch<G>): StackMember[] => {
    const shared = new Map<number, StepRule>()
    return march.units.map((unit, i) => {
      const rule = shared.get(rules.kindOf(unit)) ?? ruleOf(rules, march, unit)
      shared.set(rules.kindOf(unit), rule)
      return { allowance: march.isStopped ? 0 : march.left[i], rule }
    })
  }

  const flood = (march: StackMarch<G>) => {
    reachStack(workspace, grid, march.at, membersOf(march), march.isFresh && march.gone.length === 0)
    return workspace
  }

  return {
    marchOf: ({ g }, units, mode, via) => walk(begin(rules, g, units, mode), via),

    arrivals(march) {
      const found = new Map<number, Arrival>()
      const { hexes, count } = flood(march)
      for (let i = 0; i < count; i++) {
        const hex = hexes[i]
        if (hex === march.at) continue
        const left = march.left.map((points, member) => points - stackCost(workspace, hex, member))
        const lead = left.indexOf(Math.min(...left))
        found.set(hex, { left: left[lead], ending: stackEnding(workspace, hex), lead })
      }
      return found
    },

    wayTo(march, goal): Way | null {
      const whole = walk(march, stackPathTo(flood(march), goal).slice(1))
      if (whole.at !== goal) return null
      const lead = whole.left.indexOf(Math.min(...whole.left))
      return {
        unit: whole.units[lead],
        steps: whole.gone.map(({ from, to, ticks }) => ({ from, to, ticks: ticks[lead] })),
        budget: whole.budgets[lead],
        left: whole.left[lead],
        ending: whole.isStopped ? STOPPED : GOES_ON,
      }
    },
  }
}

function begin<G extends FieldState>(
  rules: StepRules<G>,
  g: G,
  units: readonly number[],
  mode: string,
): StackMarch<G> {
  const budgets = units.map(unit => rules.budgetOf(g, unit, mode))
  return {
    g,
    units,
    mode,
    at: g.place[units[0]],
    budgets,
    isFresh: rules.hasMinimumMove(g, units, mode),
    gone: [],
    left: budgets,
    isStopped: units.some(unit => rules.isStopped(g, unit)),
  }
}

const ruleOf =
  <G>(rules: StepRules<G>, march: StackMarch<G>, unit: number): StepRule =>
  (from, direction, to) => {
    if (rules.isClosed(march, unit, from, direction)) return CLOSED
    const ticks = rules.ticks(march.g, unit, from, direction)
    return rules.stopsIn(march.g, unit, to) ? ticks + STOP : ticks
  }

/** Far enough for every map of the house. */
const ANY_BUDGET = 60 * POINT

/** The questions of `whyNotOf` that the same rules answer: each unit by itself. */
export function stackWays<G extends FieldState, S extends KitSight<G>>(
  { grid }: Field<G>,
  rules: StepRules<G>,
): Pick<WaysOf<S>, 'reachOf' | 'reachFreely' | 'budgetOf' | 'ticks'> {
  const workspace = makeReach(grid)
  const reachOf = ({ g }: S, unit: number, mode: string, budget: number): Reach => {
    const march = begin(rules, g, [unit], mode)
    reach(workspace, grid, march.at, budget, ruleOf(rules, march, unit), march.isFresh)
    return workspace
  }
  const budgetOf = ({ g }: S, unit: number, mode: string): number =>
    rules.isStopped(g, unit) ? 0 : rules.budgetOf(g, unit, mode)
  return {
    reachOf: (s, unit, mode) => reachOf(s, unit, mode, budgetOf(s, unit, mode)),
    reachFreely: (s, unit, mode) => reachOf(s, unit, mode, ANY_BUDGET),
    budgetOf,
    ticks: ({ g }, unit, from, direction) => rules.ticks(g, unit, from, direction),
  }
}
