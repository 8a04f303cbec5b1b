// A plan for the moment: candidates are rehearsed on the same dice, and only those that do well are rehearsed again.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { GameState, View } from '../../engine/game/game.ts'
import type { Luck } from '../players/player.ts'
import type { Budget } from './budget.ts'
import { FREE_HAND, type Orders } from './orders.ts'
import { changed, TEMPERS } from './portfolio.ts'
import { type Rehearsal, rehearse, type Theatre } from './rehearsal.ts'

export interface Plan {
  readonly orders: Orders
  /** What it expects to do in this moment if the dice are as in its first rehearsal. */
  readonly line: readonly Action[]
  /** How the side stands now, and how it expects to stand: from -1, lost, to 1, won. */
  readonly before: number
  readonly after: number
  /** What an officer with a free hand would expect. */
  readonly plain: number
  readonly runnerUp: { readonly line: readonly Action[]; readonly after: number } | null
  /** Rehearsals that the expectation rests on. */
  readonly samples: number
}

interface Candidate {
  readonly orders: Orders
  readonly rehearsals: Rehearsal[]
}

export interface Settings {
  readonly samples: number
  readonly margin: number
}

/** Everything that a search for one plan shares. */
export function planFor<G extends GameState>(
  theatre: Theatre<G>,
  view: View,
  previous: Orders | null,
  budget: Budget,
  luck: Luck,
  settings: Settings,
): Plan | null {
  const positions: G[] = []
  const seed = luck.below(2 ** 30)
  const position = (sample: number): G => {
    while (positions.length <= sample) positions.push(imagined(theatre, view, seed + positions.length))
    return positions[sample]
  }
  const stage = position(0).copy()
  let limit = budget
  /** Rehearses until the candidate has been through so many samples; false when the budget is spent. */
  const test = (candidate: Candidate, samples: number): boolean => {
    while (candidate.rehearsals.length < samples) {
      stage.copyFrom(position(candidate.rehearsals.length))
      const rehearsal = rehearse(theatre, stage, candidate.orders, limit)
      if (rehearsal === null) return false
      candidate.rehearsals.push(rehearsal)
    }
    return true
  }
  const plain: Candidate = { orders: FREE_HAND, rehearsals: [] }
  if (!test(plain, 1)) return null
  const [{ choices, inTurn }] = plain.rehearsals
  if (choices.length === 0) return null
  limit = part(budget, choices.length / inTurn)

  const firsts = [...(previous === null ? [] : [previous]), ...TEMPERS].map(orders => ({
    orders,
    rehearsals: [] as Rehearsal[],
  }))
  let field: Candidate[] = [plain]
  for (const candidate of firsts) {
    if (!test(candidate, 1)) break
    if (field.every(other => other.rehearsals[0].print !== candidate.rehearsals[0].print))
      field.push(candidate)
  }
  const all = [...field]
  for (let samples = 2; field.length > 1 && samples <= settings.samples; samples *= 2) {
    field = ranked(field).slice(0, Math.ceil(field.length / 2))
    if (!field.every(candidate => test(candidate, samples))) break
  }
  test(plain, settings.samples)
  let best = plain
  for (const challenger of field) if (isBetter(challenger, best, settings)) best = challenger
  const theatreOfWork = { best, tried: 0 }
  while (limit.left > 0) {
    const orders = changed(theatreOfWork.best.orders, theatreOfWork.best.rehearsals[0].choices, luck)
    if (++theatreOfWork.tried > MOST_CHANGES) break
    if (orders === null) continue
    const challenger: Candidate = { orders, rehearsals: [] }
    let samples = 1
    let stands = true
    while (stands && samples <= settings.samples) {
      stands =
        test(theatreOfWork.best, samples) &&
        test(challenger, samples) &&
        lead(challenger, theatreOfWork.best) > 0
      samples *= 2
    }
    if (stands && isBetter(challenger, theatreOfWork.best, settings)) {
      theatreOfWork.best = challenger
      all.push(challenger)
    }
  }
  best = theatreOfWork.best
  const second = ranked(all.filter(other => other !== best))[0]
  return {
    orders: best.orders,
    line: lineOf(best),
    before: theatre.describe().standing(position(0), theatre.side),
    after: meanOf(best),
    plain: meanOf(plain),
    runnerUp: second === undefined ? null : { line: lineOf(second), after: meanOf(second) },
    samples: best.rehearsals.length,
  }
}
const MOST_CHANGES = 2000

function part(budget: Budget, share: number): Budget {
  let left = Math.ceil(budget.left * share)
  return {
    get left() {
      return Math.min(left, budget.left)
    },
    spend: () => left-- > 0 && budget.spend(),
  }
}

function imagined<G extends GameState>({ game }: Theatre<G>, view: View, seed: number): G {
  const position = game.imagine(view, fastDice(seed))
  if (!position.ok) throw new Error(position.faults[0].reason)
  return position.value
}

const meanOf = ({ rehearsals }: Candidate): number =>
  rehearsals.reduce((sum, { value }) => sum + value, 0) / rehearsals.length

const ranked = (field: readonly Candidate[]): Candidate[] => [...field].sort((a, b) => meanOf(b) - meanOf(a))

const lineOf = ({ rehearsals }: Candidate): Action[] =>
  rehearsals[0].choices.map(({ legal, chosen }) => legal[chosen])

function differences(a: Candidate, b: Candidate): number[] {
  const common = Math.min(a.rehearsals.length, b.rehearsals.length)
  return Array.from({ length: common }, (_, i) => a.rehearsals[i].value - b.rehearsals[i].value)
}

const lead = (a: Candidate, b: Candidate): number => mean(differences(a, b))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function isBetter(a: Candidate, b: Candidate, { margin }: Settings): boolean {
  const leads = differences(a, b)
  if (leads.length < 2) return false
  const average = mean(leads)
  const variance = leads.reduce((sum, value) => sum + (value - average) ** 2, 0) / (leads.length - 1)
  return average > margin * Math.sqrt(variance / leads.length)
}
