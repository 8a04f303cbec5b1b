import { describeFaults, type Result } from '../engine/files/result.ts'
import { type PerftRow, perft } from '../engine/positions/perft.ts'
import { layOut } from '../engine/positions/run.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { type Read, readPosition } from './position-file.ts'
import { misuse, Problem } from './problem.ts'

export const usage = `salient perft <file> --depth n [--within-phase] [--json]

Counts the sequences of legal actions, and the different positions they lead to, from the position of a file.
  --depth n        how many actions deep
  --within-phase   do not look behind actions that end a phase or roll dice
  --json           {file, cases: [{title, rows: [{depth, actions, positions}], seconds}]}`

const OPTIONS = {
  depth: { type: 'string' },
  'within-phase': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export interface CaseCount {
  readonly title: string
  readonly rows: readonly PerftRow[]
  readonly seconds: number
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('perft', args, OPTIONS, ['file'])
  const depth = wholeNumber('depth', values.depth)
  if (depth === undefined || depth < 1) throw misuse('how deep? --depth 2 (salient perft --help)')
  const [path] = positionals
  const cases = countCases(valueIn(readPosition(path)), depth, values['within-phase'] === true)
  if (values.json) printJson({ file: path, cases })
  else printLines(cases.flatMap(table))
  return 0
}

/** The counts of every case of a file. */
export function countCases({ game, file }: Read, depth: number, withinPhase: boolean): CaseCount[] {
  return file.cases.map(each =>
    game.during(each.position, () => {
      const g = valueIn(layOut(game, each))
      game.open(g, [])
      const start = performance.now()
      const rows = perft(game.game, g, depth, withinPhase ? action => game.endsPhase(action) : undefined)
      return { title: each.title, rows, seconds: (performance.now() - start) / 1000 }
    }),
  )
}

function valueIn<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const [first, ...rest] = describeFaults(result.faults).split('\n')
  for (const line of rest) console.error(line)
  throw new Problem(first)
}

function table({ title, rows, seconds }: CaseCount): string[] {
  const lines = rows.map(row => [`${row.depth}`, `${row.actions}`, `${row.positions}`])
  return [title, ...columns([['depth', 'actions', 'positions'], ...lines]), `${seconds.toFixed(2)} s`]
}
