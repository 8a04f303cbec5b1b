// 8  Stacking.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { isArmy, isReserveCorps, stackingSize, unitNation } from '../world.ts'

/** 8.0c */
export const STACKING_LIMIT = 5

const ENEMY_THERE = forbid('8.0a', 'enemy units stand in that hex')
const OTHER_NATION = forbid('8.0h', 'units of different nations may not share a hex')
export const TOO_MANY = forbid('8.0c', 'no more than five units fit in a hex')
export const ONE_ARMY = forbid('8.0d', 'no more than one army or front fits in a hex')
const ONE_RESERVE_CORPS = forbid('8.0e', 'no more than one German 0-3 static corps fits in a hex')

/** May this unit stand in this hex with the units that are there now? 8.2: markers lie in no stack and are not counted. */
export function stackingRefusal(g: State, unit: number, hex: number): Refusal | null {
  let size = stackingSize[unit]
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other === unit) continue
    const refusal = companyRefusal(g, unit, other)
    if (refusal !== null) return refusal
    size += stackingSize[other]
  }
  return size > STACKING_LIMIT ? TOO_MANY : null
}

function companyRefusal(g: State, unit: number, other: number): Refusal | null {
  if (unitNation[unit] !== unitNation[other]) {
    return g.terms.sideOf[unitNation[unit]] === g.terms.sideOf[unitNation[other]] ? OTHER_NATION : ENEMY_THERE
  }
  if (isArmy[unit] && isArmy[other]) return ONE_ARMY
  return isReserveCorps[unit] && isReserveCorps[other] ? ONE_RESERVE_CORPS : null
}

export function isOverstacked(g: State, hex: number): boolean {
  return excessOf(g, hex, -1)
}

/** Would the stack still be too large without `without`? */
export function excessOf(g: State, hex: number, without: number): boolean {
  let size = 0
  let armies = 0
  let reserves = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (unit === without) continue
    size += stackingSize[unit]
    armies += isArmy[unit]
    reserves += isReserveCorps[unit]
  }
  return size > STACKING_LIMIT || armies > 1 || reserves > 1
}
