// Facts about attacks and about what a side sees.
import { result } from '../../engine/battle/table.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { sightFact } from '../../engine/positions/usual-facts.ts'
import { type Facts, hexNamed, kinds, question, unitsNamed } from './position-fact-kinds.ts'
import { forecast } from './rules/12-forecast.ts'
import type { State } from './state.ts'
import { combatResults } from './tables.ts'
import { view } from './view.ts'
import { unitIds } from './world.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** What an attack would be resolved as. */
function oddsOf(g: State, { target, attackers, landed }: Question): Json | undefined {
  const at = hexNamed(target)
  const units = unitsNamed(attackers)
  if (at < 0 || units.some(u => u < 0 || g.place[u] < 0)) return undefined
  const { line, attack, defence, garrison, differential, startColumn, shifts, column, concentric, ...rest } =
    forecast(g, units, at, { landed: landed === true || landed === 'yes' })
  return {
    line,
    attack,
    defence,
    garrison,
    differential,
    startColumn,
    shifts: shifts.map(shift => ({ rule: shift.rule, label: shift.label, columns: shift.columns })),
    column,
    concentric,
    results: Object.fromEntries(FACES.map(die => [die, losses(column, die)])),
    chances: Object.fromEntries(rest.chances.map(({ printed, ways, of }) => [printed, `${ways}/${of}`])),
    breakingDown: rest.breakingDown.map(u => unitIds[u]),
  }
}

function losses(column: number, die: number): string {
  const { attacker, defender } = result(combatResults, column - 1, die)
  return `${attacker}/${defender}`
}

/** 12.3a  A cell of the combat results table. */
function resultOf(_g: State, { column, die }: Question): Json {
  return { is: losses(Number(column), Number(die)) }
}

export const COMBAT_FACTS: Facts = {
  odds: question(
    'an attack before it is made: { target, attackers: […], landed } and of the answer line, attack, defence, garrison, ' +
      'differential, startColumn, shifts [{ rule, label, columns }], column, concentric, results by die, chances, breakingDown',
    ['target', 'attackers', 'landed'],
    oddsOf,
  ),
  result: question(
    'a cell of the combat results table: { column: 6, die: 6, is: 2/0 }',
    ['column', 'die'],
    resultOf,
  ),
  ...sightFact(kinds, view),
}
