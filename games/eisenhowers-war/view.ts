// 6.6, 3.2.3, 3.3.2  What a side may see: everything on the map, and of the plans of the invasions only its own.
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, type Result, success } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import type { View } from '../../engine/game/game.ts'
import { wordsOf } from '../../engine/game/options.ts'
import { imaginePlans } from './imagine.ts'
import { ALLIED, GERMAN } from './sides.ts'
import { layout, NOWHERE, PHASE, PLAN, type State } from './state.ts'
import { termsFrom } from './terms.ts'

/** 3.3.2  The first invasion is secret until turn 1 begins with it. */
export const isFirstSecret = (g: State): boolean => g.phase === PHASE.setUp
/** 3.2.3d, 13.1  The second until its turn has come. */
export const isSecondSecret = (g: State): boolean => g.secondPlan === PLAN.secret

/** All cells; for others than the Allied player without the plans, whatever they are; and nobody sees what another side watches. */
export function view(g: State, viewer: number): View {
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
  return {
    game: 'eisenhowers-war',
    scenario: g.terms.scenario,
    options: wordsOf(g.terms.options),
    side: viewer,
    state: layout.toJSON(seen),
  }
}

/** A position that this view allows: where there are plans that it does not show, plausible ones. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const refuse = (reason: string) => failure([{ file: 'view', line: 0, reason }])
  const terms = termsFrom(seen.scenario, seen.options)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(seen.state)
  if (!cells.ok) return refuse(`the view lacks ${cells.field}`)
  const g = layout.create(terms.value, dice, cells.cells)
  if (seen.side !== ALLIED) imaginePlans(g, dice)
  return success(g)
}

const SECRET_EVENTS = new Set(['planned-first', 'planned-second'])

/** Events as the viewer may read them: that plans were written, and nothing of what they say. */
export function hear(_after: State, viewer: number, events: readonly GameEvent[]): readonly GameEvent[] {
  if (viewer === ALLIED) return events
  return events.map(event =>
    SECRET_EVENTS.has(event.event) ? { event: event.event, rule: event.rule } : event,
  )
}
