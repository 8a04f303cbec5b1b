// The decision in hand: how it is made at the table, and what can be chosen.
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { isOverstacked } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { isLeaving } from '../../../games/hinge-of-fate/rules/14-evacuation.ts'
import { PHASE, PHASE_NAMES, type State } from '../../../games/hinge-of-fate/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { deskOf, waitingForOf } from '../kit/desk.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { actor, WORDINGS } from './desk-words.ts'
import { field } from './names.ts'
import type { HingeSight } from './sight.ts'
import { SUGGESTIONS, ticked } from './suggestion.ts'

export const desk = deskOf<State, DecisionName, HingeSight>(field, {
  words: WORDINGS,
  affordancesOf,
  suggestions: SUGGESTIONS,
  inBattle: ['allOut', 'defenderLoss', 'attackerLoss', 'retreat', 'advance'],
  battleOf,
  mandatoryOf,
  tickedOf: ticked,
})

/** What keeps the movement phase from ending, with the hexes that it is about (6.5a, 14.8c). */
function mandatoryOf(s: HingeSight, decision: DecisionName): Sentence | null {
  if (decision !== 'movement') return null
  const refusal = s.check({ do: 'end' })
  if (refusal === null) return null
  const { g } = s
  const hexes = field.hexesWhere(
    hex => g.top[hex] >= 0 && (isOverstacked(g, hex) || isLeaving(g, g.top[hex])),
  )
  return { ...refusal, hexes }
}

export const waitingFor = waitingForOf(field, (g: State) =>
  g.phase === PHASE.none ? null : `${actor(g)} ${PHASE_NAMES[g.phase]} phase`,
)
