// The end of a game: who won, how lucky both were, where it turned.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { signed } from '../../../engine/words/english.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { tableOf } from '../../../games/munich-war/rules/11-forecast.ts'
import { pointsForUnits, pointsOf } from '../../../games/munich-war/rules/22-victory.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { assaultTable, type CombatResult, RESULTS } from '../../../games/munich-war/tables.ts'
import { isAir, isMech } from '../../../games/munich-war/units.ts'
import { SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import type { Fact } from '../../../table/presentation.ts'
import type { Fought } from '../kit/luck.ts'
import { attackIn, reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { lead, score } from './header.ts'
import { field } from './names.ts'
import type { MunichSight } from './sight.ts'

const NO_RESULT = RESULTS[0]

function fought(g: State, attack: GameEvent, battle: GameEvent): Fought<CombatResult> | null {
  const known = attackIn(field, g, attack, battle)
  const column = onlyHeadings(assaultTable).labels.indexOf(String(battle.column))
  return (
    known && {
      ...known,
      chances: chances(tableOf(battle.table === 'mobile'), column, ONE_DIE),
      result: RESULTS.find(({ code }) => code === known.printed) ?? NO_RESULT,
    }
  )
}

/** Steps that a result costs, as if two units stood on each side. */
const MOST = 2
const costOf = (losses: CombatResult['attackers']): number =>
  losses === 'eliminated' ? 2 * MOST : losses === 'all' || losses === 'as-many' ? MOST : losses

const costs = (result: CombatResult) => ({
  attacker: costOf(result.attackers),
  defender: costOf(result.defenders),
})

function kindOfLoss(unit: number): string {
  const kind = isAir[unit] ? ' air' : isMech[unit] ? ' mechanized' : ''
  return `${field.nationOf(unit)}${kind}`
}

export const report = reportOf<State, CombatResult>(field, {
  fought,
  // Ground counts, too: a retreat is worth half a step.
  balance: result =>
    costs(result).defender - costs(result).attacker + (result.defendersRetreat - result.attackersRetreat) / 2,
  unit: 'steps',
  costs,
  kindOfLoss,
  kinds: 6,
})

/** 22.0j  The sum line by line. */
function facts(s: MunichSight): Fact[] {
  const [lost, all] = s.ask(g => [
    SIDE_NAMES.map((_, side) => pointsForUnits(g, side)),
    SIDE_NAMES.map((_, side) => pointsOf(g, side)),
  ])
  return [
    ...SIDE_NAMES.flatMap((name, side) => [
      { label: `${name}, for cities`, value: `${all[side] - lost[side]}`, rule: '22.0c' },
      { label: `${name}, for units destroyed`, value: `${lost[side]}`, rule: '22.0i' },
    ]),
    { label: 'Axis lead', value: signed(lead(s)), rule: '22.0j' },
  ]
}

export const verdict = verdictOf<State, MunichSight>(field, game, { score, facts })
