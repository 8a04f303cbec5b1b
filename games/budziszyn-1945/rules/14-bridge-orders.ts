// 14.2, 14.3  What a unit on the march can order at a bridge.
import type { Order } from './03-orders.ts'
import { demolishOrder } from './14-demolition.ts'
import { buildOrder } from './14-headquarters-bridges.ts'
import { rebuildOrder } from './14-rebuilding.ts'

export const bridgeOrders: readonly Order[] = [demolishOrder, rebuildOrder, buildOrder]
