// Who holds what: units of a side on the defensive are given hexes that are worth holding and in danger.

import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { isBound } from '../../../games/budziszyn-1945/rules/03-way.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { effectiveAttack, effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { isRegular, movementPoints, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { derive, grid, HEXES, isExit } from '../../../games/budziszyn-1945/world.ts'
import { prizeOf } from './aims.ts'
import { hexesTo } from './distance.ts'
import type { Estimate } from './estimate.ts'
import { isHostileCamp } from './sight.ts'

export interface Posts {
  /** The hex that a unit is to hold, -1 for none. Whoever comes onto the map in this phase is given one then. */
  of(g: State, unit: number): number
}

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

const kept = new WeakMap<Estimate, Posts>()

/** The posts that go with an estimate: they are given once. */
export function postsFor(estimate: Estimate): Posts {
  const known = kept.get(estimate) ?? givePosts(estimate)
  kept.set(estimate, known)
  return known
}

function givePosts(estimate: Estimate): Posts {
  const { sight, side } = estimate
  const given = new Int16Array(UNITS).fill(-1)
  const needs = new Map<number, Post[]>()
  const give = (g: State, unit: number) => {
    const camp = g.camp[unit]
    if (!needs.has(camp)) needs.set(camp, needsOf(estimate, camp, given))
    const post = bestPost(g, unit, needs.get(camp)!)
    if (post === null) return
    given[unit] = post.hex
    relieve(needs.get(camp)!, post.hex, effectiveDefence(g, unit) * DEFENDER)
  }
  const free: number[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (sight.place[unit] < 0 || ownerOf(sight, unit) !== side || !holds(estimate, unit)) continue
    if (staysPut(estimate, unit)) given[unit] = sight.place[unit]
    else free.push(unit)
  }
  free.sort((a, b) => effectiveDefence(sight, b) - effectiveDefence(sight, a))
  for (const unit of free) give(sight, unit)
  return {
    of(g, unit) {
      const hasComeIn = sight.place[unit] < 0 && g.place[unit] >= 0
      if (hasComeIn && given[unit] < 0 && holds(estimate, unit)) give(g, unit)
      return given[unit]
    },
  }
}

const holds = (estimate: Estimate, unit: number): boolean =>
  isRegular[unit] === 1 && estimate.aim(unit) === 'posts'

/** In the line, or bound to its place. */
function staysPut({ sight, toEnemy }: Estimate, unit: number): boolean {
  const place = sight.place[unit]
  const isInLine = isDugIn(sight, place) && toEnemy[place] <= IN_TOUCH
  return isInLine || movementPoints[unit] === 0 || isBound(sight, unit)
}

/** Whoever holds a hex also keeps the enemy from those around it. */
function relieve(posts: readonly Post[], hex: number, strength: number): void {
  for (const post of posts) {
    const distance = grid.distance(post.hex, hex)
    if (distance <= 2) post.need -= strength / (1 + distance)
  }
}

function needsOf(estimate: Estimate, camp: number, given: Int16Array): Post[] {
  const g = estimate.sight
  const found: Post[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const prize = worthHolding(g, camp, hex)
    if (prize === 0 || estimate.toEnemy[hex] > HORIZON || estimate.toEnemy[hex] === 0) continue
    const need = pressureOn(estimate, hex) - DEFENDER * heldAt(g, hex, given)
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

/** [hex] hexes to zone S. */
let toExit: Uint8Array = new Uint8Array(HEXES)
derive(() => {
  toExit = hexesTo(hex => isExit[hex] === 1)
})

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

function heldAt(g: State, hex: number, given: Int16Array): number {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (given[unit] === hex) points += effectiveDefence(g, unit)
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
    const worth = (post.prize * Math.min(post.need, 8)) / (1 + days)
    if (worth <= most) continue
    most = worth
    best = post
  }
  return best
}
