// Why some units cannot go to a hex.
import { isReached } from '../../../engine/movement/reach.ts'
import { list } from '../../../engine/words/english.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { mayStay, reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { STACKING_LIMIT, stayRefusal } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { stillRefusal } from '../../../games/budziszyn-1945/rules/03-standing-still.ts'
import { groundTicks, wayRefusal } from '../../../games/budziszyn-1945/rules/03-way.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { placeName, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { perSight } from '../kit/counters.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { whyNotOf } from '../kit/why-not.ts'
import { field, shownAt } from './names.ts'
import { zoneWords } from './route-words.ts'
import type { BudSight } from './sight.ts'

/** The real position: its reach lies open. */
const real = perSight((s: BudSight): State => s.ask(g => g))

function refusalAt(s: BudSight, unit: number, to: number): Sentence | null {
  const g = real(s)
  const still = beginRefusal(g, unit) ?? stillRefusal(g, unit)
  if (still !== null) return sentenceOf(still, unitName(unit))
  if (!isReached(reachOf(g, unit), to) || mayStay(g, unit, to)) return null
  return sentenceOf(stayRefusal(g, unit, to)!, `${unitName(unit)} cannot stay in ${placeName(to)}`)
}

export const whyNot = whyNotOf<State, BudSight>(field, {
  pointsRule: '3.1.5',
  refusalAt,
  reachOf: (s, unit) => reachOf(real(s), unit),
  budgetOf: (s, unit) => ticksLeft(real(s), unit),
  stepRefusal: (s, unit, from, direction) => wayRefusal(real(s), unit, from * 6 + direction),
  ticks: (s, unit, from, direction) => groundTicks(real(s), unit, from * 6 + direction),
  stopReason: (s, unit, at) =>
    shownAt(
      sentence(`${unitName(unit)} stops in ${placeName(at)}. ${zoneWords(s, s.g.camp[unit], at)}`, '4.2.1'),
      [at],
    ),
  togetherReason: (_, units, to) =>
    sentence(
      `${placeName(to)} has no room for ${list(units.map(unitName))} together: the limit is ${STACKING_LIMIT} levels.`,
      '3.2.1',
    ),
})
