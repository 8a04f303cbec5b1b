// The end of a game: who won, how lucky both were, where it turned.
import type { GameEvent } from '../../../engine/game/action.ts'
import { eisenhowersWar as game } from '../../../games/eisenhowers-war/index.ts'
import { finalCount, portsHeld } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import type { CombatResult } from '../../../games/eisenhowers-war/tables.ts'
import { portHexes } from '../../../games/eisenhowers-war/world.ts'
import type { Fought } from '../kit/luck.ts'
import { attackIn, reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { score } from './header.ts'
import { field } from './names.ts'
import { COLUMNS, chancesOf } from './odds.ts'
import type { EisSight } from './sight.ts'

function fought(g: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const known = attackIn(field, g, attack, battle)
  const column = COLUMNS.indexOf(String(battle.column))
  if (known === null || column < 0) return null
  const [attacker, defender] = known.printed.split('/').map(Number)
  const assessment = { attack: 0, defence: 0, odds: '', startColumn: column, shifts: [], column }
  return {
    ...known,
    chances: chancesOf({ ...assessment, beyond: Number(battle.beyond) }),
    result: { attacker, defender },
  }
}

export const report = reportOf<State, CombatResult>(field, {
  fought,
  balance: ({ attacker, defender }) => defender - attacker,
  unit: 'steps',
  costs: result => result,
  kindOfLoss: unit => `${field.nationOf(unit)} ${field.kindOf(unit)}`,
  kinds: 4,
})

export const verdict = verdictOf<State, EisSight>(field, game, {
  score,
  because: ({ g }, { because }) => `turn ${g.turn}: ${because}`,
  facts: ({ g }) => {
    const { western, italian, substitutes } = finalCount(g)
    return [
      { label: 'Ports in Allied hands', value: `${portsHeld(g)} of ${portHexes.length}`, rule: '4.3.2' },
      { label: 'German-held cities in western Germany', value: `${western.length}`, rule: '4.4' },
      { label: 'German-held cities in Italy', value: `${italian.length}`, rule: '4.4' },
      { label: 'Allied-held cities in the east', value: `${substitutes.length}`, rule: '4.4.1' },
    ]
  },
})
