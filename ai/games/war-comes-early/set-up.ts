// Set-up: everybody takes the suggested places.
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { expandSuggested } from '../../../games/war-comes-early/rules/03-set-up-suggested.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import type { Opinion } from '../../players/player.ts'

/** The suggested set-up of a line, worked out when it begins. */
export function memoryOfSetUp(): (g: State, decision: string) => Opinion {
  let key = ''
  let plan = new Set<string>()
  const nameOf = (action: Action) => `${action.unit ?? action.railhead}@${action.hex}`
  return (g, decision) => {
    const now = `${decision} ${slot(g.flow, 1)}`
    if (now !== key) plan = new Set(expandSuggested(g).map(nameOf))
    key = now
    return action => (plan.has(nameOf(action)) ? 1 : 0)
  }
}
