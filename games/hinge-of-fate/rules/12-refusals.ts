// 3.4b, 12.10  What may not be done while a battle is being resolved, and why.
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { WRONG_PHASE } from './actions.ts'

export const ONE_AT_A_TIME = forbid('12.10', 'an attack is finished before the next one begins')
const SEEN = forbid('3.4b', 'the stack has been revealed: the attack must be carried out')

/** An action that does not belong to a battle that is being resolved. */
export function inBattleRefusal(action: Action): Refusal {
  if (action.do === 'cancel') return SEEN
  return action.do === 'attack' ? ONE_AT_A_TIME : WRONG_PHASE
}
