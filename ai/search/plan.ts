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
import type { Rehearsal } from './rehearsal.ts'

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

/** Challengers of a round, fewer where fewer rehearsals can be paid for; a round takes so many for each of them. */
const MOST_CHALLENGERS = 16
const FEWEST_CHALLENGERS = 2
const EACH = 3
/** After so many lots that fell on nothing there is nothing left to change. */
const MOST_BLANKS = 200

/** The first rehearsal of some orders with everything that could have been chosen. */
export type Witnessed = (orders: Orders) => Rehearsal

/** The best plan that the budget finds; null if there is nothing to choose or no budget for a single rehearsal. */
export function planFor(
  trial: Trial,
  witnessed: Witnessed,
  before: number,
  orders: Orders,
  budget: Budget,
  luck: Luck,
  tell: (line: readonly Action[]) => void,
): Plan | null {
  const plain = candidate(inTheWayOf(orders.temper))
  if (!trial([plain], 1, budget)) return null
  const [{ line, inTurn }] = plain.tried
  if (line.length === 0) return null
  const share = shareOf(budget, (line.length + LEAST_CHOICES) / (inTurn + LEAST_CHOICES))
  const field = [plain]
  let best = plain
  const challenge = (challengers: readonly Candidate[]): boolean => {
    const winner = winnerOf(trial, challengers, best, share)
    if (winner === null) return false
    field.push(winner)
    best = winner
    tell(lineOf(best))
    return true
  }
  tell(lineOf(best))
  // What was planned before the dice fell may still be good.
  if (orders.changes.length + orders.avoided.length > 0) challenge([candidate(orders)])
  for (let draw: Draw | null = null; trial.affordable(share.left) > 0; ) {
    draw ??= drawFrom(best.orders, witnessed, share, luck)
    const challengers = draw(sizeFor(trial, share))
    if (challengers.length === 0) break
    if (challenge(challengers)) draw = null
  }
  const second = ranked(field.filter(other => other !== best))[0]
  return {
    orders: best.orders,
    line: lineOf(best),
    before,
    after: expectation(best),
    plain: expectation(plain),
    runnerUp: second === undefined ? null : { line: lineOf(second), after: expectation(second) },
    samples: best.tried.length,
  }
}

const sizeFor = (trial: Trial, { left }: Budget): number =>
  Math.max(FEWEST_CHALLENGERS, Math.min(MOST_CHALLENGERS, Math.floor(trial.affordable(left) / EACH)))

/** So many changed orders, fewer if the lot falls on nothing that can be changed. */
type Draw = (count: number) => Candidate[]

function drawFrom(orders: Orders, witnessed: Witnessed, budget: Budget, luck: Luck): Draw {
  const { choices, nodes } = witnessed(orders)
  budget.pay(nodes)
  return count => {
    const drawn: Candidate[] = []
    for (let blanks = 0; drawn.length < count && blanks < MOST_BLANKS; ) {
      const other = changed(orders, choices, luck)
      if (other === null) blanks += 1
      else drawn.push(candidate(other))
    }
    return drawn
  }
}

/** All on one sample, the better half of those ahead on two, four, eight; whoever wins has to be clearly ahead on all of them. */
function winnerOf(
  trial: Trial,
  challengers: readonly Candidate[],
  best: Candidate,
  budget: Budget,
): Candidate | null {
  let left = [...challengers]
  for (let samples = 1; samples <= SAMPLES; samples *= 2) {
    if (!trial([best, ...left], samples, budget)) return null
    const isAhead = (other: Candidate) => {
      const lead = leadOf(other, best)
      return lead > 0 || (lead === 0 && !isSameLine(other, best))
    }
    left = ranked(left.filter(isAhead)).slice(0, Math.ceil(challengers.length / (2 * samples)))
    if (left.length === 0) return null
  }
  return left.find(other => isBetter(other, best, MARGIN)) ?? null
}
