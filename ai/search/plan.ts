// A plan for the moment: what an officer would do, changed bit by bit for the better.
import type { Action } from '../../engine/game/action.ts'
import type { Luck } from '../players/player.ts'
import { type Budget, shareOf } from './budget.ts'
import {
  type Candidate,
  candidate,
  expectation,
  isBetter,
  isSameLine,
  leadOf,
  lineOf,
  ranked,
  type Trial,
} from './contest.ts'
import { inTheWayOf, type Orders } from './orders.ts'
import { changed } from './portfolio.ts'

export interface Plan {
  readonly orders: Orders
  /** What it expects to do in this moment if the dice are as in its first rehearsal. */
  readonly line: readonly Action[]
  /** How the side stands now and how it expects to stand, from -1, lost, to 1, won. */
  readonly before: number
  readonly after: number
  /** What it would expect without any change to what an officer would do. */
  readonly plain: number
  readonly runnerUp: { readonly line: readonly Action[]; readonly after: number } | null
  /** Rehearsals that the expectation rests on. */
  readonly samples: number
}

/** Samples of hidden things and dice that a plan has to prove itself on, and by how many standard errors it must be ahead. */
const SAMPLES = 8
const MARGIN = 0.5

/** Small moments get a little more than their share of the choices, for a single choice may weigh much. */
const LEAST_CHOICES = 4
const MOST_CHANGES = 5000

/** The best plan that the budget finds; null if there is nothing to choose or no budget for a single rehearsal. */
export function planFor(
  trial: Trial,
  before: number,
  orders: Orders,
  budget: Budget,
  luck: Luck,
  tell: (line: readonly Action[]) => void,
): Plan | null {
  const plain = candidate(inTheWayOf(orders.temper))
  if (!trial(plain, 1, budget)) return null
  const [{ choices, inTurn }] = plain.rehearsals
  if (choices.length === 0) return null
  const share = shareOf(budget, (choices.length + LEAST_CHOICES) / (inTurn + LEAST_CHOICES))
  const field = [plain]
  let best = plain
  const challenge = (challenger: Candidate): void => {
    if (!beats(trial, challenger, best, share)) return
    field.push(challenger)
    best = challenger
    tell(lineOf(best))
  }
  tell(lineOf(best))
  // What was planned before the dice fell may still be good.
  if (orders.changes.length + orders.avoided.length > 0) challenge(candidate(orders))
  for (let tries = 0; share.left > 0 && tries < MOST_CHANGES; tries++) {
    const other = changed(best.orders, best.rehearsals[0].choices, luck)
    if (other !== null) challenge(candidate(other))
  }
  const second = ranked(field.filter(other => other !== best))[0]
  return {
    orders: best.orders,
    line: lineOf(best),
    before,
    after: expectation(best),
    plain: expectation(plain),
    runnerUp: second === undefined ? null : { line: lineOf(second), after: expectation(second) },
    samples: best.rehearsals.length,
  }
}

/** Sample after sample as long as the challenger is ahead; it has to be clearly ahead on all of them. */
function beats(trial: Trial, challenger: Candidate, best: Candidate, budget: Budget): boolean {
  for (let samples = 1; samples <= SAMPLES; samples *= 2) {
    if (!trial(best, samples, budget) || !trial(challenger, samples, budget)) return false
    const lead = leadOf(challenger, best)
    if (lead < 0 || (lead === 0 && isSameLine(challenger, best))) return false
  }
  return isBetter(challenger, best, MARGIN)
}
