// Coming into a hex during a combat, by retreat or by pursuit.
import { HEX, type State } from '../state.ts'
import { standIn } from './04-zones-of-control.ts'
import { enemyEnters } from './07-field-fortifications.ts'

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
