import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXPLOITERS } from '../ai/players/exploiters.ts'
import { isLevel } from '../ai/players/players.ts'
import type { SelfplayResult } from '../lab/batches.ts'
import { rateInWords, wilson } from '../lab/intervals.ts'
import { type Keeping, playKept } from '../lab/kept.ts'
import { climb, EXPLOITER_RUNGS, MOST_GAMES, RUNGS, type Rung } from '../lab/ladder.ts'
import { ladderBudget, rehearsalsFor } from '../lab/ladder-budgets.ts'
import { type LadderRow, ladderPage, percent, rowsWith } from '../lab/ladder-page.ts'
import { progressOf } from '../lab/progress.ts'
import { BOUND } from '../lab/sequential.ts'
import { nameOf, type Title } from '../lab/titles.ts'
import { countingNumber, readArguments, wholeNumber } from './arguments.ts'
import { KEEP_OPTIONS, KEEP_USAGE, keepingOf } from './keep.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'
import { titlesIn } from './scenarios.ts'

/** Less than three hours. */
const MINUTES = 170

export const usage = `salient ladder [--scenarios a,b] [--level officer|general] [--exploiters] [--against a,b] [--games n] [--minutes m] [--out file] [--docs folder] [--json]

Measures in every scenario whether an officer beats a recruit at least 95 %, a general an officer at least 75 %, and a general
his own doctrine without search at least 60 %.
  --scenarios which ones, as game/scenario (all)
  --level    only the rung of this level (both)
  --exploiters  against players who are after one weakness: officers at least 35 %, generals at least 50 %
  --against  only the rungs against these: recruit, officer, ${EXPLOITERS.join(', ')} (all)
  --games    the most games of a rung (${MOST_GAMES})
  --nodes    what a general may think in a turn (so much that all fits into three hours on two cores)
  --docs     folder of ladder.md: what is measured takes the place of its rows there, the others stay (none)
  --minutes  time for the whole table; each rung has an equal part of what is left (${MINUTES})
${KEEP_USAGE}

Each seed is played twice with sides swapped; a draw is half a win. With three sides the higher level takes each seat in turn
among players of the lower one, and the seat's result is compared with what a player of the lower level makes of it in
the same seed: the better result wins, by outcome and then by the lead in points. A sequential test ends a rung as
soon as the logarithm of the likelihood ratio leaves ±${BOUND}; after the last game the score decides. With --out and few --minutes
a ladder is measured piece by piece: the same command goes on where time was up.`

const OPTIONS = {
  scenarios: { type: 'string' },
  level: { type: 'string' },
  exploiters: { type: 'boolean' },
  against: { type: 'string' },
  games: { type: 'string' },
  nodes: { type: 'string' },
  minutes: { type: 'string' },
  docs: { type: 'string' },
  ...KEEP_OPTIONS,
} as const

type Measured = Omit<LadderRow, 'command' | 'day'>

interface Row extends Measured {
  readonly interval: readonly [number, number]
  readonly seconds: number
}

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('ladder', args, OPTIONS)
  const titles = titlesIn(values.scenarios)
  const rungs = rungsOf(values.level, values.exploiters === true, values.against)
  const limit = countingNumber('games', values.games) ?? MOST_GAMES
  const nodes = wholeNumber('nodes', values.nodes)
  const seed = wholeNumber('seed', values.seed) ?? 1
  const minutes = wholeNumber('minutes', values.minutes) ?? MINUTES
  const names = titles.map(nameOf)
  const rungNames = rungs.map(({ higher, lower }) => `${higher} v ${lower}`)
  const command = { verb: 'ladder', titles: names, rungs: rungNames, seed, limit, nodes: nodes ?? 'scaled' }
  const keeping = await keepingOf(values, 'ladder', command)
  const begun = performance.now()
  const steps = rungs.flatMap(rung => titles.map(title => ({ rung, title })))
  const rows: Row[] = []
  for (const [i, { rung, title }] of steps.entries()) {
    const left = minutes * 60_000 - (performance.now() - begun)
    const deadline = performance.now() + left / (steps.length - i)
    rows.push(await rowOf(title, rung, { seed, limit, nodes, deadline }, keeping))
    if (!values.json) printLines(rows.length === 1 ? [HEADING, lineOf(rows[0])] : [lineOf(rows.at(-1)!)])
  }
  const seconds = secondsSince(begun)
  if (values.docs !== undefined) writePage(values.docs, rows, ['ladder', ...again(values)].join(' '))
  if (values.json) printJson({ bound: BOUND, rungs, rows, seconds })
  else
    printLines(['', ...testsInWords(rungs), ...budgetsInWords(rows), ...seatsInWords(rows), `(${seconds} s)`])
  return 0
}

/** The words that the results depend on; minutes are none of them. */
function again(values: Readonly<Record<string, string | boolean | undefined>>): string[] {
  const flags = values.exploiters ? ['--exploiters'] : []
  const words = ['scenarios', 'level', 'against', 'games', 'nodes', 'seed']
  return [
    ...flags,
    ...words.flatMap(name => (values[name] === undefined ? [] : [`--${name} ${values[name]}`])),
  ]
}

/** The rows are kept beside the page, so that a part of the ladder can be measured anew. */
function writePage(folder: string, rows: readonly Row[], command: string): void {
  const file = join(folder, 'ladder.json')
  const before: readonly LadderRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const day = new Date().toISOString().slice(0, 10)
  const now = rows.map(({ interval: _, seconds: __, ...row }): LadderRow => ({ ...row, command, day }))
  const all = rowsWith(before, now, titlesIn(undefined).map(nameOf))
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(join(folder, 'ladder.md'), ladderPage(all))
}

function rungsOf(
  level: string | undefined,
  exploiters: boolean,
  against: string | undefined,
): readonly Rung[] {
  const all = exploiters ? EXPLOITER_RUNGS : RUNGS
  const ofLevel = all.filter(({ higher }) => level === undefined || (isLevel(level) && higher === level))
  if (ofLevel.length === 0) throw misuse(`--level is officer or general, not "${level}"`)
  const lower = against?.split(',').map(word => word.trim())
  const rungs = ofLevel.filter(rung => lower === undefined || lower.includes(rung.lower))
  if (rungs.length === 0)
    throw misuse(
      `--against is one of ${[...new Set(ofLevel.map(rung => rung.lower))].join(', ')} here, not "${against}"`,
    )
  return rungs
}

interface Terms {
  readonly seed: number
  readonly limit: number
  readonly nodes: number | undefined
  readonly deadline: number
}

async function rowOf(
  title: Title,
  rung: Rung,
  { seed, limit, nodes, deadline }: Terms,
  keeping: Keeping<SelfplayResult>,
): Promise<Row> {
  const budget = rung.higher === 'general' ? budgetOf(title, nodes) : undefined
  const begun = performance.now()
  const progress = progressOf(title.scenario.sides.length > 2 ? limit * 2 : limit)
  const result = await climb(title, rung, {
    seed,
    limit,
    wave: keeping.threads * 2,
    nodes: budget?.nodes,
    play: batches => playKept(batches, keeping, progress),
    isTimeUp: () => performance.now() > deadline,
  }).finally(progress.end)
  const { higher, lower, hypotheses } = rung
  return {
    title: nameOf(title),
    higher,
    lower,
    sides: title.scenario.sides.length,
    goal: hypotheses.goal,
    ...result,
    interval: wilson(result.score, result.games),
    ...budget,
    seconds: secondsSince(begun),
  }
}

function budgetOf(title: Title, nodes: number | undefined) {
  const { nodes: scaled, part, rehearsals } = ladderBudget(title)
  if (nodes === undefined) return { nodes: scaled, part, rehearsals }
  return { nodes, part: (part * nodes) / scaled, rehearsals: rehearsalsFor(title, nodes) }
}

const secondsSince = (begun: number): number => Number(((performance.now() - begun) / 1000).toFixed(1))

const WIDTHS = [26, 22, 6, 26, 6, 9]
const HEADING = inColumns(['scenario', 'rung', 'games', 'score', 'ratio', 'verdict', 's'])

/** Rows are printed as they come, so their columns are fixed. */
function inColumns(cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd((WIDTHS[i] ?? 0) + 2))
    .join('')
    .trimEnd()
}

function lineOf({ title, higher, lower, games, score, ratio, verdict, seconds }: Row): string {
  const rate = rateInWords(score, games)
  return inColumns([
    title,
    `${higher} v ${lower}`,
    `${games}`,
    rate,
    ratio.toFixed(2),
    verdict ?? 'undecided',
    `${seconds}`,
  ])
}

function testsInWords(rungs: readonly Rung[]): string[] {
  return rungs.map(
    ({ higher, lower, hypotheses: { goal, low, high } }) =>
      `${higher} v ${lower}: goal ${percent(goal)}, tested as ${percent(low)} against ${percent(high)} with bounds ±${BOUND}`,
  )
}

function budgetsInWords(rows: readonly Row[]): string[] {
  const budgets = rows.flatMap(({ title, nodes, part }) =>
    nodes === undefined || part === undefined ? [] : [`${title} ${nodes} (${percent(part)})`],
  )
  return budgets.length === 0
    ? []
    : [`generals think so many nodes a turn (of the full budget): ${budgets.join(', ')}`]
}

/** With more than two sides the score is not the share of games won. */
function seatsInWords(rows: readonly Row[]): string[] {
  return rows
    .filter(({ sides }) => sides > 2)
    .map(
      ({ title, higher, lower, games, wins }) =>
        `${title}: seats compared with themselves; one ${higher} among ${lower}s won ${rateInWords(wins, games)} of games outright`,
    )
}
