// The decision in hand: how it is made at the table, and what can be chosen.
import type { GameEvent } from '../../../engine/game/action.ts'
import { type DecisionName, budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { levelsIn, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { ownerOf, PHASE, PHASE_NAMES, type State } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import { PHASE_WORDS } from '../../../games/budziszyn-1945/words/events.ts'
import { sideOf } from '../../../games/budziszyn-1945/words/names.ts'
import { grid, HEXES } from '../../../games/budziszyn-1945/world.ts'
import type { Affordance, Desk, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { chase, defence, deployment, pursuit, retreat } from './choices.ts'
import { chasingUnit, WORDINGS } from './desk-words.ts'
import { dutyOf } from './duties.ts'
import type { BudSight } from './sight.ts'
import { suggestionOf } from './suggestion.ts'

const END = { do: 'end' } as const

export function desk(s: BudSight, heard: readonly GameEvent[]): Desk {
  const { decision } = s.awaited!
  const wording = WORDINGS[decision]
  const affordances = choicesOf(s, decision)
  const mandatory = mandatoryOf(s, decision)
  const hexes = mandatory?.hexes ?? (wording.hexes?.(s) ?? []).map(hex => grid.names[hex])
  return {
    style: wording.style(s),
    prompt: wording.bar(s),
    ...wording.dock(s),
    affordances,
    mandatory,
    suggestion: suggestionOf(s, decision, affordances),
    battle: IN_BATTLE.includes(decision) ? battleOf(s, decision, heard) : null,
    hexes,
    ticked: [],
    // S-4  For Poles who come over nobody has a suggestion.
    shortcuts: (wording.shortcuts ?? []).filter(({ action }) => s.check(action) === null),
    saysSeveral: wording.saysSeveral,
  }
}

const IN_BATTLE: readonly DecisionName[] = ['defence', 'losses', 'fallBack', 'pursuit', 'chase']
const IN_MOTION: readonly DecisionName[] = ['movement', 'march', 'strategic']

function choicesOf(s: BudSight, decision: DecisionName): Affordance[] {
  switch (decision) {
    case 'deploy':
      return deployment(s)
    case 'defence':
      return defence(s)
    case 'fallBack':
      return retreat(s)
    case 'pursuit':
      return pursuit(s)
    case 'chase':
      return chase(s, unitIds[chasingUnit(s)])
    case 'march':
      return marching(s)
    default:
      return affordancesOf(s.g, s.legal)
  }
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
  return s.g.phase === PHASE.combat ? dutyOf(s, refusal) : { ...refusal, hexes: namesOf(s.ask(fullHexes)) }
}

const namesOf = (hexes: readonly number[]): string[] => hexes.map(hex => grid.names[hex])

function fullHexes(g: State): number[] {
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++)
    if (g.top[hex] >= 0 && ownerOf(g, g.top[hex]) === g.player && levelsIn(g, hex) > STACKING_LIMIT)
      hexes.push(hex)
  return hexes
}

/** What the bar says to those who wait. */
export function waitingFor({ g, awaited }: BudSight): Sentence {
  if (awaited === null) return sentence('The game is over.')
  const phase = PHASE_WORDS[PHASE_NAMES[g.phase]]
  const what = phase === undefined ? 'sets up' : `decides in the ${sideOf(g, g.player)} ${phase}`
  return sentence(`The ${sideOf(g, awaited.side)} side ${what}.`)
}
