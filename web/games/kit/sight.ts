// The scaffold of a sight: what a side may see, what it may do, and questions that the real position answers.
import { NO_DICE } from '../../../engine/dice/no-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { type Awaited, type Game, type GameState, PUBLIC } from '../../../engine/game/game.ts'
import type { Sight } from '../../../table/presentation.ts'
import { sentenceOrNull } from './sentences.ts'

export interface KitSight<G extends GameState, D extends string = string> extends Sight<G> {
  readonly awaited: Awaited<D> | null
  /**
   * Asks the rules about a copy of the real position: only for what the list of legal actions tells as well, or what lies open
   * (reach, obligations, points).
   */
  ask<T>(question: (real: G) => T): T
  /** How many units of a hex the viewer cannot see; none in a game that hides none. */
  unseenIn(hex: number): number
}

/** `seen` is the position with everything hidden taken out; `more` is what else this game's sights tell. */
export function sightOf<G extends GameState, S extends KitSight<G> = KitSight<G>>(
  game: Game<G>,
  real: G,
  viewer: number,
  seen: G,
  more: Omit<S, keyof KitSight<G>> & Partial<Pick<S, 'unseenIn'>>,
): S {
  seen.dice = NO_DICE
  const awaited = game.awaited(real)
  let legal: readonly Action[] | null = null
  const sight: KitSight<G> = {
    g: seen,
    viewer,
    awaited,
    get legal() {
      legal ??= awaited?.side === viewer ? game.legal(real, viewer) : []
      return legal
    },
    check: action => sentenceOrNull(game.check(real, viewer, action)[0] ?? null),
    ask(question) {
      const copy = real.copy()
      copy.dice = NO_DICE
      return question(copy)
    },
    unseenIn: () => 0,
  }
  return Object.assign(sight, more) as unknown as S
}

/** Everything lies open: for somebody who plays no side and watches computers play on his own machine. */
export const openSight =
  <G extends GameState, S extends KitSight<G> = KitSight<G>>(
    game: Game<G>,
    more: Omit<S, keyof KitSight<G>>,
  ) =>
  (real: G): S =>
    sightOf<G, S>(game, real, PUBLIC, real.copy(), more)
