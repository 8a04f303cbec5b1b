// 3.2.4, 3.3.4  What turn 1 forbids.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED, GROUP } from '../sides.ts'
import { hasFlag, isAlternate, PHASE, type State, UNIT } from '../state.ts'
import { groupOf, isCommonwealth, sideOf, UNITS } from '../units.ts'
import { hex, SOUTH, zoneOf } from '../world.ts'

const ALLIES_STAY = forbid('3.2.4a', 'in turn 1 Allied units of the southern zone do not move')
const GERMANS_STAY = forbid('3.2.4b', 'in turn 1 German units of the northern zone do not move')
const NO_GERMAN_ATTACK = forbid('3.2.4b', 'in turn 1 German units do not attack')
const COMMONWEALTH = forbid('3.2.4e', 'in turn 1 the British of the beachhead attack 3204 or 3205 only')
const ONE_GROUP = forbid(
  '3.3.4a',
  'in turn 1 the army groups do not attack the same hex after an unopposed landing',
)

/** 3.2.4e */
const COMMONWEALTH_TARGETS = [hex('3204'), hex('3205')]

/** R105  What counts in turn 1 is the zone in which a unit stands when the phase begins. */
export function markZones(g: State): void {
  if (g.turn !== 1) return
  for (let unit = 0; unit < UNITS; unit++) {
    const isSouthern = g.place[unit] >= 0 && zoneOf[g.place[unit]] === SOUTH
    g.unitFlags[unit] = (g.unitFlags[unit] & ~UNIT.southern) | (isSouthern ? UNIT.southern : 0)
  }
}

/** 3.2.4a, 3.2.4b, 3.3.4 */
export function firstTurnMoveRefusal(g: State, unit: number): Refusal | null {
  if (g.turn !== 1) return null
  const isSouthern = hasFlag(g.unitFlags, unit, UNIT.southern)
  if (sideOf[unit] === ALLIED) return isSouthern ? ALLIES_STAY : null
  return isSouthern ? null : GERMANS_STAY
}

/** 3.2.4a, 3.2.4b, 3.2.4e, 3.3.4, R96  Southern Allies may attack whom they like. */
export function firstTurnAttackRefusal(g: State, unit: number, target: number): Refusal | null {
  if (g.turn !== 1) return null
  if (sideOf[unit] !== ALLIED) return NO_GERMAN_ATTACK
  if (isAlternate(g)) return mixRefusal(g, unit)
  const isBound = isCommonwealth[unit] === 1 && !hasFlag(g.unitFlags, unit, UNIT.southern)
  return isBound && !COMMONWEALTH_TARGETS.includes(target) ? COMMONWEALTH : null
}

// 3.3.4a, R17  A hex is attacked once a phase anyway (10.0d), so what is left is that one attack is of one army group.
function mixRefusal(g: State, unit: number): Refusal | null {
  if (!g.landedUnopposed || g.phase !== PHASE.alliedOperations || groupOf[unit] > GROUP.british) return null
  for (let other = 0; other < UNITS; other++) {
    if (!hasFlag(g.unitFlags, other, UNIT.involved) || groupOf[other] > GROUP.british) continue
    if (groupOf[other] !== groupOf[unit]) return ONE_GROUP
  }
  return null
}
