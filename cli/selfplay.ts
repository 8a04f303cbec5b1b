import { isLevel, LEVELS, type Level } from '../ai/players/players.ts'
import type { Outcome, Scenario } from '../engine/game/game.ts'
import { portions, type SelfplayBatch, type SelfplayResult } from '../lab/batches.ts'
import { rateInWords } from '../lab/intervals.ts'
import { cores, playBatches } from '../lab/pool.ts'
import { progressOf } from '../lab/progress.ts'
import { nameOf } from '../lab/titles.ts'
import { readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'

export const usage = `salient selfplay <game/scenario> [--games n] [--seed s] [--jobs k] [--<side> level] [--json]

Lets computer players play and tells who wins how often, with 95 % intervals.
  --games    how many games (100)
  --seed     seed of the first game; the next has the next number (1)
  --jobs     threads (as many as there are cores)
  --<side>   who plays a side, by its name in \`salient games\`: random, lively, recruit, officer or general (officer)`

const OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { scenario, game } = scenarioNamed(scenarioWord(args))
  const sides = Object.fromEntries(scenario.sides.map(side => [side, { type: 'string' as const }]))
  const { values } = readArguments('selfplay', args, { ...OPTIONS, ...sides }, ['game/scenario'])
  const words = values as Readonly<Record<string, string | undefined>>
  const levels = scenario.sides.map(side => levelOf(side, words[side] ?? 'officer'))
  const games = wholeNumber('games', words.games) ?? 100
  const seed = wholeNumber('seed', words.seed) ?? 1
  const jobs = Math.max(1, wholeNumber('jobs', words.jobs) ?? cores())
  const begun = performance.now()
  const results = await play(nameOf({ game, scenario }), levels, portions(seed, games, jobs), jobs, games)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  const report = reportOf(scenario, levels, games, seconds, results)
  if (values.json) printJson(report)
  else printLines(table(nameOf({ game, scenario }), report, results))
  return 0
}

/** The scenario names the sides, and the sides are options, so it is looked for first. */
function scenarioWord(args: readonly string[]): string {
  const found = args.find((word, i) => !word.startsWith('-') && (i === 0 || !isOptionWithValue(args[i - 1])))
  if (found === undefined) throw misuse('which game/scenario? (salient selfplay --help)')
  return found
}

const isOptionWithValue = (word: string): boolean =>
  word.startsWith('--') && !word.includes('=') && word !== '--json' && word !== '--'

function levelOf(side: string, word: string): Level {
  if (!isLevel(word)) throw misuse(`--${side} is one of ${LEVELS.join(', ')}, not "${word}"`)
  return word
}

async function play(
  title: string,
  levels: readonly Level[],
  seeds: readonly number[][],
  jobs: number,
  games: number,
): Promise<SelfplayResult[]> {
  const progress = progressOf(games)
  const batches = seeds.map((some): SelfplayBatch => ({ kind: 'selfplay', title, seeds: some, levels }))
  try {
    return await playBatches(batches, jobs, result => progress.add(result.games))
  } finally {
    progress.end()
  }
}

interface Report {
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
  readonly draws: number
  readonly levels: Readonly<Record<string, Level>>
  readonly seconds: number
}

const outcomesOf = (results: readonly SelfplayResult[]): Outcome[] =>
  results.flatMap(result => result.outcomes)

function reportOf(
  scenario: Scenario,
  levels: readonly Level[],
  games: number,
  seconds: number,
  results: readonly SelfplayResult[],
): Report {
  const wonBy = (winner: number) => outcomesOf(results).filter(outcome => outcome.winner === winner).length
  return {
    games,
    wins: Object.fromEntries(scenario.sides.map((side, i) => [side, wonBy(i)])),
    draws: wonBy(-1),
    levels: Object.fromEntries(scenario.sides.map((side, i) => [side, levels[i]])),
    seconds,
  }
}

function table(title: string, report: Report, results: readonly SelfplayResult[]): string[] {
  const { games, wins, draws, levels, seconds } = report
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0)
  const rows = Object.entries(wins).map(([side, won]) => [
    `${side} (${levels[side]})`,
    'wins',
    rateInWords(won, games),
  ])
  const length = games === 0 ? 0 : Math.round(decisions / games)
  return [
    `${title}: ${games} games, ${length} decisions on average (${seconds} s)`,
    ...columns([...rows, ['', 'draws', rateInWords(draws, games)]]),
    ...endings(outcomesOf(results)),
  ]
}

/** How the games ended, the commonest first. */
function endings(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>()
  for (const { rule, because } of outcomes) {
    const ending = `${because} (${rule})`
    counts.set(ending, (counts.get(ending) ?? 0) + 1)
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  return columns(sorted.map(([ending, count]) => [String(count), ending]))
}
