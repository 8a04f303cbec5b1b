// A battle line by line: what counts, and which rule says so.

import type { Forecast } from '../../games/war-comes-early/rules/12-forecast.ts'
import { combatResults, type Line } from '../../games/war-comes-early/tables.ts'
import { columns } from '../output.ts'
import { count } from './names.ts'

/** What an assessment and the event of a battle have in common. */
export interface Reckoning {
  readonly line: string
  readonly attack: number
  readonly defence: number
  readonly differential: number
  readonly startColumn: number
  readonly shifts: readonly { readonly rule: string; readonly label: string; readonly columns: number }[]
  readonly column: number
}

export function reckoningRows(r: Reckoning): string[][] {
  return [
    ['attack less defence', `${r.attack} − ${r.defence} = ${signed(r.differential)}`, '12.1a'],
    [`${r.line} line`, columnName(r, r.startColumn), r.line === 'mechanized' ? '12.1b' : '12.1d'],
    ...r.shifts.map(shift => [shift.label, direction(shift.columns), shift.rule]),
    ['final column', columnName(r, r.column), '12.2'],
  ]
}

export const indented = (rows: readonly string[][]): string[] => columns(rows, 3).map(line => `    ${line}`)

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

function columnName(r: Reckoning, column: number): string {
  return `column ${combatResults.headings[r.line as Line].labels[column - 1]}`
}

function direction(shift: number): string {
  return `${count(Math.abs(shift), 'column')} ${shift < 0 ? 'left' : 'right'}`
}

/** The odds of an attack that has not been made: the strength that can be seen, and how likely each result is. */
export function forecastLines(forecast: Forecast, unseen: number): string[] {
  const results = forecast.chances.map(
    ({ printed, ways, of }) => `${printed} ${Math.round((100 * ways) / of)} %`,
  )
  const rows = [...reckoningRows(forecast), ['attacker/defender loss', results.join('   '), '12.3a']]
  if (unseen === 0) return indented(rows)
  return [...indented(rows), `    (without ${count(unseen, 'unit')} that you cannot see, 8.3a)`]
}
