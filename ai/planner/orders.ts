// The attacks that a movement phase prepares: who goes where so that the enemy is struck with good odds.
import type { Position } from './battlefield.ts'
import { bookFor } from './book.ts'
import type { Estimate } from './estimate.ts'
import { enoughFor, promiseOf, stakeOf } from './promise.ts'

/** [unit] hex from which the unit is to attack, -1 for none. */
export type Orders = Int16Array

export const noOrders = (units: number): Orders => new Int16Array(units).fill(-1)

/** An attack that could be made: who would attack from where, and how much more it promises than is asked. */
interface Draft {
  readonly target: number
  readonly places: ReadonlyMap<number, number>
  readonly surplus: number
}

/** What the drafts of one camp are made of. */
interface Desk<G extends Position> {
  readonly estimate: Estimate<G>
  readonly camp: number
  /** [hex next to an enemy] units of the camp that can be there at the end of this phase. */
  readonly reachers: ReadonlyMap<number, readonly number[]>
  readonly orders: Orders
  /** [hex] units that are ordered into it. */
  readonly coming: Map<number, number[]>
  readonly planned: Set<number>
}

export const ordersFor = <G extends Position>(estimate: Estimate<G>): Orders => drafted(estimate).orders

/** The orders, and how much more all attacks together promise than is asked of them. */
export function drafted<G extends Position>(
  estimate: Estimate<G>,
): { readonly orders: Orders; readonly surplus: number } {
  const { field, sight, side } = estimate
  const orders = noOrders(field.units)
  let surplus = 0
  for (let camp = 0; camp < field.camps; camp++) {
    if (field.sideOf(sight, camp) === side) surplus += orderCamp(estimate, camp, orders)
  }
  return { orders, surplus }
}

function orderCamp<G extends Position>(estimate: Estimate<G>, camp: number, orders: Orders): number {
  const reachers = whoReaches(estimate, camp)
  const desk: Desk<G> = { estimate, camp, reachers, orders, coming: new Map(), planned: new Set() }
  const drafts = new Map<number, Draft>()
  for (const target of targetsOf(desk)) {
    const draft = draftFor(desk, target)
    if (draft !== null) drafts.set(target, draft)
  }
  let surplus = 0
  // The best is ordered; one that counted on units or hexes which are taken by now is drafted anew and waits its turn.
  while (drafts.size > 0) {
    const best = [...drafts.values()].reduce((a, b) => (b.surplus > a.surplus ? b : a))
    drafts.delete(best.target)
    const fresh = draftFor(desk, best.target)
    if (fresh === null) continue
    if (fresh.surplus < best.surplus) drafts.set(fresh.target, fresh)
    else {
      give(desk, fresh)
      surplus += fresh.surplus
    }
  }
  return surplus
}

function give<G extends Position>({ orders, coming, planned }: Desk<G>, draft: Draft): void {
  planned.add(draft.target)
  for (const [unit, hex] of draft.places) {
    orders[unit] = hex
    coming.set(hex, [...(coming.get(hex) ?? []), unit])
  }
}

/** Enemies next to a hex that somebody reaches. */
function targetsOf<G extends Position>({ estimate, camp, reachers }: Desk<G>): Set<number> {
  const { field, sight } = estimate
  const targets = new Set<number>()
  for (const base of reachers.keys()) {
    for (let slot = base * 6; slot < base * 6 + 6; slot++) {
      const hex = field.grid.neighbours[slot]
      if (hex >= 0 && field.holdsEnemy(sight, camp, hex)) targets.add(hex)
    }
  }
  return targets
}

/** Farther from the enemy than this nobody is asked where he can go. */
const OUT_OF_REACH = 16

function whoReaches<G extends Position>(
  estimate: Estimate<G>,
  camp: number,
): ReadonlyMap<number, readonly number[]> {
  const { field, sight } = estimate
  const reachers = new Map<number, number[]>()
  const units: number[] = []
  const book = bookFor(estimate)
  for (let unit = 0; unit < field.units; unit++) {
    const place = sight.place[unit]
    if (place < 0 || field.campOf(sight, unit) !== camp || !field.canAttack(sight, unit)) continue
    if (book.post(unit) < 0) units.push(unit)
  }
  if (units.length === 0) return reachers
  const isFront = frontOf(estimate, camp)
  const note = (hex: number, unit: number) => {
    const known = reachers.get(hex)
    if (known === undefined) reachers.set(hex, [unit])
    else known.push(unit)
  }
  for (const unit of units) {
    const place = sight.place[unit]
    if (isFront[place]) note(place, unit)
    if (estimate.toEnemy[place] > OUT_OF_REACH || book.isBound(sight, unit)) continue
    const found = field.reach(sight, unit)
    for (let i = 0; found !== null && i < found.count; i++) {
      const hex = found.hexes[i]
      if (hex !== place && isFront[hex]) note(hex, unit)
    }
  }
  return reachers
}

/** [hex] 1 where one would stand next to an enemy, and not among enemies. */
function frontOf<G extends Position>({ field, sight }: Estimate<G>, camp: number): Uint8Array {
  const { size, neighbours } = field.grid
  const front = new Uint8Array(size)
  for (let hex = 0; hex < size; hex++) {
    if (!field.holdsEnemy(sight, camp, hex)) continue
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      const next = neighbours[slot]
      if (next >= 0 && !field.holdsEnemy(sight, camp, next)) front[next] = 1
    }
  }
  return front
}

/** A hex from which the target can be attacked. */
interface Base {
  readonly hex: number
  /** 0 to 5, seen from the target. */
  readonly direction: number
  /** Enemies beside the target who would have to be attacked as well. */
  readonly drawnIn: number
  readonly hindrance: number
}

function basesAround<G extends Position>(
  { estimate, camp, reachers, planned }: Desk<G>,
  target: number,
): Base[] {
  const { field, sight } = estimate
  const bases: Base[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = field.grid.neighbours[target * 6 + direction]
    if (hex < 0 || !reachers.has(hex)) continue
    const drawnIn = field.drawnIn(sight, camp, hex, target, planned)
    bases.push({ hex, direction, drawnIn, hindrance: field.hindrance(sight, hex, target) })
  }
  return bases.sort((a, b) => dislike(a) - dislike(b))
}

const dislike = (base: Base): number => base.drawnIn + base.hindrance

/** Units that will be in a hex: those who come, and those who are there and stay. */
function bound<G extends Position>({ estimate, orders, coming }: Desk<G>, hex: number): number[] {
  const { sight } = estimate
  const units = [...(coming.get(hex) ?? [])]
  for (let unit = sight.top[hex]; unit >= 0; unit = sight.below[unit]) {
    if (orders[unit] < 0) units.push(unit)
  }
  return units
}

function draftFor<G extends Position>(desk: Desk<G>, target: number): Draft | null {
  const bases = basesAround(desk, target)
  const massed = leanest(desk.estimate, target, massedOn(desk, bases, target))
  const { field, temper } = desk.estimate
  if (!(temper.pincers || field.surrounds) || bases.length < 2) return massed
  const pincers = leanest(desk.estimate, target, aroundFrom(desk, bases, target))
  return (pincers?.surplus ?? 0) > (massed?.surplus ?? 0) ? pincers : massed
}

/** Can the unit be in a base to strike from there, beside those who will be? It is one of them from then on. */
function joins<G extends Position>(
  { estimate, orders }: Desk<G>,
  unit: number,
  base: Base,
  there: number[],
  target: number,
): boolean {
  const { field, sight } = estimate
  if (orders[unit] >= 0 || !field.mayStrike(sight, unit, base.hex, target)) return false
  if (sight.place[unit] === base.hex) return true
  there.push(unit)
  if (field.mayStack(sight, there, base.hex)) return true
  there.pop()
  return false
}

/** Who attacks from where, the strongest in the best bases first. */
function massedOn<G extends Position>(
  desk: Desk<G>,
  bases: readonly Base[],
  target: number,
): Map<number, Base> {
  const { field, sight } = desk.estimate
  const taken = new Map<number, Base>()
  for (const base of bases) {
    const there = bound(desk, base.hex)
    for (const unit of desk.reachers.get(base.hex)!) {
      if (!taken.has(unit) && joins(desk, unit, base, there, target)) taken.set(unit, base)
    }
  }
  const order = [...taken.keys()].sort(
    (a, b) =>
      dislike(taken.get(a)!) - dislike(taken.get(b)!) || field.attack(sight, b) - field.attack(sight, a),
  )
  return new Map(order.map(unit => [unit, taken.get(unit)!]))
}

const apart = (a: Base, b: Base): number => {
  const turned = Math.abs(a.direction - b.direction)
  return Math.min(turned, 6 - turned)
}

/** The best base first, then those that lie farthest from all before them. */
function opposite(bases: readonly Base[]): Base[] {
  const order: Base[] = []
  const left = [...bases]
  const merit = (base: Base) => Math.min(3, ...order.map(other => apart(base, other))) - dislike(base)
  while (left.length > 0) {
    const best = left.reduce((a, b) => (merit(b) > merit(a) ? b : a))
    order.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return order
}

/** The same with one unit in every base before any has a second. */
function aroundFrom<G extends Position>(
  desk: Desk<G>,
  bases: readonly Base[],
  target: number,
): Map<number, Base> {
  const { field, sight } = desk.estimate
  const taken = new Map<number, Base>()
  const queues = opposite(bases).map(base => ({
    base,
    there: bound(desk, base.hex),
    units: [...desk.reachers.get(base.hex)!].sort((a, b) => field.attack(sight, b) - field.attack(sight, a)),
  }))
  for (let before = -1; before < taken.size; ) {
    before = taken.size
    for (const { base, there, units } of queues) {
      const next = units.findIndex(unit => !taken.has(unit) && joins(desk, unit, base, there, target))
      if (next >= 0) taken.set(units[next], base)
      units.splice(0, next + 1)
    }
  }
  return taken
}

/** One more attacker in this order as long as it pays. */
function leanest<G extends Position>(
  estimate: Estimate<G>,
  target: number,
  taken: ReadonlyMap<number, Base>,
): Draft | null {
  const { field, sight } = estimate
  const { committed, drawnIn, mostAttackers } = field.stakes
  const units = [...taken.keys()]
  const attack = units.reduce((sum, unit) => sum + field.attack(sight, unit), 0)
  if (units.length === 0 || attack < field.leastAttack(sight, target)) return null
  const trial = sight.copy()
  const attackers: number[] = []
  const bases = new Set<Base>()
  let others = 0
  let best: Draft | null = null
  for (const unit of units.slice(0, mostAttackers)) {
    const base = taken.get(unit)!
    if (trial.place[unit] !== base.hex) field.stand(trial, unit, base.hex)
    if (!bases.has(base)) others += base.drawnIn
    bases.add(base)
    attackers.push(unit)
    const cost = enoughFor(estimate, unit) + others * drawnIn + attackers.length * committed
    const prospect = field.prospect(trial, attackers, target)
    const surplus = promiseOf(prospect, stakeOf(estimate, trial, attackers, target)) - cost
    if (surplus <= (best?.surplus ?? 0)) continue
    best = { target, places: new Map(attackers.map(each => [each, taken.get(each)!.hex])), surplus }
  }
  return best
}
