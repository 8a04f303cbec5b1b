// How a turn is played as a whole: many ways on one sample, the better half on two, on four, on eight (sequential halving).
import type { Luck } from '../players/player.ts'
import type { Temper } from '../temper.ts'
import { type Budget, shareOf } from './budget.ts'
import { type Candidate, candidate, expectation, isBetter, leadOf, type Trial } from './contest.ts'
import { childOf, isSame, seedsOf } from './genes.ts'
import { inTheWayOf } from './orders.ts'

/** A way to play, kept over turns, and why it was taken. */
export interface Stance {
  readonly temper: Temper
  readonly reason: string
}

/** Of the turn's budget, what goes into the choice; all of it if no more than so many rehearsals can be paid for. */
const SHARE = 0.5
const FEW_REHEARSALS = 40
/** Rehearsals that halving takes for each way that is begun with. */
const EACH = 2.5
const FEWEST = 3
const MOST = 32
const MOST_SAMPLES = 8
/** Standard errors by which a new way must be ahead of the old one. */
const MARGIN = 0.5

export function stanceFor(
  own: Temper,
  kept: Stance,
  efforts: readonly number[],
  trial: Trial,
  budget: Budget,
  luck: Luck,
): Stance {
  const old = candidate(inTheWayOf(kept.temper))
  if (!trial([old], 1, budget)) return kept
  const share = shareOf(budget, trial.affordable(budget.left) < FEW_REHEARSALS ? 1 : SHARE)
  const size = Math.max(FEWEST, Math.min(MOST, Math.floor(trial.affordable(share.left) / EACH)))
  const best = halved(fieldOf(own, old, efforts, size, luck), old, trial, share)
  if (best === old || !isBetter(best, old, MARGIN)) return kept
  const lead = Math.round(leadOf(best, old) * 100)
  return {
    temper: best.orders.temper,
    reason: `better by ${lead} in a hundred over ${best.tried.length} rehearsals`,
  }
}

/** Seeds first, then their children. */
function fieldOf(
  own: Temper,
  old: Candidate,
  efforts: readonly number[],
  size: number,
  luck: Luck,
): Candidate[] {
  const seeds = seedsOf(own, old.orders.temper, efforts)
  const field = seeds.slice(0, size)
  for (let tries = 0; field.length < size && tries < 4 * size; tries++) {
    const child = childOf(seeds[luck.below(seeds.length)], own, efforts, luck)
    if (!field.some(other => isSame(child, other))) field.push(child)
  }
  return field
    .filter(temper => !isSame(temper, old.orders.temper))
    .map(temper => candidate(inTheWayOf(temper)))
}

/** The old way goes through every round, so that the last comparison is on the same samples. */
function halved(begun: readonly Candidate[], old: Candidate, trial: Trial, budget: Budget): Candidate {
  let field = [...begun]
  let best = old
  for (let samples = 1; samples <= MOST_SAMPLES; samples *= 2) {
    if (!trial([old, ...field], samples, budget)) return best
    field.sort((a, b) => expectation(b) - expectation(a))
    if (field.length === 0) return old
    best = expectation(field[0]) > expectation(old) ? field[0] : old
    field = field.slice(0, Math.max(1, Math.ceil(field.length / 2)))
  }
  return best
}
