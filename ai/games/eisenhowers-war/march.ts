// The movement portion: unit by unit, each to where it does most good.
import type { Action } from '../../../engine/game/action.ts'
import { pathTo } from '../../../engine/movement/reach.ts'
import { defenceOf } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { beginRefusal, movingUnits } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import { reachOf } from '../../../games/eisenhowers-war/rules/08-reach.ts'
import { hexNamed, unitNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import {
  attackFactors,
  defenceFactors,
  sideOf,
  UNITS,
  unitIds,
} from '../../../games/eisenhowers-war/units.ts'
import { grid } from '../../../games/eisenhowers-war/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { bestHexOf, type Ground, groundOf, groundWorth, hexesReached } from '../../planner/ground.ts'
import { noOrders, type Orders, ordersFor } from '../../planner/orders.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { cuttingOff } from './cutting.ts'
import { isTrap } from './garrisons.ts'
import { landingReserve } from './invasions.ts'
import { type Menace, menaceTo } from './menace.ts'

/** A move has to be worth the trouble. */
const TROUBLE = 0.4
/** A post is held in spite of some danger. */
const AT_ITS_POST = 4
/** Each step of the enemy that is cut off. */
const CUT = 2
/** Nobody walks into a city that could not be kept. */
const TRAP = 20

interface Plans extends Ground<State> {
  readonly orders: Orders
  /** [unit] 1 for those who are where they want to be. */
  readonly settled: Uint8Array
  readonly menace: Menace
}

export interface Marches {
  phase(g: State, estimate: Estimate<State>, legal: readonly Action[]): Opinion
  move(g: State, estimate: Estimate<State>): Opinion
  /** Somebody comes in; null if nobody does. */
  arrival(g: State, estimate: Estimate<State>, legal: readonly Action[]): Opinion | null
}

export function memoryOfMarches(): Marches {
  let plans: Plans | null = null
  const plansFor = (estimate: Estimate<State>): Plans => {
    if (plans?.estimate !== estimate)
      plans = {
        ...groundOf(estimate),
        orders: isGreen(estimate.temper) ? noOrders(UNITS) : ordersFor(estimate),
        settled: new Uint8Array(UNITS),
        menace: menaceTo(estimate.sight, estimate.side),
      }
    return plans
  }
  return {
    phase(g, estimate, legal) {
      const now = plansFor(estimate)
      const arrival = bestArrival(now, g, legal)
      const next = arrival ?? nextMove(now, g) ?? { do: 'end' }
      return action => (isSame(action, next) ? 1 : action.do === 'end' ? 0 : -1)
    },
    arrival(g, estimate, legal) {
      const next = bestArrival(plansFor(estimate), g, legal)
      return next === null ? null : action => (isSame(action, next) ? 1 : 0)
    },
    move(g, estimate) {
      const next = stepOf(plansFor(estimate), g)
      return action => (isSame(action, next) ? 1 : action.do === 'halt' ? 0 : -1)
    },
  }
}

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do && one.unit === other.unit && one.to === other.to

const strength = (unit: number): number => attackFactors[0][unit] + defenceFactors[0][unit]

/** 12.0  Reinforcements come first: they may move in the same phase. The strongest goes where it does most good. */
export function bestArrival(ground: Ground<State>, g: State, legal: readonly Action[]): Action | null {
  let best: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  const kept = landingReserve(g)
  for (const action of legal) {
    if (action.do !== 'enter') continue
    const unit = unitNamed(action.unit)
    if (kept.includes(unit)) continue
    const hex = hexNamed(action.to)
    const bar = ground.book.lacks(g, hex) > 0 && g.top[hex] < 0 ? 500 : 0
    const worth = strength(unit) * 1000 + bar + groundWorth(ground, g, unit, hex)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}

/** Attackers first, then from the front back. */
function nextMove(plans: Plans, g: State): Action | null {
  const { estimate, orders, settled, book } = plans
  const urgency = (unit: number): number =>
    (orders[unit] >= 0 || book.post(unit) >= 0 ? 1000 : 0) - estimate.toEnemy[g.place[unit]]
  const ready: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (!settled[unit] && beginRefusal(g, unit) === null) ready.push(unit)
  ready.sort((a, b) => urgency(b) - urgency(a) || a - b)
  for (const unit of ready) {
    settled[unit] = 1
    if (goalOf(plans, g, unit) !== g.place[unit]) return { do: 'begin', unit: unitIds[unit] }
  }
  return null
}

/** The next step of whoever moves now. */
function stepOf(plans: Plans, g: State): Action {
  const [unit] = movingUnits(g)
  plans.settled[unit] = 1
  const goal = goalOf(plans, g, unit)
  const found = reachOf(g, unit)
  const path = found === null || goal === g.place[unit] ? [] : pathTo(found, goal)
  return path.length > 1 ? { do: 'step', to: grid.names[path[1]] } : { do: 'halt' }
}

/** Where the unit goes; its own hex if it stays. */
function goalOf(plans: Plans, g: State, unit: number): number {
  // Whoever comes through a city that nobody else would hold stays in it.
  if (plans.book.isBound(g, unit)) return g.place[unit]
  const duty = plans.book.post(unit)
  const order = duty >= 0 ? duty : plans.orders[unit]
  if (order === g.place[unit]) return order
  return order >= 0 && canStop(plans, g, unit, order) ? order : bestHex(plans, g, unit)
}

function canStop({ estimate }: Plans, g: State, unit: number, hex: number): boolean {
  const found = estimate.field.reach(g, unit)
  for (let i = 0; found !== null && i < found.count; i++) if (found.hexes[i] === hex) return true
  return false
}

function bestHex(plans: Plans, g: State, unit: number): number {
  const place = g.place[unit]
  const post = plans.posts.of(g, unit)
  const cuts = isGreen(plans.estimate.temper) ? () => 0 : cuttingOff(g, unit, plans.estimate.toEnemy)
  const worthOf = (hex: number) =>
    groundWorth(plans, g, unit, hex) +
    CUT * cuts(hex) +
    (hex === post ? AT_ITS_POST : 0) -
    (sideOf[unit] === ALLIED && isTrap(g, plans.menace, hex, defenceOf(g, unit) + defenceIn(g, hex))
      ? TRAP
      : 0)
  const hexes = hexesReached(plans.estimate, g, unit) ?? [place]
  const least = hexes.includes(place) ? worthOf(place) + TROUBLE : Number.NEGATIVE_INFINITY
  return bestHexOf(place, hexes, least, worthOf)
}

function defenceIn(g: State, hex: number): number {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) points += defenceOf(g, unit)
  return points
}
