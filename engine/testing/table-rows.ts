// A printed table read back row by row, to be compared with somebody else's reading of the same page.
import { type CombatTable, printedResult } from '../battle/table.ts'

/** `1: AE, AS, DR` for each roll, the columns from left to right. */
export const rowsOf = (table: CombatTable<unknown>): string[] =>
  Array.from({ length: table.highestRoll - table.lowestRoll + 1 }, (_, i) => {
    const roll = table.lowestRoll + i
    const cells = Array.from({ length: table.columns }, (_, column) => printedResult(table, column, roll))
    return `${roll}: ${cells.join(', ')}`
  })

/** The same of a text with a row a line. */
export const linesIn = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim())
