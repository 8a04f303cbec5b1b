// 3.4  Who controls a hex.
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, SIDES } from '../sides.ts'
import { HEX, type State } from '../state.ts'
import { grid, isCity } from '../world.ts'
import { forgetSupply } from './09-zones-of-control.ts'

/** 3.4  The control of a hex flips at once and as often as it is entered. */
export function takeControl(g: State, hex: number, side: number, rule: string, log: Log): void {
  if (g.control[hex] === side) return
  g.control[hex] = side
  forgetSupply(g)
  // 4.3.1, R25
  if (side === ALLIED && isCity[hex]) g.hexFlags[hex] |= HEX.everAllied
  log?.push({ event: 'control', rule, hex: grid.names[hex], side: SIDES[side] })
}
