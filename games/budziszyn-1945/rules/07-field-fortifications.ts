// 7.1  Field fortifications that are there, and when they are lost. How they are built is in 07-digging.ts.
import { HEX, type State } from '../state.ts'
import { fixedPosition, HEXES } from '../world.ts'
import { standIn } from './04-zones-of-control.ts'

/** 7.1.1, R28  One marker covers all friendly units in the hex. */
export const isDugIn = (g: State, hex: number): boolean => (g.hexFlags[hex] & HEX.digMask) !== 0

/** 7.2.1  Is one of its hexsides a fixed position that protects this hex? */
export function hasFixedPosition(hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) if (fixedPosition[slot]) return true
  return false
}

/** Field fortification or fixed position. */
export const isFortified = (g: State, hex: number): boolean => isDugIn(g, hex) || hasFixedPosition(hex)

/** 7.1.6  Works and masks of those who were there are gone when an enemy comes in. */
export function enemyEnters(g: State, hex: number): void {
  g.own('hexFlags')[hex] &= ~(HEX.digMask | HEX.masked)
}

/** 7.1.6  Works that others dug and have left are gone when the unit comes in; it may pass through works that they still hold. */
export function enterHex(g: State, unit: number, hex: number): void {
  const diggers = (g.hexFlags[hex] & HEX.digMask) - 1
  if (diggers >= 0 && diggers !== g.camp[unit] && !isHeldBy(g, diggers, hex)) enemyEnters(g, hex)
  standIn(g, unit, hex)
}

function isHeldBy(g: State, camp: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (g.camp[unit] === camp) return true
  return false
}

/** 7.1.5  At the end of a phase nothing is left of works and masks without a unit. */
export function removeEmptyFortifications(g: State): void {
  const { top } = g
  for (let hex = 0; hex < HEXES; hex++)
    if (g.hexFlags[hex] & (HEX.digMask | HEX.masked) && top[hex] < 0) enemyEnters(g, hex)
}
