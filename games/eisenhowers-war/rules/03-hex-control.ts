// 3.4  Hex control, and everything that follows the instant a unit enters a hex.
import { putOnTop, sendTo } from '../../../engine/forces/stacks.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { ALARM, GONE, HEX, hasFlag, type State } from '../state.ts'
import { TURN } from '../tables.ts'
import { sideOf } from '../units.ts'
import { GERMAN_SOURCES, grid, isRhineBank, isYugoslavTrigger, VIENNA } from '../world.ts'
import { takeControl } from './03-control.ts'
import { settleInterior } from './07-french-interior.ts'
import { addZoneOf, forgetSupply } from './09-zones-of-control.ts'

/** 2.2  Puts a unit into a hex, from another hex or from a box; control passes with it. */
export function place(g: State, unit: number, hex: number, log: Log): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  putOnTop(g, unit, hex)
  addZoneOf(g, unit, hex, 1)
  if (sideOf[unit] === ALLIED) allyEnters(g, hex, log)
  else {
    germanEnters(g, hex, log)
    if (from >= 0 && g.top[from] < 0) settleInterior(g, log)
  }
  if (g.turn === TURN.lastReserves) g.alarms |= ALARM.lastReserves
}

/** Takes a unit off the map into a box. Control stays with the last side that entered (R21). */
export function remove(g: State, unit: number, box: number, log: Log): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  sendTo(g, unit, box)
  g.unitFlags[unit] = 0
  g.left[unit] = 0
  g.lost[unit] = 0
  g.due[unit] = 0
  if (from >= 0 && sideOf[unit] === GERMAN && g.top[from] < 0) settleInterior(g, log)
}

function allyEnters(g: State, hex: number, log: Log): void {
  if (g.control[hex] !== ALLIED) {
    takeControl(g, hex, ALLIED, '3.4', log)
    settleInterior(g, log)
  }
  loseSource(g, hex, '7.4a', log)
  // 13.8d
  if (g.fortress === hex) {
    g.fortress = GONE
    log?.push({ event: 'fortress-fell', rule: '13.8d', hex: grid.names[hex] })
  }
  // 12.2.3, R82
  if (isYugoslavTrigger[hex] && !g.yugoslavsCalled) g.alarms |= ALARM.yugoslavs
  // 13.5a, 13.5d, R92
  if (isRhineBank[hex] && !hasFlag(g.hexFlags, hex, HEX.bridgeTried)) {
    g.hexFlags[hex] |= HEX.bridgeTried | HEX.bridgeDue
    g.alarms |= ALARM.bridge
  }
}

function germanEnters(g: State, hex: number, log: Log): void {
  takeControl(g, hex, GERMAN, '3.4', log)
  g.hexFlags[hex] &= ~HEX.secured
  // 13.5f
  if (g.bridge >= 0 && Math.floor(g.bridge / 6) === hex) {
    g.bridge = GONE
    log?.push({ event: 'bridge-lost', rule: '13.5f', hex: grid.names[hex] })
  }
}

/** 7.4a  A German source is lost for good when an Allied unit stands in it or bombers destroy it. */
export function loseSource(g: State, hex: number, rule: string, log: Log): void {
  const source = GERMAN_SOURCES.indexOf(hex)
  if (source < 0 || g.sourcesLost & (1 << source)) return
  g.sourcesLost |= 1 << source
  if (hex === VIENNA) g.viennaLostOn = g.turn
  forgetSupply(g)
  log?.push({ event: 'source-lost', rule, hex: grid.names[hex] })
}
