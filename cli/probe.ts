import { describeFaults } from '../engine/files/result.ts'
import { describeFailure, type Report } from '../engine/positions/report.ts'
import { runPosition } from '../engine/positions/run.ts'
import { readArguments } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { positionFilesIn, readPosition } from './position-file.ts'
import { misuse, Problem } from './problem.ts'

export const usage = `salient probe <file or folder>... [--check] [--json]

Runs position files (docs/position-files.md) and prints every fact that was reached, as JSON.
  --check   compare with what the files expect: a line for each expectation that is not met, and a failing exit code
  --json    one JSON value on one line; with --check {files, cases, expectations, failures: [{file, line, title, path, because}]}`

const OPTIONS = { check: { type: 'boolean' }, json: { type: 'boolean' } } as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('probe', args, OPTIONS, ['file', ...args.map(() => 'file?')])
  const reports = positionals.flatMap(filesAt).map(reportOf)
  if (values.check) return check(reports, values.json === true)
  const shown = reports.length === 1 ? reports[0] : reports
  if (values.json) printJson(shown)
  else printLines([readable(shown)])
  return 0
}

function filesAt(path: string): string[] {
  try {
    return positionFilesIn(path)
  } catch {
    throw misuse(`there is no file or folder ${path}`)
  }
}

function reportOf(path: string): Report {
  const read = readPosition(path)
  const report = read.ok ? runPosition(read.value.game, read.value.file) : read
  if (report.ok) return report.value
  const [first, ...rest] = describeFaults(report.faults).split('\n')
  for (const line of rest) console.error(line)
  throw new Problem(first)
}

interface Told {
  readonly file: string
  readonly line: number
  readonly title: string
  readonly path: string
  readonly because: string
}

function check(reports: readonly Report[], asJson: boolean): number {
  const told = reports.flatMap(({ file, cases }) =>
    cases.flatMap(({ title, failures }) =>
      failures.map((failure): Told => ({ file, line: failure.line, title, path: failure.path, because: failure.because })),
    ),
  )
  const sum = (count: (report: Report) => number) => reports.reduce((total, report) => total + count(report), 0)
  const counts = {
    files: reports.length,
    cases: sum(report => report.cases.length),
    expectations: sum(report => report.expectations),
  }
  if (asJson) printJson({ ...counts, failures: told })
  else {
    const lines = told.map(each => describeFailure(each.file, each.title, each))
    printLines([...lines, summary(counts, told.length)])
  }
  return told.length === 0 ? 0 : 1
}

function summary({ files, cases, expectations }: { files: number; cases: number; expectations: number }, failed: number) {
  const counted = `${files} files, ${cases} cases, ${expectations} expectations`
  return failed === 0 ? `${counted}: all met` : `${counted}: ${failed} not met`
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
