// 10.2.3, 10.2.5  A unit out of supply goes one level deeper and moves with all its points.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import { allowanceOf, grant } from './03-allowance.ts'
import type { Order } from './03-orders.ts'

const SUPPLIED = forbid('10.2.3', 'the unit is in supply and has all its points')
const PAID = forbid('10.2.3', 'the unit has paid for its full movement already')
const TOO_LATE = forbid('10.2.3', 'full movement is paid for before the first point is spent')

/** Why a unit may not pay for all its points now, or null. */
export function payRefusal(g: State, unit: number): Refusal | null {
  if (g.outOfSupply[unit] === 0) return SUPPLIED
  if (hasFlag(g.unitFlags, unit, UNIT.paidMove)) return PAID
  return hasFlag(g.unitFlags, unit, UNIT.begun) ? TOO_LATE : null
}

/** `{ do: 'pay' }` */
export const payOrder: Order = {
  do: 'pay',
  list(g, unit, offer) {
    if (payRefusal(g, unit) === null) offer({ do: 'pay' })
  },
  check: payRefusal,
  perform(g, unit, _action, log) {
    g.unitFlags[unit] |= UNIT.paidMove
    g.outOfSupply[unit] += 1
    grant(g, unit, allowanceOf(g, unit))
    log?.push({ event: 'paid-movement', rule: '10.2.3', unit: unitIds[unit], level: g.outOfSupply[unit] })
  },
}
