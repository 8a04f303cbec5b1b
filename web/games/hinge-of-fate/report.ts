// The end of a game: who won, how lucky everybody was, where it turned.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { commandOn } from '../../../games/hinge-of-fate/forces.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { type CombatResult, combatResults } from '../../../games/hinge-of-fate/tables.ts'
import { campOf, mapOf } from '../../../games/hinge-of-fate/world.ts'
import type { Fought } from '../kit/luck.ts'
import { attackIn, reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { figures, score } from './header.ts'
import { campName } from './log.ts'
import { field, hexAt } from './names.ts'
import type { HingeSight } from './sight.ts'

const HEADINGS = onlyHeadings(combatResults)

function fought(g: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const known = attackIn(field, g, attack, battle)
  return (
    known && {
      ...known,
      enemy: commandOn(1 - campOf[known.attackers[0]], mapOf[hexAt(known.target)]),
      chances: chances(combatResults, HEADINGS.labels.indexOf(String(battle.column)), ONE_DIE),
      result: battle.result as CombatResult,
    }
  )
}

/** In steps; a retreat is worth half of one. */
const BALANCE: Readonly<Record<CombatResult, number>> = { AE: -1.5, AS: 0, BB: 0, DR: 0.5, DE: 1 }

const COSTS: Readonly<Record<CombatResult, { readonly attacker: number; readonly defender: number }>> = {
  AE: { attacker: 1, defender: 0 },
  AS: { attacker: 0, defender: 0 },
  BB: { attacker: 1, defender: 1 },
  DR: { attacker: 0, defender: 0 },
  DE: { attacker: 0, defender: 1 },
}

export const report = reportOf<State, CombatResult>(field, {
  fought,
  balance: result => BALANCE[result],
  unit: 'steps',
  costs: result => COSTS[result],
  kindOfLoss: unit => `${field.nationOf(unit)} ${field.kindOf(unit).split(' ')[0]}`,
  kinds: 3,
})

export const verdict = verdictOf<State, HingeSight>(field, game, {
  score,
  facts: figures,
  because: ({ g }, { because }) => `turn ${g.turn}: ${because}`,
  // 1.2b  A camp wins together.
  winners: ({ g }, outcome) =>
    isHistorical(g) ? field.sideOf(g, outcome.winners[0]) : campName(outcome.winners[0]),
})
