// 12.3  Losses: corps equivalents are paid by the owner's choice, defender first, one unit after the other.
import { type Debt, type LossForce, payableNext } from '../../../engine/battle/losses.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { pickUnit } from '../../../engine/flow/pick-unit.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { corpsHalves, grid, isCity, unitIds } from '../world.ts'
import { eliminate } from './03-replacements.ts'
import { activeSide } from './05-markers.ts'
import { breaksDown, componentCount } from './07-army-structures.ts'
import { breakDown, componentsInPool } from './07-break-down.ts'
import { attackersOf, clearUnitFlags, defendersOf, garrisonFactor } from './12-attackers.ts'
import { battleSlot, isMarked, MARK, setBattleSlot, setMark } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { UNKNOWN_UNIT } from './actions.ts'

type Role = 'attacker' | 'defender'

const NOT_INVOLVED = forbid('12.3d', 'losses are taken from the units that took part')
const NOT_NEEDED = forbid('12.3c', 'no unit is given up that the loss does not need')

const NOTHING_PAID = 0x7fffffff

// 6.3b  Units only: a marker pays for nothing.
const unitsOf = (g: State, role: Role): number[] =>
  (role === 'defender' ? defendersOf : attackersOf)(g, battleSlot(g, 'target'))

// Half corps equivalents still to be paid.
const owedBy = (g: State, role: Role): number => battleSlot(g, `${role}Loss`)

/**
 * Takes the next loss of a side, or asks its owner. True when the side has paid.
 * 12.3b  A side that is wiped out ignores the excess.
 */
export function takeLoss(g: State, role: Role, log: Log): boolean {
  const owed = owedBy(g, role)
  if (owed <= 0) return true
  const units = unitsOf(g, role)
  if (units.length === 0) {
    if (role === 'defender') loseGarrison(g, log)
    return true
  }
  const candidates = sumOfHalves(units) <= owed ? units.slice(0, 1) : lossCandidates(g, role)
  if (candidates.length === 1) lose(g, role, candidates[0], log)
  else
    pushFrame(
      g.flow,
      role === 'defender' ? FRAMES.defenderLosses : FRAMES.attackerLosses,
      battleSlot(g, 'target'),
    )
  return false
}

// 12.3c  The garrison of a fort is one corps equivalent and the last to go.
function loseGarrison(g: State, log: Log): void {
  const target = battleSlot(g, 'target')
  if (garrisonFactor(g, target) === 0) return
  setMark(g, MARK.garrisonLost)
  log?.push({ event: 'garrison-lost', rule: '12.3c', hex: grid.names[target] })
}

function sumOfHalves(units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + corpsHalves[unit], 0)
}

/** 12.3c, R39  At least the loss is paid, and with no unit that it does not need: static divisions go in pairs. */
function lossCandidates(g: State, role: Role): number[] {
  const units = unitsOf(g, role)
  const owed = owedBy(g, role)
  // A half still open means that a static division has paid; it must not have died in vain.
  const owing: Debt = { owed, rank: 0, smallest: owed % 2 === 1 ? 1 : NOTHING_PAID }
  const force: LossForce = { sizes: units.map(unit => corpsHalves[unit]) }
  const payable: number[] = []
  payable.length = payableNext(owing, force, payable)
  const chosen = payable.map(i => units[i])
  // 7.0b, 12.3e  An army breaks down only as needed: one that did must pay before others do.
  const fromArmy = chosen.filter(unit => hasFlag(g.unitFlags, unit, UNIT.split))
  return fromArmy.length > 0 ? fromArmy : chosen
}

/** Removes a unit; an army breaks down in place and goes on paying with its corps (12.3e, R40, R61). */
function lose(g: State, role: Role, unit: number, log: Log): void {
  if (breaksDown(g, unit)) {
    breakDownToPay(g, role, unit, log)
    return
  }
  setBattleSlot(g, `${role}Loss`, owedBy(g, role) - corpsHalves[unit])
  if (hasFlag(g.unitFlags, unit, UNIT.split)) clearUnitFlags(g, UNIT.split)
  eliminate(g, unit, circumstancesOf(g, role, unit), log)
}

function breakDownToPay(g: State, role: Role, army: number, log: Log): void {
  // R10  Components that the pool cannot supply count as lost in this battle.
  const missing = Math.max(0, componentCount(g, army) - componentsInPool(g, army))
  setBattleSlot(g, `${role}Loss`, owedBy(g, role) - missing * 2)
  clearUnitFlags(g, UNIT.split)
  if (missing === 0) g.unitFlags[army] |= UNIT.split
  breakDown(g, army, log, false)
}

/** 3.5b, R59  What decides how soon a lost unit comes back. */
function circumstancesOf(g: State, role: Role, unit: number) {
  return {
    unsupplied: hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle),
    concentric: role === 'defender' && isMarked(g, MARK.concentric),
    city: isCity[battleSlot(g, 'target')] === 1,
  }
}

function lossRefusal(g: State, role: Role, unit: number): Refusal | null {
  if (!unitsOf(g, role).includes(unit)) return NOT_INVOLVED
  return lossCandidates(g, role).includes(unit) ? null : NOT_NEEDED
}

// 12.3d  Each owner picks his own losses: `{do:'lose', unit}`.
const lossDecision = (role: Role): Decision<State> =>
  pickUnit({
    verb: 'lose',
    unitIds,
    side: g => (role === 'attacker' ? activeSide(g) : 1 - activeSide(g)),
    candidates: g => lossCandidates(g, role),
    refusal: (g, unit) => lossRefusal(g, role, unit),
    otherwise: inBattleRefusal,
    unknown: UNKNOWN_UNIT,
    perform: (g, unit, log) => lose(g, role, unit, log),
  })

export const defenderLossesDecision = lossDecision('defender')
export const attackerLossesDecision = lossDecision('attacker')
