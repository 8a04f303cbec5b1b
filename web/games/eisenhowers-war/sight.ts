// A position of Eisenhower's War as one side may see it: everything but the plans of the invasions (6.6, 3.2.3).
import { isFirstSecret, isSecondSecret } from '../../../games/eisenhowers-war/imagine.ts'
import { type DecisionName, eisenhowersWar as game } from '../../../games/eisenhowers-war/index.ts'
import { arePlansWritten } from '../../../games/eisenhowers-war/invariants.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { seenBy } from '../../../games/eisenhowers-war/view.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type KitSight, openSight, sightOf } from '../kit/sight.ts'

export type EisSight = KitSight<State, DecisionName>

export const see = (real: State, viewer: number): EisSight =>
  sightOf(game, real, viewer, seenBy(real, viewer), {})

export const seeOpen = openSight<State, EisSight>(game, {})

/** 3.2.3, 3.3.2  A sealed plan keeps the screen covered whenever it passes from hand to hand, be there a landing in it or not. */
export function secret(g: State): Sentence | null {
  const written = arePlansWritten(g)
  const decision = game.awaited(g)?.decision
  const isPlanning = decision === 'planFirst' || decision === 'planSecond'
  const isSealed = (isFirstSecret(g) && written.first) || (isSecondSecret(g) && written.second)
  if (!isPlanning && !isSealed) return null
  return sentence('The Allied invasion plan is secret: only the Allied player may look at it.', '3.2.3')
}
