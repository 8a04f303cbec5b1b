// A player who does not want to place every unit takes a suggested set-up for the country: a sound one, or a bolder one.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { BOX, type State } from '../state.ts'
import { counters, fullSteps, isLand, unitIds, unitNation, unitsOf } from '../units.ts'
import { grid, homeHexes } from '../world.ts'
import { place } from './02-control.ts'
import { MEANT } from './03-determination.ts'
import { countryBeingSetUp, placeRefusal } from './03-set-up.ts'

/** The atomic actions of `{do:'deploy-suggested', plan}`; none when no country is being set up. */
export function expandSuggested(g: State, _action: Action): Action[] {
  if (topFrame(g.flow) !== FRAMES.deploy.id) return []
  const trial = g.copy()
  const actions: Action[] = []
  for (const unit of unitsOf(countryBeingSetUp(g))) {
    if (!isLand[unit] || trial.place[unit] !== BOX.aside || trial.due[unit] !== MEANT.map) continue
    const wish = grid.indexOf(counters[unit].fields.get('suggested') ?? '')
    const hex = nearest(trial, unit, wish)
    if (hex < 0) continue
    const reduced = fullSteps[unit] > 1 && trial.steps[unit] === 1
    actions.push(reduced ? { do: 'take', unit: unitIds[unit], reduced } : { do: 'take', unit: unitIds[unit] })
    actions.push({ do: 'place', hex: grid.names[hex] })
    trial.due[unit] = 0
    place(trial, unit, hex, null)
  }
  return actions
}

/** The allowed hex nearest to a wish, -1 if none is allowed. */
function nearest(g: State, unit: number, wish: number): number {
  let best = -1
  for (const hex of homeHexes[unitNation[unit]]) {
    if (placeRefusal(g, unit, hex) !== null) continue
    if (best < 0 || grid.distance(wish, hex) < grid.distance(wish, best)) best = hex
  }
  return best
}
