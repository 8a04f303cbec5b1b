// 12.0b, 12.0f, 12.5b  What may not be done at the wrong point of a Combat Phase, and why.
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { WRONG_PHASE } from './actions.ts'

const NO_CANCEL = forbid('12.0b', 'an attack that has been declared is carried through')
const SEEN = forbid('8.3b', 'the stacks have been inspected: the attack can no longer be called off')
const ONE_AT_A_TIME = forbid('12.0f', 'an attack is finished, advance included, before the next one begins')
const LATE_ADVANCE = forbid('12.5b', 'an advance is made at once after its combat or not at all')
const LATE_MOMENTUM = forbid('12.7c', 'a momentum attack follows at once upon the advance')
const DROP_WITH_ATTACK = forbid(
  '12.8c',
  'the 7th Flieger Division is dropped as part of an attack on that hex',
)

const opens = (action: Action): boolean => action.do === 'attack' || action.do === 'flank'

/** An action that does not belong to the choice of an attack. */
export function phaseRefusal(action: Action): Refusal {
  if (action.do === 'advance') return LATE_ADVANCE
  if (action.do === 'momentum' || action.do === 'momentum-flank') return LATE_MOMENTUM
  return action.do === 'drop' ? DROP_WITH_ATTACK : WRONG_PHASE
}

/** An action that does not belong to the assembling of an attack. */
export function assemblyRefusal(action: Action): Refusal {
  if (action.do === 'cancel') return NO_CANCEL
  return opens(action) ? ONE_AT_A_TIME : WRONG_PHASE
}

/** An action that does not belong to a battle that is being resolved. */
export function inBattleRefusal(action: Action): Refusal {
  if (action.do === 'cancel') return SEEN
  return opens(action) ? ONE_AT_A_TIME : WRONG_PHASE
}
