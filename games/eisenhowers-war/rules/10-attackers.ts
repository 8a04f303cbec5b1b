// 10.0  Who may attack which hex, who takes part in an attack, and who defends.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED } from '../sides.ts'
import { HEX, hasFlag, type State, UNIT } from '../state.ts'
import { sideOf, UNITS } from '../units.ts'
import { grid, isScheldt, openSide } from '../world.ts'
import { attackOf } from './02-steps.ts'
import { firstTurnAttackRefusal } from './03-first-turn.ts'
import { actingSide, inOffensive } from './05-active.ts'
import { enemyOccupied, stackOf } from './06-stacking.ts'
import { offensiveAttackRefusal, offensiveLeadRefusal } from './13-offensives.ts'

const OFF_MAP = forbid('10.0', 'that unit is not on the map')
const NOT_YOURS = forbid('10.0', 'only the units of the player whose phase it is may attack')
const ATTACKED = forbid('10.0d', 'that unit has attacked in this phase')
const HEX_ATTACKED = forbid('10.0d', 'that hex has been attacked in this phase')
const NOT_ADJACENT = forbid('10.0e', 'attackers are adjacent to the hex that they attack')
const PROHIBITED = forbid('8.5', 'there is no attack across that hexside')
const NOBODY_THERE = forbid('10.0', 'there is no enemy unit in that hex')
const NO_ATTACK_FACTOR = forbid(
  '10.0i',
  'units without an attack factor attack only beside units that have one',
)
const INVOLVED = forbid('10.7', 'that unit takes part in the attack already')

const attackedFlag = (side: number): number =>
  side === ALLIED ? HEX.attackedByAllies : HEX.attackedByGermans

/** 10.0d  Has this side attacked the hex in this phase? R84: an offensive is a phase of its own. */
export const wasAttackedBy = (g: State, side: number, hex: number): boolean =>
  hasFlag(g.hexFlags, hex, attackedFlag(side))

export function markAttacked(g: State, side: number, hex: number): void {
  g.hexFlags[hex] |= attackedFlag(side)
}

/** Why this side may not attack the hex at all, or null. */
export function targetRefusal(g: State, side: number, target: number): Refusal | null {
  if (!enemyOccupied(g, side, target)) return NOBODY_THERE
  return wasAttackedBy(g, side, target) ? HEX_ATTACKED : null
}

/** 8.5, 10.0e, R40 */
function approachRefusal(from: number, target: number): Refusal | null {
  const direction = grid.directionTo(from, target)
  if (direction < 0) return NOT_ADJACENT
  const slot = from * 6 + direction
  return openSide[slot] && !isScheldt[slot] ? null : PROHIBITED
}

/** 10.0, 10.0d, 10.7, 10.8, 9.4  Why this unit may not attack from where it stands, or null. Nobody ever has to. */
export function attackRefusal(g: State, unit: number, target: number): Refusal | null {
  const side = actingSide(g)
  if (sideOf[unit] !== side) return NOT_YOURS
  if (g.place[unit] < 0) return OFF_MAP
  if (hasFlag(g.unitFlags, unit, UNIT.attacked)) return ATTACKED
  if (hasFlag(g.unitFlags, unit, UNIT.involved)) return INVOLVED
  const refusal = targetRefusal(g, side, target) ?? approachRefusal(g.place[unit], target)
  if (refusal !== null) return refusal
  return inOffensive(g) ? offensiveAttackRefusal(g, unit, target) : firstTurnAttackRefusal(g, unit, target)
}

/** 10.0i  Only a unit with an attack factor opens an attack. */
export function openingRefusal(g: State, unit: number, target: number): Refusal | null {
  const refusal = attackRefusal(g, unit, target)
  if (refusal !== null) return refusal
  return attackOf(g, unit) === 0 ? NO_ATTACK_FACTOR : offensiveLeadRefusal(g, unit)
}

/** The attackers of the battle that is being assembled or resolved, wherever they are. */
export function attackersOf(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.involved)) units.push(unit)
  return units
}

/** 10.0g  Everybody in the hex defends. */
export const defendersOf = stackOf

/** Of units that may attack a hex each by itself, those who may do so with the first of them (3.3.4a). */
export function firstTogether(g: State, units: readonly number[], target: number): number[] {
  const [first, ...others] = units
  const had = g.unitFlags[first]
  g.unitFlags[first] |= UNIT.involved
  const able = others.filter(unit => attackRefusal(g, unit, target) === null)
  g.unitFlags[first] = had
  return [first, ...able]
}

/** Takes these flags off all units. */
export function clearUnitFlags(g: State, flags: number): void {
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~flags
}
