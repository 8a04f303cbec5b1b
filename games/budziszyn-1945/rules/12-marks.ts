// 12.1.2, 12.1.4  Marking a unit for strategic movement instead of moving it.
import { popFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import type { Order } from './03-orders.ts'
import { stillRefusal } from './03-standing-still.ts'

const CHAPTER_OFF = forbid('12.0', 'this game is played without strategic movement')
const ONLY_IN_MOVEMENT = forbid('12.1.4', 'units are marked in the movement phase')
const ACTIVE = forbid('12.1.2', 'a unit that was active in the movement phase makes no strategic movement')

function markRefusal(g: State, unit: number): Refusal | null {
  if (!g.terms.options.strategicMovement) return CHAPTER_OFF
  if (g.phase !== PHASE.movement) return ONLY_IN_MOVEMENT
  if (hasFlag(g.unitFlags, unit, UNIT.begun)) return ACTIVE
  return stillRefusal(g, unit)
}

/** `{ do: 'mark' }`  R57  The mark lies open on the map. */
export const markOrder: Order = {
  do: 'mark',
  list(g, unit, offer) {
    if (markRefusal(g, unit) === null) offer({ do: 'mark' })
  },
  check: markRefusal,
  perform(g, unit, _action, log) {
    g.unitFlags[unit] |= UNIT.marked
    g.left[unit] = -1
    g.allowance[unit] = 0
    popFrame(g.flow)
    log?.push({ event: 'marked', rule: '12.1.4', unit: unitIds[unit] })
  },
}
