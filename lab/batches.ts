// What a worker is given: some seeds of one title. Plain JSON in, plain JSON out, so that a batch can go to any thread,
// process or machine; the same batch has the same result everywhere.

import type { Contender } from '../ai/players/players.ts'
import { type Failure, fuzzGame, type Style } from './fuzz.ts'
import { type Pull, withPull } from './levers.ts'
import { type PlayedGame, playGame } from './selfplay.ts'
import { type Title, titleOf } from './titles.ts'

export interface FuzzBatch {
  readonly kind: 'fuzz'
  readonly title: string
  readonly seeds: readonly number[]
  readonly style: Style
}

export interface SelfplayBatch {
  readonly kind: 'selfplay'
  readonly title: string
  readonly seeds: readonly number[]
  /** Level of each side. */
  readonly levels: readonly Contender[]
  /** Actions that a general may try out in thought in a turn; without it, the full budget. */
  readonly nodes?: number
  /** A reconstructed value that is moved for these games. */
  readonly pull?: Pull
}

export type Batch = FuzzBatch | SelfplayBatch

export interface FuzzResult {
  readonly kind: 'fuzz'
  readonly games: number
  readonly decisions: number
  readonly failures: readonly Failure[]
}

export interface SelfplayResult {
  readonly kind: 'selfplay'
  readonly games: number
  readonly decisions: number
  readonly played: readonly PlayedGame[]
}

export type BatchResult<B extends Batch> = B extends FuzzBatch ? FuzzResult : SelfplayResult

export function runBatch<B extends Batch>(batch: B): BatchResult<B> {
  const title = titleOf(batch.title)
  if (!title.ok) throw new Error(title.faults[0].reason)
  const result = batch.kind === 'fuzz' ? runFuzz(title.value, batch) : runSelfplay(title.value, batch)
  return result as BatchResult<B>
}

function runFuzz(title: Title, batch: FuzzBatch): FuzzResult {
  const played = batch.seeds.map(seed => fuzzGame(title, seed, batch.style))
  return {
    kind: 'fuzz',
    games: played.length,
    decisions: played.reduce((sum, game) => sum + game.decisions, 0),
    failures: played.flatMap(game => (game.failure === null ? [] : [game.failure])),
  }
}

function runSelfplay(title: Title, batch: SelfplayBatch): SelfplayResult {
  const played = withPull(title, batch.pull, () =>
    batch.seeds.map(seed => playGame(title, batch.levels, seed, { nodes: batch.nodes })),
  )
  return {
    kind: 'selfplay',
    games: played.length,
    decisions: played.reduce((sum, game) => sum + game.decisions, 0),
    played,
  }
}

/**
 * Seeds in portions small enough that no worker is left with the last one. They do not depend on the number of workers:
 * a run that was broken off goes on in the same portions anywhere.
 */
export function portions(first: number, games: number): number[][] {
  const size = Math.max(1, Math.min(20, Math.floor(games / 64)))
  const seeds = Array.from({ length: games }, (_, i) => first + i)
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => seeds.slice(i * size, (i + 1) * size))
}
