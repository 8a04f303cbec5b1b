// What a worker is given: some seeds of one title. Also done in this thread when only one is wanted.

import type { Level } from '../ai/players/players.ts'
import type { Outcome } from '../engine/game/game.ts'
import { type Failure, fuzzGame, type Style } from './fuzz.ts'
import { playGame } from './selfplay.ts'
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
  readonly levels: readonly Level[]
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
  readonly outcomes: readonly Outcome[]
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
  const played = batch.seeds.map(seed => playGame(title, batch.levels, seed))
  return {
    kind: 'selfplay',
    games: played.length,
    decisions: played.reduce((sum, game) => sum + game.decisions, 0),
    outcomes: played.map(game => game.outcome),
  }
}

/** Seeds in portions small enough that no worker is left with the last one. */
export function portions(first: number, games: number, workers: number): number[][] {
  const size = Math.max(1, Math.min(20, Math.floor(games / (workers * 4))))
  const seeds = Array.from({ length: games }, (_, i) => first + i)
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => seeds.slice(i * size, (i + 1) * size))
}
