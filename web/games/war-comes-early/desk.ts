// The decision in hand: how it is made at the table, and what can be chosen.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { PHASE, PHASE_NAMES } from '../../../games/war-comes-early/state.ts'
import { grid } from '../../../games/war-comes-early/world.ts'
import type { Affordance, Desk, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { WORDINGS } from './desk-words.ts'
import { actors, phaseNoun, sideOf } from './names.ts'
import type { WarSight } from './sight.ts'
import { advancing, suggestionOf } from './suggestion.ts'

export function desk(s: WarSight, heard: readonly GameEvent[]): Desk {
  const { decision } = s.awaited!
  const wording = WORDINGS[decision]
  const affordances = named(decision, affordancesOf(s.g, s.legal))
  const hex = wording.hex?.(s) ?? -1
  return {
    style: wording.style,
    prompt: wording.bar(s),
    ...wording.dock(s),
    affordances,
    mandatory: null,
    suggestion: suggestionOf(s, decision, affordances),
    battle: IN_BATTLE.includes(decision) ? battleOf(s, decision, heard) : null,
    hexes: hex < 0 ? [] : [grid.names[hex]],
    ticked: decision === 'advance' ? advancing(s, affordances) : [],
    shortcuts: wording.shortcuts ?? [],
    saysSeveral: wording.saysSeveral,
  }
}

const IN_BATTLE: readonly DecisionName[] = [
  'defenderLosses',
  'attackerLosses',
  'advance',
  'momentum',
  'components',
  'disperse',
]

/** Buttons that say the same in the rules say at the table what they end. */
const ENDINGS: Readonly<Record<string, string>> = {
  'advance done': 'Stay',
  'momentum done': 'No momentum attack',
  'railheads done': 'Railheads stay',
  'replacements decline': 'Bring back nobody',
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

/** What the bar says to those who wait. */
export function waitingFor({ g, awaited }: WarSight): Sentence {
  if (awaited === null) return sentence('The game is over.')
  const who = sideOf(g, awaited.side)
  const what =
    g.phase === PHASE.none ? 'decides' : `acts in the ${actors(g)} ${phaseNoun(PHASE_NAMES[g.phase])}`
  return sentence(`The ${who} side ${what}.`)
}
