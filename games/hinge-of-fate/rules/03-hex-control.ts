// 3.5  Hex control, and everything that follows the instant a ground unit enters a hex; 2.13  steps.
import { putOnTop, sendTo } from '../../../engine/forces/stacks.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, GERMAN, WEST } from '../forces.ts'
import { BOX, HEX, type State } from '../state.ts'
import { campOf, grid, isCity, mapOf, unitIds } from '../world.ts'
import { CAMP_NAMES } from './03-control.ts'
import { controlPassed } from './04-victory.ts'
import { addZoneOf } from './07-zones-of-control.ts'
import { watchSiege } from './13-siege.ts'

/**
 * Puts a unit on top of a hex, from another hex or from a box; control passes with it. `supplied`: whether it was in supply
 * when the action began that brings it here (R52).
 */
export function place(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  putOnTop(g, unit, hex)
  addZoneOf(g, unit, hex, 1)
  takeControl(g, unit, hex, supplied, log)
  watchSiege(g, log)
}

/** Takes a unit off the map into a box. Control stays with the last occupier (3.5b). */
export function remove(g: State, unit: number, box: number, log: Log): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  sendTo(g, unit, box)
  g.unitFlags[unit] = 0
  watchSiege(g, log)
}

// 3.5b, 7.1b  Only entry counts, never a zone of control; control may change any number of times.
function takeControl(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  const camp = campOf[unit]
  if (g.control[hex] === camp + 1) return
  g.control[hex] = camp + 1
  log?.push({ event: 'control', rule: '3.5b', hex: grid.names[hex], camp: CAMP_NAMES[camp] })
  // 8.9b
  if (camp === ALLIED && mapOf[hex] === WEST && isCity[hex]) g.hexFlags[hex] |= HEX.wasFrench
  controlPassed(g, unit, hex, supplied, log)
}

/** 4.11a  A hex changes hands without anybody entering it. */
export function surrender(g: State, hex: number, camp: number, log: Log): void {
  g.control[hex] = camp + 1
  log?.push({ event: 'control', rule: '4.11a', hex: grid.names[hex], camp: CAMP_NAMES[camp] })
}

/** 2.13a  The first loss of a two-step unit flips it, the last eliminates it for good (2.13b). */
export function loseStep(g: State, unit: number, rule: string, log: Log): void {
  if (campOf[unit] === GERMAN) g.germanLosses += 1
  g.steps[unit] -= 1
  const hex = grid.names[g.place[unit]] ?? null
  const isDead = g.steps[unit] === 0
  log?.push({ event: isDead ? 'eliminated' : 'reduced', rule, unit: unitIds[unit], hex })
  if (isDead) remove(g, unit, BOX.dead, log)
}

/** Every step of a unit at once: surrender, siege, the paratroops. */
export function eliminate(g: State, unit: number, rule: string, log: Log): void {
  if (campOf[unit] === GERMAN) g.germanLosses += g.steps[unit]
  g.steps[unit] = 0
  log?.push({ event: 'eliminated', rule, unit: unitIds[unit], hex: grid.names[g.place[unit]] ?? null })
  remove(g, unit, BOX.dead, log)
}
