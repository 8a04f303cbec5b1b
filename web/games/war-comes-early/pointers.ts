// What somebody new should know at each decision of the first turn, with the rules to read about it.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { pointerOf } from '../kit/pointers.ts'
import { sentence } from '../kit/sentences.ts'

const POINTERS: Readonly<Partial<Record<DecisionName, Sentence>>> = {
  deploy: sentence('The enemy sees only the top counter of a stack: choose it with care.', '8.3a'),
  germanOrder: sentence('You fix the order of your three phases now, for the whole turn.', '5.1d'),
  germanWindow: sentence(
    'Germany may run each of its phases once a turn, between the phases of other nations.',
    '5.3a',
  ),
  movement: sentence(
    'Most units must stop on entering an enemy zone of control; units out of supply have half their movement points.',
    '9.1a',
    '10.5b',
  ),
  combat: sentence(
    'Attack minus defence gives the column. An army that attacks and does not clear the hex breaks down.',
    '12.1a',
    '12.4',
  ),
  reorganization: sentence('Build armies from corps, or break them down, only in this phase.', '7.0b'),
  defenderLosses: sentence('Losses are counted in corps; an army breaks down to pay.', '12.3a', '12.3e'),
  attackerLosses: sentence('Losses are counted in corps; an army breaks down to pay.', '12.3a', '12.3e'),
  advance: sentence(
    'Advance only if every defender is gone, with as many units as can stack there.',
    '12.5a',
  ),
  groundSupport: sentence(
    'A marker helps attacks and defences in its hex and the six around it.',
    '6.2.2b',
    '6.2.2d',
  ),
}

// 5.3  The first German windows come in turn 3.
export const pointer = pointerOf<State, DecisionName>(POINTERS, { germanWindow: 3 })
