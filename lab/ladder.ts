// One level against the next one down, in one scenario, until a sequential test knows.

import { EXPLOITERS } from '../ai/players/exploiters.ts'
import type { Contender } from '../ai/players/players.ts'
import { alliesOf } from '../engine/game/allies.ts'
import type { SelfplayBatch, SelfplayResult } from './batches.ts'
import type { PlayedGame } from './selfplay.ts'
import { type Hypotheses, logLikelihoodRatio, type Verdict, verdictOf } from './sequential.ts'
import { nameOf, type Title } from './titles.ts'

export interface Rung {
  readonly higher: Contender
  readonly lower: Contender
  readonly hypotheses: Hypotheses
}

export const RUNGS: readonly Rung[] = [
  { higher: 'officer', lower: 'recruit', hypotheses: { goal: 0.95, low: 0.92, high: 0.97 } },
  { higher: 'general', lower: 'officer', hypotheses: { goal: 0.75, low: 0.67, high: 0.82 } },
  { higher: 'general', lower: 'doctrine', hypotheses: { goal: 0.6, low: 0.53, high: 0.67 } },
]

/** Nobody who is after one weakness only may win more than 65 % against an officer or half against a general. */
const AGAINST_OFFICER: Hypotheses = { goal: 0.35, low: 0.28, high: 0.42 }
const AGAINST_GENERAL: Hypotheses = { goal: 0.5, low: 0.43, high: 0.57 }

export const EXPLOITER_RUNGS: readonly Rung[] = EXPLOITERS.flatMap((lower): Rung[] => {
  const ofOfficer: Rung = { higher: 'officer', lower, hypotheses: AGAINST_OFFICER }
  // More is asked of a general against his own doctrine: that rung is among the others.
  if (lower === 'doctrine') return [ofOfficer]
  return [ofOfficer, { higher: 'general', lower, hypotheses: AGAINST_GENERAL }]
})

/** The most games that are scored on one rung. */
export const MOST_GAMES = 200

export interface Climb {
  readonly games: number
  /** Games won, and half of those drawn. */
  readonly score: number
  /** Games in which the higher level won outright, whatever they score. */
  readonly wins: number
  readonly ratio: number
  /** Null when time was up before anything was certain. */
  readonly verdict: Verdict | null
}

export interface Climbing {
  readonly seed: number
  readonly limit: number
  /** How many seeds are played at a time. */
  readonly wave: number
  /** Actions that a general may try out in thought in a turn. */
  readonly nodes?: number
  play(batches: readonly SelfplayBatch[]): Promise<readonly SelfplayResult[]>
  isTimeUp(): boolean
}

/** Seeds count in their order and not beyond the one that decides, so that the wave does not change the outcome. */
export async function climb(title: Title, rung: Rung, climbing: Climbing): Promise<Climb> {
  const { seed, limit } = climbing
  const perBout = title.scenario.sides.length === 2 ? 2 : 1
  let standing: Climb = { games: 0, score: 0, wins: 0, ratio: 0, verdict: null }
  for (let index = 0; standing.verdict === null && !climbing.isTimeUp(); ) {
    const wave = Math.min(climbing.wave, Math.ceil((limit - standing.games) / perBout))
    const bouts = Array.from({ length: wave }, (_, i) =>
      boutOf(title, rung, seed + index + i, index + i, climbing.nodes),
    )
    index += wave
    const results = await climbing.play(bouts.flatMap(bout => bout.batches))
    for (const [i, { scoresOf }] of bouts.entries()) {
      if (standing.verdict !== null) break
      const [first, second] = results.slice(i * 2, i * 2 + 2).map(result => result.played[0])
      standing = withScores(standing, scoresOf(first, second), rung.hypotheses, limit)
    }
  }
  return standing
}

function withScores(
  { games, score, wins }: Climb,
  scored: readonly Scored[],
  hypotheses: Hypotheses,
  limit: number,
): Climb {
  const total = games + scored.length
  const sum = scored.reduce((so, one) => so + one.score, score)
  return {
    games: total,
    score: sum,
    wins: wins + scored.filter(one => one.isWin).length,
    ratio: logLikelihoodRatio(sum, total, hypotheses),
    verdict: verdictOf(sum, total, hypotheses, limit),
  }
}

interface Scored {
  /** 1, a half or 0. */
  readonly score: number
  readonly isWin: boolean
}

/** Two games of one seed. */
interface Bout {
  readonly batches: readonly [SelfplayBatch, SelfplayBatch]
  scoresOf(first: PlayedGame, second: PlayedGame): readonly Scored[]
}

export function boutOf(title: Title, rung: Rung, seed: number, index: number, nodes?: number): Bout {
  const sides = title.scenario.sides.length
  return sides === 2 ? swapped(title, rung, seed, nodes) : inTurn(title, rung, seed, index % sides, nodes)
}

/** Two sides: both sit on either side once, and each game has its score. */
function swapped(title: Title, rung: Rung, seed: number, nodes?: number): Bout {
  const game = (seat: number) => gameOf(title, rung, seed, seat, nodes)
  return {
    batches: [game(0), game(1)],
    scoresOf: (first, second) =>
      [first, second].map(({ outcome: { winners } }, seat) => ({
        score: winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0,
        isWin: winners.includes(seat),
      })),
  }
}

/**
 * More sides: no seat is worth as much as another, and a fair share of wins would mean nothing. As at duplicate bridge, the
 * higher level takes one seat among the lower, all of the lower level play the same seed again, and the seat is compared with
 * itself: a better result scores one, the same a half. Equal players score a half, as they do with two sides.
 */
function inTurn(title: Title, rung: Rung, seed: number, seat: number, nodes?: number): Bout {
  return {
    batches: [gameOf(title, rung, seed, seat, nodes), gameOf(title, rung, seed, -1)],
    scoresOf(first, second) {
      const better = compare(first, second, seat, alliesOf(title.scenario, seat))
      return [{ score: better > 0 ? 1 : better < 0 ? 0 : 0.5, isWin: first.outcome.winners.includes(seat) }]
    },
  }
}

function gameOf(title: Title, { higher, lower }: Rung, seed: number, seat: number, nodes?: number) {
  const levels = title.scenario.sides.map((_, side) => (side === seat ? higher : lower))
  const batch: SelfplayBatch = { kind: 'selfplay', title: nameOf(title), seeds: [seed], levels }
  return nodes === undefined ? batch : { ...batch, nodes }
}

/** How much better a seat fared in one game than in another: by the outcome first, then by the lead over its enemies. */
function compare(one: PlayedGame, other: PlayedGame, seat: number, allies: readonly number[]): number {
  const gain = ({ outcome: { winners } }: PlayedGame) =>
    winners.includes(seat) ? 2 : winners.length === 0 ? 1 : 0
  const lead = ({ points }: PlayedGame) => {
    const last = points.at(-1)!
    return last[seat] - Math.max(...last.filter((_, side) => !allies.includes(side)))
  }
  return gain(one) - gain(other) || lead(one) - lead(other)
}
