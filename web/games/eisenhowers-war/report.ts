// The end of a game: who won, how lucky both were, where it turned.
import type { GameEvent } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { eisenhowersWar as game } from '../../../games/eisenhowers-war/index.ts'
import { finalCount, portsHeld } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import type { CombatResult } from '../../../games/eisenhowers-war/tables.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { portHexes } from '../../../games/eisenhowers-war/world.ts'
import type { Fought } from '../kit/luck.ts'
import { reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { score } from './header.ts'
import { field, unitAt } from './names.ts'
import { COLUMNS, chancesOf } from './odds.ts'
import type { EisSight } from './sight.ts'

function fought(_: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const attackers = (attack.units as readonly string[]).map(unitAt).filter(unit => unit >= 0)
  const column = COLUMNS.indexOf(String(battle.column))
  if (attackers.length === 0 || column < 0) return null
  const side = sideOf[attackers[0]]
  const printed = String(battle.result)
  const [attacker, defender] = printed.split('/').map(Number)
  const assessment = { attack: 0, defence: 0, odds: '', startColumn: column, shifts: [], column }
  return {
    side,
    enemy: 1 - side,
    target: String(battle.target),
    attackers,
    chances: chancesOf({ ...assessment, beyond: Number(battle.beyond) }),
    result: { attacker, defender },
    printed,
    dice: battle.dice as readonly number[],
  }
}

const STEP_LOSSES = ['reduced', 'eliminated']

export const report = reportOf<State, CombatResult>(field, {
  declared: 'attack',
  rolled: 'battle',
  fought,
  balance: ({ attacker, defender }) => defender - attacker,
  unit: 'steps',
  costs: result => result,
  lossReader: () => event => {
    const unit = STEP_LOSSES.includes(event.event) ? unitAt(event.unit) : -1
    return unit < 0 ? null : { unit, lost: 1 }
  },
  kindOfLoss: unit => `${field.nationOf(unit)} ${field.kindOf(unit)}`,
  kinds: 4,
  story: (_, { attackers, target, printed, after }) => {
    const isTaken = after.some(({ event, to }) => event === 'advanced' && to === target)
    const who = count(attackers.length, `${field.nationOf(attackers[0])} unit`)
    return `${who} ${isTaken ? 'took it' : 'attacked'}: ${printed}`
  },
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
