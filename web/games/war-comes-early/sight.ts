// A position of War Comes Early as one side may see it.
import { type DecisionName, warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { isHiddenFrom } from '../../../games/war-comes-early/view.ts'
import { seenBy } from '../../../games/war-comes-early/words/seen.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type KitSight, openSight, sightOf } from '../kit/sight.ts'
import { field } from './names.ts'

export type WarSight = KitSight<State, DecisionName>

export function see(real: State, viewer: number): WarSight {
  const { g, hiddenIn } = seenBy(real, viewer)
  return sightOf(game, real, viewer, g, { unseenIn: hiddenIn })
}

export const seeOpen = openSight<State, WarSight>(game, {})

/** Stacks may be looked into only by their owner, so the screen must not pass from one to the other uncovered. */
export function secret(g: State, from: number, to: number): Sentence | null {
  const hidden = field.unitsWhere(unit => isHiddenFrom(g, from, unit) || isHiddenFrom(g, to, unit))
  if (hidden.length === 0) return null
  return sentence('The map stays covered because stacks may be inspected only by their owner.', '8.3a')
}
