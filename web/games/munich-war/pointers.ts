// What somebody new should know at each decision that he meets for the first time, with the rules to read about it.
import type { DecisionName } from '../../../games/munich-war/index.ts'
import type { State } from '../../../games/munich-war/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { pointerOf } from '../kit/pointers.ts'
import { sentence } from '../kit/sentences.ts'

const POINTERS: Readonly<Partial<Record<DecisionName, Sentence>>> = {
  deploy: sentence(
    'Countries set up one after the other. The enemy sees only the top counter of a stack.',
    '3.4.1a',
    '15.0a',
  ),
  launch: sentence(
    'Air units fly once a turn: over an enemy hex to support an attack or to bomb, or not at all to be ready to intercept.',
    '16.2a',
    '16.6a',
  ),
  interception: sentence('An air unit that intercepts now cannot fly in its own turn.', '16.2a'),
  terror: sentence(
    'A terrorized city gives no points, no supply and no launches for the rest of the game.',
    '16.8.2a',
  ),
  movement: sentence(
    'Railroads are roads at half a point everywhere; by rail units go any distance at home, a few a turn.',
    '8.5a',
    '8.6.2',
  ),
  combat: sentence(
    'Only units of one country attack together. A mechanized unit opens the Mobile table.',
    '11.3',
    '11.7c',
  ),
  spending: sentence(
    'Mobilized units arrive one to three turns later. Each country spends its own points.',
    '7.2.1b',
    '7.1.1e',
  ),
  retreat: sentence('A retreat into an enemy zone of control costs a step each time.', '12.1b'),
  advance: sentence('On the Mobile table units with a plus sign may pursue a second hex.', '13.1a'),
}

export const pointer = pointerOf<State, DecisionName>(POINTERS, { spending: 2, arrivals: 4 })
