// The terms of Eisenhower's War.
import { glossaryOf } from '../kit/glossary.ts'

export const glossary = glossaryOf(
  {
    zone: '9.1',
    supplyLine: '7.1',
    source: '7.7',
    unsupplied: '7.12',
    stacking: '6.3a',
    step: '2.11',
    advance: '11.3',
    retreat: '11.2',
    static: '1.2',
    control: '3.4',
    shift: '11.0a',
    concentric: '10.9',
    points: '8.0',
  },
  [
    {
      term: 'beachhead',
      also: ['beachheads', 'beachhead marker', 'beachhead markers'],
      text: 'The marker of a landing. It is a supply source, and six units may stay there.',
      rules: ['5.3.2', '6.3b', '7.7'],
    },
    {
      term: 'Fuehrer Mandated Offensive',
      also: ['Fuehrer Mandated Offensives', 'Fuehrer offensive', 'Fuehrer offensives'],
      text: 'Germany interrupts the Allied phase: units in and next to the marker’s hex move and attack at once, one column to the right.',
      rules: ['13.6', '13.6d', '13.6k'],
    },
    {
      term: 'logistical zone',
      also: ['zone line', 'northern zone', 'southern zone'],
      text: 'North or south of the line on the map. Supply lines stay in one zone.',
      rules: ['7.5', '7.8', '7.8a'],
    },
    {
      term: 'up and running',
      text: 'Antwerp is a supply source only while the city and the four hexes of the Scheldt are Allied.',
      rules: ['7.9'],
    },
    {
      term: 'coastal supply',
      text: 'Allied mobile units in a coast hex are in supply there.',
      rules: ['7.10'],
    },
    {
      term: 'aerial supply',
      text: 'A marker that supplies all Allied units in one hex, once a turn.',
      rules: ['7.11'],
    },
    {
      term: 'supply problems',
      text: 'From turn 5 on, while Antwerp is not up and running, one Allied army group in the north has half its movement and attacks one column to the left each turn.',
      rules: ['7.15'],
    },
    {
      term: 'launch site',
      also: ['launch sites', 'V-1 launch site', 'V-1 launch sites'],
      text: 'If the Allies hold all of them at the end of turn 3, they win.',
      rules: ['4.2.3'],
    },
    {
      term: 'Drawn Game Line',
      text: 'The line in Germany that decides after turn 9 which cities each side must hold.',
      rules: ['4.4', '4.4.1'],
    },
    {
      term: 'army group',
      text: 'US and French units form one, British, Commonwealth and Polish units the other. They do not stack with each other.',
      rules: ['6.4'],
    },
    {
      term: 'West Wall',
      text: 'German fortifications along the border. They are stronger from September on.',
      rules: ['10.3', '10.3b'],
    },
    {
      term: 'static mode',
      also: ['on trucks'],
      text: 'An airborne corps that has dropped cannot move until it gets on trucks.',
      rules: ['13.2a', '13.2m'],
    },
    {
      term: 'mountain-capable',
      text: 'Units with the mountain mark pay less in rough and mountain hexes.',
      rules: ['2.6c'],
    },
    {
      term: 'Alpine Fortress',
      text: 'A marker in the mountains. If it still stands at the end, Germany wins; an Allied unit that enters removes it.',
      rules: ['13.8'],
    },
    {
      term: 'Operation Thunderclap',
      also: ['Thunderclap'],
      text: 'Allied bombers destroy a German city.',
      rules: ['13.7', '13.7a'],
    },
    {
      term: 'Victory Check',
      also: ['Victory Check Phase', 'final check'],
      text: 'The last phase of a turn, in which all conditions of both sides are looked at.',
      rules: ['4.1', '5.6'],
    },
  ],
)
