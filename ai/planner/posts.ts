// Who holds what: units on the defensive are given hexes that are worth holding and in danger.
import type { Position } from './battlefield.ts'
import { dangerAt } from './danger.ts'
import { type Estimate, isAttacking } from './estimate.ts'

export interface Posts<G extends Position> {
  /** The hex that a unit is to hold, -1 for none. Whoever comes onto the map in this phase is given one then. */
  of(g: G, unit: number): number
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
/** More strength than this is not sent to a post at once. */
const MOST_NEEDED = 8

/** How much more is sent to a post that is held above all. */
const EFFORT = 2

const kept = new WeakMap<object, unknown>()

/** The posts that go with an estimate: they are given once. */
export function postsFor<G extends Position>(estimate: Estimate<G>): Posts<G> {
  const known = (kept.get(estimate) as Posts<G> | undefined) ?? givePosts(estimate)
  kept.set(estimate, known)
  return known
}

function givePosts<G extends Position>(estimate: Estimate<G>): Posts<G> {
  const { field, sight, side } = estimate
  const given = new Int16Array(field.units).fill(-1)
  const needs = new Map<number, Post[]>()
  const needsFor = (camp: number) => {
    const known = needs.get(camp) ?? needsOf(estimate, camp, given)
    needs.set(camp, known)
    return known
  }
  const claimOf = (g: G, unit: number) => bestPost(estimate, g, unit, needsFor(field.campOf(g, unit)))
  const give = (g: G, unit: number) => {
    const claim = claimOf(g, unit)
    if (claim === null) return
    given[unit] = claim.post.hex
    const strength = field.defence(g, unit) * field.weights.defender
    relieve(estimate, needsFor(field.campOf(g, unit)), claim.post.hex, strength)
  }
  const holds = (g: G, unit: number) => field.isLine(g, unit) && !isAttacking(estimate, unit)
  const free: number[] = []
  for (let unit = 0; unit < field.units; unit++) {
    if (sight.place[unit] < 0 || field.sideOf(sight, field.campOf(sight, unit)) !== side) continue
    if (!holds(sight, unit)) continue
    if (staysPut(estimate, unit)) given[unit] = sight.place[unit]
    else free.push(unit)
  }
  assign(
    free,
    unit => claimOf(sight, unit)?.worth ?? 0,
    unit => give(sight, unit),
  )
  return {
    of(g, unit) {
      const hasComeIn = sight.place[unit] < 0 && g.place[unit] >= 0
      if (hasComeIn && given[unit] < 0 && holds(g, unit)) give(g, unit)
      return given[unit]
    },
  }
}

/** The unit with the best claim first, so that whoever is at a post stays there; claims only shrink as posts are given. */
function assign(
  free: readonly number[],
  claimOf: (unit: number) => number,
  give: (unit: number) => void,
): void {
  const claims = new Map(free.map(unit => [unit, claimOf(unit)]))
  while (claims.size > 0) {
    const [unit, claim] = [...claims].reduce((a, b) => (b[1] > a[1] ? b : a))
    const now = claimOf(unit)
    if (now < claim) claims.set(unit, now)
    else {
      claims.delete(unit)
      give(unit)
    }
  }
}

/** In the line, or bound to its place. */
function staysPut<G extends Position>(estimate: Estimate<G>, unit: number): boolean {
  const { field, sight, toEnemy } = estimate
  const place = sight.place[unit]
  const isInLine =
    field.isInWorks(sight, unit, place) &&
    toEnemy[place] <= IN_TOUCH &&
    dangerAt(estimate, sight, unit, place) <= (field.leavesWorksAbove ?? Number.POSITIVE_INFINITY)
  return isInLine || field.pace(unit) === 0 || field.isRooted(sight, unit)
}

/** Whoever holds a hex also keeps the enemy from those around it. */
function relieve<G extends Position>(
  { field }: Estimate<G>,
  posts: readonly Post[],
  hex: number,
  strength: number,
): void {
  for (const post of posts) {
    const distance = field.grid.distance(post.hex, hex)
    if (distance <= 2) post.need -= strength / (1 + distance)
  }
}

function needsOf<G extends Position>(estimate: Estimate<G>, camp: number, given: Int16Array): Post[] {
  const { field, sight, toEnemy, temper } = estimate
  const enemies = enemiesOf(estimate)
  const found: Post[] = []
  for (let hex = 0; hex < field.grid.size; hex++) {
    if (toEnemy[hex] === 0 || toEnemy[hex] > HORIZON) continue
    const prize = field.worthHolding(sight, camp, hex)
    if (prize === 0) continue
    const wanted = pressureOn(estimate, enemies, hex) * temper.line * (hex === temper.effort ? EFFORT : 1)
    const need = wanted - field.weights.defender * heldAt(estimate, hex, given)
    if (need > 0) found.push({ hex, prize, need })
  }
  return found
}

function enemiesOf<G extends Position>({ field, sight, isEnemy }: Estimate<G>): number[] {
  const enemies: number[] = []
  for (let unit = 0; unit < field.units; unit++) {
    if (sight.place[unit] >= 0 && isEnemy(field.campOf(sight, unit))) enemies.push(unit)
  }
  return enemies
}

function pressureOn<G extends Position>(
  { field, sight }: Estimate<G>,
  enemies: readonly number[],
  hex: number,
): number {
  let pressure = 0
  for (const unit of enemies) {
    const distance = field.grid.distance(sight.place[unit], hex)
    if (distance <= HORIZON) pressure += field.attack(sight, unit) / (2 + distance)
  }
  return pressure
}

function heldAt<G extends Position>({ field, sight }: Estimate<G>, hex: number, given: Int16Array): number {
  let points = 0
  for (let unit = sight.top[hex]; unit >= 0; unit = sight.below[unit]) {
    if (given[unit] === hex) points += field.defence(sight, unit)
  }
  return points
}

interface Claim {
  readonly post: Post
  readonly worth: number
}

/** Two days' march counts as much as half the prize. */
function bestPost<G extends Position>(
  { field }: Estimate<G>,
  g: G,
  unit: number,
  posts: readonly Post[],
): Claim | null {
  let best: Post | null = null
  let most = 0
  for (const post of posts) {
    if (post.need <= 0) continue
    const turns = field.grid.distance(g.place[unit], post.hex) / field.pace(unit)
    const worth = (post.prize * Math.min(post.need, MOST_NEEDED)) / (1 + turns)
    if (worth <= most) continue
    most = worth
    best = post
  }
  return best === null ? null : { post: best, worth: most }
}
