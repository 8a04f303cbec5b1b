// A battle line by line, in columns of text.
import type { Forecast } from '../../games/war-comes-early/rules/12-forecast.ts'
import { count } from '../../games/war-comes-early/words/names.ts'
import { type Row, reckoningRows } from '../../games/war-comes-early/words/odds.ts'
import { columns } from '../output.ts'

export const indented = (rows: readonly Row[]): string[] =>
  columns(
    rows.map(row => [...row]),
    3,
  ).map(line => `    ${line}`)

/** The odds of an attack that has not been made: the strength that can be seen, and how likely each result is. */
export function forecastLines(forecast: Forecast, unseen: number): string[] {
  const results = forecast.chances.map(
    ({ printed, ways, of }) => `${printed} ${Math.round((100 * ways) / of)} %`,
  )
  const rows: Row[] = [...reckoningRows(forecast), ['attacker/defender loss', results.join('   '), '12.3a']]
  if (unseen === 0) return indented(rows)
  return [...indented(rows), `    (without ${count(unseen, 'unit')} that you cannot see, 8.3a)`]
}
