// A position that the viewer's view allows, the same for every position that he cannot tell apart.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { BudSight } from './sight.ts'

const known = new WeakMap<BudSight, State>()

/**
 * For what hangs on units that may be hidden, such as supply and the points that it brings: hidden headquarters and limbered guns
 * must not show in it. When the game is over, everything lies open.
 */
export function pictured(s: BudSight): State {
  const before = known.get(s)
  if (before !== undefined) return before
  const imagined =
    s.awaited === null
      ? null
      : game.imagine(
          s.ask(real => game.view(real, s.viewer)),
          fastDice(1),
        )
  const g = imagined === null ? s.ask(real => real) : imagined.ok ? imagined.value : s.g
  known.set(s, g)
  return g
}
