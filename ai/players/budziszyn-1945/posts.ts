// Who holds what: units of a side on the defensive are given hexes that are worth holding and in danger.

import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { isBound } from '../../../games/budziszyn-1945/rules/03-way.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { effectiveAttack, effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { isRegular, movementPoints, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES, isExit } from '../../../games/budziszyn-1945/world.ts'
import { prizeOf } from './aims.ts'
import { hexesTo } from './distance.ts'
import type { Estimate } from './estimate.ts'
import { isHostileCamp } from './sight.ts'

/** [unit] hex that the unit is to hold, -1 for none. */
export type Posts = Int16Array

interface Post {
  readonly hex: number
  readonly prize: number
  /** Enemy strength that draws near, less the strength that is there to meet it. */
  need: number
}

/** Enemies farther off than this are nobody's concern yet. */
const HORIZON = 14
/** Units in their works with the enemy so close stay in the line. */
const IN_TOUCH = 2
/** A defender is as good as this much of an attacker. */
const DEFENDER = 2.5

export function postsFor(estimate: Estimate): Posts {
  const g = estimate.sight
  const posts: Posts = new Int16Array(UNITS).fill(-1)
  const free: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || ownerOf(g, unit) !== estimate.side || estimate.aim(unit) !== 'posts') continue
    if (!isRegular[unit]) continue
    const isInLine = isDugIn(g, g.place[unit]) && estimate.toEnemy[g.place[unit]] <= IN_TOUCH
    if (isInLine || movementPoints[unit] === 0 || isBound(g, unit)) posts[unit] = g.place[unit]
    else free.push(unit)
  }
  const needs = new Map<number, Post[]>()
  free.sort((a, b) => effectiveDefence(g, b) - effectiveDefence(g, a))
  for (const unit of free) {
    const camp = g.camp[unit]
    if (!needs.has(camp)) needs.set(camp, needsOf(estimate, camp, posts))
    const post = bestPost(g, unit, needs.get(camp)!)
    if (post === null) continue
    posts[unit] = post.hex
    relieve(needs.get(camp)!, post.hex, effectiveDefence(g, unit) * DEFENDER)
  }
  return posts
}

/** Whoever holds a hex also keeps the enemy from those around it. */
function relieve(posts: readonly Post[], hex: number, strength: number): void {
  for (const post of posts) {
    const distance = grid.distance(post.hex, hex)
    if (distance <= 2) post.need -= strength / (1 + distance)
  }
}

function needsOf(estimate: Estimate, camp: number, posts: Posts): Post[] {
  const g = estimate.sight
  const found: Post[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const prize = worthHolding(g, camp, hex)
    if (prize === 0 || estimate.toEnemy[hex] > HORIZON || estimate.toEnemy[hex] === 0) continue
    const need = pressureOn(estimate, hex) - DEFENDER * heldAt(g, hex, posts)
    if (need > 0) found.push({ hex, prize, need })
  }
  return found
}

// N-V1  The way to Berlin is worth more than any town, and a town on that way more than others.
function worthHolding(g: State, camp: number, hex: number): number {
  const isBerlinAtStake = isNysa1945(g) && camp === CAMP.german
  if (isBerlinAtStake && isExit[hex]) return 1.5
  const controller = controllerOf(g, hex)
  const prize = controller === camp || controller < 0 ? prizeOf(g, camp, hex) : 0
  return isBerlinAtStake ? prize * (1 + Math.max(0, 2 - toExit[hex] / 8)) : prize
}

const toExit = hexesTo(hex => isExit[hex] === 1)

function pressureOn(estimate: Estimate, hex: number): number {
  const g = estimate.sight
  let pressure = 0
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || !isHostileCamp(g, estimate.side, g.camp[unit])) continue
    const distance = grid.distance(place, hex)
    if (distance <= HORIZON) pressure += effectiveAttack(g, unit) / (2 + distance)
  }
  return pressure
}

function heldAt(g: State, hex: number, posts: Posts): number {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (posts[unit] === hex) points += effectiveDefence(g, unit)
  }
  return points
}

/** Two days' march counts as much as half the prize. */
function bestPost(g: State, unit: number, posts: readonly Post[]): Post | null {
  let best: Post | null = null
  let most = 0
  for (const post of posts) {
    if (post.need <= 0) continue
    const days = grid.distance(g.place[unit], post.hex) / movementPoints[unit]
    const worth = (post.prize * Math.min(post.need, 20)) / (2 + days)
    if (worth <= most) continue
    most = worth
    best = post
  }
  return best
}
