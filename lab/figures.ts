// What many games come to: pure sums over what was remembered of each.
import { coalitionsOf } from '../engine/game/allies.ts'
import type { Outcome, Scenario } from '../engine/game/game.ts'
import type { PlayedGame } from './selfplay.ts'

/** The middle and both ends of some figures. */
export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

export interface Ending {
  readonly games: number
  readonly winners: readonly number[]
  readonly rule: string
  readonly because: string
}

export interface Figures {
  readonly games: number
  /** [side] Allies win together. */
  readonly wins: readonly number[]
  readonly draws: number
  /** How many sides, or groups of allies, play for the win. */
  readonly rivals: number
  readonly turns: Spread
  readonly decisions: Spread
  /** [side] a game, on average. */
  readonly counters: readonly number[]
  readonly strength: readonly number[]
  /** [turn - 1] average points of each side at the end of a turn; a game that is over keeps its last. */
  readonly points: readonly (readonly number[])[]
  /** The commonest first. */
  readonly endings: readonly Ending[]
  readonly fired: Readonly<Record<string, number>>
  /** In all games together. */
  readonly slips: Readonly<Record<string, number>>
}

export function figuresOf(played: readonly PlayedGame[], scenario: Scenario): Figures {
  const each = scenario.sides.map((_, side) => side)
  const mean = (value: (game: PlayedGame) => number) =>
    played.reduce((sum, game) => sum + value(game), 0) / Math.max(1, played.length)
  return {
    games: played.length,
    wins: each.map(side => played.filter(({ outcome }) => outcome.winners.includes(side)).length),
    draws: played.filter(({ outcome }) => outcome.winners.length === 0).length,
    rivals: coalitionsOf(scenario).length,
    turns: spreadOf(played.map(game => game.turns)),
    decisions: spreadOf(played.map(game => game.decisions)),
    counters: each.map(side => mean(game => game.counters[side])),
    strength: each.map(side => mean(game => game.strength[side])),
    points: curvesOf(played, each),
    endings: endingsOf(played.map(game => game.outcome)),
    fired: sumsOf(played.map(game => game.fired)),
    slips: sumsOf(played.map(game => game.slips ?? {})),
  }
}

/** Somebody who plays for the win: a side, or allies together. */
export interface Rival {
  readonly name: string
  /** One of its sides; they win the same games. */
  readonly side: number
}

export const rivalsOf = (scenario: Scenario): Rival[] =>
  coalitionsOf(scenario).map(group => ({
    name: group.map(side => scenario.sides[side]).join(' and '),
    side: group[0],
  }))

/** Wins of a side with draws split evenly between those who play for the win, from 0 to 1. */
export function shareOf({ games, wins, draws, rivals }: Figures, side: number): number {
  return games === 0 ? 0 : (wins[side] + draws / rivals) / games
}

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, least: 0, most: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { mean, least: Math.min(...values), most: Math.max(...values) }
}

function curvesOf(played: readonly PlayedGame[], sides: readonly number[]): number[][] {
  const turns = Math.max(0, ...played.map(game => game.points.length))
  return Array.from({ length: turns }, (_, turn) =>
    sides.map(side => {
      const at = (game: PlayedGame) => game.points[Math.min(turn, game.points.length - 1)][side] ?? 0
      return played.reduce((sum, game) => sum + at(game), 0) / played.length
    }),
  )
}

function endingsOf(outcomes: readonly Outcome[]): Ending[] {
  const found = new Map<string, Ending>()
  for (const { winners, rule, because } of outcomes) {
    // Figures within the sentence differ from game to game; the way to end does not.
    const sentence = because.replaceAll(/\d+/g, 'n')
    const key = `${winners} ${rule} ${sentence}`
    const known = found.get(key)
    const words = known === undefined || known.because === because ? because : sentence
    found.set(key, { games: (known?.games ?? 0) + 1, winners, rule, because: words })
  }
  return [...found.values()].sort((a, b) => b.games - a.games)
}

function sumsOf(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const each of counts)
    for (const [name, count] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + count
  return sums
}
