// 7.1.2 to 7.1.9  Digging in.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { HEX, hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { isRegular, unitIds } from '../units.ts'
import { grid, TERRAIN, terrain } from '../world.ts'
import { spendAll } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { canGoNowhere } from './03-reach.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { hasFixedPosition, isDugIn } from './07-field-fortifications.ts'

const ONLY_IN_MOVEMENT = forbid('2.2-3', 'field fortifications are built in the movement phase')
const NOT_REGULAR = forbid('7.1.2a', 'only regular units dig in')
const HAS_MOVED = forbid('7.1.2a', 'a unit that has moved may not dig in')
const ALL_POINTS = forbid('7.1.4', 'digging in takes all the movement points that the unit began with')
const RETREATED = forbid('5.3.10', 'a unit that retreated in the last combat phase may not dig in')
const SWAMP = forbid('7.1.8', 'nobody digs in a swamp')
const FIXED = forbid('7.1.9', 'there are fixed positions here already')
const DUG_IN = forbid('7.1.1', 'the units in this hex are dug in already')

// 7.1.2b, 7.1.3, 5.3.10
function isBarredByRetreat(g: State, unit: number): boolean {
  if (!hasFlag(g.unitFlags, unit, UNIT.retreated)) return false
  return !(inEnemyZone(g, g.camp[unit], g.place[unit]) && canGoNowhere(g, unit))
}

function digRefusal(g: State, unit: number): Refusal | null {
  const hex = g.place[unit]
  if (g.phase !== PHASE.movement) return ONLY_IN_MOVEMENT
  if (!isRegular[unit]) return NOT_REGULAR
  if (hasFlag(g.unitFlags, unit, UNIT.moved)) return HAS_MOVED
  if (g.left[unit] < g.allowance[unit]) return ALL_POINTS
  if (terrain[hex] & TERRAIN.swamp) return SWAMP
  if (hasFixedPosition(hex)) return FIXED
  if (isDugIn(g, hex)) return DUG_IN
  return isBarredByRetreat(g, unit) ? RETREATED : null
}

/** `{ do: 'dig' }` 7.1.2a, 7.1.4, 7.1.7, R28 */
export const digOrder: Order = {
  do: 'dig',
  list(g, unit, offer) {
    if (digRefusal(g, unit) === null) offer({ do: 'dig' })
  },
  check: digRefusal,
  perform(g, unit, _action, log) {
    const hex = g.place[unit]
    g.own('hexFlags')[hex] = (g.hexFlags[hex] & ~HEX.digMask) | (g.camp[unit] + 1)
    spendAll(g, unit)
    log?.push({ event: 'dug-in', rule: '7.1.2a', unit: unitIds[unit], hex: grid.names[hex] })
  },
}
