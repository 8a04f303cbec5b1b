// Moving several units together: where all of them can go, by what way, and what each step costs.
import type { GameEvent } from '../../../engine/game/action.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksAtStart, ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { mayStay, pathOf, reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { holdsEnemyOf, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import { hexAt, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { BudSight } from './sight.ts'

export interface Step {
  readonly from: number
  readonly to: number
  readonly ticks: number
}

/** Units of one hex on their way, after the hexes that the player has laid himself. */
export interface March {
  /** The position in which they have come so far: to read and to ask, never to play on. */
  readonly g: State
  readonly units: readonly number[]
  readonly at: number
  /** What each of them has done so far, step by step. */
  readonly gone: readonly (readonly Step[])[]
}

/** What a unit has left in a hex that it reaches, and how it gets there. */
export interface Arrival {
  readonly left: number
  /** GOES_ON, STOPPED or BY_ROLL. */
  readonly ending: number
}

/** The units after the way that is laid, null where that way is closed or needs a die. */
export function marchOf(s: BudSight, ids: readonly string[], via: readonly string[]): March | null {
  const units = ids.map(unitAt)
  if (units.length === 0 || units.some(unit => unit < 0 || s.g.place[unit] < 0)) return null
  return s.ask(g => {
    const events: GameEvent[] = []
    if (via.length > 0) {
      const order = { do: 'move', units: ids, path: via }
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

function stepOf({ path, cost }: GameEvent): Step {
  const hexes = path as readonly string[]
  return { from: hexAt(hexes[0]), to: hexAt(hexes.at(-1)), ticks: Number(cost) }
}

/** Where one of them can go and stay. */
function arrivalsOf(g: State, unit: number): Map<number, Arrival> {
  const found = new Map<number, Arrival>()
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

/** Where all of them can go and stay together (3.2.1), each with the one that has least left. */
export function arrivals({ g, units }: March): Map<number, Arrival & { readonly lead: number }> {
  const all = units.map(unit => arrivalsOf(g, unit))
  const found = new Map<number, Arrival & { readonly lead: number }>()
  for (const [hex] of all[0]) {
    if (!all.every(arrival => arrival.has(hex)) || !hasRoom(g, units, hex)) continue
    let lead = 0
    for (let i = 1; i < units.length; i++) if (all[i].get(hex)!.left < all[lead].get(hex)!.left) lead = i
    const ending = Math.max(...all.map(arrival => arrival.get(hex)!.ending))
    found.set(hex, { left: all[lead].get(hex)!.left, ending, lead })
  }
  return found
}

function hasRoom(g: State, units: readonly number[], hex: number): boolean {
  if (units.length === 1 || holdsEnemyOf(g, g.camp[units[0]], hex)) return true
  let levels = units.reduce((sum, unit) => sum + g.levels[unit], 0)
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (!units.includes(other)) levels += g.levels[other]
  return levels <= STACKING_LIMIT
}

/** The steps of one of them from where it is to a hex that it reaches. */
export function stepsTo(g: State, unit: number, goal: number): Step[] {
  const { cost } = reachOf(g, unit)
  const path = pathOf(goal)
  return path.slice(1).map((to, i) => ({ from: path[i], to, ticks: Math.max(0, cost[to] - cost[path[i]]) }))
}

/** 3.1.13  What a unit had when it began. */
export const budgetOf = (g: State, unit: number): number => ticksAtStart(g, unit)

/** The way of a whole order, as hexes: is it the one that the units would take by themselves? */
export function isOwnWay(s: BudSight, ids: readonly string[], path: readonly string[]): boolean {
  const march = marchOf(s, ids, [])
  const goal = hexAt(path.at(-1))
  if (march === null || goal < 0) return false
  const arrival = arrivals(march).get(goal)
  if (arrival === undefined) return false
  const steps = stepsTo(march.g, march.units[arrival.lead], goal)
  return steps.map(step => grid.names[step.to]).join() === path.join()
}

export const idsOf = (units: readonly number[]): string[] => units.map(unit => unitIds[unit])
