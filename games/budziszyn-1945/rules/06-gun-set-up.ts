// 6.2.4  Towed guns change between combat and transport set-up.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { isTowedArtillery, unitIds } from '../units.ts'
import { spend } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { barrageRefusal, doneRefusal } from './03-standing-still.ts'

const NO_GUN = forbid('6.2.2', 'only towed artillery has two set-ups')
const ONLY_IN_MOVEMENT = forbid('6.2.4', 'set-up is changed in the movement phase only')
const NO_POINT = forbid('6.2.4', 'changing set-up takes a movement point')

function setUpRefusal(g: State, unit: number): Refusal | null {
  if (!isTowedArtillery[unit]) return NO_GUN
  if (g.phase !== PHASE.movement) return ONLY_IN_MOVEMENT
  const refusal = doneRefusal(g, unit) ?? barrageRefusal(g, unit)
  if (refusal !== null) return refusal
  return g.left[unit] < POINT ? NO_POINT : null
}

/** `{ do: 'set-up' }`  6.2.4  From one set-up to the other. */
export const setUpOrder: Order = {
  do: 'set-up',
  list(g, unit, offer) {
    if (setUpRefusal(g, unit) === null) offer({ do: 'set-up' })
  },
  check: setUpRefusal,
  perform(g, unit, _action, log) {
    g.unitFlags[unit] ^= UNIT.transport
    spend(g, unit, POINT)
    const setUp = hasFlag(g.unitFlags, unit, UNIT.transport) ? 'transport' : 'combat'
    log?.push({ event: 'set-up', rule: '6.2.4', unit: unitIds[unit], setUp })
  },
}
