// How a game shows itself in a terminal. A game without a presentation of its own can still be played, in plain words.
import type { Action, GameEvent } from '../engine/game/action.ts'
import type { AnyGame } from '../engine/game/door.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Ink } from './ink.ts'

/** A position as somebody of `side` looks at it. */
export interface Position {
  readonly game: AnyGame
  readonly g: GameState
  readonly side: number
}

export interface Choice {
  readonly action: Action
  readonly label: string
  /** Hexes and units that the choice is about, for finding it. */
  readonly keys: readonly string[]
}

export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Everything here shows only what the side of the position may see. */
export interface Presentation {
  /** Turn, phase, score. */
  situation(position: Position): string[]
  /** What the player is asked to do. */
  task(position: Position): string[]
  groups(position: Position, legal: readonly Action[]): Group[]
  /** The map around a hex or, without one, around what matters now; null if there is no such hex. */
  map(position: Position, around: string | null, ink: Ink): string[] | null
  overview(position: Position, ink: Ink): string[]
  /** A hex with its stack, or a unit; null if there is neither. */
  inspect(position: Position, word: string): string[] | null
  /** Where a unit can go; null if there is no such unit. */
  reach(position: Position, word: string, ink: Ink): string[] | null
  /** The odds of an attack that is being thought about, or what is wrong with the question. */
  odds(position: Position, words: readonly string[]): string[]
  /** An order in words as an action, or what is missing in it. */
  read(position: Position, words: readonly string[]): Action | string
  /** The account of what happened, as that side may know it; null tells everything. */
  tell(
    game: AnyGame,
    scenario: string,
    g: GameState,
    side: number | null,
    events: readonly GameEvent[],
  ): string[]
  /** One or two lines for every order, for the help. */
  readonly orders: readonly (readonly [string, string])[]
}

export async function presentationOf(game: AnyGame): Promise<Presentation> {
  if (game.id === 'war-comes-early')
    return (await import('./war-comes-early/presentation.ts')).warComesEarlyPresentation
  return (await import('./plain-presentation.ts')).plainPresentation
}
