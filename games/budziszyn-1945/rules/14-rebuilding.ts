// 14.2.2, 14.2.3  Rebuilding a printed bridge over a stream.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { points } from '../../../engine/movement/points.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { headquartersRange, isArtillery, isHeadquarters, UNITS, unitIds } from '../units.ts'
import { grid, isPrintedBridge, WATER, water, waterside } from '../world.ts'
import { spend } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { bridgeStands, raiseBridge } from './14-standing-bridges.ts'
import { CHAPTER_OFF, MOVE_IS_OVER, NO_WATER, STANDS_ALREADY, slotTowards } from './14-working-at-bridges.ts'

const COST = points(3)

const ARTILLERY = forbid('14.2.2', 'artillery does not rebuild bridges')
const OUT_OF_RANGE = forbid('14.2.2', 'no headquarters of the camp is in range')
const TOO_DEAR = forbid('14.2.2', 'rebuilding a bridge takes three movement points')
const NOT_PRINTED = forbid('14.2.3', 'no bridge is printed there')
const BIG_RIVER = forbid('14.3.2a', 'over a big river only a headquarters builds')

function rebuildRefusal(g: State, unit: number, slot: number): Refusal | null {
  if (!g.terms.options.bridges) return CHAPTER_OFF
  if (isArtillery[unit]) return ARTILLERY
  if (slot < 0) return NO_WATER
  if (bridgeStands(g, slot)) return STANDS_ALREADY
  if (water[slot] === WATER.bigRiver) return BIG_RIVER
  if (!isPrintedBridge[waterside[slot]]) return NOT_PRINTED
  if (hasFlag(g.unitFlags, unit, UNIT.stopped)) return MOVE_IS_OVER
  if (g.left[unit] < COST) return TOO_DEAR
  return isInRange(g, unit) ? null : OUT_OF_RANGE
}

// 9.2.2, B14  Whatever its nation; a headquarters is in range of itself.
function isInRange(g: State, unit: number): boolean {
  for (let headquarters = 0; headquarters < UNITS; headquarters++) {
    if (!isHeadquarters[headquarters] || g.place[headquarters] < 0) continue
    if (g.camp[headquarters] !== g.camp[unit]) continue
    if (grid.distance(g.place[headquarters], g.place[unit]) <= headquartersRange[headquarters]) return true
  }
  return false
}

/** `{ do: 'rebuild', to: '4908' }`: the bridge from the unit's hex to that one. */
export const rebuildOrder: Order = {
  do: 'rebuild',
  list(g, unit, offer) {
    const hex = g.place[unit]
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      if (water[slot] === WATER.stream && waterside[slot] >= 0 && rebuildRefusal(g, unit, slot) === null)
        offer({ do: 'rebuild', to: grid.names[grid.neighbours[slot]] })
    }
  },
  check: (g, unit, action) => rebuildRefusal(g, unit, slotTowards(g, unit, action)),
  perform(g, unit, action, log) {
    spend(g, unit, COST)
    raiseBridge(g, waterside[slotTowards(g, unit, action)], g.camp[unit])
    const from = grid.names[g.place[unit]]
    log?.push({ event: 'bridge-rebuilt', rule: '14.2.2', unit: unitIds[unit], from, to: action.to })
  },
}
