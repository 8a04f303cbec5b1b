import { eastSpellings } from '../../games/hinge-of-fate/words/spellings.ts'
import type { LargeName, Presentation } from '../draw/presentation.ts'
import { common, credits } from './hinge-of-fate.ts'

const names: readonly LargeName[] = [
  { style: 'country', text: 'Poland', hex: 'E2626', dx: -10, dy: 20, size: 60, tracking: 60 },
  { style: 'country', text: 'Germany', hex: 'E1635', dx: 10, dy: 20, size: 34, tracking: 14 },
  { style: 'country', text: 'East Prussia', hex: 'E1520', dx: 0, dy: 14, size: 30, tracking: 11 },
  { style: 'country', text: 'Slovakia', hex: 'E3832', dx: 20, dy: 40, size: 28, tracking: 10 },
  { style: 'country', text: 'Silesia', hex: 'E2635', dx: 40, dy: 40, size: 24, tracking: 8 },
  { style: 'water', text: 'Baltic Sea', hex: 'E1022', dx: 10, dy: 10, size: 26, tracking: 8 },
  { style: 'region', text: 'Pomerania', hex: 'E1232', dx: 0, dy: 0 },
  { style: 'region', text: 'The Corridor', hex: 'E1428', dx: 20, dy: 10, size: 16, tracking: 2 },
  { style: 'region', text: 'Masuria', hex: 'E1720', dx: 0, dy: 10 },
  { style: 'region', text: 'Great Poland', hex: 'E2033', dx: 0, dy: 44, size: 20 },
  { style: 'region', text: 'Mazovia', hex: 'E2223', dx: 20, dy: 0, size: 20 },
  { style: 'region', text: 'Podlachia', hex: 'E2420', dx: 10, size: 20 },
  { style: 'region', text: 'Galicia', hex: 'E3725', dx: 0, size: 22, tracking: 12 },
  { style: 'region', text: 'Volhynia', hex: 'E3418', dx: 0, size: 20 },
  { style: 'region', text: 'Carpathians', hex: 'E3926', dx: 20, dy: -10, size: 22, tracking: 9, angle: 10 },
  { style: 'region', text: 'High Tatra', hex: 'E3731', dx: -20, dy: 16, size: 16, tracking: 2 },
  { style: 'region', text: 'Holy Cross Mts', hex: 'E3026', dx: 10, dy: 26, size: 16, tracking: 2 },
  { style: 'region', text: 'Moravia', hex: 'E3335', dx: 0, dy: 20, size: 18 },
  { style: 'region', text: 'Tuchola Forest', hex: 'E1429', dx: -10, dy: 30, size: 15, tracking: 2 },
  { style: 'region', text: 'Białowieża', hex: 'E2516', dx: 0, dy: 0, size: 15, tracking: 1 },
]

export const hingeOfFateEast: Presentation = {
  ...common,
  turn: 90,
  north: 22.2,
  kilometres: 24.9,
  title: {
    at: 'head',
    name: 'Hinge of Fate · East',
    subtitle: 'Poland, September 1939',
    lines: [
      '16 miles to the hex   ·   three days to the turn',
      'Frontiers of 1 September 1939. Terrain reconstructed from real geography.',
    ],
  },
  compass: 'head',
  scale: { at: 'head', kilometres: [0, 50, 100, 150] },
  terrain: {
    ...common.terrain,
    rough: { ground: 'rough', name: 'Rough', sample: 'E3126' },
    mountain: { ground: 'mountain', name: 'Mountain', sample: 'E3832' },
  },
  badges: [{ feature: 'objective', name: 'Its loss ends the game', as: 'star' }],
  forts: {
    feature: 'fort',
    kinds: { polish: { name: 'Polish fortress', as: 'ring', colour: 'brown', faces: [] } },
  },
  areas: [
    { feature: 'red-row', name: 'Red Row', colour: '#b3201f', isUnlettered: true },
    { feature: 'source', name: 'Source of German supply', colour: '#36424e', isUnlettered: true },
  ],
  // Warsaw is lettered once, over its western hex.
  spellings: { ...eastSpellings, 'Warsaw (east)': '', 'Warsaw (west)': 'Warsaw' },
  rivers: {
    Vistula: { class: 'major' },
    Oder: { class: 'major' },
    Bug: { class: 'medium' },
    Warta: { class: 'medium' },
    Narew: { class: 'medium' },
    San: { class: 'medium' },
    Memel: { class: 'medium' },
    Pilica: { class: 'medium' },
    Notec: { class: 'minor', label: 'Noteć' },
    Drweca: { class: 'minor', label: 'Drwęca' },
    Wisloka: { class: 'minor', label: 'Wisłoka' },
    Vah: { class: 'minor', label: 'Váh' },
  },
  names,
  credits,
}
