import type { Action } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'
import { fingerprint } from '../state/layout.ts'

/** One row: what there is to do in exactly so many actions (or in fewer, where nothing follows). */
export interface PerftRow {
  readonly depth: number
  /** Sequences of legal actions. */
  readonly actions: number
  /** Different positions that they lead to. */
  readonly positions: number
}

/** Actions behind which nothing is looked for: the ends of phases, and whatever else is resolved by dice. */
export type IsLeaf = (action: Action) => boolean

const NO_LEAVES: IsLeaf = () => false

/**
 * Counts legal actions to a depth: the proof of a move generator. Two implementations of the same rules give the same
 * figures; a game whose rules have not changed gives the figures it gave before.
 */
export function perft<G extends GameState>(
  game: Game<G>,
  g: G,
  depth: number,
  isLeaf: IsLeaf = NO_LEAVES,
): PerftRow[] {
  const counts = new Float64Array(depth + 1)
  const leaves = new Float64Array(depth + 1)
  const seen = Array.from({ length: depth + 1 }, () => new Set<string>())
  const ends = Array.from({ length: depth + 1 }, () => new Set<string>())
  const levels = Array.from({ length: depth + 1 }, () => g.copy())

  function visit(at: number): void {
    const here = levels[at]
    const awaited = game.awaited(here)
    if (awaited === null) return
    for (const action of game.legal(here, awaited.side)) {
      if (isLeaf(action)) {
        leaves[at + 1] += 1
        ends[at + 1].add(`${fingerprint(here.numbers())} ${JSON.stringify(action)}`)
        continue
      }
      counts[at + 1] += 1
      const next = levels[at + 1]
      next.copyFrom(here)
      game.perform(next, awaited.side, action, null)
      seen[at + 1].add(fingerprint(next.numbers()))
      if (at + 1 < depth) visit(at + 1)
    }
  }

  if (depth > 0) visit(0)
  return Array.from({ length: depth }, (_, i) => {
    const ended = leaves.subarray(0, i + 2).reduce((sum, count) => sum + count, 0)
    const endings = new Set(ends.slice(0, i + 2).flatMap(set => [...set]))
    return { depth: i + 1, actions: counts[i + 1] + ended, positions: seen[i + 1].size + endings.size }
  })
}

/** After so many actions of a game: the legal actions, and the sequences of two. */
export type PerftCount = readonly [at: number, one: number, two: number]

/** Dice that fall in the first action are those of the game, so that the second is counted behind the same roll. */
export function perftAt<G extends GameState>(game: Game<G>, g: G, at: number): [number, number, number] {
  const awaited = game.awaited(g)
  if (awaited === null) return [at, 0, 0]
  const first = game.legal(g, awaited.side)
  const next = g.copy()
  let two = 0
  for (const action of first) {
    next.copyFrom(g)
    game.perform(next, awaited.side, action, null)
    const then = game.awaited(next)
    if (then !== null) two += game.legal(next, then.side).length
  }
  return [at, first.length, two]
}
