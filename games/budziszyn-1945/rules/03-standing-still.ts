// Units that do not move at all, in this phase or ever.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { isTowedArtillery, movementPoints } from '../units.ts'
import { isSpentByBarrage } from './06-support.ts'

const NO_POINTS = forbid('15.2.1', 'a resilience group has no movement points')
const COMBAT_SET_UP = forbid('6.2.3', 'towed artillery moves only in transport set-up')
const STOPPED = forbid('4.2.1', 'the unit has ended its movement in this phase')
const BUILDING = forbid('14.3.4', 'a headquarters that builds a bridge may not move')
const FED = forbid('15.3.3', 'neither the infantry nor the Volkssturm that reinforced it may move')
const FIRED_BARRAGE = forbid('6.5.5', 'artillery that fired a barrage may not move in this movement phase')

export const isInCombatSetUp = (g: State, unit: number): boolean =>
  isTowedArtillery[unit] === 1 && !hasFlag(g.unitFlags, unit, UNIT.transport)

/** 6.5.5  Fired a barrage before this movement phase. */
export function barrageRefusal(g: State, unit: number): Refusal | null {
  return isSpentByBarrage(g, unit) && g.phase === PHASE.movement ? FIRED_BARRAGE : null
}

/** Why a unit can do nothing at all any more in this phase, or null. */
export function doneRefusal(g: State, unit: number): Refusal | null {
  if (movementPoints[unit] === 0) return NO_POINTS
  if (hasFlag(g.unitFlags, unit, UNIT.stopped)) return STOPPED
  return g.building[unit] > 0 ? BUILDING : null
}

/** Why a unit may not take a step now, wherever to; it may still change its set-up or dig. */
export function stillRefusal(g: State, unit: number): Refusal | null {
  const refusal = doneRefusal(g, unit)
  if (refusal !== null) return refusal
  if (isInCombatSetUp(g, unit)) return COMBAT_SET_UP
  return hasFlag(g.unitFlags, unit, UNIT.fed) ? FED : barrageRefusal(g, unit)
}
