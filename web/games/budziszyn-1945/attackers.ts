// Who can take part in an attack or a fire, and who next to it cannot and why.
import { count } from '../../../engine/words/english.ts'
import { attackRefusal } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { engagementOfPlan, forecast } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { gunRefusal, rangeRefusal } from '../../../games/budziszyn-1945/rules/06-guns.ts'
import { attackSupportRefusal, GUN_RANGE } from '../../../games/budziszyn-1945/rules/06-support.ts'
import { targetDistance } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { isArtillery, isHeadquarters } from '../../../games/budziszyn-1945/units.ts'
import { hexAt, kindOf, placeName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Attacker, Sentence } from '../../../table/presentation.ts'
import { ableFirst, allowedTogether, attackerRow, besides, worthAdding } from '../kit/attack.ts'
import { sentenceOrNull } from '../kit/sentences.ts'
import { assaultOf, planOf } from './assault.ts'
import { conditions } from './counters.ts'
import { guessAt } from './guess.ts'
import { field } from './names.ts'
import type { BudSight } from './sight.ts'

/** Units next to the hex, then guns in reach; those who can come first. */
export function assaulters(s: BudSight, target: string): Attacker[] {
  const hex = hexAt(target)
  const beside = besides(field, s, hex)
  const refusals = s.ask(g => beside.map(unit => attackRefusal(g, unit, hex)))
  const able = beside.filter((_, i) => refusals[i] === null)
  const guns = gunsNear(s, hex, GUN_RANGE + 1).filter(gun => !able.includes(gun))
  const silent = s.ask(g => guns.map(gun => attackSupportRefusal(g, gun, hex, able)))
  const rows = [
    ...able.map(unit => rowOf(s.g, unit, placeName(s.g.place[unit]), null)),
    ...guns.map((gun, i) => rowOf(s.g, gun, gunLine(s.g, gun, hex), sentenceOrNull(silent[i]))),
    ...beside
      .filter(unit => !able.includes(unit) && !guns.includes(unit) && !isHeadquarters[unit])
      .map(unit =>
        rowOf(s.g, unit, placeName(s.g.place[unit]), sentenceOrNull(refusals[beside.indexOf(unit)])),
      ),
  ]
  return ableFirst(rows)
}

const gunLine = (g: State, gun: number, hex: number): string =>
  `supports from ${placeName(g.place[gun])}, ${count(grid.distance(g.place[gun], hex), 'hex', 'hexes')} away`

function rowOf(g: State, unit: number, where: string, refusal: Sentence | null): Attacker {
  const line = [where, ...(isArtillery[unit] ? [] : [kindOf(unit)]), ...conditions(g, unit)].join(', ')
  return attackerRow(field, unit, line, effectiveAttack(g, unit, false), refusal)
}

function gunsNear({ g, viewer }: BudSight, target: number, range: number): number[] {
  const away = (gun: number) => targetDistance(g.place[gun], target)
  return field
    .unitsOf(g, viewer)
    .filter(unit => isArtillery[unit] && away(unit) <= range)
    .sort((a, b) => away(a) - away(b))
}

/** Guns that could fire at a hex or a bridge from where they are. */
export function gunners(s: BudSight, target: number, at: number): Attacker[] {
  const guns = gunsNear(s, target, GUN_RANGE).filter(gun => rangeRefusal(s.g, gun, target) === null)
  const refusals = s.ask(g => guns.map(gun => gunRefusal(g, gun)))
  const rows = guns.map((gun, i) => {
    const where = `${placeName(s.g.place[gun])}, ${count(targetDistance(s.g.place[gun], at), 'hex', 'hexes')} away`
    return rowOf(s.g, gun, where, sentenceOrNull(refusals[i]))
  })
  return ableFirst(rows)
}

/** From this column on, more guns are better kept for another attack. */
const ENOUGH = 7
const MOST_GUNS = 3

/** Everybody next to the hex whom the rules let attack together (5.1.3/4), and guns as long as they move the column. */
export function suggestedAssault(s: BudSight, target: string): string[] {
  const able = assaulters(s, target).flatMap(({ unit, refusal }) => (refusal === null ? [unit] : []))
  const plan = (ids: readonly string[]) => planOf(s, ids, target, {})
  const isBeside = (id: string) => plan([id]).attackers.length === 1
  const units = allowedTogether(able.filter(isBeside), ids => s.check(assaultOf(plan(ids))) === null)
  if (units.length === 0) return []
  const { weakest } = guessAt(s, [hexAt(target)])
  const column = (ids: readonly string[]) => forecast(weakest, engagementOfPlan(weakest, plan(ids))).column
  const guns = able.filter(id => !isBeside(id))
  return worthAdding(units, guns, column, { enough: ENOUGH, most: MOST_GUNS })
}
