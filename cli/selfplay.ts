import { levelsOf } from '../ai/games/all.ts'
import { EXPLOITERS, isExploiter } from '../ai/players/exploiters.ts'
import { type Contender, isLevel } from '../ai/players/players.ts'
import type { Scenario } from '../engine/game/game.ts'
import { portions, type SelfplayBatch } from '../lab/batches.ts'
import { type Figures, figuresOf } from '../lab/figures.ts'
import { wilson } from '../lab/intervals.ts'
import { playKept } from '../lab/kept.ts'
import { progressOf } from '../lab/progress.ts'
import { scoreSheetOf } from '../lab/scores.ts'
import { nameOf } from '../lab/titles.ts'
import { countingNumber, readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { firedRules } from './fired-rules.ts'
import { KEEP_OPTIONS, KEEP_USAGE, keepingOf } from './keep.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'
import { selfplayLines } from './selfplay-lines.ts'

export const usage = `salient selfplay <game/scenario> [--games n] [--seed s] [--jobs k] [--<side> level] [--out file] [--json]

Lets computer players play. Tells who wins how often (with 95 % intervals), how long games are, what they cost, how the
victory points go, how games end and which rules ever fired.
  --games    how many games (100)
  --<side>   who plays a side, by its name in \`salient games\`: random, lively, recruit, officer or general (officer)
  --nodes    what a general may think in a turn, if not all that he can
${KEEP_USAGE}`

const OPTIONS = {
  games: { type: 'string' },
  nodes: { type: 'string' },
  ...KEEP_OPTIONS,
} as const

export async function run(args: string[]): Promise<number> {
  const { scenario, game } = scenarioNamed(scenarioWord(args))
  const sides = Object.fromEntries(scenario.sides.map(side => [side, { type: 'string' as const }]))
  const { values } = readArguments('selfplay', args, { ...OPTIONS, ...sides }, ['game/scenario'])
  const words = values as Readonly<Record<string, string | undefined>>
  const levels = scenario.sides.map(side => levelOf(game.id, side, words[side] ?? 'officer'))
  const games = countingNumber('games', words.games) ?? 100
  const seed = wholeNumber('seed', words.seed) ?? 1
  const nodes = wholeNumber('nodes', words.nodes)
  const title = nameOf({ game, scenario })
  const played = { title, levels, ...(nodes !== undefined && { nodes }) }
  const command = { verb: 'selfplay', ...played, games, seed, rulesVersion: game.rulesVersion }
  const keeping = await keepingOf(words, 'selfplay', command)
  const batches = portions(seed, games).map(
    (seeds): SelfplayBatch => ({ kind: 'selfplay', seeds, ...played }),
  )
  const begun = performance.now()
  const progress = progressOf(games)
  const results = await playKept(batches, keeping, progress).finally(progress.end)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  const figures = figuresOf(
    results.flatMap(result => result.played),
    scenario,
  )
  const rules = await firedRules(game.id, figures.fired)
  const report = { ...reportOf(game.id, scenario, levels, seconds, figures), rules }
  if (values.json) printJson(report)
  else printLines(selfplayLines(title, report))
  return 0
}

/** The scenario names the sides, and the sides are options, so it is looked for first. */
export function scenarioWord(args: readonly string[]): string {
  const found = args.find((word, i) => !word.startsWith('-') && (i === 0 || !isOptionWithValue(args[i - 1])))
  if (found === undefined) throw misuse('which game/scenario? (salient selfplay --help)')
  return found
}

const isOptionWithValue = (word: string): boolean =>
  word.startsWith('--') && !word.includes('=') && word !== '--json' && word !== '--'

export function levelOf(game: string, side: string, word: string): Contender {
  const levels = levelsOf(game)
  if (isExploiter(word) && levels.includes('officer')) return word
  if (!isLevel(word) || !levels.includes(word))
    throw misuse(`--${side} is one of ${[...levels, ...EXPLOITERS].join(', ')}, not "${word}"`)
  return word
}

function reportOf(
  game: string,
  scenario: Scenario,
  levels: readonly Contender[],
  seconds: number,
  figures: Figures,
) {
  const bySide = <T>(value: (side: number) => T): Record<string, T> =>
    Object.fromEntries(scenario.sides.map((name, side) => [name, value(side)]))
  const { games, wins, draws, turns, decisions, counters, strength, points, slips } = figures
  const sheet = scoreSheetOf(game)
  return {
    games,
    wins: bySide(side => wins[side]),
    draws,
    levels: bySide(side => levels[side]),
    seconds,
    intervals: bySide(side => wilson(wins[side], games)),
    turns,
    decisions,
    losses: bySide(side => ({ counters: counters[side], strength: strength[side] })),
    strengthIn: sheet.strengthIn,
    points: bySide(side => points.map(turn => turn[side])),
    pointsAre: sheet.pointsAre(scenario.id),
    slips,
    endings: figures.endings.map(({ winners, ...ending }) => ({
      winners: winners.map(side => scenario.sides[side]),
      ...ending,
    })),
  }
}

export type SelfplayReport = ReturnType<typeof reportOf> & {
  readonly rules: Awaited<ReturnType<typeof firedRules>>
}
