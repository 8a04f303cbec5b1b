// 3.6  Hex control, and everything that follows the instant a unit enters a hex.
import { putOnTop } from '../../../engine/forces/stacks.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, NATIONS, SOVIET_UNION } from '../nations.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { FORT, fort, grid, unitNation } from '../world.ts'
import { controllingSide } from './03-holders.ts'
import { controlPassed, westWallBreached } from './04-victory.ts'
import { hexTaken } from './05-watches.ts'
import { addZoneOf } from './09-zones-of-control.ts'
import { pullBackRailheads } from './10-railheads.ts'
import { isSovietSoil } from './11-entry.ts'

/** Puts a unit on top of a hex, from another hex or from a box; control passes with it. */
export function place(g: State, unit: number, hex: number, log: Log): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  putOnTop(g, unit, hex)
  addZoneOf(g, unit, hex, 1)
  takeControl(g, hex, unitNation[unit], log)
}

// 3.6a, 3.6b, 3.6c  Only entry counts, never a zone of control: control flips the instant a unit of the other side enters, any number of times.
function takeControl(g: State, hex: number, nation: number, log: Log): void {
  const before = controllingSide(g, hex)
  const side = g.terms.sideOf[nation]
  if (g.control[hex] !== nation + 1) {
    g.control[hex] = nation + 1
    hexTaken(g, hex, side)
    log?.push({ event: 'control', rule: '3.6a', hex: grid.names[hex], nation: NATIONS[nation] })
  }
  if (side === ALLIED) breachWestWall(g, hex, log)
  else if (isSovietSoil(g, hex)) g.hexFlags[hex] |= HEX.lost
  if (nation === SOVIET_UNION) g.hexFlags[hex] &= ~HEX.lost
  if (before !== side) {
    pullBackRailheads(g, hex, log)
    controlPassed(g, hex, before, side, log)
  }
}

// 11.5d, R56  An Allied unit that enters a West Wall hex breaches it, however it got in.
function breachWestWall(g: State, hex: number, log: Log): void {
  if (fort[hex] !== FORT.westWall || hasFlag(g.hexFlags, hex, HEX.breached)) return
  g.hexFlags[hex] |= HEX.breached
  log?.push({ event: 'breached', rule: '11.5d', hex: grid.names[hex] })
  westWallBreached(g, log)
}
