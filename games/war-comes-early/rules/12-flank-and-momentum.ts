// 12.6, 12.7  German mechanized flank attacks and momentum attacks.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN } from '../nations.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid, isGermanMech, stackingSize, UNITS, unitIds } from '../world.ts'
import { place } from './03-hex-control.ts'
import { activeSide } from './05-markers.ts'
import { STACKING_LIMIT } from './08-stacking.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { isSuppliedForAttack } from './10-supply.ts'
import { enemyOccupied, isIntactFort } from './11-entry.ts'
import { approachRefusal, attackersOf, clearUnitFlags, KIND, readyRefusal } from './12-attackers.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const GERMAN_MECHS_ONLY = forbid('12.6a', 'only German mechanized units make flank attacks')
const FLANKED_BEFORE = forbid('12.6c', 'a unit makes one flank attack in a Combat Phase')
const FORT_IN_THE_WAY = forbid('12.6c', 'a flank attack does not go into an intact Czech or Belgian fort')
const NOT_EMPTY = forbid('12.6a', 'a flank attack goes into an empty hex')
const NO_ZONE = forbid('12.6a', 'a flank attack goes into an enemy zone of control')
const NO_ENEMY_BESIDE = forbid('12.6a', 'a flank attack starts beside a hex that enemy units hold')
const NO_ROOM = forbid('12.6b', 'no more units share a flank attack than can stack in the hex')
const UNSUPPLIED = forbid('12.6a', 'a flank attack needs supply')

/** 12.6, R45  May this unit make (or join) a flank attack into this hex? */
export function flankRefusal(g: State, unit: number, target: number): Refusal | null {
  if (!isGermanMech[unit]) return GERMAN_MECHS_ONLY
  if (hasFlag(g.unitFlags, unit, UNIT.flanked)) return FLANKED_BEFORE
  const refusal = readyRefusal(g, unit) ?? driveInRefusal(g, unit, target)
  if (refusal !== null) return refusal
  if (!isBesideEnemies(g, g.place[unit])) return NO_ENEMY_BESIDE
  return isSuppliedForAttack(g, unit, target) ? null : UNSUPPLIED
}

// R45c, R47  An empty hex in an enemy zone of control that the unit may enter and that has room for it.
function driveInRefusal(g: State, unit: number, target: number): Refusal | null {
  const refusal = approachRefusal(g, unit, target)
  if (refusal !== null) return refusal
  if (isIntactFort(g, target)) return FORT_IN_THE_WAY
  if (g.top[target] >= 0) return NOT_EMPTY
  if (!inEnemyZone(g, GERMAN, target)) return NO_ZONE
  return sizeOfAttack(g, target) + stackingSize[unit] > STACKING_LIMIT ? NO_ROOM : null
}

// R45b  An empty fort is not an enemy unit.
function isBesideEnemies(g: State, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const beside = grid.neighbours[hex * 6 + direction]
    if (beside >= 0 && enemyOccupied(g, GERMAN, beside)) return true
  }
  return false
}

function sizeOfAttack(g: State, target: number): number {
  return attackersOf(g, target).reduce((sum, unit) => sum + stackingSize[unit], 0)
}

/** 12.6a, 12.6b  No roll and no losses: the units drive in, and a first flank attack may go on with momentum. */
export function driveIn(g: State, target: number, kind: number, log: Log): void {
  const units = attackersOf(g, target)
  clearUnitFlags(g, UNIT.advanced | UNIT.involved)
  for (const unit of units) {
    g.unitFlags[unit] |= UNIT.attacked | (kind === KIND.flank ? UNIT.flanked | UNIT.advanced : UNIT.momentum)
    place(g, unit, target, log)
  }
  if (kind === KIND.flank) offerMomentum(g, target, kind)
}

const NOT_ADVANCED = forbid(
  '12.7c',
  'only German mechanized units that have just advanced make a momentum attack',
)
const MOMENTUM_SPENT = forbid('12.7d', 'a unit takes part in one momentum attack in a Combat Phase')
const NO_SECOND_FLANK = forbid('12.7b', 'a flank attack is not followed by another flank attack')
const NO_MOMENTUM_INTO_FORT = forbid(
  '12.7e',
  'a momentum attack does not go into an intact Czech or Belgian fort',
)
const NO_ENEMY = forbid('12.7a', 'there is no enemy unit in that hex')
const CUT_OFF = forbid('12.7a', 'a momentum attack needs supply')

/** 12.7, R46  May this unit attack this hex with momentum? The target may have been attacked before (12.7d). */
export function momentumRefusal(g: State, unit: number, target: number): Refusal | null {
  const refusal = driverRefusal(g, unit) ?? approachRefusal(g, unit, target)
  if (refusal !== null) return refusal
  if (isIntactFort(g, target)) return NO_MOMENTUM_INTO_FORT
  if (!enemyOccupied(g, GERMAN, target)) return NO_ENEMY
  return isSuppliedForAttack(g, unit, target) ? null : CUT_OFF
}

/** R47  The same into an empty hex, after an ordinary attack only (12.7b). */
export function momentumFlankRefusal(g: State, unit: number, target: number, first: number): Refusal | null {
  if (first !== KIND.attack) return NO_SECOND_FLANK
  const refusal = driverRefusal(g, unit)
  if (refusal !== null) return refusal
  if (isIntactFort(g, target)) return NO_MOMENTUM_INTO_FORT
  return driveInRefusal(g, unit, target) ?? (isSuppliedForAttack(g, unit, target) ? null : CUT_OFF)
}

// 12.7a, 12.7c, 12.7d
function driverRefusal(g: State, unit: number): Refusal | null {
  if (!isGermanMech[unit] || !hasFlag(g.unitFlags, unit, UNIT.advanced)) return NOT_ADVANCED
  return hasFlag(g.unitFlags, unit, UNIT.momentum | UNIT.involved) ? MOMENTUM_SPENT : null
}

/** After an attack of kind `first` whose units have advanced: asks, if there is anything to ask. */
export function offerMomentum(g: State, target: number, first: number): void {
  let any = false
  eachMomentum(g, first, () => {
    any = true
  })
  if (any) pushFrame(g.flow, FRAMES.momentum, target, first)
  else clearUnitFlags(g, UNIT.advanced)
}

function eachMomentum(
  g: State,
  first: number,
  found: (verb: string, unit: number, target: number) => void,
): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || driverRefusal(g, unit) !== null) continue
    for (let direction = 0; direction < 6; direction++) {
      const target = grid.neighbours[g.place[unit] * 6 + direction]
      if (target < 0) continue
      if (momentumRefusal(g, unit, target) === null) found('momentum', unit, target)
      if (momentumFlankRefusal(g, unit, target, first) === null) found('momentum-flank', unit, target)
    }
  }
}

const firstKind = (g: State): number => slot(g.flow, FRAMES.momentum.at.kind)

/** 12.7  `{do:'momentum', target, unit}`, `{do:'momentum-flank', target, unit}`, `{do:'done'}`. */
export const momentumDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    eachMomentum(g, firstKind(g), (verb, unit, target) =>
      offer({ do: verb, target: grid.names[target], unit: unitIds[unit] }),
    )
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'momentum' && action.do !== 'momentum-flank') return inBattleRefusal(action)
    return momentumActionRefusal(g, action)
  },
  perform(g, action) {
    popFrame(g.flow)
    if (action.do === 'done') return clearUnitFlags(g, UNIT.advanced)
    const kind = action.do === 'momentum' ? KIND.momentum : KIND.momentumFlank
    g.unitFlags[unitNamed(action.unit)] |= UNIT.involved
    pushFrame(g.flow, FRAMES.assemble, hexNamed(action.target), kind)
  },
}

function momentumActionRefusal(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  const target = hexNamed(action.target)
  if (unit < 0) return UNKNOWN_UNIT
  if (target < 0) return UNKNOWN_HEX
  return action.do === 'momentum'
    ? momentumRefusal(g, unit, target)
    : momentumFlankRefusal(g, unit, target, firstKind(g))
}
