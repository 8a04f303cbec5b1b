// How fast the rules play, in one measure for all machines: decisions by lot in the time that the loop of fixed size takes.
import { Worker } from 'node:worker_threads'
import type { AnyGame } from '../../engine/game/door.ts'
import { GAMES } from '../../games/all.ts'
import { labGame } from '../games/all.ts'
import { compareTimes, type Effort, fastestOf } from './measure.ts'
import { pureLoop } from './pure-loop.ts'
import { RandomPlay } from './random-play.ts'
import { atLeast, atMost, type Bench, comparedRow, plainRow } from './row.ts'

/**
 * Poland 1939 in commit c71d767, the yardstick that the other scenarios were to reach: decisions in the time of one pure loop, measured
 * in turn with it (153.4 and 151.9 in two runs).
 */
const YARDSTICK = 152

/** Of a game that is not held to the yardstick. */
const DECISIONS = 50_000
const COPY = 5

/** Every game in a thread of its own, one after the other. */
export async function playPart(effort: Effort): Promise<Bench[]> {
  const parts: Bench[] = []
  for (const { id } of GAMES) parts.push(await inThread(id, effort))
  return parts
}

function inThread(game: string, effort: Effort): Promise<Bench> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pace-thread.ts', import.meta.url), { workerData: { game, effort } })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}

export function paceOfGame(game: AnyGame, effort: Effort): Bench {
  // Rules take longer to be compiled than a loop.
  const patient = { ...effort, warmUp: effort.warmUp * 5 }
  const parts = [...pacesOf(game).map(pace => paceOf(game, pace, patient)), copyOf(game, effort)]
  return { rows: parts.map(({ row }) => row), bars: parts.map(({ bar }) => bar), remarks: [] }
}

/** Scenarios that are played in turn and measured together. */
export interface PaceWanted {
  readonly title: string
  readonly scenarios: readonly string[]
  /** Times the yardstick; left out, 50,000 decisions a second. */
  readonly times?: number
}

const pacesOf = ({ id, title, scenarios }: AnyGame): readonly PaceWanted[] =>
  labGame(id)?.paces ?? [{ title, scenarios: scenarios.map(scenario => scenario.id) }]

function paceOf(game: AnyGame, { title, scenarios, times }: PaceWanted, effort: Effort) {
  const play = new RandomPlay(game, scenarios)
  const { second, ratio } = compareTimes(pureLoop, () => play.some(), effort)
  const decisions = (play.batch * 1000) / second
  const paced = play.batch / ratio / YARDSTICK
  const row = comparedRow(`random decisions, ${title}`, decisions, 'per s', paced, 'times the yardstick')
  const bar =
    times === undefined
      ? atLeast(`random decisions a second, ${title}`, decisions, DECISIONS)
      : atLeast(`random decisions, ${title}, times the yardstick`, paced, times)
  return { row, bar }
}

function copyOf(game: AnyGame, effort: Effort) {
  const g = new RandomPlay(game, [game.scenarios[0].id]).state
  const copy = fastestOf(() => g.copy(), effort) * 1000
  return {
    row: plainRow(`copy of a state, ${game.title}`, copy, 'µs'),
    bar: atMost(`copy of a state, ${game.title}, µs`, copy, COPY),
  }
}
