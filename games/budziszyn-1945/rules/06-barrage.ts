// 6.5  The barrage that a scenario grants, and what it costs the guns.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import { CAMP } from '../nations.ts'
import { hasFlag, isNysa1945, type State, UNIT } from '../state.ts'
import { UNITS } from '../units.ts'
import { clearUnitFlags } from './01-levels.ts'
import { checkOrder, listOrders, performOrder } from './03-orders.ts'
import { fireOrder } from './06-ranged-fire.ts'

const ORDERS = [fireOrder]

/** 6.5.1, 6.5.4, N-4  Only the Soviet player, only on 16 April, and with ammunition for two guns. */
export function mayBarrage(g: State): boolean {
  return isNysa1945(g) && g.turn === 1 && g.player === g.terms.playerOf[CAMP.soviet] && g.ammunition >= 2
}

/** 6.5.2, 6.5.8  `{do:'fire', hex, unit}` begins a barrage on a hex, `{do:'end'}` ends the phase. */
export const barrageDecision: Decision<State> = {
  side: g => g.player,
  list(g, offer) {
    listOrders(ORDERS, g, -1, offer)
    offer({ do: 'end' })
  },
  check: (g, action) => (action.do === 'end' ? null : checkOrder(ORDERS, g, -1, action)),
  perform(g, action, log) {
    if (action.do === 'end') endBarrage(g)
    else performOrder(ORDERS, g, -1, action, log)
  },
}

// N-4, R72  Ammunition that was not used is of no use later, and the fire bars no attack in the combat phase.
function endBarrage(g: State): void {
  popFrame(g.flow)
  g.ammunition = 0
  clearUnitFlags(g, UNIT.firedUpon)
}

/** 6.5.6  The end of a combat phase: one fewer in which guns that fired the barrage do not support. */
export function restAfterBarrage(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (hasFlag(g.unitFlags, unit, UNIT.barrageTwo)) {
      g.unitFlags[unit] = (g.unitFlags[unit] & ~UNIT.barrageTwo) | UNIT.barrage
    } else g.unitFlags[unit] &= ~UNIT.barrage
  }
}
