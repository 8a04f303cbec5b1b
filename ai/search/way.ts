// The way of doing things for a turn: tempers are rehearsed against the general's own, and experience is kept.
import type { Luck } from '../players/player.ts'
import type { Temper } from '../temper.ts'
import { type Budget, shareOf } from './budget.ts'
import { type Candidate, candidate, type Trial } from './contest.ts'
import type { Experience } from './experience.ts'
import { inTheWayOf } from './orders.ts'

/** Of the turn's budget, what goes into the choice; all of it if no more than so many rehearsals can be paid for. */
const SHARE = 0.4
const FEW_REHEARSALS = 40
/** Rehearsals for each temper that is tried: on a small budget few are, so that the best can be tried again. */
const EACH = 2
const FEWEST_TEMPERS = 3
/** Nobody learns more from more samples of one turn. */
const MOST_SAMPLES = 12
/** How much of the doubt a lead must outweigh. */
const CAUTION = 1

/** The one of these tempers of which most is to be expected, if that is beyond doubt; otherwise the general's own. */
export function temperFor(
  own: Temper,
  others: readonly Temper[],
  trial: Trial,
  experience: Experience,
  budget: Budget,
  luck: Luck,
): Temper {
  const plain = candidate(inTheWayOf(own))
  const whole = budget.left
  if (!trial(plain, 1, budget)) return own
  const affordable = whole / (whole - budget.left)
  const share = shareOf(budget, affordable < FEW_REHEARSALS ? 1 : SHARE)
  const field = others
    .map(temper => ({ temper, hope: hopeIn(temper, experience), lot: luck.below(1000) }))
    .sort((a, b) => b.hope - a.hope || a.lot - b.lot)
    .slice(0, Math.max(FEWEST_TEMPERS, Math.floor(affordable / EACH)))
    .map(({ temper }) => candidate(inTheWayOf(temper)))
  for (;;) {
    const next = mostHopeful(field, experience)
    const samples = next.rehearsals.length + 1
    if (samples > MOST_SAMPLES || !trial(plain, samples, share) || !trial(next, samples, share)) break
    const lead = next.rehearsals[samples - 1].value - plain.rehearsals[samples - 1].value
    experience.add(next.orders.temper, lead)
  }
  return mostOf(others, temper => experience.lead(temper) - CAUTION * experience.doubt(temper), own)
}

const hopeIn = (temper: Temper, experience: Experience): number =>
  experience.lead(temper) + experience.doubt(temper)

function mostHopeful(field: readonly Candidate[], experience: Experience): Candidate {
  const hope = ({ orders }: Candidate) => hopeIn(orders.temper, experience)
  return field.reduce((best, each) => (hope(each) > hope(best) ? each : best))
}

/** The one of most value, or `otherwise` if none is worth more than nothing. */
function mostOf<T>(all: readonly T[], value: (each: T) => number, otherwise: T): T {
  let best = otherwise
  let most = 0
  for (const each of all) {
    if (value(each) <= most) continue
    best = each
    most = value(each)
  }
  return best
}
