// How good it is for a unit to stand in a hex at the end of its move, in movement points: what it would march for.
import { POINT } from '../../engine/movement/points.ts'
import { HOLD, type Position } from './battlefield.ts'
import { type Book, bookFor } from './book.ts'
import { dangerAt } from './danger.ts'
import { type Estimate, isAttacking } from './estimate.ts'
import { flanksCovered, waysOut } from './line.ts'
import { type Objectives, objectivesFor } from './objectives.ts'
import { type Posts, postsFor } from './posts.ts'

/** What is known when a unit is sent somewhere. */
export interface Ground<G extends Position> {
  readonly estimate: Estimate<G>
  readonly posts: Posts<G>
  readonly book: Book<G>
  readonly objectives: Objectives<G>
}

export const groundOf = <G extends Position>(estimate: Estimate<G>): Ground<G> => ({
  estimate,
  posts: postsFor(estimate),
  book: bookFor(estimate),
  objectives: objectivesFor(estimate),
})

/** Hexes within which an enemy is a reason to leave a garrison. */
const NEAR = 6
/** Enemies so close can surround a unit, or slip past it. */
const CLOSE = 3
/** The most that a way back to supply counts for. */
const CUT_OFF = 6

/** Prizes that the unit takes there: its hex, and empty hexes around that no enemy watches. */
function prizesAt<G extends Position>({ field }: Estimate<G>, g: G, unit: number, hex: number): number {
  const camp = field.campOf(g, unit)
  const { beside } = field.weights
  const prize = field.prize(g, camp, hex)
  let prizes = prize > 0 && field.isEnemyGround(g, camp, hex) ? prize : 0
  if (beside === 0 || !field.isLine(g, unit)) return prizes
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = field.grid.neighbours[slot]
    if (next < 0 || g.top[next] >= 0) continue
    const more = field.prize(g, camp, next)
    if (more > 0 && field.isEnemyGround(g, camp, next) && !field.inEnemyZone(g, camp, next))
      prizes += more * beside
  }
  return prizes
}

/** What would be left open if the unit were not there: a prize of its own with the enemy near and nobody else in it. */
function guards<G extends Position>(
  { field, toEnemy }: Estimate<G>,
  g: G,
  unit: number,
  hex: number,
): number {
  const camp = field.campOf(g, unit)
  const prize = toEnemy[hex] > NEAR ? 0 : field.prize(g, camp, hex)
  if (prize === 0 || field.isEnemyGround(g, camp, hex)) return 0
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (other !== unit && field.isLine(g, other)) return 0
  return prize
}

/** How far it still is, in points: to the unit's aim, or to its post, which may weigh less. */
function distanceLeft<G extends Position>(
  { estimate, posts, book, objectives }: Ground<G>,
  g: G,
  unit: number,
  hex: number,
): number {
  const duty = book.post(unit)
  if (duty >= 0) return estimate.wayToHex(unit, duty)[hex] / POINT
  if (estimate.aim(unit) !== HOLD) {
    const objective = objectives.of(g, unit)
    return (objective < 0 ? estimate.way(unit) : estimate.nearHex(unit, objective))[hex] / POINT
  }
  const post = posts.of(g, unit)
  return post < 0 ? 0 : (estimate.field.weights.post * estimate.wayToHex(unit, post)[hex]) / POINT
}

/** What speaks against the hex for those who look left and right: contact, no supply, danger, no way out. */
function risksAt<G extends Position>(estimate: Estimate<G>, g: G, unit: number, hex: number): number {
  const { field } = estimate
  const { weights } = field
  const camp = field.campOf(g, unit)
  const attacks = isAttacking(estimate, unit)
  let risks = dangerAt(estimate, g, unit, hex) * weights.danger * (attacks ? 1 : 1.4)
  if (field.inEnemyZone(g, camp, hex) && !field.isInWorks(g, unit, hex)) risks += weights.contact
  const toSupply = estimate.toSupplyOf(unit)[hex]
  if (toSupply > 0) risks += weights.unsupplied + Math.min(toSupply, CUT_OFF) * 0.5
  else if (weights.supplyAtRisk > 0 && estimate.supplyAtRisk(camp)[hex]) risks += weights.supplyAtRisk
  const trap = attacks ? weights.exposed : weights.surrounded
  if (trap > 0 && estimate.toEnemy[hex] <= CLOSE && waysOut(field, g, camp, hex) < 2) risks += trap
  return risks
}

/** What neighbours on the flanks are worth where the enemy could slip through. */
function flanksAt<G extends Position>(estimate: Estimate<G>, g: G, unit: number, hex: number): number {
  const { field } = estimate
  const each = isAttacking(estimate, unit) ? field.weights.together : field.weights.link
  return each > 0 && estimate.toEnemy[hex] <= CLOSE ? each * flanksCovered(field, g, unit, hex) : 0
}

/** What works and cover are worth to those who hold. */
function coverAt<G extends Position>({ field }: Estimate<G>, g: G, unit: number, hex: number): number {
  const works = field.isInWorks(g, unit, hex) ? field.weights.works : 0
  return works + field.cover(g, unit, hex) * field.weights.cover
}

export function groundWorth<G extends Position>(ground: Ground<G>, g: G, unit: number, hex: number): number {
  const { estimate } = ground
  const { field, temper } = estimate
  const { weights } = field
  let worth =
    prizesAt(estimate, g, unit, hex) * weights.capture * temper.greed -
    distanceLeft(ground, g, unit, hex) * temper.drive
  if (hex !== g.place[unit] && field.holdsEnemy(g, field.campOf(g, unit), hex)) worth += weights.overrun
  if (temper.line > 0)
    worth += (guards(estimate, g, unit, hex) + flanksAt(estimate, g, unit, hex)) * temper.line
  if (temper.caution > 0) worth -= risksAt(estimate, g, unit, hex) * temper.caution
  return isAttacking(estimate, unit) ? worth : worth + coverAt(estimate, g, unit, hex) * temper.line
}

/** Hexes that a unit can reach in one move, its own among them if it may stay; null if it cannot move. */
export function hexesReached<G extends Position>(
  { field }: Estimate<G>,
  g: G,
  unit: number,
): number[] | null {
  const found = field.reach(g, unit)
  return found === null ? null : Array.from(found.hexes).slice(0, found.count)
}

/** The hex that is worth most, or the one where the unit stands if no other is worth more than `least`. */
export function bestHexOf(
  place: number,
  hexes: readonly number[],
  least: number,
  worthOf: (hex: number) => number,
): number {
  let best = place
  let most = least
  for (const hex of hexes) {
    if (hex === place) continue
    const worth = worthOf(hex)
    if (worth <= most) continue
    most = worth
    best = hex
  }
  return best
}
