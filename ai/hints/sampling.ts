// Play in thought, by officers of all sides.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { FREE_HAND, type Officer, officerUnder } from '../search/orders.ts'

/** The actions among which the officer chooses; none leaves him all of them. */
export type Sifts<G extends GameState> = (g: G, side: number, legal: readonly Action[]) => readonly Action[]

export interface Staff<G extends GameState> {
  /** Takes the decision that is awaited, and tells what was done. */
  decide(g: G): { readonly side: number; readonly action: Action }
  /** How many decisions it has taken. */
  readonly decisions: number
}

export function staffOf<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  sift: Sifts<G> = (_g, _side, legal) => legal,
): Staff<G> {
  const officers: Officer<G>[] = []
  let decisions = 0
  return {
    get decisions() {
      return decisions
    },
    decide(g) {
      const { side } = game.awaited(g)!
      const legal = game.legal(g, side)
      const left = sift(g, side, legal)
      officers[side] ??= officerUnder(FREE_HAND, describe())
      const action = officers[side].choose(game, g, side, left.length > 0 ? left : legal)
      game.perform(g, side, action, null)
      decisions += 1
      return { side, action }
    },
  }
}

/** More decisions than any turn takes. */
const ENDLESS = 10_000

/** Plays until it says so, or the game is over. */
export function playUntil<G extends GameState>(
  game: Game<G>,
  g: G,
  staff: Staff<G>,
  isThere: (g: G) => boolean,
  seen: (side: number, action: Action) => void = () => {},
): void {
  const most = staff.decisions + ENDLESS
  while (staff.decisions < most && game.awaited(g) !== null && !isThere(g)) {
    const { side, action } = staff.decide(g)
    seen(side, action)
  }
}
