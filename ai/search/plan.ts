// A plan for the moment: tempers are tried against each other, then the orders of the best are changed bit by bit.
import type { Action } from '../../engine/game/action.ts'
import type { GameState, View } from '../../engine/game/game.ts'
import type { Luck } from '../players/player.ts'
import { type Budget, shareOf } from './budget.ts'
import {
  type Candidate,
  candidate,
  expectation,
  goTheSameWay,
  imagined,
  isBetter,
  leadOf,
  lineOf,
  ranked,
  type Trial,
  trialsOn,
} from './contest.ts'
import type { Orders } from './orders.ts'
import { changed } from './portfolio.ts'
import type { Theatre } from './rehearsal.ts'

export interface Plan {
  readonly orders: Orders
  /** What it expects to do in this moment if the dice are as in its first rehearsal. */
  readonly line: readonly Action[]
  /** How the side stands now, and how it expects to stand: from -1, lost, to 1, won. */
  readonly before: number
  readonly after: number
  /** What it expects of going on as before. */
  readonly plain: number
  readonly runnerUp: { readonly line: readonly Action[]; readonly after: number } | null
  /** Rehearsals that the expectation rests on. */
  readonly samples: number
}

export interface Care {
  /** Samples of hidden things and dice that a plan has to prove itself on. */
  readonly samples: number
  /** By how many standard errors it must be ahead. */
  readonly margin: number
}

/** Small moments get a little more than their share of the choices, for a single choice may weigh much. */
const LEAST_CHOICES = 4
const MOST_CHANGES = 5000

/** The best plan that the budget finds; null if there is nothing to choose or no budget for a single rehearsal. */
export function planFor<G extends GameState>(
  theatre: Theatre<G>,
  view: View,
  standing: Orders,
  rivals: readonly Orders[],
  forRivals: number,
  budget: Budget,
  luck: Luck,
  care: Care,
  lead: (line: readonly Action[]) => void,
): Plan | null {
  const seed = luck.below(2 ** 30)
  const trial = trialsOn(theatre, view, seed)
  const plain = candidate(standing)
  if (!trial(plain, 1, budget)) return null
  const [{ choices, inTurn }] = plain.rehearsals
  if (choices.length === 0) return null
  lead(lineOf(plain))

  const field = [plain]
  let best = bestTemper(trial, field, rivals.map(candidate), shareOf(budget, forRivals), care)
  const share = shareOf(budget, (choices.length + LEAST_CHOICES) / (inTurn + LEAST_CHOICES))
  lead(lineOf(best))
  for (let tries = 0; share.left > 0 && tries < MOST_CHANGES; tries++) {
    const orders = changed(best.orders, best.rehearsals[0].choices, luck)
    if (orders === null) continue
    const challenger = candidate(orders)
    if (!beats(trial, challenger, best, share, care)) continue
    field.push(challenger)
    best = challenger
    lead(lineOf(best))
  }
  const second = ranked(field.filter(other => other !== best))[0]
  return {
    orders: best.orders,
    line: lineOf(best),
    before: theatre.describe().standing(imagined(theatre, view, seed), theatre.side),
    after: expectation(best),
    plain: expectation(plain),
    runnerUp: second === undefined ? null : { line: lineOf(second), after: expectation(second) },
    samples: best.rehearsals.length,
  }
}

/** Half of the field stays after each round, and the next round has twice the samples. What was tried is added to `field`. */
function bestTemper(
  trial: Trial,
  field: Candidate[],
  rivals: readonly Candidate[],
  budget: Budget,
  { samples, margin }: Care,
): Candidate {
  const [plain] = field
  for (const rival of rivals) {
    if (!trial(rival, 1, budget)) break
    if (!field.some(other => goTheSameWay(rival, other))) field.push(rival)
  }
  let best = plain
  let left = field.slice(1)
  for (let round = 2; left.length > 0 && round <= samples; round *= 2) {
    left = ranked(left).slice(0, Math.ceil(left.length / 2))
    if (![plain, ...left].every(each => trial(each, round, budget))) break
  }
  for (const rival of left) if (isBetter(rival, best, margin)) best = rival
  return best
}

/** Sample after sample as long as the challenger is ahead; it has to be clearly ahead on all of them. */
function beats(
  trial: Trial,
  challenger: Candidate,
  best: Candidate,
  budget: Budget,
  { samples, margin }: Care,
): boolean {
  for (let round = 1; round < samples * 2; round *= 2) {
    const enough = Math.min(round, samples)
    if (!trial(best, enough, budget) || !trial(challenger, enough, budget)) return false
    if (leadOf(challenger, best) <= 0) return false
  }
  return isBetter(challenger, best, margin)
}
