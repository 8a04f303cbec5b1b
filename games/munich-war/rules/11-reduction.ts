// 11.17  Reduction and elimination, whatever causes them.
import type { Log } from '../../../engine/game/action.ts'
import { BOX, type State } from '../state.ts'
import { unitIds } from '../units.ts'
import { sendToBox } from './02-control.ts'

/** 11.17a, 11.17b  Flips a full-strength unit; eliminates a reduced or one-step unit. */
export function reduce(g: State, unit: number, rule: string, log: Log): void {
  if (g.steps[unit] === 1) {
    eliminate(g, unit, rule, log)
    return
  }
  g.steps[unit] -= 1
  log?.push({ event: 'reduced', rule, unit: unitIds[unit] })
}

/** 7.3e, 7.4, 11.17b  Into the Eliminated display, for good. */
export function eliminate(g: State, unit: number, rule: string, log: Log): void {
  log?.push({ event: 'eliminated', rule, unit: unitIds[unit] })
  sendToBox(g, unit, BOX.eliminated, log)
}
