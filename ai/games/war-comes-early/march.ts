// The movement phase: stack by stack, unit by unit, each to where it does most good.
import type { Action } from '../../../engine/game/action.ts'
import { pathTo } from '../../../engine/movement/reach.ts'
import { reachOf } from '../../../games/war-comes-early/rules/11-reach.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import { hasFlag, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import { grid, isStatic, UNITS, unitIds } from '../../../games/war-comes-early/world.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
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
  /** [unit] 1 for those who are where they want to be. */
  readonly settled: Uint8Array
  /** What the unit had in mind for whom its stack was begun. */
  first: Route | null
}

/** The way of one unit, hex by hex. */
interface Route {
  readonly unit: number
  readonly path: readonly number[]
  readonly column: boolean
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
        plans = {
          ...groundOf(estimate),
          orders: isGreen(estimate.temper) ? noOrders(UNITS) : ordersFor(estimate),
          settled: new Uint8Array(UNITS),
          first: null,
        }
        route = null
      }
      const isOffered = (action: Action) => legal.some(other => isSame(action, other))
      let next = route === null ? null : stepAlong(g, route)
      if (next === null || !isOffered(next)) {
        route = nextRoute(plans, g)
        next = route === null ? null : stepAlong(g, route)
      }
      if (next === null || !isOffered(next)) next = breakDown(estimate, legal) ?? nextStack(plans, g, legal)
      return action => (isSame(action, next) ? 1 : 0)
    },
  }
}

const isSame = (one: Action, other: Action): boolean =>
  one.do === other.do && one.unit === other.unit && one.to === other.to && one.hex === other.hex

/** 10.5e  An army out of supply whose stack moves goes along, in corps, if it is after something. */
function breakDown(estimate: Estimate<State>, legal: readonly Action[]): Action | null {
  const isWanted = ({ do: verb, unit }: Action) =>
    verb === 'begin' && unit !== undefined && isAttacking(estimate, unitNamed(unit))
  return legal.find(isWanted) ?? null
}

function stepAlong(g: State, { unit, path, column }: Route): Action | null {
  const at = path.indexOf(g.place[unit])
  if (at < 0 || at === path.length - 1) return null
  const verb = column && !hasFlag(g.unitFlags, unit, UNIT.stepped) ? 'column' : 'step'
  return { do: verb, unit: unitIds[unit], to: grid.names[path[at + 1]] }
}

/** Of the stack that moves now, whoever is not where he wants to be. */
function nextRoute(plans: Plans, g: State): Route | null {
  const first = plans.first
  plans.first = null
  if (first !== null && hasFlag(g.unitFlags, first.unit, UNIT.moving)) {
    plans.settled[first.unit] = 1
    return first
  }
  for (let unit = 0; unit < UNITS; unit++) {
    if (!hasFlag(g.unitFlags, unit, UNIT.moving) || plans.settled[unit]) continue
    plans.settled[unit] = 1
    const route = routeOf(plans, g, unit)
    if (route !== null) return route
  }
  return null
}

/** Attackers first, then from the front back. */
function nextStack(plans: Plans, g: State, legal: readonly Action[]): Action {
  const { estimate, orders, settled, book } = plans
  const urgency = (hex: number): number => {
    let most = 0
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
      if (orders[unit] >= 0 || book.post(unit) >= 0) most = 1000
    return most - estimate.toEnemy[hex]
  }
  const stacks = legal
    .filter(action => action.do === 'begin' && action.unit === undefined)
    .map(action => hexNamed(action.hex))
  stacks.sort((a, b) => urgency(b) - urgency(a) || a - b)
  for (const hex of stacks) {
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      if (settled[unit] || isStatic[unit]) continue
      plans.first = routeOf(plans, g, unit)
      if (plans.first !== null) return { do: 'begin', hex: grid.names[hex] }
      settled[unit] = 1
    }
  }
  return { do: 'end' }
}

/** Where the unit goes, null if it stays. */
function routeOf(plans: Plans, g: State, unit: number): Route | null {
  if (plans.book.isBound(g, unit)) return null
  const duty = plans.book.post(unit)
  const order = duty >= 0 ? duty : plans.orders[unit]
  if (order === g.place[unit]) return null
  // A recruit knows no march in column (11.6).
  const columns = isGreen(plans.estimate.temper) ? [false] : [false, true]
  const to = order >= 0 && canReach(g, unit, order) ? order : bestHex(plans, g, unit)
  return to === g.place[unit] ? null : routeTo(g, unit, to, columns)
}

const canReach = (g: State, unit: number, hex: number): boolean => routeTo(g, unit, hex) !== null

/** By normal march if it can be done, in column if not (11.6). */
function routeTo(g: State, unit: number, to: number, columns = [false, true]): Route | null {
  for (const column of columns) {
    const found = reachOf(g, unit, column)
    const path = found === null ? [] : pathTo(found, to)
    if (path.length > 1) return { unit, path, column }
  }
  return null
}

function bestHex(plans: Plans, g: State, unit: number): number {
  const place = g.place[unit]
  const post = plans.posts.of(g, unit)
  const worthOf = (hex: number) => groundWorth(plans, g, unit, hex) + (hex === post ? AT_ITS_POST : 0)
  const hexes = hexesReached(plans.estimate, g, unit) ?? []
  return bestHexOf(place, hexes, worthOf(place) + TROUBLE, worthOf)
}
