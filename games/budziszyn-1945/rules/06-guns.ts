// 6.1, 6.4, 6.5  Which gun may fire at what.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { areHostile, hasFlag, ownerOf, PHASE, type State, UNIT } from '../state.ts'
import { guns, isArtillery, isSelfPropelledArtillery } from '../units.ts'
import { canBeAttacked, restsToday } from './05-attackers.ts'
import { fireRefusal, obligationRefusal } from './05-obligations.ts'
import { GUN_RANGE, isSpentByBarrage } from './06-support.ts'
import { isBridgeTarget, targetDistance, targetStands } from './06-targets.ts'
import { CHAPTER_OFF } from './14-working-at-bridges.ts'

const NO_GUN = forbid('6.4.1', 'only artillery on the map fires at a distance')
const NOT_YOURS = forbid('6.4.1', 'that gun belongs to another player')
const LIMBERED = forbid('6.1.3', 'a gun in transport set-up does not fire')
const HAS_FIRED = forbid('6.1.4', 'a gun fires or fights only once in a combat phase')
const RESTS = forbid('S-8a', 'German units of the Allied player do not act on the first day')
const OUT_OF_RANGE = forbid('6.1.2', 'a gun fires three hexes far')
const ADJACENT = forbid('6.4.3', 'ranged fire does not fall on an adjacent hex')
const NO_ENEMY = forbid('6.4.1', 'there is no enemy in that hex')
const ALREADY_FOUGHT = forbid('5.1.1', 'all in that hex have fought or been fired upon in this phase')
const NO_BRIDGE = forbid('6.4.7', 'no bridge stands there')
const BARRAGE_ON_UNITS = forbid('6.5.3', 'a barrage falls on enemy units')
const NO_AMMUNITION = forbid('6.5.7', 'every gun in a barrage uses one of the ammunition units')

export const isBarragePhase = (g: State): boolean => g.phase === PHASE.barrage

/** May this gun fire at anything in this phase? */
export function gunRefusal(g: State, gun: number): Refusal | null {
  if (!isArtillery[gun] || g.place[gun] < 0) return NO_GUN
  if (ownerOf(g, gun) !== g.player) return NOT_YOURS
  if (hasFlag(g.unitFlags, gun, UNIT.transport)) return LIMBERED
  if (hasFlag(g.unitFlags, gun, UNIT.fired | UNIT.fought | UNIT.attacking)) return HAS_FIRED
  if (isBarragePhase(g)) return isSpentByBarrage(g, gun) ? HAS_FIRED : ammunitionRefusal(g)
  return restsToday(g, gun) ? RESTS : dutyRefusal(g, gun)
}

// 6.5.7  The guns that are named so far need theirs too.
const ammunitionRefusal = (g: State): Refusal | null =>
  gunsThatFire(g).length < g.ammunition ? null : NO_AMMUNITION

// R20  A self-propelled gun may be the last that can attack somebody who must be attacked.
function dutyRefusal(g: State, gun: number): Refusal | null {
  if (!isSelfPropelledArtillery[gun]) return null
  g.unitFlags[gun] |= UNIT.attacking
  const refusal = obligationRefusal(g)
  g.unitFlags[gun] &= ~UNIT.attacking
  return refusal
}

/** 6.4.2  The guns that are named for the fire at hand. */
export function gunsThatFire(g: State): number[] {
  return guns.filter(gun => hasFlag(g.unitFlags, gun, UNIT.attacking))
}

/** 6.1.2, 6.4.3  Is the target in range? A bridge may be near, a hex must not be adjacent. */
export function rangeRefusal(g: State, gun: number, target: number): Refusal | null {
  const distance = targetDistance(g.place[gun], target)
  if (distance > GUN_RANGE) return OUT_OF_RANGE
  return distance <= 1 && !isBridgeTarget(target) ? ADJACENT : null
}

/** 6.4.1, 6.4.7  May guns of this gun's camp fire at the target at all? */
export function targetRefusal(g: State, gun: number, target: number): Refusal | null {
  return isBridgeTarget(target) ? bridgeRefusal(g, target) : hexRefusal(g, gun, target)
}

// 14.1.1, R81  Any bridge is an object, whoever holds it.
function bridgeRefusal(g: State, target: number): Refusal | null {
  if (isBarragePhase(g)) return BARRAGE_ON_UNITS
  if (!g.terms.options.bridges) return CHAPTER_OFF
  return targetStands(g, target) ? null : NO_BRIDGE
}

// 5.1.1, 6.4.5  Everybody is fired upon once in a phase, nobody after a combat, and nobody who must be attacked.
function hexRefusal(g: State, gun: number, hex: number): Refusal | null {
  const top = g.top[hex]
  if (top < 0 || !areHostile(g, g.camp[gun], g.camp[top])) return NO_ENEMY
  if (!someCanBeHit(g, hex)) return ALREADY_FOUGHT
  return isBarragePhase(g) ? null : fireRefusal(g, hex)
}

function someCanBeHit(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (canBeAttacked(g, unit)) return true
  return false
}
