// 5.0, 2.2-4  The combat phase: attacks are opened one after the other, in any order, until nobody is bound any more.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { grid, HEXES } from '../world.ts'
import { clearHexFlags, clearUnitFlags } from './01-levels.ts'
import { checkOrder, listOrders, type Order, performOrder } from './03-orders.ts'
import { unitsOnMap } from './04-zones-of-control.ts'
import { someCouldAttack } from './05-assemble.ts'
import { attackRefusal, mayStrike, readyRefusal } from './05-attackers.ts'
import { CELL } from './05-battle-cells.ts'
import { endRefusal, fixObligations } from './05-obligations.ts'
import { restAfterBarrage } from './06-barrage.ts'
import { fireOrder } from './06-ranged-fire.ts'
import { countDownKills } from './09-killed-headquarters.ts'
import { hexNamed, UNKNOWN_HEX } from './actions.ts'

const NOBODY_NEAR = forbid('5.1.2', 'no unit that could attack stands next to that hex')

/** R20  Obligations are fixed from the positions with which the phase begins. */
export function beginCombatPhase(g: State, _log: Log): void {
  clearUnitFlags(g, UNIT.fought | UNIT.fired)
  fixObligations(g)
}

/** Who has fought stays marked, because strategic movement asks (12.1.2). */
export function endCombatPhase(g: State, _log: Log): void {
  clearUnitFlags(g, UNIT.mustAttack | UNIT.mustBeAttacked | UNIT.firedUpon)
  clearHexFlags(g, HEX.open)
  restAfterBarrage(g)
  countDownKills(g)
}

/** Hexes that have been offered in one listing. */
const offered = new Uint8Array(HEXES)

// 5.1.2, 5.1.6  `{do:'attack', hex}` opens an attack with its first target.
const attackOrder: Order = {
  do: 'attack',
  list(g, _unit, offer) {
    offered.fill(0)
    const { units, count } = unitsOnMap(g, g.player)
    for (let i = 0; i < count; i++) if (readyRefusal(g, units[i]) === null) listAround(g, units[i], offer)
  },
  check(g, _unit, action) {
    const hex = hexNamed(action.hex)
    if (hex < 0) return UNKNOWN_HEX
    return someCouldAttack(g, hex) ? null : nobodyRefusal(g, hex)
  },
  perform(g, _unit, action) {
    g.battle[CELL.targets] = hexNamed(action.hex) + 1
    pushFrame(g.flow, FRAMES.assemble)
  },
}

function listAround(g: State, unit: number, offer: (action: Action) => void): void {
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[unit] * 6 + direction]
    if (hex < 0 || g.top[hex] < 0 || offered[hex] || !mayStrike(g, unit, hex)) continue
    offered[hex] = 1
    offer({ do: 'attack', hex: grid.names[hex] })
  }
}

/** What keeps the units around a hex from attacking it: the first reason that is not about the unit's kind. */
function nobodyRefusal(g: State, hex: number): Refusal {
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (readyRefusal(g, unit) === null) return attackRefusal(g, unit, hex) ?? NOBODY_NEAR
    }
  }
  return NOBODY_NEAR
}

const COMBAT_ORDERS: readonly Order[] = [attackOrder, fireOrder]

/** 5.1.6, 5.1.7  `{do:'attack', hex}`, `{do:'fire', …}` (6.4), and `{do:'end'}` once 5.1.3 and 5.1.4 are met. */
export const combatDecision: Decision<State> = {
  side: g => g.player,
  list(g, offer) {
    listOrders(COMBAT_ORDERS, g, -1, offer)
    if (endRefusal(g) === null) offer({ do: 'end' })
  },
  check: (g, action) => (action.do === 'end' ? endRefusal(g) : checkOrder(COMBAT_ORDERS, g, -1, action)),
  perform(g, action, log) {
    if (action.do === 'end') popFrame(g.flow)
    else performOrder(COMBAT_ORDERS, g, -1, action, log)
  },
}
