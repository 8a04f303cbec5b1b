// 12.5  Bloodbath: each side loses one step, its owner's choice.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { pickUnit } from '../../../engine/flow/pick-unit.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { unitIds } from '../world.ts'
import { unitsIn } from './03-control.ts'
import { loseStep } from './03-hex-control.ts'
import { activeSide } from './05-active.ts'
import { attackersOf } from './12-attackers.ts'
import { battleSlot, defendingSide } from './12-battle-frame.ts'
import { inBattleRefusal } from './12-refusals.ts'
import { UNKNOWN_UNIT } from './actions.ts'

type Role = 'attacker' | 'defender'

const NOT_INVOLVED = forbid('12.5', 'the step is lost by a unit that took part')

/** R18, R49  Stukas pay for nothing (13.3a); the paratroops may when they defend, and are gone already when they attack. */
function payersOf(g: State, role: Role): number[] {
  const target = battleSlot(g, 'target')
  return role === 'defender' ? unitsIn(g, target) : attackersOf(g, target)
}

/** Takes the step, or asks the owner whose it is to be. */
export function takeLoss(g: State, role: Role, log: Log): void {
  const payers = payersOf(g, role)
  if (payers.length === 1) loseStep(g, payers[0], '12.5', log)
  else if (payers.length > 1)
    pushFrame(g.flow, role === 'defender' ? FRAMES.defenderLoss : FRAMES.attackerLoss)
}

// `{do:'lose', unit}`
const lossDecision = (role: Role): Decision<State> =>
  pickUnit({
    verb: 'lose',
    unitIds,
    side: role === 'attacker' ? activeSide : defendingSide,
    candidates: g => payersOf(g, role),
    refusal: (g, unit) => (payersOf(g, role).includes(unit) ? null : NOT_INVOLVED),
    otherwise: inBattleRefusal,
    unknown: UNKNOWN_UNIT,
    perform: (g, unit, log) => loseStep(g, unit, '12.5', log),
  })

export const defenderLossDecision = lossDecision('defender')
export const attackerLossDecision = lossDecision('attacker')
