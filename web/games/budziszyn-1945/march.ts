// Moving several units together: where all of them can go, by what way, and what each step costs.
import type { GameEvent } from '../../../engine/game/action.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksAtStart, ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { mayStay, reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { holdsEnemyOf, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { hexAt, idsOf, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { Arrival, March, Marches, MarchStep } from '../kit/march.ts'
import { hexNames, unitsIn } from './names.ts'
import type { BudSight } from './sight.ts'

/** Units of one hex on their way, after the hexes that the player has laid himself. */
export interface BudMarch extends March {
  /** The position in which they have come so far: to read and to ask, never to play on. */
  readonly g: State
  /** What each of them has done so far, step by step. */
  readonly gone: readonly (readonly MarchStep[])[]
}

/** The units after the way that is laid, null where that way is closed or needs a die. */
function marchOf(s: BudSight, units: readonly number[], via: readonly number[]): BudMarch | null {
  const ids = idsOf(units)
  return s.ask(g => {
    const events: GameEvent[] = []
    if (via.length > 0) {
      const order = { do: 'move', units: ids, path: hexNames(via) }
      try {
        if (game.check(g, s.viewer, order).length > 0) return null
        game.perform(g, s.viewer, order, events)
      } catch {
        return null
      }
    }
    const gone = ids.map(id => events.filter(e => e.event === 'moved' && e.unit === id).map(stepOf))
    return { g, units, at: g.place[units[0]], gone }
  })
}

function stepOf({ path, cost }: GameEvent): MarchStep {
  const hexes = path as readonly string[]
  return { from: hexAt(hexes[0]), to: hexAt(hexes.at(-1)), ticks: Number(cost) }
}

/** Where one of them can go and stay. */
function arrivalsOf(g: State, unit: number): Map<number, Omit<Arrival, 'lead'>> {
  const found = new Map<number, Omit<Arrival, 'lead'>>()
  if (beginRefusal(g, unit) !== null) return found
  const reach = reachOf(g, unit)
  const left = ticksLeft(g, unit)
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]
    if (hex !== g.place[unit] && mayStay(g, unit, hex))
      found.set(hex, { left: left - reach.cost[hex], ending: reach.ending[hex] })
  }
  return found
}

/** Where all of them can go and stay together (3.2.1), each by its own way. */
function arrivals({ g, units }: BudMarch): Map<number, Arrival> {
  const all = units.map(unit => arrivalsOf(g, unit))
  const found = new Map<number, Arrival>()
  for (const [hex] of all[0]) {
    if (!all.every(arrival => arrival.has(hex)) || !hasRoom(g, units, hex)) continue
    const here = all.map(arrival => arrival.get(hex)!)
    const left = Math.min(...here.map(each => each.left))
    const lead = here.findIndex(each => each.left === left)
    found.set(hex, { left, ending: Math.max(...here.map(each => each.ending)), lead })
  }
  return found
}

function hasRoom(g: State, units: readonly number[], hex: number): boolean {
  if (units.length === 1 || holdsEnemyOf(g, g.camp[units[0]], hex)) return true
  const together = new Set([...units, ...unitsIn(g, hex)])
  return [...together].reduce((sum, unit) => sum + g.levels[unit], 0) <= STACKING_LIMIT
}

/** The steps of one of them from where it is to a hex that it reaches. */
function stepsTo(g: State, unit: number, goal: number): MarchStep[] {
  const hops = reachOf(g, unit)
  const { cost } = hops
  const path = hops.pathTo(goal)
  return path.slice(1).map((to, i) => ({ from: path[i], to, ticks: Math.max(0, cost[to] - cost[path[i]]) }))
}

export const marches: Marches<BudSight, BudMarch> = {
  marchOf: (s, units, _mode, via) => marchOf(s, units, via),
  arrivals,
  wayTo: ({ g, units, gone }, goal, { lead, left, ending }) => ({
    unit: units[lead],
    steps: [...gone[lead], ...stepsTo(g, units[lead], goal)],
    // 3.1.13  What a unit had when it began.
    budget: ticksAtStart(g, units[lead]),
    left,
    ending,
  }),
}

/** The way of a whole order, as hexes: is it the one that the units would take by themselves? */
export function isOwnWay(s: BudSight, ids: readonly string[], path: readonly string[]): boolean {
  const march = marchOf(s, ids.map(unitAt), [])
  const goal = hexAt(path.at(-1))
  const arrival = march === null ? undefined : arrivals(march).get(goal)
  if (march === null || arrival === undefined) return false
  const steps = stepsTo(march.g, march.units[arrival.lead], goal)
  return hexNames(steps.map(step => step.to)).join() === path.join()
}
