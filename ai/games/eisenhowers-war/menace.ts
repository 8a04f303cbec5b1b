// What the other side could do in its next turn: where it could walk in, and what it could bring against each hex.
import { POINT } from '../../../engine/movement/points.ts'
import { makeReach, reach } from '../../../engine/movement/reach.ts'
import { attackOf } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { stepTicks } from '../../../games/eisenhowers-war/rules/08-entry.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import {
  isMobile,
  isMountainCapable,
  movementFactor,
  sideOf,
  UNITS,
} from '../../../games/eisenhowers-war/units.ts'
import { grid, HEXES, openSide } from '../../../games/eisenhowers-war/world.ts'

export interface Menace {
  /** [hex] 1 where a unit could be at the end of its move. */
  readonly walkIn: Uint8Array
  /** [hex] attack points that could be brought next to it. */
  readonly strike: Float32Array
}

const workspace = makeReach(grid)
const isStruck = new Uint8Array(HEXES)

/** Of the enemies of this side, as everybody stands now. */
export function menaceTo(g: State, side: number): Menace {
  const walkIn = new Uint8Array(HEXES)
  const strike = new Float32Array(HEXES)
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || sideOf[unit] === side || !isMobile[unit]) continue
    const capable = isMountainCapable[unit]
    reach(workspace, grid, g.place[unit], movementFactor[unit] * POINT, (from, direction) =>
      stepTicks(g, 1 - side, capable, from, direction),
    )
    isStruck.fill(0)
    for (let i = 0; i < workspace.count; i++) {
      const hex = workspace.hexes[i]
      walkIn[hex] = 1
      for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
        if (openSide[slot]) isStruck[grid.neighbours[slot]] = 1
    }
    const attack = attackOf(g, unit)
    for (let hex = 0; hex < HEXES; hex++) if (isStruck[hex]) strike[hex] += attack
  }
  return { walkIn, strike }
}
