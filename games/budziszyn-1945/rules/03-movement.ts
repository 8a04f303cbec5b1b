// 2.2-3, 3.1  The movement phase: units begin one after the other, reinforcements enter, stacks are put in order.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ownerOf, type State, UNIT } from '../state.ts'
import { UNITS } from '../units.ts'
import { beginOrder, forgetMoves } from './03-activation.ts'
import { checkOrder, listOrders, type Order, performOrder } from './03-orders.ts'
import { overstackRefusal } from './03-spread.ts'
import { enterOrders } from './11-entry.ts'
import { replacementOrders } from './11-replacement-headquarters.ts'
import { completeBridges } from './14-headquarters-bridges.ts'
import { forgetStackOrders, stackOrders } from './16-stack-order.ts'

/** `{ do: 'end' }` */
const endOrder: Order = {
  do: 'end',
  list(g, _unit, offer) {
    if (overstackRefusal(g) === null) offer({ do: 'end' })
  },
  check: overstackRefusal,
  perform: g => popFrame(g.flow),
}

const MOVEMENT_ORDERS: readonly Order[] = [
  beginOrder,
  ...enterOrders,
  ...replacementOrders,
  ...stackOrders,
  endOrder,
]

/** Orders of the whole phase name their units themselves. */
const NO_UNIT = -1

export const movementDecision: Decision<State> = {
  side: g => g.player,
  list: (g, offer) => listOrders(MOVEMENT_ORDERS, g, NO_UNIT, offer),
  check: (g, action) => checkOrder(MOVEMENT_ORDERS, g, NO_UNIT, action),
  perform: (g, action, log) => performOrder(MOVEMENT_ORDERS, g, NO_UNIT, action, log),
}

export function beginMovementPhase(g: State, log: Log): void {
  completeBridges(g, log)
}

// 3.1.6, 5.3.10  Marks for strategic movement stay; that a unit retreated bars it from digging in one movement phase.
export function endMovementPhase(g: State): void {
  forgetMoves(g)
  forgetStackOrders(g)
  for (let unit = 0; unit < UNITS; unit++) {
    if (ownerOf(g, unit) === g.player) g.unitFlags[unit] &= ~UNIT.retreated
  }
}
