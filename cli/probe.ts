import { describeFault, type Fault, type Result } from '../engine/files/result.ts'
import { describeFailure, type Report } from '../engine/positions/report.ts'
import { runPosition } from '../engine/positions/run.ts'
import { readArguments } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { POSITIONS, positionFilesIn, readPosition, vocabularyOf } from './position-file.ts'
import { misuse } from './problem.ts'

export const usage = `salient probe <file or folder>... [--check] [--json]
salient probe --words <game> [--json]

Runs position files (docs/position-files.md) and prints every fact that was reached, as JSON.
  --check   compare with what the files expect: a line for each expectation that is not met, and a failing exit code
  --words   list what a file of this game can say: phases, words under situation, boxes, holders, facts
  --json    one JSON value on one line; with --check {files, cases, expectations, failures: [{file, line, title, path, because}]}`

const OPTIONS = { check: { type: 'boolean' }, words: { type: 'boolean' }, json: { type: 'boolean' } } as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('probe', args, OPTIONS, ['file', ...args.map(() => 'file?')])
  if (values.words) return tellWords(positionals[0], values.json === true)
  const results = positionals.flatMap(filesAt).map(reportOf)
  const reports = results.flatMap(result => (result.ok ? [result.value] : []))
  const faults = results.flatMap(result => (result.ok ? [] : result.faults))
  if (!values.check) for (const fault of faults) console.error(describeFault(fault))
  const bad = faults.length > 0 ? 1 : 0
  if (values.check) return Math.max(bad, check(reports, faults, values.json === true))
  const shown = reports.length === 1 ? reports[0] : reports
  if (values.json) printJson(shown)
  else if (reports.length > 0) printLines([readable(shown)])
  return bad
}

/** A check that looks at nothing has not passed. */
function filesAt(path: string): string[] {
  const files = found(path)
  if (files === null) throw misuse(`there is no file or folder ${path}`)
  if (files.length === 0) throw misuse(`there are no position files (.yaml, .json) in ${path}`)
  return files
}

function found(path: string): string[] | null {
  try {
    return positionFilesIn(path)
  } catch {
    return null
  }
}

function reportOf(path: string): Result<Report> {
  const read = readPosition(path)
  return read.ok ? runPosition(read.value.game, read.value.file) : read
}

interface Told {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly path: string
  readonly because: string
}

/** A line for each expectation that is not met; a file that cannot be read is a failure, too. */
function check(reports: readonly Report[], faults: readonly Fault[], asJson: boolean): number {
  const told = reports.flatMap(failuresOf)
  const sum = (count: (report: Report) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  const files = reports.length
  const cases = sum(report => report.cases.length)
  const expectations = sum(report => report.expectations)
  const failed = told.length + faults.length
  if (asJson) {
    const unread = faults.map(fault => ({
      file: fault.file,
      line: fault.line,
      title: '',
      path: fault.place ?? '',
      because: fault.reason,
    }))
    printJson({ files, cases, expectations, failures: [...unread, ...told] })
  } else {
    const counted = `${files} files, ${cases} cases, ${expectations} expectations`
    const lines = [...faults.map(describeFault), ...told.map(each => describeFailure(each))]
    printLines([...lines, `${counted}: ${failed === 0 ? 'all met' : `${failed} faults`}`])
  }
  return failed === 0 ? 0 : 1
}

const failuresOf = ({ file, cases }: Report): Told[] =>
  cases.flatMap(({ title, failures }) =>
    failures.map(({ line, path, because }) => ({ file, line, title, path, because })),
  )

/** What a file of a game can say. */
function tellWords(id: string, asJson: boolean): number {
  const game = POSITIONS.find(each => each.game.id === id)
  if (game === undefined)
    throw misuse(
      `there are no position files for "${id}" (${POSITIONS.map(each => each.game.id).join(', ')})`,
    )
  const vocabulary = vocabularyOf(game)
  if (asJson) printJson(vocabulary)
  else {
    for (const [heading, words] of Object.entries(vocabulary)) {
      const rows = Array.isArray(words) ? [['', words.join(', ')]] : Object.entries(words)
      printLines([`${heading}:`, ...columns(rows).map(row => `  ${row.trim()}`), ''])
    }
  }
  return 0
}

/** JSON for people: what is short stays on one line. */
function readable(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (flat.length + indent.length <= 110 || typeof value !== 'object' || value === null) return flat
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map(item => inner + readable(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${readable(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
