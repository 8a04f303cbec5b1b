// 2.3  Occupation and control of hexes, and everything that follows the instant a unit enters or leaves one.
import { bringToTop, putOnTop, sendTo } from '../../../engine/forces/stacks.ts'
import type { Log } from '../../../engine/game/action.ts'
import { HEX, hasFlag, STATUS, type State } from '../state.ts'
import { isStatic, unitNation } from '../units.ts'
import { country, grid, HEXES, isGround } from '../world.ts'
import { addZoneOf, derivedOf, forgetRails } from './10-zones-of-control.ts'

/** 2.2c  Side that a unit belongs to, -1 while its country does not fight. */
export function sideOf(g: State, unit: number): number {
  const nation = unitNation[unit]
  return g.status[nation] === STATUS.fighting ? g.allegiance[nation] : -1
}

/** 2.3a  Side whose land units are in the hex, -1 for nobody and for neutrals. */
export const occupant = (g: State, hex: number): number => (g.top[hex] < 0 ? -1 : sideOf(g, g.top[hex]))

/** 8.2d, 9.0b  Is the hex held by units that are not the side's own? Neutral ones count. */
export const isHeldByOthers = (g: State, side: number, hex: number): boolean =>
  g.top[hex] >= 0 && sideOf(g, g.top[hex]) !== side

export const isHeldByFriends = (g: State, side: number, hex: number): boolean =>
  g.top[hex] >= 0 && sideOf(g, g.top[hex]) === side

/** 2.3c, 2.3h, R91  Side whose home the hex is: that of its country since it fights, surrendered or not. */
export function homeSide(g: State, hex: number): number {
  const land = country[hex]
  return land >= 0 && g.status[land] >= STATUS.fighting ? g.allegiance[land] : -1
}

/** 2.3c  The side holds it as its home, zones of control or not. */
const isFirm = (g: State, hex: number, side: number): boolean =>
  homeSide(g, hex) === side && !hasFlag(g.hexFlags, hex, HEX.lost)

/** 2.3f  One side's units under the other's zone of control, or both sides' zones. */
export function isDisputed(g: State, hex: number): boolean {
  const { zones } = derivedOf(g)
  const side = occupant(g, hex)
  return side >= 0 ? zones[1 - side][hex] > 0 : zones[0][hex] > 0 && zones[1][hex] > 0
}

/** 2.3b, 2.3d, 2.3f  Side that controls a hex, -1 for nobody. */
export function controller(g: State, hex: number): number {
  return isDisputed(g, hex) ? -1 : g.control[hex] - 1
}

/** Puts a land unit on top of a hex, from another hex or from a box. 15, R70: static units lie under mobile ones. */
export function place(g: State, unit: number, hex: number, log: Log): void {
  const from = g.place[unit]
  forgetRails(g)
  if (from >= 0) addZoneOf(g, unit, from, -1)
  const above = g.top[hex]
  putOnTop(g, unit, hex)
  if (isStatic[unit] && above >= 0 && !isStatic[above]) bringToTop(g, above)
  addZoneOf(g, unit, hex, 1)
  if (from >= 0) settleTop(g, from)
  const side = sideOf(g, unit)
  if (side >= 0) {
    g.holder[hex] = side + 1
    settleAround(g, hex, log)
    if (from >= 0) settleAround(g, from, log)
  }
}

/** Takes a unit off the map, or out of its box, into a box. */
export function sendToBox(g: State, unit: number, box: number, log: Log): void {
  const from = g.place[unit]
  forgetRails(g)
  if (from >= 0) addZoneOf(g, unit, from, -1)
  sendTo(g, unit, box)
  g.unitFlags[unit] = 0
  g.left[unit] = 0
  g.aim[unit] = -1
  if (from < 0) return
  settleTop(g, from)
  settleAround(g, from, log)
}

// A static unit that came to lie on top of a mobile one goes under it.
function settleTop(g: State, hex: number): void {
  const top = g.top[hex]
  if (top < 0 || !isStatic[top]) return
  for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
    if (isStatic[unit]) continue
    bringToTop(g, unit)
    return
  }
}

function settleAround(g: State, hex: number, log: Log): void {
  if (isGround[hex]) settle(g, hex, log)
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && isGround[next]) settle(g, next, log)
  }
}

/** Every hex anew, after a country has joined or left the war. */
export function settleAll(g: State, log: Log): void {
  for (let hex = 0; hex < HEXES; hex++) if (isGround[hex]) settle(g, hex, log)
}

/**
 * 2.3b, 2.3d, 2.3e, R5, R6  Units gain control of their hex at the first moment without an enemy zone of control. Control that
 * rests on memory alone is lost to an enemy unit or zone of control.
 */
function settle(g: State, hex: number, log: Log): void {
  const { zones } = derivedOf(g)
  const side = occupant(g, hex)
  const owner = g.control[hex] - 1
  if (side >= 0) {
    if (zones[1 - side][hex] === 0) gain(g, hex, side, log)
    else if (owner === 1 - side && !isFirm(g, hex, owner)) g.control[hex] = 0
  } else if (owner >= 0 && zones[1 - owner][hex] > 0 && !isFirm(g, hex, owner)) {
    g.control[hex] = 0
  }
}

function gain(g: State, hex: number, side: number, log: Log): void {
  if (g.control[hex] === side + 1) return
  if (homeSide(g, hex) === 1 - side) g.hexFlags[hex] |= HEX.lost
  g.control[hex] = side + 1
  log?.push({ event: 'control', rule: '2.3b', hex: grid.names[hex], side })
}
