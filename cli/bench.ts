import { HASTY, THOROUGH } from '../lab/bench/measure.ts'
import type { Bar, Row } from '../lab/bench/row.ts'
import { bench } from '../lab/bench.ts'
import { readArguments } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { misuse, Problem } from './problem.ts'
import { FULL, loadOfMachine, SMALL, serverBench } from './sockets/bench.ts'

export const usage = `salient bench [--quick] [--only engine|server] [--json]

Measures the engine and the game server, and in the same run what honeycomb-grid and boardgame.io take for the same work.
  --only     one of the two
  --quick    only shows that everything runs; the figures mean little`

const OPTIONS = {
  quick: { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('bench', args, OPTIONS)
  const { only, quick } = values
  if (only !== undefined && only !== 'engine' && only !== 'server')
    throw misuse(`--only is engine or server, not "${only}"`)
  const parts = [
    ...(only === 'server' ? [] : [await bench(quick ? HASTY : THOROUGH)]),
    ...(only === 'engine' ? [] : [await serverBench(quick ? SMALL : FULL)]),
  ]
  const rows = parts.flatMap(part => part.rows)
  const bars = parts.flatMap(part => part.bars)
  const remarks = parts.flatMap(part => part.remarks)
  if (values.json) printJson(rows)
  else printLines([...columns(rows.map(cells)), '', ...columns(bars.map(verdict)), ...loadOfMachine()])
  for (const remark of remarks) console.error(remark)
  const missed = bars.filter(bar => !bar.reached)
  if (missed.length > 0 && !values.quick) {
    throw new Problem(
      `not reached: ${missed.map(bar => bar.what).join('; ')}. Run it again on an idle machine`,
    )
  }
  return 0
}

function cells({ name, value, unit, ratio, against }: Row): string[] {
  return [name, String(value), unit, ratio === null ? '' : `${ratio}×`, against ?? '']
}

const verdict = ({ what, reached, figure }: Bar): string[] => [reached ? 'pass' : 'FAIL', what, figure]
