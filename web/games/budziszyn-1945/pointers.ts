// What somebody new should know at each decision of the first turn, with the rules to read about it.
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { pointerOf } from '../kit/pointers.ts'
import { sentence } from '../kit/sentences.ts'

const POINTERS: Readonly<Partial<Record<DecisionName, Sentence>>> = {
  deploy: sentence(
    'The enemy sees only the top counter of a stack, and less under a mask.',
    '16.1.1',
    '16.1.2',
  ),
  airPlan: sentence(
    'Opposing aircraft fight first: one die each, and the weaker side is driven off.',
    '8.1.8',
  ),
  barrage: sentence(
    'A barrage doubles artillery, but the batteries are silent for two combat phases.',
    '6.5.3',
    '6.5.6',
  ),
  movement: sentence(
    'A unit that enters a zone of control stops. Units that do not move can dig in or be marked for strategic movement.',
    '4.2.1',
    '7.1.2a',
    '12.1.4',
  ),
  combat: sentence(
    'A unit in an enemy zone of control must attack, and every enemy that exerts it must be attacked.',
    '5.1.3',
    '5.1.4',
  ),
  defence: sentence(
    'Artillery within three hexes supports a defence once a phase; using a star costs its owner a loss.',
    '6.3.3',
    '15.1.7',
  ),
  losses: sentence('A level is a side of the counter; the last one eliminates it.', '1.2c', '1.2e'),
  fallBack: sentence(
    'Retreat, or lose a level for each hex you refuse. From the second hex on, test morale.',
    '5.3.7',
    '5.3.9',
  ),
  pursuit: sentence(
    'A pursuit is no longer than the retreat and stays within a hex of its path.',
    '5.4.2',
    '5.4.6',
  ),
  pontoons: sentence('Each Soviet army has one pontoon bridge for the whole game.', 'N-6'),
  strategic: sentence(
    'Marked units move now, with two points less, and never into zones of control.',
    '12.2.2',
    '12.2.3',
  ),
}

export const pointer = pointerOf<State, DecisionName>(POINTERS)
