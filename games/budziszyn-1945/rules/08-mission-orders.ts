// 8.2  Which missions may be flown, where, and with how many points.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP } from '../nations.ts'
import { areHostile, isNysa1945, MISSION, ownerOf, type State } from '../state.ts'
import { isBridgeTarget, targetStands } from './06-targets.ts'
import { airPoints } from './08-air-points.ts'
import { completesPoint, crossingPoints } from './08-crossings.ts'
import { campOfMission, eachMission, kindOfMission, sizeAt, sizeOfMission } from './08-missions.ts'
import { isOnBigRiver } from './11-banks.ts'
import { CHAPTER_OFF } from './14-working-at-bridges.ts'

/** 8.2.12, 8.2.23  What one mission against movement or with supplies takes; so many points more are another mission. */
export const FLIGHT = 7

/** 8.2.10, 8.2.12, 8.2.23  Fewest points of a mission, by kind; for crossings attacks. */
export const LEAST_POINTS = [0, 1, 1, 1, 4, FLIGHT, 1, FLIGHT] as const

export const NO_POINTS = forbid('8.1.3', 'each air point flies one mission, and there are not so many left')
export const UNCONNECTED = forbid('8.2.18', 'the hexes of one mission against crossings hang together')
const OBJECT_TAKES_FOUR = forbid('8.2.10', 'an attack on a bridge takes at least four points')
const HAMPERING_TAKES_SEVEN = forbid('8.2.12', 'hampering movement takes seven points a mission')
const SUPPLY_TAKES_SEVEN = forbid('8.2.23', 'supplying from the air takes seven points a mission')
const NO_DEFENCE = forbid('8.2.5', 'Soviet aircraft do not support a defence')
const NO_SUPPLY = forbid('8.2.22', 'only American aircraft carry supplies')
const ATTACK_ONLY_NYSA = forbid('N-5b', 'Soviet aircraft only support attacks and attack German units')
const ATTACK_ONLY_STARS = forbid('S-3', 'Soviet aircraft only support attacks and attack units')
const NO_ENEMY_TO_SUPPORT_AGAINST = forbid('8.2.2', 'support for an attack is marked on an enemy hex')
const NO_ENEMY = forbid('8.2.6', 'there is no enemy in that hex')
const NO_FRIEND = forbid('8.2.4', 'support for a defence is marked on a hex of your own units')
const NO_FRIEND_TO_SUPPLY = forbid('8.2.22', 'there are no friendly units in that hex')
const NO_BRIDGE = forbid('8.2.8', 'no bridge stands there')
const NO_BIG_RIVER = forbid('8.2.16', 'no big river runs along that hex')

/** Refusal of a mission with too few points, by kind. */
export const TOO_FEW: readonly Refusal[] = [
  NO_POINTS,
  NO_POINTS,
  NO_POINTS,
  NO_POINTS,
  OBJECT_TAKES_FOUR,
  HAMPERING_TAKES_SEVEN,
  NO_POINTS,
  SUPPLY_TAKES_SEVEN,
]

/** 8.1.5  Points that a camp has not yet given to a mission of this air phase. */
export function pointsToGive(g: State, camp: number): number {
  return airPoints(g, camp) - plannedPoints(g, camp)
}

/** Points that the missions of a camp take. */
export function plannedPoints(g: State, camp: number): number {
  let points = crossingPoints(g, camp, -1)
  eachMission(g, at => {
    if (campOfMission(g, at) === camp && kindOfMission(g, at) !== MISSION.crossing)
      points += sizeOfMission(g, at)
  })
  return points
}

/** Why the camp, with so many points to give, may not begin this mission or enlarge it, or null. */
export function orderRefusal(
  g: State,
  camp: number,
  kind: number,
  target: number,
  left: number,
): Refusal | null {
  return (
    kindRefusal(g, camp, kind) ??
    placeRefusal(g, camp, kind, target) ??
    costRefusal(g, camp, kind, target, left)
  )
}

// 8.2.5, 8.2.22, N-5b, S-3, R81  Soviet aircraft attack, and do nothing else.
export function kindRefusal(g: State, camp: number, kind: number): Refusal | null {
  if (camp !== CAMP.soviet) return null
  if (kind === MISSION.offensiveSupport || kind === MISSION.airAttack) return null
  if (kind === MISSION.defensiveSupport) return NO_DEFENCE
  if (kind === MISSION.supply) return NO_SUPPLY
  return isNysa1945(g) ? ATTACK_ONLY_NYSA : ATTACK_ONLY_STARS
}

function placeRefusal(g: State, camp: number, kind: number, target: number): Refusal | null {
  if (isBridgeTarget(target) !== (kind === MISSION.object)) return NO_BRIDGE
  switch (kind) {
    case MISSION.offensiveSupport:
      return isEnemyHex(g, camp, target) ? null : NO_ENEMY_TO_SUPPORT_AGAINST
    case MISSION.airAttack:
      return isEnemyHex(g, camp, target) ? null : NO_ENEMY
    case MISSION.defensiveSupport:
      return isFriendlyHex(g, camp, target) ? null : NO_FRIEND
    case MISSION.supply:
      return isFriendlyHex(g, camp, target) ? null : NO_FRIEND_TO_SUPPLY
    case MISSION.object:
      return bridgeRefusal(g, target)
    case MISSION.crossing:
      return isOnBigRiver(target) ? null : NO_BIG_RIVER
    default:
      return null
  }
}

const isEnemyHex = (g: State, camp: number, hex: number): boolean =>
  g.top[hex] >= 0 && areHostile(g, camp, g.camp[g.top[hex]])

const isFriendlyHex = (g: State, camp: number, hex: number): boolean =>
  g.top[hex] >= 0 && ownerOf(g, g.top[hex]) === g.terms.playerOf[camp]

function bridgeRefusal(g: State, target: number): Refusal | null {
  if (!g.terms.options.bridges) return CHAPTER_OFF
  return targetStands(g, target) ? null : NO_BRIDGE
}

function costRefusal(g: State, camp: number, kind: number, target: number, left: number): Refusal | null {
  if (kind === MISSION.crossing) {
    // One attack costs a point at most, and none where a point has only one of its two attacks assigned.
    const isPaid = left > 0 || completesPoint(g, camp, target)
    return isPaid ? null : NO_POINTS
  }
  if (left === 0) return NO_POINTS
  return left >= LEAST_POINTS[kind] || sizeAt(g, camp, kind, target) > 0 ? null : TOO_FEW[kind]
}
