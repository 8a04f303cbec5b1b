// The book of duties: who holds which hex that must not be lost, for the whole side and the whole phase. Every decision asks it.
import { POINT } from '../../engine/movement/points.ts'
import type { Battlefield, Position, Reached } from './battlefield.ts'
import { denials } from './clock.ts'
import type { Estimate } from './estimate.ts'

/** A hex that would cost too much if it were lost or passed. */
export interface Duty {
  readonly hex: number
  /** Defence points that stay there, of those who are there; at least one unit stays. */
  readonly keep: number
  /** Defence points that others are sent for, as long as fewer are there; 0 for nobody. */
  readonly send: number
  /** Turns within which they have to arrive: 0 for the end of this phase. Whoever comes later is not sent. */
  readonly within: number
}

export interface Book<G extends Position> {
  readonly duties: readonly Duty[]
  /** Must the unit stay where it stands? The others in the hex are not enough without it. */
  isBound(g: G, unit: number): boolean
  /** The hex that the unit is sent to hold, -1 for none. */
  post(unit: number): number
  /** Defence points that a hex of duty lacks, 0 if it has enough or is none. */
  lacks(g: G, hex: number): number
}

const kept = new WeakMap<object, unknown>()

/** The book that goes with an estimate: it is made once. */
export function bookFor<G extends Position>(estimate: Estimate<G>): Book<G> {
  const known = (kept.get(estimate) as Book<G> | undefined) ?? openBook(estimate)
  kept.set(estimate, known)
  return known
}

function openBook<G extends Position>(estimate: Estimate<G>): Book<G> {
  const { field, side, temper } = estimate
  // Nobody has told a recruit what hangs on what.
  const duties = temper.line === 0 ? [] : dutiesOf(estimate)
  const at = new Map(duties.map(duty => [duty.hex, duty]))
  let posts: Int16Array | null = null
  const isOwn = (g: G, unit: number) => field.sideOf(g, field.campOf(g, unit)) === side
  return {
    duties,
    isBound(g, unit) {
      const duty = at.get(g.place[unit])
      if (duty === undefined || !isOwn(g, unit)) return false
      return garrisonOf(field, g, duty).includes(unit)
    },
    post(unit) {
      posts ??= sendOut(estimate, duties)
      return posts[unit]
    },
    lacks(g, hex) {
      const duty = at.get(hex)
      if (duty === undefined) return 0
      const there = heldBy(estimate, g, hex)
      return there === 0 ? Math.max(1, duty.keep) : Math.max(0, duty.keep - there)
    },
  }
}

/** What the game says and what the victory clock asks for, in the size that the search has chosen. */
function dutiesOf<G extends Position>({ field, sight, side, temper }: Estimate<G>): Duty[] {
  const asked = [...(field.duties?.(sight, side) ?? []), ...denials(field, sight, side)]
  return asked.map(duty => ({
    ...duty,
    keep: duty.keep * temper.guard,
    send: duty.send <= 1 ? duty.send : duty.send * temper.guard,
  }))
}

function heldBy<G extends Position>({ field, side }: Estimate<G>, g: G, hex: number): number {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (field.sideOf(g, field.campOf(g, unit)) === side) points += field.defence(g, unit)
  return points
}

/** In a fixed order, so that the answer is the same whoever asks and whenever: who cannot leave, then who attacks least. */
function garrisonOf<G extends Position>(field: Battlefield<G>, g: G, { hex, keep }: Duty): number[] {
  const there: number[] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (field.defence(g, unit) > 0) there.push(unit)
  const roots = (unit: number) => (field.pace(unit) === 0 || field.isRooted(g, unit) ? 0 : 1)
  const edge = (unit: number) => field.attack(g, unit) / field.defence(g, unit)
  there.sort((a, b) => roots(a) - roots(b) || edge(a) - edge(b) || a - b)
  const stay: number[] = []
  let points = 0
  for (const unit of there) {
    if (stay.length > 0 && points >= keep) break
    stay.push(unit)
    points += field.defence(g, unit)
  }
  return stay
}

interface Want {
  readonly duty: Duty
  points: number
}

/** One guard everywhere before a second anywhere. */
function sendOut<G extends Position>(estimate: Estimate<G>, duties: readonly Duty[]): Int16Array {
  const { field, sight } = estimate
  const posts = new Int16Array(field.units).fill(-1)
  const wants: Want[] = duties
    .filter(({ hex }) => isFree(estimate, hex))
    .map(duty => ({ duty, points: duty.send - heldBy(estimate, sight, duty.hex) }))
    .filter(({ points }) => points > 0)
  if (wants.length === 0) return posts
  const free = whoIsFree(estimate, duties)
  const reach = reachOnce(estimate)
  for (let isGoingOn = true; isGoingOn; ) {
    isGoingOn = false
    for (const want of wants) {
      const unit = want.points > 0 ? bestFor(estimate, want.duty, free, reach) : -1
      if (unit < 0) continue
      free.delete(unit)
      posts[unit] = want.duty.hex
      want.points -= field.defence(sight, unit)
      isGoingOn = true
    }
  }
  return posts
}

/** Does no enemy stand there? */
function isFree<G extends Position>({ field, sight, isEnemy }: Estimate<G>, hex: number): boolean {
  return sight.top[hex] < 0 || !isEnemy(field.campOf(sight, sight.top[hex]))
}

function whoIsFree<G extends Position>(
  { field, sight, side }: Estimate<G>,
  duties: readonly Duty[],
): Set<number> {
  const free = new Set<number>()
  for (let unit = 0; unit < field.units; unit++) {
    if (sight.place[unit] < 0 || field.sideOf(sight, field.campOf(sight, unit)) !== side) continue
    if (!field.isLine(sight, unit) || field.defence(sight, unit) === 0) continue
    if (field.pace(unit) > 0 && !field.isRooted(sight, unit)) free.add(unit)
  }
  for (const duty of duties) for (const unit of garrisonOf(field, sight, duty)) free.delete(unit)
  return free
}

/** Who comes soonest, then who gives up least of an attack for it. */
function bestFor<G extends Position>(
  estimate: Estimate<G>,
  duty: Duty,
  free: ReadonlySet<number>,
  reach: Reach,
): number {
  const { field, sight } = estimate
  let best = -1
  let [soonest, least] = [duty.within + 1, Number.POSITIVE_INFINITY]
  for (const unit of free) {
    const turns = turnsTo(estimate, unit, duty, reach)
    const price = field.attack(sight, unit) / field.defence(sight, unit)
    if (turns > soonest || (turns === soonest && (turns > duty.within || price >= least))) continue
    best = unit
    soonest = turns
    least = price
  }
  return best
}

/** Farther off than this nobody is asked whether he can be there at once. */
const NEAR = 16

/** 0 if the unit can be there in this phase. */
function turnsTo<G extends Position>(
  { field, sight, wayToHex }: Estimate<G>,
  unit: number,
  duty: Duty,
  reach: Reach,
): number {
  if (field.grid.distance(sight.place[unit], duty.hex) > NEAR && duty.within === 0) return 1
  if (reach(unit).has(duty.hex)) return 0
  if (duty.within === 0) return 1
  return Math.ceil(wayToHex(unit, duty.hex)[sight.place[unit]] / (field.pace(unit) * POINT))
}

/** [unit] hexes where it can be at the end of this phase: asked once. */
type Reach = (unit: number) => ReadonlySet<number>

function reachOnce<G extends Position>({ field, sight }: Estimate<G>): Reach {
  const known = new Map<number, ReadonlySet<number>>()
  return unit => {
    const kept = known.get(unit) ?? hexesOf(field.reach(sight, unit))
    known.set(unit, kept)
    return kept
  }
}

function hexesOf(found: Reached | null): ReadonlySet<number> {
  return new Set(found === null ? [] : Array.from(found.hexes).slice(0, found.count))
}

/**
 * The attackers without those on whose hex nobody might be left. Losses fall on those first who are in no book, so a guard
 * may strike as long as others can bear the worst, or somebody stays behind.
 */
export function withoutGuards<G extends Position>(
  book: Book<G>,
  field: Battlefield<G>,
  g: G,
  attackers: readonly number[],
  worst: (attackers: readonly number[]) => number,
): readonly number[] {
  const bound = attackers.filter(unit => book.isBound(g, unit))
  if (bound.length === 0) return attackers
  const steps = (units: readonly number[]) => units.reduce((sum, unit) => sum + field.steps(g, unit), 0)
  const most = worst(attackers)
  const others = attackers.filter(unit => !bound.includes(unit))
  return attackers.filter(unit => {
    if (!bound.includes(unit)) return true
    const hex = g.place[unit]
    const beside = bound.filter(other => g.place[other] === hex)
    if (steps(others) + steps(beside) > most) return true
    for (let other = g.top[hex]; other >= 0; other = g.below[other])
      if (!attackers.includes(other) && field.defence(g, other) > 0) return true
    return false
  })
}
