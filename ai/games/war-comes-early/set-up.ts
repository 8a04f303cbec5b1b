// Set-up: the suggested places, but an officer masses the German attack where Prague is nearest.

import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { expandSuggested } from '../../../games/war-comes-early/rules/03-set-up-suggested.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import type { Opinion } from '../../players/player.ts'

/** 3.2f  Where officers put the armies and motorized corps that march on Prague, between Chemnitz and the Lusatian hills. */
export const BEFORE_PRAGUE: ReadonlyMap<string, string> = new Map([
  ['ge-a8', '2118'],
  ['ge-m14', '2118'],
  ['ge-m15', '2118'],
  ['ge-a10', '2218'],
  ['ge-m16', '2218'],
  ['ge-a12', '2018'],
  ['ge-a2', '2319'],
  ['ge-a14', '1719'],
])

/** The suggested set-up of a line, worked out when it begins; the units in `elsewhere` go where that says. */
export function memoryOfSetUp(
  elsewhere: ReadonlyMap<string, string> = new Map(),
): (g: State, decision: DecisionName) => Opinion {
  let key = ''
  let plan = new Set<string>()
  const nameOf = (action: Action) => `${action.unit ?? action.railhead}@${action.hex}`
  return (g, decision) => {
    const now = `${decision} ${slot(g.flow, 1)}`
    if (now !== key) {
      plan = new Set(
        expandSuggested(g).map(action =>
          nameOf({ ...action, hex: elsewhere.get(String(action.unit)) ?? action.hex ?? null }),
        ),
      )
    }
    key = now
    return action => (plan.has(nameOf(action)) ? 1 : 0)
  }
}
