// A player who does not want to place every unit takes a suggested set-up for the rest of the country (set-up-plans.ts).
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { PLAN_NAMES, type PlanName, wishOf } from '../set-up-plans.ts'
import { BOX, type State } from '../state.ts'
import { counters, fullSteps, isLand, unitIds, unitNation, unitsOf } from '../units.ts'
import { grid, homeHexes } from '../world.ts'
import { place } from './02-control.ts'
import { MEANT } from './03-determination.ts'
import { countryBeingSetUp, placeRefusal } from './03-set-up.ts'
import { warOf } from './05-belligerency.ts'

/** The atomic actions of `{do:'deploy-suggested', plan}`; none when no country is being set up. The plan is sound if not said. */
export function expandSuggested(g: State, action: Action): Action[] {
  const plan = (action.plan ?? 'sound') as PlanName
  if (topFrame(g.flow) !== FRAMES.deploy.id || !PLAN_NAMES.includes(plan)) return []
  const trial = g.copy()
  const actions: Action[] = []
  for (const unit of unitsOf(countryBeingSetUp(g))) {
    if (!isLand[unit] || trial.place[unit] !== BOX.aside || trial.due[unit] !== MEANT.map) continue
    const hex = nearest(trial, unit, wishedHex(g, plan, unit))
    if (hex < 0) continue
    const reduced = fullSteps[unit] > 1 && trial.steps[unit] === 1
    actions.push(reduced ? { do: 'take', unit: unitIds[unit], reduced } : { do: 'take', unit: unitIds[unit] })
    actions.push({ do: 'place', hex: grid.names[hex] })
    trial.due[unit] = 0
    place(trial, unit, hex, null)
  }
  return actions
}

function wishedHex(g: State, plan: PlanName, unit: number): number {
  const wish = wishOf(plan, warOf(g).id, unitIds[unit]) ?? counters[unit].fields.get('suggested')
  return grid.indexOf(wish ?? '')
}

/** The allowed hex nearest to a wish, -1 if none is allowed. */
function nearest(g: State, unit: number, wish: number): number {
  let best = -1
  for (const hex of homeHexes[unitNation[unit]]) {
    if (placeRefusal(g, unit, hex) !== null) continue
    if (best < 0 || (wish >= 0 && grid.distance(wish, hex) < grid.distance(wish, best))) best = hex
  }
  return best
}
