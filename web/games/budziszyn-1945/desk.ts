// The decision in hand: how it is made at the table, and what can be chosen.
import { type DecisionName, budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { levelsIn, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { ownerOf, PHASE, PHASE_NAMES, type State } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import { PHASE_WORDS } from '../../../games/budziszyn-1945/words/events.ts'
import { sideOf } from '../../../games/budziszyn-1945/words/names.ts'
import type { Affordance, Sentence } from '../../../table/presentation.ts'
import { deskOf, waitingForOf } from '../kit/desk.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { chase, defence, deployment, pursuit, retreat } from './choices.ts'
import { chasingUnit, WORDINGS } from './desk-words.ts'
import { dutyOf } from './duties.ts'
import { field } from './names.ts'
import type { BudSight } from './sight.ts'
import { SUGGESTIONS } from './suggestion.ts'

const END = { do: 'end' } as const

export const desk = deskOf<State, DecisionName, BudSight>(field, {
  words: WORDINGS,
  affordancesOf: (s, decision) => (CHOICES[decision] ?? readable)(s),
  suggestions: SUGGESTIONS,
  inBattle: ['defence', 'losses', 'fallBack', 'pursuit', 'chase'],
  battleOf,
  mandatoryOf,
})

const IN_MOTION: readonly DecisionName[] = ['movement', 'march', 'strategic']

const readable = ({ g, legal }: BudSight): Affordance[] => affordancesOf(g, legal)

/** Decisions in which the table puts several actions of the rules together. */
const CHOICES: Partial<Record<DecisionName, (s: BudSight) => Affordance[]>> = {
  deploy: deployment,
  defence,
  fallBack: retreat,
  pursuit,
  chase: s => chase(s, unitIds[chasingUnit(s)]),
  march: marching,
}

/** While a unit is on the march everything that the phase allows stays open: the unit halts first. */
function marching(s: BudSight): Affordance[] {
  const open = s.ask(g => {
    const halt = { do: 'halt' }
    if (game.check(g, s.viewer, halt).length === 0) game.perform(g, s.viewer, halt, null)
    return game.legal(g, s.viewer)
  })
  return affordancesOf(s.g, open)
}

/** What keeps the phase from ending, with the hexes that it is about. */
function mandatoryOf(s: BudSight, decision: DecisionName): Sentence | null {
  if (decision !== 'combat' && !IN_MOTION.includes(decision)) return null
  const refusal = s.check(END)
  if (refusal === null) return null
  return s.g.phase === PHASE.combat ? dutyOf(s, refusal) : { ...refusal, hexes: s.ask(fullHexes) }
}

const fullHexes = (g: State): string[] =>
  field.hexesWhere(
    hex => g.top[hex] >= 0 && ownerOf(g, g.top[hex]) === g.player && levelsIn(g, hex) > STACKING_LIMIT,
  )

export const waitingFor = waitingForOf(field, (g: State) => {
  const phase = PHASE_WORDS[PHASE_NAMES[g.phase]]
  return phase === undefined ? 'set-up' : `${sideOf(g, g.player)} ${phase}`
})
