// 12.2  Advance after combat.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid, unitIds } from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { place } from './03-hex-control.ts'
import { activeSide } from './05-active.ts'
import { stackingRefusal } from './06-stacking.ts'
import { areaRefusal } from './10-areas.ts'
import { attackersOf } from './12-attackers.ts'
import { attackingCamp, battleSlot } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

const TOOK_NO_PART = forbid('12.2', 'only surviving units that took part in the attack advance')

/** 7.7, 10.2b, 10.4, R50  No movement points and no zones of control: only area and stacking count. */
function advanceRefusal(g: State, unit: number, target: number): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, UNIT.involved) || g.place[unit] === target) return TOOK_NO_PART
  return areaRefusal(g, unit, target) ?? stackingRefusal(g, unit, target)
}

function mayAnyAdvance(g: State, target: number): boolean {
  return attackersOf(g, target).some(unit => advanceRefusal(g, unit, target) === null)
}

/** 12.2, 12.5  Once the hex is empty of defenders, whatever emptied it. */
export function offerAdvance(g: State, target: number): void {
  if (!enemyOccupied(g, attackingCamp(g), target) && mayAnyAdvance(g, target))
    pushFrame(g.flow, FRAMES.advance)
}

const targetOf = (g: State): number => battleSlot(g, 'target')

/** `{do:'advance', unit}` unit by unit, `{do:'done'}`. */
export const advanceDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    const target = targetOf(g)
    for (const unit of attackersOf(g, target))
      if (advanceRefusal(g, unit, target) === null) offer({ do: 'advance', unit: unitIds[unit] })
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
    if (action.do === 'advance') {
      const unit = unitNamed(action.unit)
      log?.push({ event: 'advance', rule: '12.2', unit: unitIds[unit], to: grid.names[target] })
      // R52  In supply or not as the attack began.
      place(g, unit, target, !hasFlag(g.unitFlags, unit, UNIT.unsupplied), log)
    }
    if (action.do === 'done' || !mayAnyAdvance(g, target)) popFrame(g.flow)
  },
}
