// What somebody new should know at each decision that he meets for the first time.
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { pointerOf } from '../kit/pointers.ts'
import { sentence } from '../kit/sentences.ts'

const POINTERS: Readonly<Partial<Record<DecisionName, Sentence>>> = {
  order: sentence(
    'Move first to close in and attack; fight first to go all out against a city and exploit.',
    '5.3a',
    '12.15b',
  ),
  movement: sentence(
    'One unit to a hex, two in a city. A unit stops in an enemy zone of control; Germans roll for each river.',
    '6.1',
    '7.5a',
    '11.7',
  ),
  combat: sentence(
    'Attack minus defence gives the column. Rivers halve the attacker, cities double the defender; attacks from opposite sides shift right.',
    '12.11',
    '12.12a',
  ),
  retreat: sentence('A unit that cannot retreat loses a step and stays.', '12.4c'),
  advance: sentence('An advance costs no points and ignores zones of control.', '12.2', '7.7'),
  replacement: sentence(
    'One step for each force group each turn, away from the enemy and in supply.',
    '9.6b',
    '9.2b',
  ),
  sovietEntry: sentence('Supply lines of the two fronts may not cross: keep them apart.', '8.12b'),
  relief: sentence(
    'The paratroops drop once per game. Use "Pass until" if you do not want to be asked each time.',
    '13.6a',
  ),
  seaside: sentence('A besieged city falls at the end of the next turn if the ring holds.', '13.7d'),
}

const LATER = { replacement: 3, sovietEntry: 12, relief: 4, seaside: 11, combat: 3, movement: 3, order: 3 }

export const pointer = pointerOf<State, DecisionName>(POINTERS, LATER)
