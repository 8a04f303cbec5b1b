import { type FuzzBatch, type FuzzResult, portions } from '../lab/batches.ts'
import { type Failure, STYLES, type Style } from '../lab/fuzz.ts'
import { cores, playBatches } from '../lab/pool.ts'
import { progressOf } from '../lab/progress.ts'
import { nameOf, type Title } from '../lab/titles.ts'
import { countingNumber, readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { misuse, Problem } from './problem.ts'
import { countersOf, runSecrets } from './secrets.ts'
import { fogAtSocket } from './sockets/fog.ts'
import { probeSockets } from './sockets/probes.ts'

export const usage = `salient fuzz <game/scenario> [--games n] [--seed s] [--jobs k] [--player random|lively|recruit|mixed] [--secrets [--moments n] [--out file]] [--socket [--pairs n]] [--probes [--messages n]] [--json]

Plays random legal games and looks at every invariant after every action.
  --games    how many games (100)
  --seed     seed of the first game; the next has the next number (1)
  --jobs     threads (as many as there are cores)
  --player   random, lively (seeks the enemy), recruit, or mixed: any of them on either side (mixed)
  --secrets  only this: what a side may not know is dealt anew, changed and exchanged, and nobody may be able to tell, by view,
             legal actions, refusals, events or anything on the table; in one thread
  --moments  with --secrets: looks at so many positions of each game, drawn by lot, instead of dozens, and at the table for
             one pair of each; for many games
  --out      with --secrets: file that keeps the games that are finished; the same command goes on from there
  --socket   only this: the same pairs of positions at a server, where a seat and the public must be sent the same bytes
  --pairs    how many pairs of positions are compared at the server (1000)
  --probes   only this: messages to a server that are not legal, not one's own, late, repeated or broken; none may be carried out
  --messages how many of them (10000)`

const OPTIONS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
  player: { type: 'string' },
  secrets: { type: 'boolean' },
  moments: { type: 'string' },
  out: { type: 'string' },
  socket: { type: 'boolean' },
  pairs: { type: 'string' },
  probes: { type: 'boolean' },
  messages: { type: 'string' },
  json: { type: 'boolean' },
} as const

const SHOWN = 10

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('fuzz', args, OPTIONS, ['game/scenario'])
  const title = nameOf(scenarioNamed(positionals[0]))
  const style = styleOf(values.player ?? 'mixed')
  const games = countingNumber('games', values.games) ?? 100
  const seed = wholeNumber('seed', values.seed) ?? 1
  const jobs = Math.max(1, wholeNumber('jobs', values.jobs) ?? cores())
  if (values.secrets)
    return runSecrets(scenarioNamed(positionals[0]), {
      seed,
      games,
      moments: countingNumber('moments', values.moments),
      out: values.out,
      isJson: values.json ?? false,
    })
  if (values.socket)
    return runSocket(
      scenarioNamed(positionals[0]),
      seed,
      countingNumber('pairs', values.pairs) ?? 1000,
      values.json ?? false,
    )
  if (values.probes)
    return runProbes(
      scenarioNamed(positionals[0]),
      seed,
      countingNumber('messages', values.messages) ?? 10_000,
      values.json ?? false,
    )
  const begun = performance.now()
  const results = await play(title, style, portions(seed, games), jobs, games)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0)
  const failures = results.flatMap(result => result.failures)
  if (values.json) printJson({ games, decisions, failures: failures.length, seconds })
  else printLines([summary(title, games, decisions, failures.length, seconds)])
  for (const failure of failures.slice(0, SHOWN)) console.error(inWords(title, failure))
  if (failures.length > 0) throw new Problem(`to see a failure again: ${again(title, style, failures[0])}`)
  return 0
}

async function runSocket(title: Title, seed: number, wanted: number, isJson: boolean): Promise<number> {
  const begun = performance.now()
  const { pairs, messages, leak } = await fogAtSocket(title, await countersOf(title), seed, wanted)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  if (isJson) printJson({ pairs, messages, leaks: leak === null ? 0 : 1, seconds })
  else
    printLines([
      `${nameOf(title)}: ${pairs} pairs of positions at the server, ${messages} messages, ${leak === null ? 'the same bytes' : 'a secret is told'} (${seconds} s)`,
    ])
  if (leak !== null) throw new Problem(leak.replaceAll('\n', ' '))
  return 0
}

async function runProbes(title: Title, seed: number, wanted: number, isJson: boolean): Promise<number> {
  const begun = performance.now()
  const { fault, ...counts } = await probeSockets(title, seed, wanted)
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  const codes = Object.entries(counts.codes).map(([code, count]) => `${code} ${count}`)
  if (isJson) printJson({ ...counts, faults: fault === null ? 0 : 1, seconds })
  else
    printLines([
      `${nameOf(title)}: ${counts.messages} messages among ${counts.actions} actions, ${fault === null ? 'none carried out' : 'one at fault'} (${codes.join(', ')}; ${seconds} s)`,
    ])
  if (fault !== null) throw new Problem(fault.replaceAll('\n', ' '))
  return 0
}

function styleOf(word: string): Style {
  const style = STYLES.find(known => known === word)
  if (style === undefined) throw misuse(`--player is one of ${STYLES.join(', ')}, not "${word}"`)
  return style
}

async function play(
  title: string,
  style: Style,
  seeds: readonly number[][],
  jobs: number,
  games: number,
): Promise<FuzzResult[]> {
  const progress = progressOf(games)
  let failures = 0
  const batches = seeds.map((some): FuzzBatch => ({ kind: 'fuzz', title, seeds: some, style }))
  try {
    return await playBatches(batches, jobs, result => {
      failures += result.failures.length
      progress.add(result.games, failures === 0 ? '' : `${failures} failed`)
    })
  } finally {
    progress.end()
  }
}

function summary(title: string, games: number, decisions: number, failures: number, seconds: number): string {
  const verdict = failures === 0 ? 'every invariant held' : `${failures} failed`
  return `${title}: ${games} games, ${decisions} decisions, ${verdict} (${seconds} s)`
}

function inWords(title: string, { seed, action, fault }: Failure): string {
  return `${title}, seed ${seed}, action ${action}: ${fault.replaceAll('\n', ' ')}`
}

function again(title: string, style: Style, { seed }: Failure): string {
  return `npm run -s salient -- fuzz ${title} --games 1 --seed ${seed} --player ${style}`
}
