import { clampColumn, type Headings } from './columns.ts'

/**
 * A combat results table: columns across, die rolls down. Equal cells share one result, so that results can be
 * compared with === and counted by their number.
 */
export interface CombatTable<R> {
  /** The lines of headings by name; a table has at least one, and all have the same number of columns. */
  readonly headings: Readonly<Record<string, Headings>>
  readonly columns: number
  readonly lowestRoll: number
  readonly highestRoll: number
  /** The different results, and each as it is printed. */
  readonly results: readonly R[]
  readonly printed: readonly string[]
  /** [(roll - lowestRoll) * columns + column] -> number of the result */
  readonly cells: Uint16Array
}

/** The number of a result; columns and rolls beyond the table use its ends. */
export function resultNumber(table: CombatTable<unknown>, column: number, roll: number): number {
  const rows = table.highestRoll - table.lowestRoll + 1
  const row = clampColumn(roll - table.lowestRoll, rows)
  return table.cells[row * table.columns + clampColumn(column, table.columns)]
}

export function result<R>(table: CombatTable<R>, column: number, roll: number): R {
  return table.results[resultNumber(table, column, roll)]
}

/** What stands in the cell, for the eye. */
export function printedResult(table: CombatTable<unknown>, column: number, roll: number): string {
  return table.printed[resultNumber(table, column, roll)]
}

/** The headings of a table that has one line of them. */
export const onlyHeadings = (table: CombatTable<unknown>): Headings => Object.values(table.headings)[0]
