// 10.10, 7.11a  Before the die of a German attack the Allied player may send bombers and supply by air.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { forbid } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED } from '../sides.ts'
import type { State } from '../state.ts'
import { aerialRefusal, checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { isSupplied } from './07-supply.ts'
import { defendersOf } from './10-attackers.ts'
import { bombersRefusal, sendBombers } from './10-bombers.ts'
import { attackingSide, battleTarget, isMarked, MARK, setMark } from './11-battle-frame.ts'
import { WRONG_PHASE } from './actions.ts'

const NO_WITHDRAWAL = forbid('7.11a', 'an attack that has been announced is carried through')

const mayBomb = (g: State): boolean => bombersRefusal(g, isMarked(g, MARK.bombers)) === null

// The marker can matter to this battle only where a defender lacks supply.
const maySupply = (g: State): boolean =>
  aerialRefusal(g) === null && defendersOf(g, battleTarget(g)).some(unit => !isSupplied(g, unit))

export function openSupport(g: State): void {
  if (attackingSide(g) !== ALLIED && (mayBomb(g) || maySupply(g))) pushFrame(g.flow, FRAMES.support)
}

/** `{do:'bombers'}`, `{do:'aerial', hex}`, `{do:'pass'}` */
export const supportDecision: Decision<State> = {
  side: () => ALLIED,
  pass: { do: 'pass' },
  list(g, offer) {
    if (mayBomb(g)) offer({ do: 'bombers' })
    listAerial(g, offer)
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    if (action.do === 'bombers') return bombersRefusal(g, isMarked(g, MARK.bombers))
    if (action.do === 'cancel') return NO_WITHDRAWAL
    return action.do === 'aerial' ? checkAerial(g, action) : WRONG_PHASE
  },
  perform(g, action, log) {
    if (action.do === 'bombers') {
      setMark(g, MARK.bombers)
      sendBombers(g, battleTarget(g), log)
    } else if (action.do === 'aerial') commitAerial(g, action, log)
    if (action.do === 'pass' || (!mayBomb(g) && !maySupply(g))) popFrame(g.flow)
  },
}
