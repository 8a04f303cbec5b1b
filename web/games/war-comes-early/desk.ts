// The decision in hand: how it is made at the table, and what can be chosen.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { PHASE, PHASE_NAMES, type State } from '../../../games/war-comes-early/state.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { deskOf, waitingForOf } from '../kit/desk.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { WORDINGS } from './desk-words.ts'
import { actors, field, phaseNoun } from './names.ts'
import type { WarSight } from './sight.ts'
import { advancing, SUGGESTIONS } from './suggestion.ts'

export const desk = deskOf<State, DecisionName, WarSight>(field, {
  words: WORDINGS,
  affordancesOf: ({ g, legal }, decision) => named(decision, affordancesOf(g, legal)),
  suggestions: SUGGESTIONS,
  inBattle: ['defenderLosses', 'attackerLosses', 'advance', 'momentum', 'components', 'disperse'],
  battleOf,
  tickedOf: (s, decision, affordances) => (decision === 'advance' ? advancing(s, affordances) : []),
})

/** Buttons that say the same in the rules say at the table what they end. */
const ENDINGS: Readonly<Record<string, string>> = {
  'advance done': 'Stay',
  'momentum done': 'No momentum attack',
  'railheads done': 'Railheads stay',
  'replacements decline': 'Skip replacement',
  'chainEntry decline': 'Not now',
}

function named(decision: DecisionName, affordances: readonly Affordance[]): Affordance[] {
  return affordances.map(affordance => {
    const label = affordance.button && ENDINGS[`${decision} ${affordance.action.do}`]
    return label === undefined
      ? affordance
      : { ...affordance, button: { ...affordance.button!, label }, says: label }
  })
}

export const waitingFor = waitingForOf(field, (g: State) =>
  g.phase === PHASE.none ? null : `${actors(g)} ${phaseNoun(PHASE_NAMES[g.phase])}`,
)
