// The end of a game: who won, how lucky both were, where it turned.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { type CombatResult, combatResults } from '../../../games/war-comes-early/tables.ts'
import { corpsHalves, isGermanMech, isMech } from '../../../games/war-comes-early/world.ts'
import type { Fought } from '../kit/luck.ts'
import { attackIn, reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { score } from './header.ts'
import { field, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

function fought(g: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const known = attackIn(field, g, attack, battle)
  return (
    known && {
      ...known,
      chances: chances(combatResults, Number(battle.column) - 1, ONE_DIE),
      result: combatResults.results[combatResults.printed.indexOf(known.printed)],
    }
  )
}

function kindOfLoss(unit: number): string {
  const kind = isGermanMech[unit] ? ' motorized' : isMech[unit] ? ' mechanized' : ''
  return `${field.nationOf(unit)}${kind}`
}

export const report = reportOf<State, CombatResult>(field, {
  fought,
  balance: ({ attacker, defender }) => defender - attacker,
  unit: 'corps',
  costs: result => result,
  lossReader: () => event => {
    const unit = event.event === 'eliminated' ? unitAt(event.unit) : -1
    return unit < 0 ? null : { unit, lost: corpsHalves[unit] / 2 }
  },
  kindOfLoss,
})

export const verdict = verdictOf<State, WarSight>(field, game, {
  score,
  because: ({ g }, { because }) => (is1939(g) ? because : `turn ${g.turn}: ${because}`),
})
