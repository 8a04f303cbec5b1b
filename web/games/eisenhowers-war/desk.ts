// The decision in hand: how it is made at the table, and what can be chosen.
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { attackersOf } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { PHASE_NAMES, type State } from '../../../games/eisenhowers-war/state.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { deskOf, waitingForOf } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { WORDINGS } from './desk-words.ts'
import { field, shownAt } from './names.ts'
import type { EisSight } from './sight.ts'
import { SUGGESTIONS } from './suggestion.ts'

export const desk = deskOf<State, DecisionName, EisSight>(field, {
  words: WORDINGS,
  affordancesOf,
  suggestions: SUGGESTIONS,
  inBattle: ['inland', 'defence', 'defenderLosses', 'attackerLosses', 'retreat', 'advance'],
  battleOf,
  // 13.6e
  mandatoryOf: ({ g }, decision) =>
    decision === 'combat' && inOffensive(g) && g.offensiveAttacks === 0
      ? shownAt(sentence('The offensive has to make at least one attack.', '13.6e'), [g.offensiveHex])
      : null,
  tickedOf: (s, decision, affordances) =>
    decision === 'landing' && attackersOf(s.g).length === 0 ? strongestSix(affordances) : [],
})

/** 5.3.1  As many as may land, in the order of the box. */
const strongestSix = (affordances: readonly Affordance[]): string[] =>
  affordances
    .flatMap(({ piece, action }) => (action.do === 'land' && piece !== undefined ? [piece] : []))
    .slice(0, 6)

export const waitingFor = waitingForOf(field, (g: State) =>
  inOffensive(g) ? 'Fuehrer offensive' : g.phase === 0 ? 'set-up' : `${PHASE_NAMES[g.phase]} Phase`,
)
