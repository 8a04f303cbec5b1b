import { PLACE_SPELLINGS } from '../../games/war-comes-early/words/spelling.ts'
import type { FeatureOf, Presentation } from '../draw/presentation.ts'
import { names } from './war-comes-early-names.ts'

const value = (feature: FeatureOf): number => Number(feature('vp') ?? 0)
const isCity = (feature: FeatureOf): boolean => feature('city') !== undefined
const isCapital = (feature: FeatureOf): boolean => isCity(feature) && feature('capital') !== undefined
const isGreat = (feature: FeatureOf): boolean =>
  isCity(feature) && (value(feature) >= 3 || (isCapital(feature) && value(feature) >= 2))

export const warComesEarly: Presentation = {
  turn: 0,
  north: 31.1,
  kilometres: 35.48,
  title: {
    at: { hex: '3201', dx: -12, dy: -58 },
    name: 'War Comes Early',
    subtitle: 'Czechoslovakia 1938 · Poland 1939',
    lines: [
      '20 miles to the hex   ·   four days (1939: three) to the turn',
      'Frontiers of 1 October 1938. Terrain reconstructed from real geography.',
    ],
  },
  compass: { hex: '4602', dx: -22, dy: 32 },
  scale: { at: { hex: '4705', dx: -20, dy: -16 }, kilometres: [0, 50, 100, 150, 200] },
  terrain: {
    clear: { ground: 'clear', name: 'Clear' },
    woods: { ground: 'woods', name: 'Woods' },
    broken: { ground: 'broken', name: 'Broken', sample: '2222' },
    rough: { ground: 'rough', name: 'Rough', sample: '1311' },
    mountain: { ground: 'mountain', name: 'Mountain', sample: '1127' },
    swamp: { ground: 'swamp', name: 'Swamp' },
    lake: { ground: 'lake' },
    sea: { ground: 'sea' },
  },
  chart: {
    city: 'City',
    rows: [
      {
        name: 'Move',
        values: {
          clear: '1',
          woods: '1 / 2',
          broken: '1 / 2',
          rough: '2 / 3',
          mountain: '3 / rail',
          swamp: '2 / rail',
          city: '1',
        },
      },
      { name: 'Shift', values: { woods: '1L', broken: '1L', rough: '1L', mountain: '2L', city: '1L' } },
    ],
    note: 'Movement points, foot / mechanized; along a railway half a point. “rail”: mechanized only along a railway. River: one point more, and 1L if all attackers cross. 1L: one column left. A city replaces all other terrain in its hex. Proposed values.',
  },
  hexsides: {
    river: { as: 'river', name: 'River (on the hexside)' },
    sea: { as: 'water', name: 'Water that nobody crosses' },
    lake: { as: 'water', name: 'Water that nobody crosses' },
    blocked: { as: 'blocked', name: 'Closed hexside' },
    straits: { as: 'crossing', name: 'Straits (cross as a river)' },
  },
  networks: { rail: { as: 'railway', name: 'Railway', leavesAt: 'rail-edge' } },
  regions: {
    Czechoslovakia: '#e08a3c',
    Germany: '#7c93a8',
    Poland: '#cfa04e',
    France: '#4f7fb5',
    'Soviet Union': '#c4524a',
    Italy: '#5f9b62',
    Hungary: '#b77f97',
    Yugoslavia: '#9b6a45',
    Romania: '#c9a227',
    Belgium: '#d9b92e',
    Netherlands: '#a3b341',
    Luxembourg: '#7aa6a6',
    Switzerland: '#b9a89a',
    Denmark: '#d2773f',
    Lithuania: '#8fbf7a',
    Latvia: '#8d86b0',
    Estonia: '#7aa3bd',
    Danzig: '#5f6b76',
  },
  // 1.3  Neither side may enter Switzerland.
  outOfPlay: ['Switzerland'],
  towns: [
    {
      name: 'Capital',
      is: feature => isCapital(feature) && isGreat(feature),
      nameFrom: ['city'],
      mark: 'star',
      blocks: 'great',
      lettering: 'metropolis',
    },
    { name: 'Capital', is: isCapital, nameFrom: ['city'], mark: 'star', blocks: 'small', lettering: 'city' },
    {
      name: 'Great city',
      is: isGreat,
      nameFrom: ['city'],
      mark: 'great',
      blocks: 'great',
      lettering: 'metropolis',
    },
    { name: 'City', is: isCity, nameFrom: ['city'], mark: 'ring', blocks: 'small', lettering: 'city' },
    {
      name: 'Town (no effect)',
      is: feature => feature('blackdot') !== undefined,
      nameFrom: ['blackdot'],
      mark: 'dot',
      blocks: 'none',
      lettering: 'town',
    },
  ],
  badges: [
    { feature: 'vp', name: 'Victory value (proposed)', as: 'disc', example: '3' },
    { feature: 'port', name: 'Port', as: 'anchor' },
  ],
  forts: {
    feature: 'fort',
    kinds: {
      'west-wall': {
        name: 'West Wall',
        as: 'teeth',
        colour: 'grey',
        faces: ['France', 'Belgium', 'Luxembourg', 'Netherlands'],
      },
      maginot: { name: 'Maginot Line', as: 'domes', colour: 'blue', faces: ['Germany'] },
      czech: { name: 'Czech works', as: 'crenels', colour: 'brown', faces: ['Germany'] },
      'czech-heavy': {
        name: 'Czech works, heavy',
        as: 'great crenels',
        colour: 'brown',
        faces: ['Germany', 'Poland'],
      },
      belgian: { name: 'Belgian works', as: 'small crenels', colour: 'ochre', faces: ['Germany'] },
    },
  },
  spellings: { ...PLACE_SPELLINGS, 'Berlin (south)': '' },
  rivers: {
    Rhine: { class: 'major' },
    Danube: { class: 'major' },
    Elbe: { class: 'major' },
    Oder: { class: 'major' },
    Vistula: { class: 'major' },
    Dnieper: { class: 'major' },
    Dvina: { class: 'major' },
    Niemen: { class: 'major' },
    Po: { class: 'major' },
    Meuse: { class: 'medium' },
    Moselle: { class: 'medium' },
    Weser: { class: 'medium' },
    Inn: { class: 'medium' },
    Main: { class: 'medium' },
    Warta: { class: 'medium' },
    Bug: { class: 'medium' },
    Pripet: { class: 'medium' },
    Vltava: { class: 'medium' },
    San: { class: 'medium' },
    Drava: { class: 'medium' },
    Sava: { class: 'medium' },
    Berezina: { class: 'medium' },
    Tisza: { class: 'medium' },
    Adige: { class: 'medium' },
    Dniester: { class: 'medium' },
  },
  names,
  turns: {
    rows: [
      {
        name: '1938',
        turns: [
          '1–4 Oct',
          '5–8 Oct',
          '9–12 Oct',
          '13–16 Oct',
          '17–20 Oct',
          '21–24 Oct',
          '25–28 Oct',
          '29 Oct–1 Nov',
          '2–5 Nov',
          '6–9 Nov',
        ],
        tinted: [1, 2],
      },
      { name: '1939', turns: ['1–3 Sep', '4–6 Sep', '7–9 Sep', '10–12 Sep', '13–15 Sep', '16–18 Sep'] },
    ],
    notes: [
      'Tinted turns: only Germans and Czechs act, no airpower; from turn 3 the national markers are drawn and air superiority is decided each turn.',
    ],
  },
  credits:
    'Made with Natural Earth. Heights: NASA/USGS SRTM30. Forest: NASA Earth Observatory. Places: GeoNames (CC BY 4.0). Railways, works and victory values are proposals, except where the rulebook states them.',
}
