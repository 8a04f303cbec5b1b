// The movement phase: unit by unit, each to where it does most good; after a river die the unit thinks again.
import type { Action } from '../../../engine/game/action.ts'
import { pathTo } from '../../../engine/movement/reach.ts'
import { GROUP } from '../../../games/hinge-of-fate/forces.ts'
import { enemyOccupied } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { hasRoom } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { isSupplied } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import { unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import { hasFlag, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  grid,
  groupOf,
  isBarredFromCities,
  isCity,
  isExit,
  UNITS,
  unitIds,
} from '../../../games/hinge-of-fate/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { bestHexOf, type Ground, groundOf, groundWorth, hexesReached } from '../../planner/ground.ts'
import { noOrders, type Orders, ordersFor } from '../../planner/orders.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'

/** A move has to be worth the trouble. */
const TROUBLE = 0.4
/** A post is held in spite of some danger. */
const AT_ITS_POST = 4

interface Plans extends Ground<State> {
  readonly orders: Orders
  /** [unit] 1 for those who have been asked. */
  readonly asked: Uint8Array
}

interface Route {
  readonly unit: number
  readonly path: readonly number[]
}

export interface Marches {
  phase(g: State, estimate: Estimate<State>, legal: readonly Action[]): Opinion
}

export function memoryOfMarches(): Marches {
  let plans: Plans | null = null
  let route: Route | null = null
  return {
    phase(g, estimate, legal) {
      if (plans?.estimate !== estimate) {
        const orders = isGreen(estimate.temper) ? noOrders(UNITS) : ordersFor(estimate)
        plans = { ...groundOf(estimate), orders, asked: new Uint8Array(UNITS) }
        route = null
      }
      const exit = legal.find(action => action.do === 'exit')
      if (exit !== undefined && g.moverSupplied) return action => (action === exit ? 1 : 0)
      const isOffered = (action: Action | null): action is Action =>
        action !== null && legal.some(other => isSame(action, other))
      let next = route === null ? null : stepAlong(g, route)
      if (!isOffered(next) && g.mover >= 0) {
        route = goOn(plans, g)
        next = route === null ? null : stepAlong(g, route)
      }
      if (!isOffered(next)) {
        route = nextRoute(plans, g, legal)
        next = route === null ? { do: 'end' } : { do: 'begin', unit: unitIds[route.unit] }
      }
      if (!isOffered(next))
        next = legal.find(({ do: verb }) => verb === 'step' || verb === 'begin') ?? legal[0]
      return action => (isSame(action, next) ? 1 : 0)
    },
  }
}

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do && one.unit === other.unit && one.to === other.to

function stepAlong(g: State, { unit, path }: Route): Action | null {
  const at = path.indexOf(g.place[unit])
  if (g.mover !== unit || at < 0 || at === path.length - 1) return null
  return { do: 'step', unit: unitIds[unit], to: grid.names[path[at + 1]] }
}

/** 11.7  The unit on the move has crossed, or not, and has points left. */
function goOn(plans: Plans, g: State): Route | null {
  const { mover } = g
  if (g.left === 0 || hasFlag(g.unitFlags, mover, UNIT.stopped)) return null
  return routeOf(plans, g, mover)
}

/** Attackers and guards first, then from the front back; whoever waits for a place is asked again at the end. */
function nextRoute(plans: Plans, g: State, legal: readonly Action[]): Route | null {
  const { estimate, orders, book, asked } = plans
  const urgency = (unit: number): number =>
    (orders[unit] >= 0 || book.post(unit) >= 0 ? 1000 : 0) - estimate.toEnemy[g.place[unit]]
  const units = legal.filter(({ do: verb }) => verb === 'begin').map(({ unit }) => unitNamed(unit))
  units.sort((a, b) => urgency(b) - urgency(a) || a - b)
  for (const unit of units) {
    if (asked[unit] > 0) continue
    if (isBlocked(plans, g, unit)) continue
    asked[unit] = 1
    const route = routeOf(plans, g, unit) ?? exitRoute(g, unit)
    if (route !== null) return route
  }
  for (const unit of units) {
    if (asked[unit] > 0) continue
    asked[unit] = 1
    const route = routeOf(plans, g, unit)
    if (route !== null) return route
  }
  return null
}

/** 4.3  A French unit on the edge has only to begin. */
function exitRoute(g: State, unit: number): Route | null {
  const isAtEdge = groupOf[unit] === GROUP.french && isExit[g.place[unit]] === 1
  return isAtEdge && isSupplied(g, unit) ? { unit, path: [g.place[unit]] } : null
}

/** Is the place that it is ordered to still taken by somebody who may go? */
function isBlocked({ orders, book }: Plans, g: State, unit: number): boolean {
  const goal = book.post(unit) >= 0 ? book.post(unit) : orders[unit]
  return goal >= 0 && goal !== g.place[unit] && !hasRoom(g, unit, goal)
}

/** Where the unit goes, null if it stays. */
function routeOf(plans: Plans, g: State, unit: number): Route | null {
  if (plans.book.isBound(g, unit)) return null
  const duty = plans.book.post(unit)
  const order = duty >= 0 ? duty : plans.orders[unit]
  if (order === g.place[unit]) return null
  const direct = order >= 0 && hasRoom(g, unit, order) ? routeTo(g, unit, order) : null
  if (direct !== null) return direct
  const to = bestHex(plans, g, unit)
  return to === g.place[unit] ? null : routeTo(g, unit, to)
}

function routeTo(g: State, unit: number, to: number): Route | null {
  const found = reachOf(g, unit)
  const path = found === null ? [] : pathTo(found, to)
  return path.length > 1 ? { unit, path } : null
}

function bestHex(plans: Plans, g: State, unit: number): number {
  const place = g.place[unit]
  const post = plans.posts.of(g, unit)
  const worthOf = (hex: number) =>
    groundWorth(plans, g, unit, hex) +
    (hex === post ? AT_ITS_POST : 0) -
    inTheWay(plans, g, unit, hex) -
    inTouch(plans, g, unit, hex)
  const hexes = hexesReached(plans.estimate, g, unit) ?? []
  const free = hexes.filter(hex => hex !== place && hasRoom(g, unit, hex))
  return bestHexOf(place, free, worthOf(place) + TROUBLE, worthOf)
}

/** 8.10b  Whoever of Army Group C stands beside the French outside a city is attacked, and pays for it. */
const IN_TOUCH = 4

function inTouch({ estimate }: Plans, g: State, unit: number, hex: number): number {
  if (groupOf[unit] !== GROUP.agc || isCity[hex]) return 0
  return estimate.field.inEnemyZone(g, GROUP.agc, hex) ? IN_TOUCH : 0
}

/** 12.14b  Panzers leave the hexes around a city to those who can storm it, unless one is their post. */
const IN_THE_WAY = 3

function inTheWay({ estimate }: Plans, g: State, unit: number, hex: number): number {
  if (!isBarredFromCities[unit] || estimate.way(unit)[hex] === 0) return 0
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && isCity[next] && enemyOccupied(g, campOf[unit], next)) return IN_THE_WAY
  }
  return 0
}
