// Inside a combat: what the defender adds, who is lost, who gives way, who follows up.
import { findFrame, slot, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { levelsIn, STACKING_LIMIT, stayRefusal } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { unitsOf } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { type Engagement, engagementOf } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { rootedRefusal } from '../../../games/budziszyn-1945/rules/05-fall-back.ts'
import { assess } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { hasStayed, stepsOf } from '../../../games/budziszyn-1945/rules/05-trails.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { hexNamed, unitNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import {
  attackPoints,
  defencePoints,
  isHeadquarters,
  isResilienceGroup,
  isTowedArtillery,
  star,
} from '../../../games/budziszyn-1945/units.ts'
import { townName } from '../../../games/budziszyn-1945/world.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { counterWorth, prizeOf } from './aims.ts'

const UNWANTED = -1

/** Guns and stars that move the column are used; guns that change nothing keep their fire for the next attack. */
export function defenceWorth(g: State): Opinion {
  const e = engagementOf(g)
  const column = assess(g, e).column
  const better = (changed: Engagement) => column - assess(g, changed).column
  return action => {
    if (action.do === 'ready') return 0
    if (action.on === false || action.do === 'leave' || action.do === 'influence') return -1
    if (action.do === 'kills') return Number(action.use) > e.defence.kills && column > 3 ? 0.5 : -1
    const unit = unitNamed(action.unit)
    const { defence } = e
    if (action.do === 'ability')
      return better({ ...e, defence: { ...defence, abilities: [...defence.abilities, unit] } }) - 0.1
    const guns = [...defence.support, unit]
    return better({ ...e, defence: { ...defence, support: guns } }) > 0 ? 1 : -0.5
  }
}

/** What the next level of a unit is worth to its owner. */
export function levelWorth(g: State, unit: number): number {
  if (isHeadquarters[unit]) return 12
  const levels = g.levels[unit]
  // 5.1.2  A resilience group holds its hex and does not attack.
  const attack = (left: number) => (isResilienceGroup[unit] ? 0 : attackPoints[left][unit])
  const strength = (left: number) => (left === 0 ? 0 : attack(left) + defencePoints[left][unit])
  const lost = strength(levels) - strength(levels - 1)
  return lost + (levels === 1 ? 2 * counterWorth(g, unit) : 0) + (star[unit] ? 0.5 : 0)
}

/** A guard's last level goes after those of all others. */
const GUARD = 50

/** The cheapest level first; a gun that cannot get away is lost anyway. */
export function lossWorth({ book }: Ground<State>, g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    return -levelWorth(g, unit) - (g.levels[unit] === 1 && book.isBound(g, unit) ? GUARD : 0)
  }
}

/** How much it is worth to stand one's ground here, in levels. */
function standWorth(estimate: Estimate<State>, g: State, unit: number): number {
  const hex = g.place[unit]
  const prize = townName[hex] === '' ? 0 : prizeOf(g, g.camp[unit], hex)
  const works = groundModifiers[hex] * 0.15 + (isDugIn(g, hex) ? 0.2 : 0)
  return Math.min(prize, 2) * 0.6 + works + (isAttacking(estimate, unit) ? 0 : 0.1)
}

/** To be wiped out where one stands is worse than any way back. */
const LAST_STAND = -4

/** Stay together or go together: to hold costs one level a hex for all, so a strong stack holds what is worth it. */
export function fallBackWorth(ground: Ground<State>, g: State): Opinion {
  const at = findFrame(g.flow, FRAMES.retreat)
  const who = slotAt(g.flow, at, FRAMES.retreat.at.who)
  const left = slotAt(g.flow, at, FRAMES.retreat.at.steps) - slotAt(g.flow, at, FRAMES.retreat.at.gone)
  const owner = slot(g.flow, FRAMES.fallBack.at.owner)
  const own = unitsOf(g, who).filter(unit => ownerOf(g, unit) === owner)
  return action => {
    const unit = unitNamed(action.unit)
    if (action.do === 'stay') return stayWorth(ground.estimate, g, unit, own, left)
    return retreatWorth(ground, g, unit, hexNamed(action.to))
  }
}

function stayWorth(
  estimate: Estimate<State>,
  g: State,
  unit: number,
  own: readonly number[],
  left: number,
): number {
  const here = own.filter(other => g.place[other] === g.place[unit])
  const levels = here.reduce((sum, other) => sum + g.levels[other], 0)
  const isHeldByOthers = here.some(
    other => other !== unit && hasStayed(g, other) && stepsOf(g, other) > stepsOf(g, unit),
  )
  const gone = own.some(other => g.place[other] !== g.place[unit] && stepsOf(g, other) > stepsOf(g, unit))
  const guns = here.some(other => isTowedArtillery[other] && rootedRefusal(g, other) !== null)
  const cost = isHeldByOthers ? 0.2 : left
  if (levels <= left + 1 && !isHeldByOthers) return LAST_STAND
  return standWorth(estimate, g, unit) + (guns ? 0.6 : 0) - cost - (gone ? 0.8 : 0)
}

/** Out of the enemy's zones, into room, cover and supply, and not into the way of the next blow; in levels. */
function retreatWorth({ estimate }: Ground<State>, g: State, unit: number, to: number): number {
  const near = 4 - Math.min(estimate.toEnemy[to], 4)
  let worth = groundModifiers[to] * 0.1 - estimate.threat[to] * 0.01 - near * 0.05
  if (inEnemyZone(g, g.camp[unit], to)) worth -= 1.2
  if (stayRefusal(g, unit, to) !== null) worth -= 0.5
  if (estimate.toSupply(g.camp[unit])[to] > 0) worth -= 0.7
  if (isAttacking(estimate, unit)) worth -= Math.min(0.4, estimate.way(unit)[to] / 4000)
  return worth
}

/** Forward where the ground is worth it; the hex that the enemy has left is the first. */
export function pursuitWorth(
  ground: Ground<State>,
  g: State,
  vacated: (unit: number) => readonly number[],
): Opinion {
  return action => {
    if (action.do === 'done') return 0
    const unit = unitNamed(action.unit)
    if (ground.book.isBound(g, unit)) return UNWANTED
    const here = pursuitGround(ground, g, unit, g.place[unit])
    return Math.max(...vacated(unit).map(hex => pursuitGround(ground, g, unit, hex)), -99) - here
  }
}

export function chaseWorth(ground: Ground<State>, g: State): Opinion {
  const unit = slot(g.flow, FRAMES.chase.at.unit)
  const here = pursuitGround(ground, g, unit, g.place[unit])
  return action => (action.do === 'done' ? 0 : pursuitGround(ground, g, unit, hexNamed(action.to)) - here)
}

/** In a pursuit zones of control do not bind (5.4.5), so contact is no drawback in itself. */
function pursuitGround(ground: Ground<State>, g: State, unit: number, hex: number): number {
  if (isHeadquarters[unit]) return ground.estimate.toEnemy[hex] <= 2 ? -5 : 0
  const contact = inEnemyZone(g, g.camp[unit], hex) ? 7 : 0
  const crowded = hex !== g.place[unit] && levelsIn(g, hex) + g.levels[unit] > STACKING_LIMIT ? 3 : 0
  return groundWorth(ground, g, unit, hex) + contact - crowded
}
