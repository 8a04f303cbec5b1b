// The movement phase: who moves when, and what each unit does.

import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { levelsIn, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { hexNamed, unitNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import {
  isArmouredOrMotorised,
  isHeadquarters,
  isTowedArtillery,
  UNITS,
} from '../../../games/budziszyn-1945/units.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import { noOrders, type Orders, ordersFor } from '../../planner/orders.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { countsForBerlin } from './aims.ts'
import { bridgeWorth, demolitionWorth } from './bridges.ts'
import { gunWorth } from './guns.ts'
import { headquartersWorth } from './headquarters.ts'
import { isHopeless } from './hopeless.ts'

const UNWANTED = -1
/** 11.2.3  Nobody goes round the map as long as there is a step to take. */
const NEVER = -1e6

export interface Marches {
  phase(g: State, estimate: Estimate<State>, legal: readonly Action[]): Opinion
  unit(g: State, estimate: Estimate<State>): Opinion
}

interface Plans extends Ground<State> {
  readonly orders: Orders
}

const NO_ORDERS = noOrders(UNITS)

/** Keeps the plans of the phase as long as the estimate that they were made on. */
export function memoryOfMarches(): Marches {
  let plans: Plans | null = null
  const plansFor = (g: State, estimate: Estimate<State>): Plans => {
    if (plans?.estimate !== estimate) {
      const orders = g.phase === PHASE.movement && !isGreen(estimate.temper) ? ordersFor(estimate) : NO_ORDERS
      plans = { ...groundOf(estimate), orders }
    }
    return plans
  }
  return {
    phase(g, estimate, legal) {
      const made = plansFor(g, estimate)
      const canEnter = new Set(legal.filter(action => action.do === 'enter').map(action => action.unit))
      return action => phaseWorth(made, g, action, canEnter)
    },
    unit(g, estimate) {
      const made = plansFor(g, estimate)
      const unit = slot(g.flow, FRAMES.march.at.unit)
      const worthOf = unitWorth(made, g, unit)
      return action => (action.do === 'leave' ? NEVER : worthOf(action))
    },
  }
}

function unitWorth(plans: Plans, g: State, unit: number): Opinion {
  if (isTowedArtillery[unit]) return gunWorth(plans.estimate, g, unit)
  if (isHeadquarters[unit]) return headquartersWorth(plans.estimate, plans.orders, g, unit)
  return marchWorth(plans, g, unit)
}

/** Attackers first, then troops from the front back, guns, headquarters; the phase ends when all have been asked. */
function phaseWorth(plans: Plans, g: State, action: Action, canEnter: ReadonlySet<unknown>): number {
  const { estimate } = plans
  if (action.do === 'end') return 0
  if (action.do === 'begin') return beginWorth(plans, g, unitNamed(action.unit))
  if (action.do === 'enter') return enterWorth(estimate, g, unitNamed(action.unit), hexNamed(action.at))
  if (action.do === 'replace') return 300 + estimate.toEnemy[hexNamed(action.at)]
  // 11.2.2  Round the map only if there is no way in.
  if (action.do === 'shift') return canEnter.has(action.unit) ? UNWANTED : 1
  return UNWANTED
}

/** Near the enemy, but not under his guns. */
function enterWorth(estimate: Estimate<State>, g: State, unit: number, at: number): number {
  return isHopeless(estimate, g, unit, at) ? UNWANTED : 400 - estimate.toEnemy[at]
}

const AMERICANS_FIRST = 1000

function beginWorth({ estimate, orders, posts, book }: Plans, g: State, unit: number): number {
  if (hasFlag(g.unitFlags, unit, UNIT.begun)) return UNWANTED
  const place = g.place[unit]
  if (book.isBound(g, unit) && isContent(estimate, g, unit)) return UNWANTED
  if (book.post(unit) < 0 && posts.of(g, unit) === place && orders[unit] < 0 && isContent(estimate, g, unit))
    return UNWANTED
  // S-8b
  const turn = g.camp[unit] === CAMP.american ? AMERICANS_FIRST : 0
  if (isHeadquarters[unit]) return turn + 10
  if (isTowedArtillery[unit]) return turn + 20
  return turn + (orders[unit] >= 0 ? 400 : 300) - estimate.toEnemy[place]
}

/** At its post and dug in, with room for all: nothing to do. */
const isContent = ({ field }: Estimate<State>, g: State, unit: number): boolean =>
  field.isInWorks(g, unit, g.place[unit]) && levelsIn(g, g.place[unit]) <= STACKING_LIMIT

/** Whoever is sent to hold something goes there, whatever lies on the way. */
const ON_DUTY = 100

/** A step has to be worth the trouble. */
const TROUBLE = 0.4

function marchWorth(plans: Plans, g: State, unit: number): Opinion {
  const { orders, estimate, book } = plans
  const place = g.place[unit]
  const order = orders[unit]
  const isBound = book.isBound(g, unit)
  const duty = book.post(unit)
  const way = duty < 0 || duty === place ? null : estimate.wayToHex(unit, duty)
  const here = groundWorth(plans, g, unit, place)
  return action => {
    if (action.do === 'exit') return countsForBerlin(g, unit) ? 2000 : UNWANTED
    if (action.do === 'step') {
      const to = hexNamed(action.to)
      if (to === order && !isBound) return 1000
      // 5.1.3  Whoever halts next to an enemy has to attack him: not on the way to a post.
      const isBarred = to === duty ? isHopeless(estimate, g, unit, to) : inEnemyZone(g, g.camp[unit], to)
      if (way !== null && way[to] < way[place] && !isBarred) return ON_DUTY + groundWorth(plans, g, unit, to)
      return isBound || order === place ? UNWANTED : groundWorth(plans, g, unit, to) - here - TROUBLE
    }
    if (action.do === 'halt') return order === place ? 1000 : 0
    if (action.do === 'dig') return digWorth(plans, g, unit)
    if (action.do === 'mark') return markWorth(estimate, g, unit)
    if (action.do === 'demolish') return demolitionWorth(estimate, g, unit, hexNamed(action.to))
    if (action.do === 'rebuild') return bridgeWorth(estimate, g, unit, hexNamed(action.to))
    return action.do === 'feed' ? 3 : UNWANTED
  }
}

/** Works spare a unit next to the enemy the attack that it would have to make (7.1.11), and help whoever may be attacked. */
function digWorth({ estimate }: Plans, g: State, unit: number): number {
  const place = g.place[unit]
  if (isGreen(estimate.temper)) return UNWANTED
  if (inEnemyZone(g, g.camp[unit], place)) return 9
  if (estimate.toEnemy[place] > 6) return UNWANTED
  if (isAttacking(estimate, unit)) return isArmouredOrMotorised[unit] ? 0.2 : 0.5
  return estimate.toEnemy[place] <= 3 ? 3 : 1.5
}

/** Armour that finds the way barred waits for the gap that the attacks of this turn may tear (12.1.1). */
function markWorth(estimate: Estimate<State>, g: State, unit: number): number {
  const place = g.place[unit]
  if (inEnemyZone(g, g.camp[unit], place) || !isAttacking(estimate, unit)) return UNWANTED
  if (!isArmouredOrMotorised[unit]) return estimate.toEnemy[place] > 6 ? 0.1 : UNWANTED
  return estimate.toEnemy[place] <= 8 ? 2 : 0.1
}
