// A battle line by line: what counts, and which rule says so.
import { shiftWords, signed } from '../../../engine/words/english.ts'
import { combatResults, type Line } from '../tables.ts'

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

/** Label, value, rule. */
export type Row = readonly [string, string, string]

export function reckoningRows(r: Reckoning): Row[] {
  return [
    ['attack less defence', `${r.attack} − ${r.defence} = ${signed(r.differential)}`, '12.1a'],
    [`${r.line} line`, `column ${columnLabel(r.line, r.startColumn)}`, lineRule(r.line)],
    ...r.shifts.map((shift): Row => [shift.label, shiftWords(shift.columns), shift.rule]),
    ['final column', `column ${columnLabel(r.line, r.column)}`, '12.2'],
  ]
}

export const lineRule = (line: string): string => (line === 'mechanized' ? '12.1b' : '12.1d')

/** Columns are counted from 1 at the left. */
export function columnLabel(line: string, column: number): string {
  return combatResults.headings[line as Line].labels[column - 1]
}
