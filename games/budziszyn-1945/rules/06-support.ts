// 6.3  Guns that support an attack or a defence from where they stand.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { areHostile, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { isArtillery } from '../units.ts'
import { grid } from '../world.ts'
import { mayFight, restsToday } from './05-attackers.ts'

/** 6.1.2 */
export const GUN_RANGE = 3

const NO_GUN = forbid('6.3.1', 'only artillery supports')
const OFF_MAP = forbid('6.3.1', 'that gun is not on the map')
const NOT_YOURS = forbid('2.1.2', 'that gun belongs to another player')
const LIMBERED = forbid('6.3.1', 'guns support only in combat set-up')
const HAS_FIRED = forbid('6.1.4', 'artillery fires only once in a combat phase')
const BARRAGE = forbid('6.5.6', 'guns that fired a barrage do not support in the next two combat phases')
const DAY_ONE = forbid('S-8a', 'German units of the Allied player do not act on the first day')
const FAR_FROM_ATTACKERS = forbid('6.3.2', 'no attacking hex is within three hexes of that gun')
const FAR_FROM_DEFENDERS = forbid('6.3.3', 'no defending hex is within three hexes of that gun')
const NOT_FRIENDLY = forbid('6.3.1', 'guns support friendly units only')
const ATTACKED_ITSELF = forbid('6.6.1', 'a gun that is attacked itself defends with its hex')

/** 6.5.5, 6.5.6  Did the gun fire a barrage, so that it may not move in this turn, nor support in two combat phases? */
export const isSpentByBarrage = (g: State, gun: number): boolean =>
  hasFlag(g.unitFlags, gun, UNIT.barrage | UNIT.barrageTwo)

/** 6.1.3, 6.1.4, 6.5.6  Stands in combat set-up, and has not fired in this phase nor in a barrage of late. */
export const mayFire = (g: State, gun: number): boolean =>
  !hasFlag(g.unitFlags, gun, UNIT.transport | UNIT.fired | UNIT.fought) && !isSpentByBarrage(g, gun)

function gunRefusal(g: State, gun: number, player: number): Refusal | null {
  if (!isArtillery[gun]) return NO_GUN
  if (g.place[gun] < 0) return OFF_MAP
  if (ownerOf(g, gun) !== player) return NOT_YOURS
  if (hasFlag(g.unitFlags, gun, UNIT.transport)) return LIMBERED
  if (isSpentByBarrage(g, gun)) return BARRAGE
  return mayFire(g, gun) ? null : HAS_FIRED
}

/** 6.3.2, 6.6.2  May this gun support an attack on the target out of one of these hexes? */
export function attackSupportRefusal(
  g: State,
  gun: number,
  target: number,
  attackers: readonly number[],
): Refusal | null {
  const refusal = gunRefusal(g, gun, g.player)
  if (refusal !== null) return refusal
  if (restsToday(g, gun)) return DAY_ONE
  if (!mayFight(g, gun, g.camp[g.top[target]])) return NOT_FRIENDLY
  return attackers.some(unit => grid.distance(g.place[gun], g.place[unit]) <= GUN_RANGE)
    ? null
    : FAR_FROM_ATTACKERS
}

/** 6.3.3, 6.4.6  May this gun of a player support the defence of one of these hexes against an attack of this camp? */
export function defenceSupportRefusal(
  g: State,
  gun: number,
  player: number,
  targets: readonly number[],
  attackingCamp: number,
): Refusal | null {
  const refusal = gunRefusal(g, gun, player)
  if (refusal !== null) return refusal
  if (targets.includes(g.place[gun])) return ATTACKED_ITSELF
  const isOwn = targets.some(hex => g.camp[g.top[hex]] === g.camp[gun])
  if (!isOwn && !areHostile(g, g.camp[gun], attackingCamp)) return NOT_FRIENDLY
  return targets.some(hex => grid.distance(g.place[gun], hex) <= GUN_RANGE) ? null : FAR_FROM_DEFENDERS
}
