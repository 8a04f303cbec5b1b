// The terms of Hinge of Fate.
import { glossaryOf } from '../kit/glossary.ts'

export const glossary = glossaryOf(
  {
    zone: '7.1a',
    supplyLine: '8.2a',
    source: '8.2a',
    unsupplied: '8.3',
    stacking: '6.1',
    step: '2.13a',
    advance: '12.2',
    retreat: '12.4a',
    suddenDeath: '4.1',
    static: '2.11a',
    control: '3.5b',
    points: '11.2',
  },
  [
    {
      term: 'concentric',
      also: ['concentric attack', 'concentric attacks', 'concentric bonus'],
      text: 'An attack from hexes on different sides of the target. It shifts the column right, but not against cities and fortified hexes.',
      rules: ['12.12a', '12.12b', '12.12c'],
    },
    {
      term: 'command',
      text: 'What one player leads: German East, German West, the Polish or the French command.',
      rules: ['1.2a'],
    },
    {
      term: 'force group',
      text: 'The army group, front or nation a unit belongs to. It decides where the unit may go and where its supply comes from.',
      rules: ['1.4', '10.1'],
    },
    {
      term: 'strategic event',
      also: ['strategic events', 'event modifier'],
      text: 'From turn 4 on a die at the start of each turn: it may bring the Soviet Union in, or a coup in Germany.',
      rules: ['4.4a', '4.4b'],
    },
    {
      term: 'coup',
      text: 'A modified event roll of 9 or more: the Allies win at once.',
      rules: ['4.7'],
    },
    {
      term: 'supply points',
      also: ['supply point'],
      text: 'What Army Group C fights on: 49 for the whole game, four for each unit in a battle.',
      rules: ['8.10a', '8.10b'],
    },
    {
      term: 'supply crisis',
      also: ['crisis'],
      text: 'Begins when Army Group C is down to one supply point, and lasts to the end of the game.',
      rules: ['8.10d', '8.10f'],
    },
    {
      term: 'Red Row',
      text: 'The easternmost hexes of the East Map. Only Soviet units enter it.',
      rules: ['10.8a'],
    },
    {
      term: 'all out',
      also: ['all-out attack', 'all-out'],
      text: 'An attack on a city in which a retreat result becomes a bloodbath instead of a stalled attack.',
      rules: ['12.15a', '12.15b'],
    },
    {
      term: 'bloodbath',
      text: 'A combat result: each side loses a step of its own choice.',
      rules: ['12.5'],
    },
    {
      term: 'Stuka',
      text: 'Each of the two may support one German attack a turn and adds its factor.',
      rules: ['13.1', '13.4a'],
    },
    {
      term: 'paratroops',
      text: 'Dropped once in the game: on an attack, on a defence, or to seize bridges.',
      rules: ['13.6a'],
    },
    {
      term: 'air parity',
      also: ['air superiority', 'airpower environment', 'airpower environments'],
      text: 'The state of the air war over a map. Once in the game the Germans may exchange those of the two maps.',
      rules: ['13.5a', '13.5b', '13.5c'],
    },
    {
      term: 'siege',
      also: ['besieged', 'siege ring'],
      text: 'Once in the game a Polish city may be starved out if every hex around it is covered.',
      rules: ['13.7a', '13.7d'],
    },
    {
      term: 'fortified hex',
      also: ['fortified hexes', 'fortress', 'fortresses'],
      text: 'Shifts the column one further left than its terrain.',
      rules: ['12.16'],
    },
    {
      term: 'combat differential',
      also: ['differential'],
      text: 'The attackers’ factors less the defenders’: it gives the column of the combat table.',
      rules: ['12.11'],
    },
  ],
)
