// 9  Stacking.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { isArmy, isMobile, isStatic, unitNation } from '../units.ts'
import { isMarsh, isMountain } from '../world.ts'

const SMALL_UNITS = 3

const ARMY_ALONE = forbid('9.0d', 'a hex holds one mobile army or up to three smaller mobile units')
const ONE_STATIC = forbid('9.0e', 'a hex holds only one static unit')
const MARSH = forbid('9.0g', 'a marsh hex holds only one unit')
const NO_STATIC = forbid('9.0h', 'no static unit is placed in a mountain hex')
const NATIONS_APART = forbid('9.0c', 'mobile units of different countries may not stay in one hex')

/** Who is in a hex, as far as stacking asks. 9.0a: only land units are in stacks. */
interface Load {
  units: number
  armies: number
  small: number
  static: number
  /** Country of the mobile units, -1 for none, MIXED for several. */
  nation: number
}

const MIXED = -2

const load: Load = { units: 0, armies: 0, small: 0, static: 0, nation: -1 }

function clear(): void {
  load.units = load.armies = load.small = load.static = 0
  load.nation = -1
}

function add(unit: number): void {
  load.units += 1
  if (isStatic[unit]) load.static += 1
  if (!isMobile[unit]) return
  if (isArmy[unit]) load.armies += 1
  else load.small += 1
  if (load.nation === -1) load.nation = unitNation[unit]
  else if (load.nation !== unitNation[unit]) load.nation = MIXED
}

/** 9.0c, 9.0d, 9.0e, 9.0f, 9.0g, R40, R82  The limit that the load breaks, or null. */
function fault(hex: number): Refusal | null {
  if (load.nation === MIXED) return NATIONS_APART
  if (load.armies > 1 || load.small > SMALL_UNITS || (load.armies > 0 && load.small > 0)) return ARMY_ALONE
  if (load.static > 1) return ONE_STATIC
  return isMarsh[hex] && load.units > 1 ? MARSH : null
}

/** Why the stack of a hex may not stay as it is, or null. */
export function stackFault(g: State, hex: number): Refusal | null {
  const top = g.top[hex]
  if (top < 0 || g.below[top] < 0) return null
  clear()
  for (let unit = top; unit >= 0; unit = g.below[unit]) add(unit)
  return fault(hex)
}

/** 9.0h */
export const staticRefusal = (unit: number, hex: number): Refusal | null =>
  isStatic[unit] && isMountain[hex] ? NO_STATIC : null

/** Why this unit may not stay in that hex with those who are there, or null. It counts once if it is there already. */
export function stackingRefusal(g: State, unit: number, hex: number): Refusal | null {
  const ground = staticRefusal(unit, hex)
  if (ground !== null) return ground
  if (g.top[hex] < 0) return null
  clear()
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) if (other !== unit) add(other)
  add(unit)
  return fault(hex)
}

/** The hex of some stack of the side that breaks a limit, -1 if all are in order (9.1a). */
export function overstackedHex(g: State, side: number): number {
  for (let unit = 0; unit < g.place.length; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || g.top[hex] !== unit || g.below[unit] < 0) continue
    if (g.allegiance[unitNation[unit]] === side && stackFault(g, hex) !== null) return hex
  }
  return -1
}
