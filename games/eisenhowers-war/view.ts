// 6.6, 3.2.3, 3.3.2  What a side may see: everything on the map, and of the plans of the invasions only its own.
import type { Dice } from '../../engine/dice/dice.ts'
import type { Result } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import { lotsOf } from '../../engine/fog/lots.ts'
import { stateOfView, viewOf } from '../../engine/fog/views.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import type { View } from '../../engine/game/game.ts'
import { imaginePlans, isFirstSecret, isSecondSecret } from './imagine.ts'
import { ALLIED, GERMAN } from './sides.ts'
import { layout, NOWHERE, type State } from './state.ts'
import { termsFrom } from './terms.ts'

const RULES = { id: 'eisenhowers-war', layout, termsFrom }

/** All cells; for others than the Allied player without the plans, whatever they are; and nobody sees what another side watches. */
export const view = (g: State, viewer: number, before?: View): View =>
  viewOf(RULES, seenBy(g, viewer), viewer, {}, before)

/** The same as a position to look at. */
export function seenBy(g: State, viewer: number): State {
  const seen = g.copy()
  if (viewer !== ALLIED) {
    if (isFirstSecret(g)) seen.firstHex = NOWHERE
    if (isSecondSecret(g)) {
      seen.secondTurn = 0
      seen.secondHex = NOWHERE
    }
  }
  hideWatches(seen.flow, viewer)
  for (const side of [ALLIED, GERMAN]) if (side !== viewer) seen.watchedHex[side] = NOWHERE
  return seen
}

/** A position that this view allows: where there are plans that it does not show, plausible ones. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const shown = stateOfView(RULES, seen, dice)
  if (shown.ok && seen.side !== ALLIED) imaginePlans(shown.value, lotsOf(dice))
  return shown
}

const SECRET_EVENTS = new Set(['planned-first', 'planned-second'])

/** Events as the viewer may read them: that plans were written, and nothing of what they say. */
export function hear(_after: State, viewer: number, events: readonly GameEvent[]): readonly GameEvent[] {
  if (viewer === ALLIED) return events
  return events.map(event =>
    SECRET_EVENTS.has(event.event) ? { event: event.event, rule: event.rule } : event,
  )
}
