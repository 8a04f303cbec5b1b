// What the decisions about rebuilding and arriving units say.
import { plain, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import type { EisSight } from './sight.ts'

export const ARRIVAL_WORDINGS = {
  alliedReinforcement: {
    style: 'pick',
    bar: ({ g }) => ({
      title: 'Allied reinforcement: rebuild units.',
      detail: sentence(
        'Two reduced US units, or one eliminated one; one Commonwealth pair.',
        g.turn === 7 ? '13.7' : '12.3',
      ),
    }),
    dock: () => ({ title: 'Rebuilding', question: 'Who is rebuilt?', rules: ['12.3', '12.4'] }),
  },
  germanReinforcement: plain(
    'pick',
    [
      'German reinforcement: rebuild one eliminated mobile unit.',
      'It enters next turn; a two-step unit comes back reduced.',
    ],
    '12.4.3',
    ['Rebuilding', 'Who is rebuilt?'],
  ),
  secondPanzers: plain(
    'placement',
    [
      'The 2nd SS Panzer Corps arrives.',
      'In any supplied French hex without Allied units and outside their zones of control.',
    ],
    '3.2.4f',
    ['Reinforcement', 'Choose a lit hex'],
  ),
  exchange: plain(
    'pick',
    [
      'The Army of Liguria replaces a mobile unit in the south.',
      'That unit leaves the game; the army arrives at full strength.',
    ],
    '12.2.1b',
    ['Army of Liguria', 'Which unit does it replace?'],
  ),
  yugoslavs: plain(
    'placement',
    ['The garrison of Yugoslavia takes the field.', 'All five corps go to Zagreb or next to it.'],
    '12.2.3',
    ['Mountain corps', 'Choose a corps, then a lit hex'],
  ),
  lastReserves: plain(
    'placement',
    [
      'Allied units are across the Elbe: the last reserves arrive.',
      'Into German-held hexes of Germany east of the Elbe.',
    ],
    '12.2.2',
    ['Last reserves', 'Choose a unit, then a lit hex'],
  ),
} satisfies Readonly<Record<string, Wording<EisSight>>>
