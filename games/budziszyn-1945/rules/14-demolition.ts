// 14.1.4, 14.2.1, 14.3.1  Blowing up a bridge from either of its ends.

import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { points } from '../../../engine/movement/points.ts'
import { NOBODY } from '../nations.ts'
import { hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { isHeadquarters, isRegular } from '../units.ts'
import { grid, WATER, water, waterside } from '../world.ts'
import { spend } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { bridgeOwner } from './14-bridge-control.ts'
import { bridgeStands, destroyBridge } from './14-standing-bridges.ts'
import { CHAPTER_OFF, MOVE_IS_OVER, NO_WATER, slotTowards } from './14-working-at-bridges.ts'

const NOT_REGULAR = forbid('14.2.1', 'only regular units and headquarters blow up bridges')
const NO_BRIDGE = forbid('14.1.1', 'no bridge stands there')
const NOT_CONTROLLED = forbid('14.1.4', 'only the player who controls a bridge may blow it up')
const STREAM_COSTS = forbid('14.2.1', 'blowing up a bridge over a stream takes a movement point')
const BIG_RIVER_COSTS = forbid('14.3.1', 'blowing up a bridge over a big river takes three movement points')

const isOverBigRiver = (slot: number): boolean => water[slot] === WATER.bigRiver
const costOf = (slot: number): number => points(isOverBigRiver(slot) ? 3 : 1)

function demolishRefusal(g: State, unit: number, slot: number): Refusal | null {
  if (!g.terms.options.bridges) return CHAPTER_OFF
  if (!isRegular[unit] && !isHeadquarters[unit]) return NOT_REGULAR
  if (slot < 0) return NO_WATER
  if (!bridgeStands(g, slot)) return NO_BRIDGE
  const owner = bridgeOwner(g, waterside[slot])
  if (owner === NOBODY || g.terms.playerOf[owner] !== ownerOf(g, unit)) return NOT_CONTROLLED
  if (hasFlag(g.unitFlags, unit, UNIT.stopped)) return MOVE_IS_OVER
  if (g.left[unit] >= costOf(slot)) return null
  return isOverBigRiver(slot) ? BIG_RIVER_COSTS : STREAM_COSTS
}

/** `{ do: 'demolish', to: '4908' }`: the bridge from the unit's hex to that one. */
export const demolishOrder: Order = {
  do: 'demolish',
  list(g, unit, offer) {
    const hex = g.place[unit]
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      if (bridgeStands(g, slot) && demolishRefusal(g, unit, slot) === null)
        offer({ do: 'demolish', to: grid.names[grid.neighbours[slot]] })
    }
  },
  check: (g, unit, action) => demolishRefusal(g, unit, slotTowards(g, unit, action)),
  perform(g, unit, action, log) {
    const slot = slotTowards(g, unit, action)
    spend(g, unit, costOf(slot))
    destroyBridge(g, waterside[slot], isOverBigRiver(slot) ? '14.3.1' : '14.2.1', log)
  },
}
