// Coming into a hex during a combat, by retreat or by pursuit.
import { areHostile, HEX, type State } from '../state.ts'
import { standIn } from './04-zones-of-control.ts'
import { enemyEnters } from './07-field-fortifications.ts'

/** 7.1.6  Works that an enemy dug are gone when the unit comes in. */
export function enterHex(g: State, unit: number, hex: number): void {
  const diggers = (g.hexFlags[hex] & HEX.digMask) - 1
  if (diggers >= 0 && areHostile(g, g.camp[unit], diggers)) enemyEnters(g, hex)
  standIn(g, unit, hex)
}
