// The terms of Budziszyn 1945.
import { glossaryOf } from '../kit/glossary.ts'

export const glossary = glossaryOf(
  {
    zone: '4.1.1',
    supplyLine: '10.1.1',
    source: '10.1.4',
    stacking: '3.2.1',
    retreat: '5.3.1',
    control: '4.3.2',
    points: '3.1.5',
  },
  [
    {
      term: 'combat efficiency level',
      also: ['efficiency level', 'efficiency levels', 'combat efficiency levels', 'efficiency'],
      text: 'The staying power of a unit, one or two levels. Losses cost levels; a unit without any is eliminated. A hex holds eight of them.',
      rules: ['1.2c', '1.2f', '3.2.1'],
    },
    {
      term: 'modifier',
      text: 'Moves the odds by one column: the attacker’s to the right, the defender’s to the left.',
      rules: ['1.6a'],
    },
    {
      term: 'out-of-supply level',
      also: ['out of supply', 'out-of-supply levels'],
      text: 'Rises with every supply check without a line of supply. Units out of supply have half their movement and attack strength and may surrender.',
      rules: ['10.2.1', '10.2.2', '10.2.6'],
    },
    {
      term: 'disorganised',
      also: ['disorganisation'],
      text: 'A unit shaken by combat has half its strength until it has rested for a full turn.',
      rules: ['5.6.4', '5.6.5'],
    },
    {
      term: 'limbered',
      also: ['transport setup', 'limber'],
      text: 'Towed artillery on its trucks: it can move but not fire.',
      rules: ['6.2.2', '6.2.3'],
    },
    {
      term: 'combat setup',
      also: ['unlimbered'],
      text: 'Towed artillery ready to fire: it supports combat but cannot move.',
      rules: ['6.1.3', '6.2.2'],
    },
    {
      term: 'barrage',
      text: 'The opening bombardment with guns at double strength, in the Barrage Phase only.',
      rules: ['6.5.1', '6.5.3'],
    },
    {
      term: 'field fortification',
      also: ['dug in', 'entrenched', 'digging in'],
      text: 'Built by a unit that stays where it is. It gives the defender two modifiers and frees him from having to attack.',
      rules: ['7.1.2a', '7.1.10', '7.1.11'],
    },
    {
      term: 'headquarters',
      also: ['HQ'],
      text: 'Improves the dice of units in its range by one, and builds bridges.',
      rules: ['9.2.1', '9.2.2'],
    },
    {
      term: 'tactical concentration',
      text: 'Three units of one division or corps in the same combat bring a modifier.',
      rules: ['13.1.2'],
    },
    {
      term: 'resilience group',
      text: 'A unit that neither moves nor retreats and gives the defence of its hex one modifier.',
      rules: ['15.2.1', '15.2.3'],
    },
    {
      term: 'Volkssturm',
      text: 'German militia. The enemy gains two modifiers in a combat with it, fewer if regular units are stacked with it.',
      rules: ['15.3.1', '15.3.2'],
    },
    {
      term: 'pursuit',
      also: ['pursue', 'pursues'],
      text: 'Victors follow a retreating enemy, at most as far as he went.',
      rules: ['5.4.1', '5.4.6'],
    },
    {
      term: 'strategic movement',
      text: 'A second move after combat for units that did nothing before, away from the enemy.',
      rules: ['12.1.2'],
    },
    {
      term: 'ranged attack',
      text: 'Artillery fires at a hex two or three hexes away, without an assault.',
      rules: ['6.4.1'],
    },
    {
      term: 'pontoon bridge',
      text: 'Each Soviet army and the 2nd Polish Army may lay one over the Nysa.',
      rules: ['N-6'],
    },
    {
      term: 'masking marker',
      text: 'Lies on a stack and hides its top unit.',
      rules: ['16.1.2'],
    },
  ],
)
