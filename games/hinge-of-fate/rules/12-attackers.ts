// 12.1, 12.3, 12.8, 12.9  Who may attack what, and with whom.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GROUP } from '../forces.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import {
  campOf,
  fort,
  grid,
  groupBit,
  groupOf,
  isArmy,
  isBarredFromCities,
  isCity,
  isStatic,
  openSide,
  SLOVAK_ARMY,
} from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { activeGroups } from './05-active.ts'
import { attackAreaRefusal } from './10-areas.ts'
import { isBesieged } from './13-siege.ts'
import { UNKNOWN_UNIT } from './actions.ts'

const NOT_ACTIVE = forbid('5.1a', 'units attack in the combat phase of their own force group')
const NEVER_ATTACKS = forbid('2.11b', 'static units never attack')
const DROPS_ONLY = forbid('13.6d', 'the paratroops attack only by landing on the target')
const HAS_ATTACKED = forbid('12.8', 'a unit attacks once in a phase')
const UNDER_REPS = forbid('9.2c', 'a unit that takes a replacement does not attack')
const PINNED = forbid('13.7c', 'units of the siege ring do not attack')
const BESIEGED = forbid('13.7c', 'besieged units do not attack')
const NOT_ADJACENT = forbid('12.3a', 'units attack adjacent hexes')
const SHUT_HEXSIDE = forbid('12.3a', 'units do not attack across a hexside that they cannot cross')
const NOBODY_THERE = forbid('12.3d', 'an attack needs enemy units in the hex')
const NOT_INTO_CITY = forbid('12.14b', 'panzers, the CMG and the CRHC never attack into a city')
const NOT_INTO_FORT = forbid('12.16', 'panzers, the CMG and the CRHC never attack into a fortified hex')
const ARMY_GROUPS_APART = forbid('12.3b', 'Army Groups North and South never attack together')
const FRONTS_APART = forbid('12.3b', 'the two Soviet fronts never attack together')
const SLOVAKS_FOLLOW = forbid(
  '12.3c',
  'the Slovakian unit attacks only with a German unit of Army Group South',
)
const ONE_ARMY = forbid('12.19', 'only once in a game may several Polish armies attack together')

/** Why this unit may not attack at all now, or null. */
export function readyRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0) return UNKNOWN_UNIT
  if (groupOf[unit] === GROUP.luftwaffe) return DROPS_ONLY
  if (!(groupBit[unit] & activeGroups(g))) return NOT_ACTIVE
  if (isStatic[unit]) return NEVER_ATTACKS
  const flags = g.unitFlags[unit]
  if (flags & (UNIT.attacked | UNIT.involved)) return HAS_ATTACKED
  if (flags & UNIT.reps) return UNDER_REPS
  if (flags & UNIT.pinned) return PINNED
  return isBesieged(g, unit) ? BESIEGED : null
}

/** R7  Polish fortresses, West Wall and Maginot Line alike, whoever holds them. */
export const isFortified = (hex: number): boolean => fort[hex] !== 0

/** 12.3a, 12.3d, 12.14b, 12.16, R43  Why this unit may not attack that hex from where it stands, or null. */
function targetRefusal(g: State, unit: number, target: number): Refusal | null {
  const direction = grid.directionTo(g.place[unit], target)
  if (direction < 0) return NOT_ADJACENT
  if (!enemyOccupied(g, campOf[unit], target)) return NOBODY_THERE
  if (!openSide[g.place[unit] * 6 + direction]) return SHUT_HEXSIDE
  if (isBarredFromCities[unit] && isCity[target]) return NOT_INTO_CITY
  if (isBarredFromCities[unit] && isFortified(target)) return NOT_INTO_FORT
  return attackAreaRefusal(g, unit, target)
}

/** May this unit open an attack? 12.3c, 12.20  The Slovakian unit only joins one. */
export function attackRefusal(g: State, unit: number, target: number): Refusal | null {
  const refusal = readyRefusal(g, unit) ?? targetRefusal(g, unit, target)
  return refusal ?? (unit === SLOVAK_ARMY ? SLOVAKS_FOLLOW : null)
}

/** May this unit join those who attack already? 12.9: nobody of a stack must. */
export function joinRefusal(g: State, unit: number, target: number): Refusal | null {
  return readyRefusal(g, unit) ?? targetRefusal(g, unit, target) ?? companyRefusal(g, unit, target)
}

// 12.3b, 12.19, R63  One force group an attack, and one Polish army, but for the one great attack.
function companyRefusal(g: State, unit: number, target: number): Refusal | null {
  for (const other of attackersOf(g, target)) {
    if (groupOf[other] !== groupOf[unit])
      return groupOf[unit] === GROUP.agn || groupOf[unit] === GROUP.ags ? ARMY_GROUPS_APART : FRONTS_APART
    if (isPolishArmy(unit) && isPolishArmy(other) && g.armiesJoined) return ONE_ARMY
  }
  return null
}

export const isPolishArmy = (unit: number): boolean => groupOf[unit] === GROUP.polish && isArmy[unit] === 1

/** The units that take part in the attack on a hex, from the hexes around it. */
export function attackersOf(g: State, target: number): number[] {
  const attackers: number[] = []
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit])
      if (hasFlag(g.unitFlags, unit, UNIT.involved)) attackers.push(unit)
  }
  return attackers
}
