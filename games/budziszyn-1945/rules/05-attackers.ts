// 5.1  Who may attack which hex. The hex is the target: all in it who have not fought yet defend it.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP } from '../nations.ts'
import { areHostile, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { hasZone, isHeadquarters, isResilienceGroup, isTowed, isTowedArtillery } from '../units.ts'
import { grid } from '../world.ts'

const OFF_MAP = forbid('5.1.2', 'that unit is not on the map')
const NOT_YOURS = forbid('2.1.2', 'that unit belongs to another player')
const TOWED = forbid('5.1.10', 'towed units do not attack in direct combat')
const HEADQUARTERS = forbid('5.1.2', 'a headquarters does not attack')
const RESILIENCE_GROUP = forbid('5.1.2', 'a resilience group holds its hex and does not attack')
const DAY_ONE = forbid('S-8a', 'German units of the Allied player do not act on the first day')
const HAS_FOUGHT = forbid('5.1.1', 'a unit fights only once in a combat phase')
const NOT_ADJACENT = forbid('5.1.2', 'units attack adjacent hexes only')
const NO_ENEMY = forbid('5.1.2', 'there is no enemy in that hex')
const WAS_FOUGHT = forbid('5.1.1', 'the units in that hex have fought in this combat phase')
const FIRED_UPON = forbid('6.4.5', 'a hex under ranged fire is not attacked in the same combat phase')
const GERMANS_FIRST = forbid('S-8g', 'a Polish unit of the Allies next to Germans must attack them')

/** Who has fought, or is out of it for the phase in another way. */
const DONE = UNIT.fought | UNIT.fired

/** S-8g, R46  Enemies fight each other, and a Pole who has changed sides also fights Germans. */
export const mayFight = (g: State, unit: number, camp: number): boolean =>
  areHostile(g, g.camp[unit], camp) || (camp === CAMP.german && hasFlag(g.unitFlags, unit, UNIT.defector))

/** S-8a, R61  Germans of the two-player game rest on 30 April: they stay where they are and only defend. */
export const restsToday = (g: State, unit: number): boolean => isFirstDay(g) && g.camp[unit] === CAMP.german

/** S-8a  Is it 30 April of the two-player game? */
export const isFirstDay = (g: State): boolean => g.turn === 1 && g.terms.scenario === 'stars-2'

/** 5.1.1, 6.4.5  Has this unit, which stands in a target, neither fought nor been fired upon in this phase? */
export const canBeAttacked = (g: State, unit: number): boolean =>
  !hasFlag(g.unitFlags, unit, UNIT.fought | UNIT.firedUpon)

/** 5.1.10, R21, R73  Kinds of unit that never attack, whatever stands next to them. */
function kindRefusal(unit: number): Refusal | null {
  if (isHeadquarters[unit]) return HEADQUARTERS
  if (isTowed[unit] || isTowedArtillery[unit]) return TOWED
  return isResilienceGroup[unit] ? RESILIENCE_GROUP : null
}

/** May this unit attack anybody in this phase? */
export function readyRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0) return OFF_MAP
  if (ownerOf(g, unit) !== g.player) return NOT_YOURS
  return (
    kindRefusal(unit) ??
    (hasFlag(g.unitFlags, unit, DONE) ? HAS_FOUGHT : restsToday(g, unit) ? DAY_ONE : null)
  )
}

/** A unit in this hex that can still be attacked, -1 if there is none. */
function firstDefender(g: State, hex: number): number {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (canBeAttacked(g, unit)) return unit
  return -1
}

/** Is there somebody in this hex whom the unit may attack? */
function isTargetOf(g: State, unit: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && mayFight(g, unit, g.camp[top]) && firstDefender(g, hex) >= 0
}

function targetRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (isTargetOf(g, unit, hex)) return null
  const top = g.top[hex]
  if (top < 0 || !mayFight(g, unit, g.camp[top])) return NO_ENEMY
  return hasFlag(g.unitFlags, top, UNIT.firedUpon) ? FIRED_UPON : WAS_FOUGHT
}

/** S-8g, R21  Is the unit a Pole of the Allies, no gun, who stands next to Germans that can still be attacked? */
export function isBoundToGermans(g: State, unit: number): boolean {
  if (!hasFlag(g.unitFlags, unit, UNIT.defector) || !hasZone[unit]) return false
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[unit] * 6 + direction]
    if (hex >= 0 && holdsGermans(g, hex) && isTargetOf(g, unit, hex)) return true
  }
  return false
}

const holdsGermans = (g: State, hex: number): boolean => g.top[hex] >= 0 && g.camp[g.top[hex]] === CAMP.german

/** 5.1.2, 5.1.1, S-8g  May this unit attack this hex, or join the attack on it? R64: also across a big river. */
export function attackRefusal(g: State, unit: number, hex: number): Refusal | null {
  const refusal = readyRefusal(g, unit)
  if (refusal !== null) return refusal
  if (grid.directionTo(g.place[unit], hex) < 0) return NOT_ADJACENT
  const targeted = targetRefusal(g, unit, hex)
  if (targeted !== null) return targeted
  return !holdsGermans(g, hex) && isBoundToGermans(g, unit) ? GERMANS_FIRST : null
}

/** As `attackRefusal(…) === null` for a unit that is ready and next to the hex, in the loops that ask it often. */
export const mayStrike = (g: State, unit: number, hex: number): boolean =>
  isTargetOf(g, unit, hex) && (holdsGermans(g, hex) || !isBoundToGermans(g, unit))
