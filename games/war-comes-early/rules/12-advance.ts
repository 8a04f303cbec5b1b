// 12.5  Advance after combat.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, hasFlag, type State, UNIT } from '../state.ts'
import { grid, isStatic, unitIds } from '../world.ts'
import { place } from './03-hex-control.ts'
import { fortBreached } from './04-victory.ts'
import { activeSide } from './05-markers.ts'
import { stackingRefusal } from './08-stacking.ts'
import { enemyOccupied, isIntactFort } from './11-entry.ts'
import { approachRefusal, attackersOf, garrisonFactor } from './12-attackers.ts'
import { isMarked, MARK } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

const TOOK_NO_PART = forbid('12.5a', 'only surviving units that took part in the attack may advance')
const STATIC = forbid('12.5c', 'static units and defenders never advance')

/** 12.4, 12.5a, R38  Is anybody left in the target, the garrison of a fort included? */
export function isHeld(g: State, target: number): boolean {
  if (enemyOccupied(g, activeSide(g), target)) return true
  return garrisonFactor(g, target) > 0 && !isMarked(g, MARK.garrisonLost)
}

/** 12.5a, 12.5b, 9.3b, R53, R85  No movement points, no zones of control: only stacking, terrain and area count. */
function advanceRefusal(g: State, unit: number, target: number): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, UNIT.involved) || hasFlag(g.unitFlags, unit, UNIT.advanced))
    return TOOK_NO_PART
  if (isStatic[unit]) return STATIC
  return approachRefusal(g, unit, target) ?? stackingRefusal(g, unit, target)
}

export function mayAnyAdvance(g: State, target: number): boolean {
  return attackersOf(g, target).some(unit => advanceRefusal(g, unit, target) === null)
}

function advance(g: State, unit: number, target: number, log: Log): void {
  log?.push({ event: 'advance', rule: '12.5a', unit: unitIds[unit], to: grid.names[target] })
  const breaches = isIntactFort(g, target)
  g.unitFlags[unit] |= UNIT.advanced
  if (breaches) breach(g, target, log)
  place(g, unit, target, log)
  if (breaches) fortBreached(g, log)
}

// 11.5b, R35, R36  The first attacker to enter makes the breach.
function breach(g: State, target: number, log: Log): void {
  g.hexFlags[target] |= HEX.breached
  log?.push({ event: 'breached', rule: '11.5b', hex: grid.names[target] })
}

const targetOf = (g: State): number => slot(g.flow, FRAMES.advance.at.target)

/** `{do:'advance', unit}` unit by unit, `{do:'done'}`. */
export const advanceDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    const target = targetOf(g)
    for (const unit of attackersOf(g, target)) {
      if (advanceRefusal(g, unit, target) === null) offer({ do: 'advance', unit: unitIds[unit] })
    }
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'advance') return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : advanceRefusal(g, unit, targetOf(g))
  },
  perform(g, action, log) {
    const target = targetOf(g)
    if (action.do === 'advance') advance(g, unitNamed(action.unit), target, log)
    if (action.do === 'done' || !mayAnyAdvance(g, target)) popFrame(g.flow)
  },
}
