import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledgeAbout } from '../ai/games/all.ts'
import type { Fit } from '../ai/planner/yardstick.ts'
import { type Errors, errorsOf, fitOf, type Sample, samplesOf } from '../lab/fit.ts'
import { countingNumber, readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'

export const usage = `salient fit <game/scenario> [--games n] [--seed s] [--write] [--json]

Lets officers of many tempers play, fits what the features of a position foretell about the result, a line of weights for each turn
and mover, and compares it on other games with what the game's standing says today and with a constant.
  --games    games to fit to; a quarter as many more are for the comparison (1000)
  --write    write ai/games/<game>/fitted-<scenario>.ts`

/** Games for the comparison have seeds from here on. */
const UNSEEN = 1_000_000

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(
    'fit',
    args,
    {
      games: { type: 'string' },
      seed: { type: 'string' },
      write: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    ['game/scenario'],
  )
  const title = scenarioNamed(positionals[0])
  const names = knowledgeAbout(title.game.id)?.describe().featureNames
  if (names === undefined) throw misuse(`${title.game.id} names no features yet (ai/games/README.md)`)
  const games = countingNumber('games', values.games) ?? 1000
  const seed = wholeNumber('seed', values.seed) ?? 1
  const played = (first: number, count: number): Sample[] =>
    Array.from({ length: count }, (_, i) => samplesOf(title, first + i)).flat()
  const seen = played(seed, games)
  const fit = fitOf(names, seen, games)
  const errors = errorsOf(fit, played(UNSEEN + seed, Math.ceil(games / 4)))
  if (values.write) write(title.game.id, title.scenario.id, fit)
  if (values.json) printJson({ fit, errors })
  else printLines(['turn.mover  games  fit    today  constant', ...errors.map(lineOf)])
  return 0
}

const lineOf = ({ key, samples, fit, standing, constant }: Errors): string =>
  [
    key.padEnd(10),
    String(samples).padStart(5),
    ...[fit, standing, constant].map(error => error.toFixed(3)),
  ].join('  ')

function write(game: string, scenario: string, fit: Fit): void {
  const rows = Object.entries(fit.weights).map(([key, row]) => `    '${key}': [${row.join(', ')}],`)
  const text = `// Written by salient fit ${game}/${scenario} --games ${fit.games} --write; not to be edited by hand.
import type { Fit } from '../../planner/yardstick.ts'

export const fitted: Fit = {
  games: ${fit.games},
  mean: ${fit.mean},
  names: [${fit.names.map(name => `'${name}'`).join(', ')}],
  weights: {
${rows.join('\n')}
  },
}
`
  writeFileSync(join(import.meta.dirname, `../ai/games/${game}/fitted-${scenario}.ts`), text)
}
