// Who goes for what: prizes that several could seek are shared out, so that what is wanted once is sought once.
import { POINT } from '../../engine/movement/points.ts'
import type { Position } from './battlefield.ts'
import { bookFor } from './book.ts'
import type { Estimate } from './estimate.ts'
import { FAR } from './ways.ts'

export interface Objectives<G extends Position> {
  /** The hex that the unit is to take, -1 if it follows its aim. When it has fallen, the next one. */
  of(g: G, unit: number): number
}

interface Objective {
  readonly hex: number
  readonly prize: number
  /** Attack points that are still wanted for it; one unit is enough for an empty hex. */
  need: number
}

/** How much stronger than those who stand there one should come. */
const ODDS = 2
/** How much more the objective of the main effort is worth, and attack points that go for it at least. */
const EFFORT = 3
const EFFORT_POINTS = 12
/** Turns after which an objective is worth half as much. */
const HALF_LIFE = 1

const kept = new WeakMap<object, unknown>()

/** The objectives that go with an estimate: they are given once, and anew only to those whose objective has fallen. */
export function objectivesFor<G extends Position>(estimate: Estimate<G>): Objectives<G> {
  const known = (kept.get(estimate) as Objectives<G> | undefined) ?? shareOut(estimate)
  kept.set(estimate, known)
  return known
}

function shareOut<G extends Position>(estimate: Estimate<G>): Objectives<G> {
  const { field, sight } = estimate
  const given = new Int16Array(field.units).fill(-1)
  if (field.isShared === undefined || estimate.temper.line === 0) return { of: () => -1 }
  const wanted: Objective[][] = []
  const wantedBy = (g: G, camp: number) => {
    wanted[camp] ??= objectivesOf(estimate, g, camp)
    return wanted[camp]
  }
  const claims: Claim[] = []
  for (const unit of seekersOf(estimate))
    for (const objective of wantedBy(sight, field.campOf(sight, unit))) {
      const worth = worthOf(estimate, sight, unit, objective)
      if (worth > 0) claims.push({ unit, objective, worth })
    }
  claims.sort((a, b) => b.worth - a.worth || a.unit - b.unit || a.objective.hex - b.objective.hex)
  for (const { unit, objective } of claims) {
    if (given[unit] >= 0 || objective.need <= 0) continue
    given[unit] = objective.hex
    objective.need -= Math.max(1, field.attack(sight, unit))
  }
  return {
    of(g, unit) {
      const hex = given[unit]
      if (hex < 0 || field.isEnemyGround(g, field.campOf(g, unit), hex)) return hex
      given[unit] = nextFor(estimate, g, unit, wantedBy(g, field.campOf(g, unit)))
      return given[unit]
    },
  }
}

interface Claim {
  readonly unit: number
  readonly objective: Objective
  readonly worth: number
}

function seekersOf<G extends Position>(estimate: Estimate<G>): number[] {
  const { field, sight, side } = estimate
  const book = bookFor(estimate)
  const seekers: number[] = []
  for (let unit = 0; unit < field.units; unit++) {
    if (sight.place[unit] < 0 || field.sideOf(sight, field.campOf(sight, unit)) !== side) continue
    if (!field.isLine(sight, unit) || field.pace(unit) === 0 || field.isRooted(sight, unit)) continue
    if (book.post(unit) >= 0 || book.isBound(sight, unit)) continue
    if (field.isShared!(estimate.aim(unit))) seekers.push(unit)
  }
  return seekers
}

function objectivesOf<G extends Position>({ field, temper }: Estimate<G>, g: G, camp: number): Objective[] {
  const found: Objective[] = []
  for (let hex = 0; hex < field.grid.size; hex++) {
    const isMain = hex === temper.effort
    const prize = Math.max(field.prize(g, camp, hex), isMain ? 1 : 0) * (isMain ? EFFORT : 1)
    if (prize === 0 || !field.isEnemyGround(g, camp, hex)) continue
    let defence = 0
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) defence += field.defence(g, unit)
    found.push({
      hex,
      prize,
      need: Math.max(isMain ? EFFORT_POINTS : 1, field.pointsFor?.(defence) ?? ODDS * defence),
    })
  }
  return found
}

/** Prizes that can be had sooner are worth more. */
function worthOf<G extends Position>(
  { field, nearHex }: Estimate<G>,
  g: G,
  unit: number,
  { hex, prize }: Objective,
): number {
  const ticks = nearHex(unit, hex)[g.place[unit]]
  if (ticks >= FAR) return 0
  return prize / (HALF_LIFE + ticks / (field.pace(unit) * POINT))
}

function nextFor<G extends Position>(
  estimate: Estimate<G>,
  g: G,
  unit: number,
  wanted: readonly Objective[],
): number {
  const { field } = estimate
  let best: Objective | null = null
  let most = 0
  for (const objective of wanted) {
    if (objective.need <= 0 || !field.isEnemyGround(g, field.campOf(g, unit), objective.hex)) continue
    const worth = worthOf(estimate, g, unit, objective)
    if (worth > most) [best, most] = [objective, worth]
  }
  if (best === null) return -1
  best.need -= Math.max(1, field.attack(g, unit))
  return best.hex
}
