// Bridges: laid where the way leads over the water, blown where the enemy comes over it.
import type { Action } from '../../../engine/game/action.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { bridgeStands } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { MOBILITY } from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES, ROUTE, route, WATER, water } from '../../../games/budziszyn-1945/world.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { costsFor, wayTo } from '../../planner/ways.ts'
import type { Opinion } from '../../players/player.ts'
import { goalsOf } from './aims.ts'

/** Another bridge so near serves as well. */
const NEARBY = 3

function hasBridgeNearby(g: State, hex: number): boolean {
  for (let other = 0; other < HEXES; other++) {
    if (grid.distance(hex, other) > NEARBY) continue
    for (let slot = other * 6; slot < other * 6 + 6; slot++) {
      if (water[slot] === WATER.bigRiver && bridgeStands(g, slot)) return true
    }
  }
  return false
}

const sideBetween = (from: number, to: number): number => from * 6 + grid.directionTo(from, to)

/** N-6  Pontoons go over the big river, on the way, best where a road comes down to it, and not next to each other. */
export function pontoonWorth(estimate: Estimate<State>, g: State): Opinion {
  const { field, sight } = estimate
  const costs = costsFor(field, sight, CAMP.soviet, MOBILITY.truck)
  const far = wayTo(grid, costs, goalsOf(sight, CAMP.soviet, 'towns'))
  return action => (action.do === 'end' ? 0 : siteWorth(g, far, action))
}

function siteWorth(g: State, far: Int16Array, action: Action): number {
  const from = hexNamed(action.from)
  const to = hexNamed(action.to)
  const side = sideBetween(from, to)
  const isOnTheWay = water[side] === WATER.bigRiver && far[to] < far[from]
  if (!isOnTheWay || hasBridgeNearby(g, from)) return -1
  return 1 + (route[side] !== ROUTE.none ? 3 : 0) + (g.top[to] >= 0 ? 1 : 0)
}

/** 14.2.2, 14.3.2  Work at a bridge by those who go forward. */
export function bridgeWorth(estimate: Estimate<State>, g: State, unit: number, to: number): number {
  if (!isAttacking(estimate, unit)) return -1
  const side = sideBetween(g.place[unit], to)
  if (water[side] !== WATER.bigRiver) return 0.7
  const way = estimate.way(unit)
  return way[to] < way[g.place[unit]] && !hasBridgeNearby(g, to) ? 3 : -1
}

/** 14.1.4  Those who hold blow the bridge by which the enemy would come. */
export function demolitionWorth(estimate: Estimate<State>, g: State, unit: number, to: number): number {
  if (isAttacking(estimate, unit)) return -1
  const isNear = estimate.toEnemy[to] <= 2 && estimate.toEnemy[to] < estimate.toEnemy[g.place[unit]]
  return isNear && g.top[to] < 0 ? 0.6 : -1
}
