// The end of a game: who won, how lucky everybody was, where it turned.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { commandOn } from '../../../games/hinge-of-fate/forces.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { type CombatResult, combatResults } from '../../../games/hinge-of-fate/tables.ts'
import { campOf, mapOf } from '../../../games/hinge-of-fate/world.ts'
import type { Fought } from '../kit/luck.ts'
import { reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { figures, score } from './header.ts'
import { campName } from './log.ts'
import { field, hexAt, ownerOf, unitAt } from './names.ts'
import type { HingeSight } from './sight.ts'

const HEADINGS = onlyHeadings(combatResults)

function fought(g: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const attackers = (attack.units as readonly string[]).map(unitAt).filter(unit => unit >= 0)
  if (attackers.length === 0) return null
  const target = String(battle.target)
  return {
    side: ownerOf(g, attackers[0]),
    enemy: commandOn(1 - campOf[attackers[0]], mapOf[hexAt(target)]),
    target,
    attackers,
    chances: chances(combatResults, HEADINGS.labels.indexOf(String(battle.column)), ONE_DIE),
    result: battle.result as CombatResult,
    printed: String(battle.result),
    dice: battle.dice as readonly number[],
  }
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
  declared: 'attack',
  rolled: 'battle',
  fought,
  balance: result => BALANCE[result],
  unit: 'steps',
  costs: result => COSTS[result],
  lossReader: () => event => {
    const isLoss = event.event === 'reduced' || event.event === 'eliminated'
    const unit = isLoss ? unitAt(event.unit) : -1
    return unit < 0 ? null : { unit, lost: 1 }
  },
  kindOfLoss: unit => `${field.nationOf(unit)} ${field.kindOf(unit).split(' ')[0]}`,
  kinds: 3,
  story: (_, { attackers, target, printed, after }) => {
    const isTaken = after.some(({ event, to }) => event === 'advance' && to === target)
    const who = count(attackers.length, `${field.nationOf(attackers[0])} unit`)
    return `${who} ${isTaken ? 'took it' : 'attacked'}: ${printed}`
  },
})

export const verdict = verdictOf<State, HingeSight>(field, game, {
  score,
  facts: figures,
  because: ({ g }, { because }) => `turn ${g.turn}: ${because}`,
  // 1.2b  A camp wins together.
  winners: ({ g }, outcome) =>
    isHistorical(g) ? field.sideOf(g, outcome.winners[0]) : campName(outcome.winners[0]),
})
