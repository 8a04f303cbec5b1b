// Whole games that are kept and replayed on every change of the rules.

import { playerOf } from '../ai/games/all.ts'
import { luckOf } from '../ai/players/player.ts'
import type { Level } from '../ai/players/players.ts'
import type { Action } from '../engine/game/action.ts'
import type { GameState, Options, Outcome } from '../engine/game/game.ts'
import { fairChance } from '../engine/journal/chance.ts'
import type { Chance, Journal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { replay } from '../engine/journal/replay.ts'
import { type PerftCount, perftAt } from '../engine/positions/perft.ts'
import { fingerprint } from '../engine/state/layout.ts'
import type { Title } from './titles.ts'

export interface Recipe {
  readonly file: string
  readonly scenario: string
  readonly seed: number
  /** Who plays which side. */
  readonly levels: readonly Level[]
  readonly options?: Options
  /** Rolled with fair dice, the seed revealed, as in a game online. */
  readonly fair?: true
  /** Sent in one piece where it is legal, as players do: the suggested set-up of a line. */
  readonly bundle?: Action
}

/** One line of the index of golden games. */
export interface GoldenGame {
  readonly file: string
  readonly players: readonly Level[]
  readonly actions: number
  readonly fingerprint: string
  readonly outcome: Outcome
  /** What is legal at some moments of it: after so many actions, in one action and in two. */
  readonly perft: readonly PerftCount[]
}

/** Moments at which legal actions are counted, evenly over a game. */
const COUNTED = 4

/** What was legal at a few moments of a game that has been recorded. */
export function countsIn(game: Title['game'], journal: Journal): PerftCount[] {
  const { length } = journal.actions
  const stops = Array.from({ length: COUNTED }, (_, i) => Math.floor((length * (2 * i + 1)) / (2 * COUNTED)))
  const counts: PerftCount[] = []
  const end = replay(game, journal, 'golden', null, (g, _, index) => {
    if (stops.includes(index + 1)) counts.push(perftAt(game, g, index + 1))
  })
  if (!end.ok) throw new Error(end.faults[0].reason)
  return counts
}

/** A seed of 256 bits that anybody can make again. */
function seedHex(seed: number): string {
  const luck = luckOf(seed)
  return Array.from({ length: 32 }, () => luck.below(256).toString(16).padStart(2, '0')).join('')
}

export function record(title: Title, recipe: Recipe): { journal: Journal; golden: GoldenGame } {
  const { game } = title
  const chance: Chance = recipe.fair ? fairChance(seedHex(recipe.seed)) : { kind: 'fast', seed: recipe.seed }
  const begun = Match.begin(game, recipe.scenario, recipe.options ?? {}, chance)
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const match = begun.value
  const players = recipe.levels.map(level => playerOf(level, game.id))
  const luck = luckOf(recipe.seed * 1000)
  for (let awaited = game.awaited(match.state); awaited !== null; awaited = game.awaited(match.state)) {
    const { side } = awaited
    const whole = bundleFor(title, recipe, match.state, side)
    const action = whole ?? players[side].choose(game, match.state, side, game.legal(match.state, side), luck)
    const played = match.act(side, action)
    if (!played.ok) throw new Error(`${recipe.file}: ${played.refusals[0].because}`)
  }
  const journal = match.journal()
  return {
    journal,
    golden: {
      file: `${recipe.file}.json`,
      players: recipe.levels,
      actions: match.length,
      fingerprint: fingerprint(match.state.numbers()),
      outcome: game.outcome(match.state)!,
      perft: countsIn(game, journal),
    },
  }
}

function bundleFor({ game }: Title, { bundle }: Recipe, g: GameState, side: number): Action | null {
  return bundle !== undefined && game.check(g, side, bundle).length === 0 ? bundle : null
}
