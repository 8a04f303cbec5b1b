// The movement phase: unit by unit, each to where it does most good, by road, by rail, by sea and by air.
import type { Action } from '../../../engine/game/action.ts'
import { isReached, pathTo } from '../../../engine/movement/reach.ts'
import { isTraced, pathToSource } from '../../../engine/supply/trace.ts'
import { railReachOf, reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { stackFault, stackingRefusal } from '../../../games/munich-war/rules/09-stacking.ts'
import { unitNamed } from '../../../games/munich-war/rules/actions.ts'
import type { State } from '../../../games/munich-war/state.ts'
import {
  attackFactors,
  defenceFactors,
  isMobile,
  UNITS,
  unitIds,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { bestHexOf, type Ground, groundOf, groundWorth, hexesReached } from '../../planner/ground.ts'
import { noOrders, type Orders, ordersFor } from '../../planner/orders.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { isLawful } from './field.ts'
import { isPassenger, passage } from './voyages.ts'

/** A move has to be worth the trouble; a post is held in spite of some danger. */
const TROUBLE = 0.4
const AT_ITS_POST = 4
/** 8.6.2  Trains are few: they are for long ways. */
const BY_RAIL = 0.5

interface Plans extends Ground<State> {
  readonly orders: Orders
  /** [unit] 1 for those who have been thought of. */
  readonly settled: Uint8Array
  route: Route | null
}

interface Route {
  readonly unit: number
  readonly path: readonly number[]
  readonly verb: 'step' | 'rail'
}

export function memoryOfMarches(): (
  g: State,
  estimate: Estimate<State>,
  legal: readonly Action[],
) => Opinion {
  let plans: Plans | null = null
  return (g, estimate, legal) => {
    if (plans?.estimate !== estimate)
      plans = {
        ...groundOf(estimate),
        orders: isGreen(estimate.temper) ? noOrders(UNITS) : ordersFor(estimate),
        settled: new Uint8Array(UNITS),
        route: null,
      }
    const next = nextAction(plans, g, legal)
    return action => (isSame(action, next) ? 1 : 0)
  }
}

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do && one.unit === other.unit && one.to === other.to && one.hex === other.hex

function nextAction(plans: Plans, g: State, legal: readonly Action[]): Action {
  const isOffered = (action: Action) => legal.some(other => isSame(action, other))
  const voyage = isGreen(plans.estimate.temper) ? null : passage(g, plans.book, legal)
  if (voyage !== null) return voyage
  const step = plans.route === null ? null : stepAlong(g, plans.route)
  if (step !== null && isOffered(step)) return step
  plans.route = null
  for (const unit of inOrder(plans, g)) {
    plans.settled[unit] = 1
    const begin = { do: 'begin', unit: unitIds[unit] }
    if (g.mover !== unit && !isOffered(begin)) continue
    if (!isGreen(plans.estimate.temper) && isPassenger(g, plans.book, unit)) return begin
    plans.route = routeOf(plans, g, unit)
    const first = plans.route === null ? null : stepAlong(g, plans.route)
    if (first !== null) return first
  }
  return isOffered({ do: 'end' }) ? { do: 'end' } : unstack(g, legal)
}

/** Attackers and guards first, then from the front back. */
function inOrder({ estimate, orders, book, settled }: Plans, g: State): number[] {
  const urgency = (unit: number) =>
    (orders[unit] >= 0 || book.post(unit) >= 0 ? 1000 : 0) - estimate.toEnemy[g.place[unit]]
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (
      !settled[unit] &&
      isMobile[unit] &&
      g.place[unit] >= 0 &&
      g.allegiance[unitNation[unit]] === g.phasing
    )
      units.push(unit)
  return units.sort((a, b) => urgency(b) - urgency(a) || a - b)
}

function stepAlong(g: State, { unit, path, verb }: Route): Action | null {
  const at = path.indexOf(g.place[unit])
  if (at < 0 || at === path.length - 1) return null
  if (g.mover !== unit) return { do: 'begin', unit: unitIds[unit] }
  return { do: verb, unit: unitIds[unit], to: grid.names[path[at + 1]] }
}

/** Where the unit goes, null if it stays. */
function routeOf(plans: Plans, g: State, unit: number): Route | null {
  const mustLeave = stackFault(g, g.place[unit]) !== null
  const stays = plans.book.isBound(g, unit) || plans.estimate.field.isRooted(g, unit)
  if (stays && !mustLeave) return null
  const duty = plans.book.post(unit)
  const order = duty >= 0 ? duty : plans.orders[unit]
  if (order === g.place[unit] && !mustLeave) return null
  const direct = order >= 0 && stackingRefusal(g, unit, order) === null ? routeTo(g, unit, order) : null
  if (direct !== null) return direct
  const best = bestHex(plans, g, unit, mustLeave)
  return best === g.place[unit] ? null : routeTo(g, unit, best)
}

/** By road if it can be done, by rail if not; never through a neutral that nobody means to invade. */
function routeTo(g: State, unit: number, to: number): Route | null {
  const roads = reachOf(g, unit)
  if (roads !== null && isReached(roads, to)) {
    const path = pathTo(roads, to)
    if (path.length > 1 && path.every(hex => isLawful(g, unitNation[unit], hex)))
      return { unit, path, verb: 'step' }
  }
  const rails = railReachOf(g, unit)
  if (!isTraced(rails, to)) return null
  const path = pathToSource(rails, to).reverse()
  return path.length > 1 ? { unit, path, verb: 'rail' } : null
}

function bestHex(plans: Plans, g: State, unit: number, mustLeave: boolean): number {
  const place = g.place[unit]
  const post = plans.posts.of(g, unit)
  const worthOf = (hex: number) => groundWorth(plans, g, unit, hex) + (hex === post ? AT_ITS_POST : 0)
  const least = mustLeave ? Number.NEGATIVE_INFINITY : worthOf(place) + TROUBLE
  const hexes = hexesReached(plans.estimate, g, unit) ?? []
  const free = hexes.filter(hex => hex !== place && stackingRefusal(g, unit, hex) === null)
  const roads = new Set(hexesByRoad(g, unit))
  return bestHexOf(place, free, least, hex => worthOf(hex) - (roads.has(hex) ? 0 : BY_RAIL))
}

function hexesByRoad(g: State, unit: number): number[] {
  const roads = reachOf(g, unit)
  return roads === null ? [] : Array.from(roads.hexes.subarray(0, roads.count))
}

/** 9.1b  At the end of the phase somebody has to go: whoever is worth least. */
function unstack(g: State, legal: readonly Action[]): Action {
  const worth = ({ unit: id }: Action) => {
    const unit = unitNamed(id)
    return attackFactors[g.steps[unit]][unit] + defenceFactors[g.steps[unit]][unit]
  }
  const [cheapest] = legal.filter(action => action.do === 'remove').sort((a, b) => worth(a) - worth(b))
  return cheapest ?? { do: 'end' }
}
