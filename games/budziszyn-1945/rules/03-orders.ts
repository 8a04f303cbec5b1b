// What can be ordered in a phase is a list of small orders, each with its own rules; a decision offers them all.
import type { Action, Log } from '../../../engine/game/action.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { WRONG_PHASE } from './actions.ts'

/** One kind of order: `{ do: 'dig' }`. `unit` is the unit that acts now, -1 for orders of the whole phase. */
export interface Order {
  readonly do: string
  /** Offers every action of this kind that `check` would allow. */
  list(g: State, unit: number, offer: (action: Action) => void): void
  check(g: State, unit: number, action: Action): Refusal | null
  perform(g: State, unit: number, action: Action, log: Log): void
}

export function listOrders(
  orders: readonly Order[],
  g: State,
  unit: number,
  offer: (action: Action) => void,
): void {
  for (let i = 0; i < orders.length; i++) orders[i].list(g, unit, offer)
}

export function checkOrder(orders: readonly Order[], g: State, unit: number, action: Action): Refusal | null {
  const order = orders.find(known => known.do === action.do)
  return order === undefined ? WRONG_PHASE : order.check(g, unit, action)
}

export function performOrder(
  orders: readonly Order[],
  g: State,
  unit: number,
  action: Action,
  log: Log,
): void {
  orders.find(known => known.do === action.do)!.perform(g, unit, action, log)
}
