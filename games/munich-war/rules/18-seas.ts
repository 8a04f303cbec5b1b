// 18.1, 18.2, 23.4  Ports, coasts and who may sail between them.
import { AXIS, BRITAIN, FRANCE, ITALY, ROMANIA } from '../nations.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { coastSeas, country, portSea } from '../world.ts'
import { fights, fightsFor } from './05-belligerency.ts'
import { friendlySeas } from './14-supply.ts'

/** 16.8.2f, 18.2.1b  Seas on which the country can use this port; none if the port is terrorized or not a port. */
export function portSeas(g: State, nation: number, hex: number): number {
  return hasFlag(g.hexFlags, hex, HEX.terror) ? 0 : portSea[hex] & friendlySeas(g, nation)
}

/** 18.2.2a, 18.2.2f  Seas on which Marines of the country can use this coast. */
export const landingSeas = (g: State, nation: number, hex: number): number =>
  coastSeas[hex] & friendlySeas(g, nation)

/** 23.4c  Western ships reach Romania through the Mediterranean, unless Italy fights for the Axis. */
export function sailsToRomania(g: State, nation: number): boolean {
  if (!g.terms.options.additionalNavalMoves || (nation !== BRITAIN && nation !== FRANCE)) return false
  return fights(g, ROMANIA) && !fightsFor(g, ITALY, AXIS)
}

/** 23.4c */
export const isRomanianCoast = (hex: number): boolean => country[hex] === ROMANIA && coastSeas[hex] !== 0

/** 5.1d, 18.2.1c, 18.2.1d, 18.2.2a  Can a unit sail from here to there? Marines need no port. */
export function isSeaWay(g: State, nation: number, marines: boolean, from: number, to: number): boolean {
  const seasAt = marines ? landingSeas : portSeas
  const seas = seasAt(g, nation, from)
  if ((seas & seasAt(g, nation, to)) !== 0) return true
  if (!sailsToRomania(g, nation)) return false
  const isEmbarking = seas !== 0 || isRomanianCoast(from)
  const isLanding = seasAt(g, nation, to) !== 0 || isRomanianCoast(to)
  return isEmbarking && isLanding && (isRomanianCoast(from) || isRomanianCoast(to))
}
