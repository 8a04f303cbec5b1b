// The terms of Munich War.
import { glossaryOf } from '../kit/glossary.ts'

export const glossary = glossaryOf(
  {
    zone: '10.0a',
    supplyLine: '14.3a',
    source: '14.2a',
    unsupplied: '14.6a',
    shift: '11.10a',
    stacking: '9.0d',
    step: '11.17a',
    advance: '13.0a',
    retreat: '12.0a',
    static: '8.0a',
    concentric: '11.14a',
    points: '8.1a',
  },
  [
    {
      term: 'replacement point',
      also: ['replacement points'],
      text: 'Given for capitals and mobilization centres each turn. They pay for mobilizing and refitting units and are not saved.',
      rules: ['7.1a', '7.1b', '7.1e'],
    },
    {
      term: 'mobilization centre',
      also: ['mobilization centres', 'mobilisation centre', 'mobilisation centres'],
      text: 'A city that gives replacement points, supply and a place for new units.',
      rules: ['7.1b', '7.2.2b', '14.2a'],
    },
    {
      term: 'mobilize',
      also: ['mobilizing', 'mobilized'],
      text: 'Pay a point for a unit of the Reinforcement display; a die says how many turns it takes to arrive.',
      rules: ['7.2.1a'],
    },
    {
      term: 'refit',
      also: ['refitting', 'refitted'],
      text: 'Replacement points turn a reduced unit back to full strength.',
      rules: ['7.3a', '7.3b'],
    },
    {
      term: 'Reich Strategic Objective',
      also: ['Reich Strategic Objectives', 'Reich objective', 'Reich objectives'],
      text: 'A place that gives Germany a replacement point while German units hold it.',
      rules: ['7.1d'],
    },
    {
      term: 'intervention',
      text: 'An event that brings further countries into the war.',
      rules: ['5.3a', '6.2'],
    },
    {
      term: 'putsch',
      text: 'An event: without an enemy capital or mobilization centre in German hands the Axis gets no points this turn.',
      rules: ['6.4'],
    },
    {
      term: 'Assault table',
      also: ['Mobile table', 'Mobile', 'Assault'],
      text: 'The attacker chooses between two combat tables. Mobile needs a mechanized attacker and no fortification in the hex.',
      rules: ['11.7a', '11.7b', '11.7c'],
    },
    {
      term: 'entrenchment',
      also: ['entrenchments'],
      text: 'A line on the map that shifts the column one to the left for units of its own country.',
      rules: ['11.12a'],
    },
    {
      term: 'support unit',
      also: ['support units'],
      text: 'Aircraft, fleets and special forces. They wait in displays beside the map.',
      rules: ['11.15a', '14.1e'],
    },
    {
      term: 'Available display',
      also: ['Utilized display', 'Available', 'Utilized'],
      text: 'Where support units wait before a mission and rest after it.',
      rules: ['16.1'],
    },
    {
      term: 'launch hex',
      also: ['launch hexes'],
      text: 'A city from which an air unit starts.',
      rules: ['16.3a'],
    },
    {
      term: 'interception',
      also: ['intercept', 'interceptor', 'interceptors'],
      text: 'Aircraft of the other side fly to a mission and fight it before it is carried out.',
      rules: ['16.2b', '16.6a'],
    },
    {
      term: 'terror marker',
      also: ['terrorized', 'Terror Table', 'terror bombing'],
      text: 'A bombed city: no points, no supply, no arrivals, no shelter.',
      rules: ['16.8f', '16.8.2a'],
    },
    {
      term: 'airlift',
      also: ['airlifts'],
      text: 'An air unit that carries a unit or supplies one.',
      rules: ['16.10a'],
    },
    {
      term: 'flak',
      text: 'Anti-aircraft units and fortifications fire at bombers in their hex.',
      rules: ['16.7'],
    },
    {
      term: 'pursuit',
      text: 'On the Mobile table units with a plus sign may advance two hexes.',
      rules: ['13.1a'],
    },
    {
      term: 'combat percentage',
      also: ['percentage'],
      text: 'The attack strength as a percentage of the defence: it gives the column.',
      rules: ['11.9'],
    },
    {
      term: 'special force',
      also: ['special forces'],
      text: 'Committed to one attack. On a die within its range it shifts a column, otherwise it is lost.',
      rules: ['17.1a', '17.1b', '17.1d'],
    },
  ],
)
