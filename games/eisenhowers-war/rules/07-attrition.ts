// 7.12b  The Supply Check Phases: what units without supply lose.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED } from '../sides.ts'
import type { State } from '../state.ts'
import { sideOf, UNITS } from '../units.ts'
import { eliminate, loseStep, stepsLeft } from './02-steps.ts'
import { aerialRefusal, checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { isSupplied } from './07-supply.ts'
import { WRONG_PHASE } from './actions.ts'

/** Units of a side on the map that are out of supply. */
export function unsuppliedUnits(g: State, side: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] === side && !isSupplied(g, unit)) units.push(unit)
  return units
}

/** R53  The Allied player may still supply a hex by air. */
export function openSupplyCheck(g: State): void {
  if (aerialRefusal(g) === null && unsuppliedUnits(g, ALLIED).length > 0)
    pushFrame(g.flow, FRAMES.supplyCheck)
}

/** `{do:'aerial', hex}` or `{do:'pass'}` */
export const supplyCheckDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    listAerial(g, offer)
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    return action.do === 'aerial' ? checkAerial(g, action) : WRONG_PHASE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'aerial') commitAerial(g, action, log)
  },
}

/** 7.12b, W4  All are looked at first; then those with one step left go, then the others are flipped. */
export function supplyAttrition(g: State, side: number, log: Log): void {
  const units = unsuppliedUnits(g, side)
  const last = units.filter(unit => stepsLeft(g, unit) === 1)
  const whole = units.filter(unit => stepsLeft(g, unit) > 1)
  for (const unit of last) eliminate(g, unit, '7.12b', log)
  for (const unit of whole) loseStep(g, unit, '7.12b', log)
}
