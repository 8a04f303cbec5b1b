// What the lab reads off a game beside its outcome: victory points as they stand, and what an action cost whom.
import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { labGame } from './games/all.ts'

export interface Loss {
  readonly side: number
  /** In the unit that the sheet names: corps equivalents, levels. */
  readonly strength: number
  /** Whether a whole counter is gone. */
  readonly isCounter: boolean
}

export interface ScoreSheet<G extends GameState = GameState> {
  /** What the points of this scenario are. */
  pointsAre(scenario: string): string
  /** [side] points if the game ended now. */
  pointsOf(g: G): readonly number[]
  /** Rules by which somebody has points now that no event tells of. */
  scoringRules(g: G): readonly string[]
  /** What losses are counted in, beside counters. */
  readonly strengthIn: string
  /** What an action with these events cost; each unit is named once. */
  lossesIn(before: G, after: G, events: readonly GameEvent[]): readonly Loss[]
  /** Names of what a good player would not have done, once for each time; and what they are counted among. */
  slipsIn?(before: G, after: G, events: readonly GameEvent[]): readonly string[]
}

/** A game that the lab has no sheet for has neither points nor losses. */
const BLANK: ScoreSheet = {
  pointsAre: () => 'not counted',
  pointsOf: () => [],
  scoringRules: () => [],
  strengthIn: 'strength',
  lossesIn: () => [],
}

export const scoreSheetOf = (game: string): ScoreSheet => labGame(game)?.scores ?? BLANK
