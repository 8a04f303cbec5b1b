import { type Reporter, reporter } from '../files/reporter.ts'
import { type Result, settle, valueOrThrow } from '../files/result.ts'
import { type Headings, headingFault, headingValue } from './columns.ts'
import type { CombatTable } from './table.ts'

/** Turns a printed cell into a result; null when it makes no sense. */
export type ReadCell<R> = (printed: string) => R | null

interface Line {
  readonly number: number
  readonly label: string
  readonly cells: readonly string[]
}

interface Row {
  readonly roll: number
  readonly line: Line
}

const ROLLS = /^(\d{1,3})(?:-(\d{1,3}))?$/
const RULED = /^[-=+|\s]*$/
const BETWEEN_CELLS = /\s*\|\s*|\s{2,}/

/**
 * Reads a table that looks like the printed page:
 *
 *     normal | <=0  +1   +2
 *     1      | 1/0  1/1  1/1
 *     2-3    | 2/0  1/0  1/1
 *
 * The label of a line ends at the first `|`; cells are separated by two spaces or more, or by `|`. A line whose label
 * is a roll or a range of rolls is a row, any other is a line of headings with that name. `#` begins a comment.
 */
export function parseTable<R>(text: string, file: string, readCell: ReadCell<R>): Result<CombatTable<R>> {
  const faults = reporter(file)
  const lines = readLines(text, faults)
  const columns = lines[0]?.cells.length ?? 0
  for (const line of lines) {
    if (line.cells.length === columns) continue
    faults.report('ragged-table', line.number, `${line.cells.length} cells, not ${columns}`, line.label)
  }
  const headings = readHeadings(lines, faults)
  const rows = readRows(lines, faults)
  const lowestRoll = rows[0]?.roll ?? 0
  const highestRoll = lowestRoll + rows.length - 1
  const results = readResults(rows, readCell, faults)
  return settle({ headings, columns, lowestRoll, highestRoll, ...results }, faults.faults)
}

/** A table that ships with the program: a fault in it is a mistake of ours. */
export function combatTable<R>(text: string, readCell: ReadCell<R>): CombatTable<R> {
  return valueOrThrow(parseTable(text, 'combat table', readCell))
}

function readLines(text: string, faults: Reporter): Line[] {
  const lines: Line[] = []
  for (const [i, raw] of text.split('\n').entries()) {
    const written = raw.replace(/#.*/, '')
    if (RULED.test(written)) continue
    const [label, ...cells] = splitLine(written)
    if (cells.length === 0) faults.report('no-label', i + 1, 'a line is a label, a | and its cells')
    else lines.push({ number: i + 1, label, cells })
  }
  return lines
}

function splitLine(written: string): string[] {
  const bar = written.indexOf('|')
  if (bar < 0) return [written]
  const cells = written.slice(bar + 1).trim()
  return [written.slice(0, bar).trim(), ...cells.split(BETWEEN_CELLS)]
}

function readHeadings(lines: readonly Line[], faults: Reporter): Record<string, Headings> {
  const named = new Map<string, Headings>()
  for (const line of lines) {
    if (ROLLS.test(line.label)) continue
    const fault = named.has(line.label) ? 'there are two lines of this name' : headingFault(line.cells)
    if (fault !== null) faults.report('bad-heading', line.number, fault, line.label)
    named.set(line.label, { labels: line.cells, from: line.cells.map(headingValue) })
  }
  if (named.size === 0) faults.report('no-heading', 0, 'the table has no line of headings')
  return Object.fromEntries(named)
}

function readRows(lines: readonly Line[], faults: Reporter): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const range = ROLLS.exec(line.label)
    if (range === null) continue
    const first = Number(range[1])
    const expected = rows.length === 0 ? first : rows[rows.length - 1].roll + 1
    if (first !== expected)
      faults.report('missing-roll', line.number, `the row for ${expected} is expected here`, line.label)
    for (let roll = first; roll <= Number(range[2] ?? first); roll++) rows.push({ roll, line })
  }
  if (rows.length === 0) faults.report('no-row', 0, 'the table has no row')
  return rows
}

function readResults<R>(rows: readonly Row[], readCell: ReadCell<R>, faults: Reporter) {
  const printed: string[] = []
  const results: R[] = []
  const numberOf = (cell: string, line: Line): number => {
    const known = printed.indexOf(cell)
    if (known >= 0) return known
    const value = readCell(cell)
    if (value === null) faults.report('bad-cell', line.number, `"${cell}" is not a result`, line.label)
    else results.push(value)
    return printed.push(cell) - 1
  }
  const cells = rows.flatMap(row => row.line.cells.map(cell => numberOf(cell, row.line)))
  return { results, printed, cells: Uint16Array.from(cells) }
}
