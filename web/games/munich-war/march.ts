// Units that move together: by road, by rail, by sea or by air. Each goes its own way; where all can arrive and stay they may go.
import type { GameEvent } from '../../../engine/game/action.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { GOES_ON, isReached, pathTo, STOPPED } from '../../../engine/movement/reach.ts'
import { isTraced, pathToSource } from '../../../engine/supply/trace.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { railReachOf, reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { allowance, stepCost } from '../../../games/munich-war/rules/08-step.ts'
import { inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { isSuppliedToMove } from '../../../games/munich-war/rules/14-supply.ts'
import { hasFlag, type State, UNIT } from '../../../games/munich-war/state.ts'
import { isArmy, isMobile, unitIds, unitNation } from '../../../games/munich-war/units.ts'
import { grid, HEXES, isMarsh } from '../../../games/munich-war/world.ts'
import type { Arrival, March, Marches, MarchStep, Way } from '../kit/march.ts'
import { field, hexAt } from './names.ts'
import type { MunichSight } from './sight.ts'

export const ROAD = 'road'
export const RAIL = 'rail'
/** Voyages and flights: one action takes the unit there. */
export const CARRIED = ['sail', 'assault', 'evacuate', 'transit', 'airlift'] as const
export type Carried = (typeof CARRIED)[number]
export const isCarried = (mode: string): mode is Carried => (CARRIED as readonly string[]).includes(mode)

export interface MunichMarch extends March {
  /** The position in which they have come so far: to read and to ask, never to play on. */
  readonly g: State
  readonly mode: string
  readonly gone: readonly (readonly MarchStep[])[]
  readonly viewer: number
}

/** The units after the way that is laid, null where that way is closed. */
function marchOf(
  s: MunichSight,
  units: readonly number[],
  mode: string,
  via: readonly number[],
): MunichMarch | null {
  if (via.length > 0 && isCarried(mode)) return null
  return s.ask(g => {
    const events: GameEvent[] = []
    if (via.length > 0) {
      const order = { do: 'move', units: field.idsOf(units), path: field.hexNames(via), by: mode }
      if (game.check(g, s.viewer, order).length > 0) return null
      game.perform(g, s.viewer, order, events)
    }
    const gone = units.map(unit =>
      events
        .filter(e => (e.event === 'moved' || e.event === 'railed') && e.unit === unitIds[unit])
        .map(stepOf),
    )
    return { g, units, mode, at: g.place[units[0]], gone, viewer: s.viewer }
  })
}

const stepOf = ({ from, to, cost }: GameEvent): MarchStep => ({
  from: hexAt(from),
  to: hexAt(to),
  ticks: Number(cost ?? 0),
})

/** Movement points of a unit before it moves. */
export const budgetOf = (g: State, unit: number): number =>
  allowance(
    g,
    unit,
    hasFlag(g.unitFlags, unit, UNIT.begun)
      ? hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)
      : !isSuppliedToMove(g, unit),
  )

const leftOf = (g: State, unit: number): number =>
  hasFlag(g.unitFlags, unit, UNIT.stepped) ? g.left[unit] : budgetOf(g, unit)

const hasHadItsMove = (g: State, unit: number): boolean =>
  hasFlag(g.unitFlags, unit, UNIT.begun) && g.mover !== unit

type Found = Map<number, Omit<Arrival, 'lead'>>

function arrivalsOf(march: MunichMarch, unit: number): Found {
  const { g, mode } = march
  if (!isMobile[unit] || hasHadItsMove(g, unit)) return new Map()
  if (isCarried(mode)) return carriedTo(march, unit)
  return mode === RAIL ? byRail(g, unit) : byRoad(g, unit)
}

function byRoad(g: State, unit: number): Found {
  const found: Found = new Map()
  const reach = reachOf(g, unit)
  if (reach === null) return found
  const left = leftOf(g, unit)
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]
    if (hex !== g.place[unit] && isReached(reach, hex))
      found.set(hex, { left: left - reach.cost[hex], ending: reach.ending[hex] })
  }
  return found
}

function byRail(g: State, unit: number): Found {
  const found: Found = new Map()
  const rails = railReachOf(g, unit)
  const side = g.allegiance[unitNation[unit]]
  for (let hex = 0; hex < HEXES; hex++)
    if (hex !== g.place[unit] && isTraced(rails, hex))
      found.set(hex, { left: 0, ending: inEnemyZone(g, side, hex) ? STOPPED : GOES_ON })
  return found
}

/** Where a voyage or a flight can end; an assault ends at the coast that it is made against. */
function carriedTo({ g, mode, viewer }: MunichMarch, unit: number): Found {
  const found: Found = new Map()
  for (const { do: verb, to, target } of voyagesOf(g, viewer, unit))
    if (verb === mode) found.set(hexAt(mode === 'assault' ? target : to), { left: 0, ending: STOPPED })
  return found
}

/** Voyages and flights that the unit could make as its move. */
export function voyagesOf(g: State, viewer: number, unit: number) {
  const trial = g.copy()
  const begin = { do: 'begin', unit: unitIds[unit] }
  if (!hasFlag(trial.unitFlags, unit, UNIT.begun)) {
    if (game.check(trial, viewer, begin).length > 0) return []
    game.perform(trial, viewer, begin, null)
  }
  return game.legal(trial, viewer).filter(action => action.unit === unitIds[unit] && isCarried(action.do))
}

/** Where all of them can go; those who may not stay together may not end there together. */
function arrivals(march: MunichMarch): Map<number, Arrival> {
  const { g, units } = march
  const all = units.map(unit => arrivalsOf(march, unit))
  const found = new Map<number, Arrival>()
  for (const [hex] of all[0]) {
    if (!all.every(arrival => arrival.has(hex)) || !fitsAlone(units, hex)) continue
    const here = all.map(arrival => arrival.get(hex)!)
    const left = Math.min(...here.map(each => each.left))
    const lead = here.findIndex(each => each.left === left)
    found.set(hex, { left, ending: Math.max(...here.map(each => each.ending)), lead })
  }
  return g.place[units[0]] < 0 ? new Map() : found
}

/** 9.0d  Whoever else is there may still move away; units that go together must fit by themselves. */
function fitsAlone(units: readonly number[], hex: number): boolean {
  if (units.length === 1) return true
  return units.length <= 3 && !isMarsh[hex] && !units.some(unit => isArmy[unit])
}

function stepsTo({ g, mode, at }: MunichMarch, unit: number, goal: number): MarchStep[] {
  if (isCarried(mode)) return [{ from: at, to: goal, ticks: 0 }]
  if (mode === RAIL) {
    const path = pathToSource(railReachOf(g, unit), goal).reverse()
    return path.slice(1).map((to, i) => ({ from: path[i], to, ticks: 0 }))
  }
  const reach = reachOf(g, unit)
  const path = reach === null ? [] : pathTo(reach, goal)
  return path.slice(1).map((to, i) => ({
    from: path[i],
    to,
    ticks: stepCost(g, unit, path[i], grid.directionTo(path[i], to)),
  }))
}

export const marches: Marches<MunichSight, MunichMarch> = {
  marchOf,
  arrivals,
  wayTo(march, goal, { lead, left, ending }): Way | null {
    const unit = march.units[lead]
    const steps = stepsTo(march, unit, goal)
    if (steps.length === 0) return null
    const budget = march.mode === ROAD ? budgetOf(march.g, unit) : 0
    return { unit, steps: [...march.gone[lead], ...steps], budget: Math.max(budget, POINT), left, ending }
  },
}
