import { westSpellings } from '../../games/hinge-of-fate/words/spellings.ts'
import type { LargeName, Presentation } from '../draw/presentation.ts'
import { common, credits } from './hinge-of-fate.ts'

const names: readonly LargeName[] = [
  { style: 'country', text: 'Germany', hex: 'W3535', dx: 0, dy: 34, size: 46, tracking: 30 },
  { style: 'country', text: 'France', hex: 'W2841', dx: 0, dy: 40, size: 40, tracking: 26 },
  { style: 'region', text: 'Hunsrück', hex: 'W3034', dx: 0, dy: 0, size: 21 },
  { style: 'region', text: 'Palatinate Forest', hex: 'W3340', dx: 0, dy: -4, size: 18, tracking: 3 },
  { style: 'region', text: 'Saar', hex: 'W2736', dx: -10, dy: 10, size: 22 },
  { style: 'region', text: 'Lorraine', hex: 'W2540', dx: 20, dy: 20, size: 20, tracking: 4 },
  { style: 'region', text: 'Alsace', hex: 'W3143', dx: -20, dy: 0, size: 20 },
  { style: 'region', text: 'Vosges', hex: 'W2744', dx: -20, dy: 0, size: 18, tracking: 4 },
  { style: 'region', text: 'Baden', hex: 'W3744', dx: 0, dy: 0, size: 20 },
  { style: 'region', text: 'Odenwald', hex: 'W4040', dx: 20, dy: 0, size: 19, tracking: 4 },
  { style: 'region', text: 'Rhenish Hesse', hex: 'W3637', dx: 0, dy: 10, size: 18, tracking: 3 },
  { style: 'region', text: 'Sarreguemines Gap', hex: 'W2739', dx: -30, dy: 22, size: 14, tracking: 1 },
]

export const hingeOfFateWest: Presentation = {
  ...common,
  turn: 0,
  north: 24.6,
  kilometres: 12.58,
  title: {
    at: 'head',
    name: 'Hinge of Fate · West',
    subtitle: 'The Rhineland, September 1939',
    lines: ['8 miles to the hex   ·   three days to the turn', 'Terrain reconstructed from real geography.'],
  },
  compass: 'head',
  scale: { at: 'head', kilometres: [0, 20, 40] },
  terrain: {
    ...common.terrain,
    rough: { ground: 'rough', name: 'Rough', sample: 'W3034' },
    mountain: { ground: 'mountain', name: 'Mountain', sample: 'W2544' },
  },
  hexsides: { river: { as: 'river', name: 'River' }, 'city-river': { as: 'river', name: 'River' } },
  towns: common.towns.filter(({ name }) => name !== 'Capital' && name !== 'Fortress'),
  badges: [],
  forts: {
    feature: 'fort',
    kinds: {
      'west-wall': { name: 'West Wall', as: 'teeth', colour: 'grey', faces: ['France'] },
      maginot: { name: 'Maginot Line', as: 'domes', colour: 'blue', faces: ['Germany'] },
    },
  },
  areas: [
    { feature: 'exit', name: 'The French leave here', colour: '#1f4f8c', isUnlettered: true },
    { feature: 'source', name: 'Source of German supply', colour: '#36424e', isUnlettered: true },
    { feature: 'gap', name: 'Sarreguemines Gap', colour: '#b3201f', isUnlettered: true },
  ],
  spellings: westSpellings,
  rivers: {
    Rhine: { class: 'major' },
    Moselle: { class: 'medium' },
    Main: { class: 'medium' },
    Neckar: { class: 'medium' },
    Saar: { class: 'medium' },
  },
  names,
  credits,
}
