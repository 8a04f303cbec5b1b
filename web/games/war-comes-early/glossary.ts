// The terms of War Comes Early.
import { glossaryOf } from '../kit/glossary.ts'

export const glossary = glossaryOf(
  {
    zone: '9.0a',
    supplyLine: '10.2a',
    source: '10.4a',
    unsupplied: '10.2b',
    stacking: '8.0c',
    advance: '12.5a',
    suddenDeath: '4.1a',
    static: '2.3.5b',
    control: '3.6a',
    points: '11.0a',
  },
  [
    {
      term: 'concentric',
      also: ['concentric attack', 'concentric attacks', 'concentric bonus'],
      text: 'An attack from two opposite hexes, from every second hex around the target, or from any four. It shifts two columns right for Germans and one for others, never against cities and intact fortifications.',
      rules: ['12.2.2a', '12.2.2b'],
    },
    {
      term: 'reorganise',
      also: ['reorganisation', 'reorganisation phase', 'reorganises'],
      text: 'Building armies from corps and breaking them down. Replacements come in the same phase.',
      rules: ['7.0b'],
    },
    {
      term: 'break down',
      also: ['breaks down', 'broken down', 'disrupted', 'disruption'],
      text: 'An army falls apart into its corps: by choice, because it is out of supply, or because of losses.',
      rules: ['7.0a'],
    },
    {
      term: 'railhead',
      text: 'A marker on the railway. Soviet units outside the Soviet Union are in supply within four hexes of one.',
      rules: ['10.3a'],
    },
    {
      term: 'national marker',
      text: 'Drawn from the pool from turn 3 on: the nations on it have their phases next.',
      rules: ['5.2b'],
    },
    {
      term: 'airpower marker',
      also: ['airpower markers', 'airpower'],
      text: 'What the side with air superiority has in a turn: for terror bombing, or placed on the map as an air zone.',
      rules: ['6.1c', '6.2'],
    },
    {
      term: 'air zone',
      text: 'The hex of an airpower marker and the six around it. It helps friendly battles and slows enemy movement.',
      rules: ['6.2.2b'],
    },
    {
      term: 'air superiority',
      text: 'Won with the higher air roll of the turn. It brings as many airpower markers as the difference.',
      rules: ['6.1c'],
    },
    {
      term: 'mechanized',
      also: ['mechanized corps', 'mechanized unit', 'mechanized units', 'motorized'],
      text: 'Motorized, mechanized and combined-arms units. German ones ignore enemy zones of control when they move.',
      rules: ['2.3.5a', '9.1c'],
    },
    {
      term: 'momentum attack',
      text: 'A second attack, made at once by German mechanized units that have just advanced.',
      rules: ['12.7a'],
    },
    {
      term: 'flank attack',
      text: 'A German mechanized unit drives into an empty hex in an enemy zone of control, without a roll.',
      rules: ['12.6a'],
    },
    {
      term: 'breached',
      also: ['breach'],
      text: 'A fortification whose defenders are gone and that an attacker has entered. It is ignored from then on.',
      rules: ['11.5b', '11.5c'],
    },
    {
      term: 'capitulate',
      also: ['capitulates', 'capitulation', 'capitulated'],
      text: 'A nation leaves the war with all its units.',
      rules: ['4.5.1a'],
    },
    {
      term: 'terror bombing',
      text: 'An air mission: on a die of 4 or more the enemy loses a victory point.',
      rules: ['6.2.1'],
    },
  ],
)
