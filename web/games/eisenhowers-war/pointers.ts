// What somebody new should know at each decision when he meets it first, with the rules to read about it.
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { pointerOf } from '../kit/pointers.ts'
import { sentence } from '../kit/sentences.ts'

const POINTERS: Readonly<Partial<Record<DecisionName, Sentence>>> = {
  deploy: sentence(
    'Every port behind your front counts: garrison them and keep panzers within reach of the coast.',
    '4.3.2',
  ),
  planFirst: sentence(
    'You must hold a port at the end of turn 1, so land where one is near.',
    '4.3.2',
    '3.3.2',
  ),
  planSecond: sentence(
    'A plan costs nothing and may be called off; without one there is no second invasion.',
    '3.2.3',
  ),
  order: sentence('Move first to choose where to fight, or attack first and move through the gaps.', '5.5'),
  movement: sentence('An enemy zone of control costs one more point and never stops a move.', '9.3'),
  combat: sentence(
    'Odds are rounded in favour of the defender; then terrain and rivers shift the column.',
    '10.1',
    '10.6',
  ),
  defence: sentence(
    'A loss of two or more may be halved by a retreat; the attackers then advance farther.',
    '11.2',
    '11.3b',
  ),
  defenderLosses: sentence(
    'No two-step unit is eliminated before every unit in the combat has lost a step.',
    '11.1',
  ),
  attackerLosses: sentence(
    'No two-step unit is eliminated before every unit in the combat has lost a step.',
    '11.1',
  ),
  advance: sentence(
    'Attackers may go on beyond the hex, but not into rough or mountain hexes.',
    '11.3b',
    '11.3d',
  ),
  alliedReinforcement: sentence(
    'Flip two reduced US corps or bring back an eliminated one, not both.',
    '12.3.1',
    '12.4.1',
  ),
  window: sentence(
    'An offensive lets a hex and its neighbours move and attack at once, one column right.',
    '13.6d',
    '13.6k',
  ),
  supplyProblem: sentence(
    'Until Antwerp is up and running, one army group goes short each turn.',
    '7.15',
    '7.9',
  ),
}

export const pointer = pointerOf<State, DecisionName>(POINTERS, {
  alliedReinforcement: 2,
  window: 2,
  supplyProblem: 5,
  defence: 2,
  advance: 2,
})
