// 7.1, 7.2, 7.12b  Whom a unit would cut off from supply by standing in a hex: those who stay cut off waste away.
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { addZoneOf, forgetSupply } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { isMobile, sideOf, UNITS } from '../../../games/eisenhowers-war/units.ts'

/** Farther from the enemy than this a unit cuts nobody off. */
const NEAR = 3

/** Steps of the enemy out of supply if the unit stood in the hex. */
export function cuttingOff(g: State, unit: number, toEnemy: ArrayLike<number>): (hex: number) => number {
  const side = sideOf[unit]
  const trial = g.copy()
  let known = -1
  return hex => {
    if (toEnemy[hex] > NEAR && known >= 0) return known
    const had = trial.control[hex]
    move(trial, unit, hex)
    trial.control[hex] = side
    forgetSupply(trial)
    const steps = dryEnemies(trial, side)
    trial.control[hex] = had
    if (toEnemy[hex] > NEAR) known = steps
    return steps
  }
}

function move(g: State, unit: number, hex: number): void {
  addZoneOf(g, unit, g.place[unit], -1)
  putOnTop(g, unit, hex)
  addZoneOf(g, unit, hex, 1)
}

function dryEnemies(g: State, side: number): number {
  let steps = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] !== side && isMobile[unit] && !isSupplied(g, unit))
      steps += stepsLeft(g, unit)
  return steps
}
