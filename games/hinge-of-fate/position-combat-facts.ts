// Facts about attacks and about what a command sees.
import { printedResult } from '../../engine/battle/table.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { sightFact } from '../../engine/positions/usual-facts.ts'
import { type Facts, hexNamed, kinds, question, unitNamed, unitsNamed } from './position-fact-kinds.ts'
import { columnLabel, forecast } from './rules/12-forecast.ts'
import type { State } from './state.ts'
import { combatResults } from './tables.ts'
import { view } from './view.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** What an attack would be resolved as. */
function oddsOf(g: State, { target, attackers, stuka, landed }: Question): Json | undefined {
  const at = hexNamed(target)
  const units = unitsNamed(attackers)
  if (at < 0 || units.length === 0 || units.some(u => u < 0 || g.place[u] < 0)) return undefined
  const found = forecast(g, units, at, {
    stuka: stuka === undefined ? -1 : unitNamed(stuka),
    landed: landed === true || landed === 'yes',
  })
  return {
    attack: found.attack,
    defence: found.defence,
    differential: found.differential,
    startColumn: columnLabel(found.startColumn),
    shifts: found.shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    shift: found.shifts.reduce((sum, { columns }) => sum + columns, 0),
    column: columnLabel(found.column),
    concentric: found.concentric,
    results: Object.fromEntries(FACES.map(die => [die, printedResult(combatResults, found.column, die)])),
    chances: Object.fromEntries(found.chances.map(({ printed, ways, of }) => [printed, `${ways}/${of}`])),
  }
}

/** A cell of the combat results table, by the printed heading of its column. */
function resultOf(_g: State, { column, die }: Question): Json | undefined {
  const label = String(column)
  const at = Array.from({ length: combatResults.columns }, (_, i) => columnLabel(i)).indexOf(label)
  return at < 0 ? undefined : { is: printedResult(combatResults, at, Number(die)) }
}

export const COMBAT_FACTS: Facts = {
  odds: question(
    'an attack before it is made: { target, attackers: […], stuka, landed } and of the answer attack, defence, differential, ' +
      'startColumn, shifts [{ rule, label, columns }], shift (their sum), column, concentric, results by die, chances',
    ['target', 'attackers', 'stuka', 'landed'],
    oddsOf,
  ),
  result: question(
    'a cell of the combat results table: { column: "+1 or +2", die: 6, is: DR }',
    ['column', 'die'],
    resultOf,
  ),
  ...sightFact(kinds, view),
}
