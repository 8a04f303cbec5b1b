// 2.2-5, 12.1.1, 12.1.3  Strategic movement: marked units move after the combats, and reinforcements enter.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { UNITS } from '../units.ts'
import { clearUnitFlags } from './01-levels.ts'
import { beginOrder, forgetMoves } from './03-activation.ts'
import { checkOrder, listOrders, type Order, performOrder } from './03-orders.ts'
import { enterOrders } from './11-entry.ts'

const NO_UNIT = -1

const WORK: readonly Order[] = [beginOrder, ...enterOrders]

const endOrder: Order = {
  do: 'end',
  list: (_g, _unit, offer) => offer({ do: 'end' }),
  check: () => null,
  perform: g => popFrame(g.flow),
}

const STRATEGIC_ORDERS: readonly Order[] = [...WORK, endOrder]

export const strategicDecision: Decision<State> = {
  side: g => g.player,
  // 2.1.4  Passed over when nobody is marked and nobody can enter.
  isMoot(g) {
    let isOpen = false
    listOrders(WORK, g, NO_UNIT, () => {
      isOpen = true
    })
    return !isOpen
  },
  list: (g, offer) => listOrders(STRATEGIC_ORDERS, g, NO_UNIT, offer),
  check: (g, action) => checkOrder(STRATEGIC_ORDERS, g, NO_UNIT, action),
  perform: (g, action, log) => performOrder(STRATEGIC_ORDERS, g, NO_UNIT, action, log),
}

// 12.1.2  Who fought, supported or fired in the combat phase that is over loses the mark.
export function beginStrategicPhase(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (hasFlag(g.unitFlags, unit, UNIT.fought | UNIT.fired)) g.unitFlags[unit] &= ~UNIT.marked
  }
}

export function endStrategicPhase(g: State): void {
  forgetMoves(g)
  clearUnitFlags(g, UNIT.marked)
}
