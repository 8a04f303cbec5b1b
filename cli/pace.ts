import type { Level } from '../ai/players/players.ts'
import { type Pace, paceOf } from '../lab/pace.ts'
import { nameOf } from '../lab/titles.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { columns, printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'
import { titlesIn } from './scenarios.ts'

export const usage = `salient pace [--scenarios a,b] [--level officer|general] [--turns n] [--seed s] [--json]

Times players at full budget: what a side takes for all it decides in a game turn, in processor time, as on a core of its
own. An officer should take under 3 s, a general under 30 s.
  --scenarios which ones, as game/scenario (all)
  --level    only this level (both)
  --turns    how many turns of a game are played (3)
  --seed     seed of the game (1)`

const OPTIONS = {
  scenarios: { type: 'string' },
  level: { type: 'string' },
  turns: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Seconds that a turn of a player may take. */
const LIMITS = { officer: 3, general: 30 } as const satisfies Partial<Record<Level, number>>
type Timed = keyof typeof LIMITS

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('pace', args, OPTIONS)
  const titles = titlesIn(values.scenarios)
  const levels = levelsOf(values.level)
  const turns = wholeNumber('turns', values.turns) ?? 3
  const seed = wholeNumber('seed', values.seed) ?? 1
  const rows = titles.flatMap(title =>
    levels.map(level => ({
      title: nameOf(title),
      level,
      limit: LIMITS[level],
      ...paceOf(title, level, seed, turns),
    })),
  )
  if (values.json) printJson(rows)
  else printLines(columns([['scenario', 'level', 'turns', 'mean', 'longest', 'limit'], ...rows.map(cells)]))
  return 0
}

function levelsOf(word: string | undefined): Timed[] {
  const all = Object.keys(LIMITS) as Timed[]
  const levels = all.filter(level => word === undefined || level === word)
  if (levels.length === 0) throw misuse(`--level is ${all.join(' or ')}, not "${word}"`)
  return levels
}

function cells({
  title,
  level,
  limit,
  turns,
  mean,
  longest,
}: Pace & { title: string; level: string; limit: number }) {
  const verdict = longest < limit ? 'kept' : 'broken'
  return [
    title,
    level,
    `${turns}`,
    `${mean.toFixed(2)} s`,
    `${longest.toFixed(2)} s`,
    `${limit} s ${verdict}`,
  ]
}
