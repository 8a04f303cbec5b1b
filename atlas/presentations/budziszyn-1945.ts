import { exitZone } from '../budziszyn-1945/zones.ts'
import type { FeatureOf, LargeName, Presentation } from '../draw/presentation.ts'

const has =
  (key: string) =>
  (feature: FeatureOf): boolean =>
    feature(key) !== undefined

const names: readonly LargeName[] = [
  { style: 'country', text: 'Saxony', hex: '1026', size: 50, tracking: 40 },
  { style: 'country', text: 'Lower Lusatia', hex: '3108', dy: 10, size: 50, tracking: 30 },
  { style: 'country', text: 'Upper Lusatia', hex: '4624', dy: 10, size: 50, tracking: 30 },
  { style: 'country', text: 'Silesia', hex: '6118', size: 42, tracking: 24 },
  { style: 'country', text: 'Brandenburg', hex: '1103', dx: 20, size: 38, tracking: 18 },
  { style: 'country', text: 'Czechoslovakia', hex: '4537', dy: 20, size: 24, tracking: 6 },
  { style: 'region', text: 'Spreewald', hex: '3402', dx: 0, dy: 4, size: 24, tracking: 6, angle: 10 },
  { style: 'region', text: 'Muskau Heath', hex: '5018', dx: 0, size: 26, tracking: 8 },
  { style: 'region', text: 'Saxon Switzerland', hex: '3437', size: 22, tracking: 4 },
  { style: 'region', text: 'Lusatian Uplands', hex: '4332', dy: 24, size: 22, tracking: 5 },
  { style: 'region', text: 'Dresden Heath', hex: '2630', size: 17, tracking: 2 },
  { style: 'region', text: 'Königsbrück Heath', hex: '2823', size: 20, tracking: 4 },
  { style: 'region', text: 'Annaburg Heath', hex: '0806', dx: 20, size: 20, tracking: 4 },
  { style: 'region', text: 'Dahlen Heath', hex: '0320', size: 18, tracking: 3 },
  { style: 'region', text: 'Görlitz Heath', hex: '6322', size: 20, tracking: 4 },
  { style: 'region', text: 'Sorau Forest', hex: '6012', size: 20, tracking: 4 },
]

const days = (first: number, last: number, month: string): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${first + i} ${month}`)

export const budziszyn1945: Presentation = {
  turn: 0,
  north: 0.1,
  kilometres: 2.98,
  title: {
    at: 'head',
    name: 'Budziszyn 1945',
    subtitle: 'Nysa, April 1945 · Two Stars, May 1945',
    lines: [
      'three kilometres to the hex   ·   one day to the turn',
      'Roads, woods and towns of 1945, reconstructed from real geography.',
    ],
  },
  compass: 'head',
  scale: { at: 'head', kilometres: [0, 5, 10, 15, 20] },
  terrain: {
    clear: { ground: 'clear', name: 'Clear' },
    forest: { ground: 'woods', name: 'Forest' },
    hills: { ground: 'broken', name: 'Hills', sample: '4332' },
    mountain: { ground: 'mountain', name: 'Mountain', sample: '3637' },
    swamp: { ground: 'swamp', name: 'Swamp' },
    lake: { ground: 'lake', name: 'Lake' },
  },
  chart: {
    city: 'City',
    rows: [
      {
        name: 'Move',
        values: {
          clear: '1',
          forest: '2',
          hills: '1',
          mountain: '3 foot',
          swamp: '2 foot',
          city: '2',
          lake: '–',
        },
      },
      {
        name: 'CM',
        values: { clear: '–', forest: '1', hills: '1', mountain: '2', swamp: '½', city: '2', lake: '–' },
      },
    ],
    note: 'Points for all classes; “foot”: trucks and tracks only along a route, a headquarters pays 5. CM: combat modifiers for the defender; hills and forest add up; ½: attackers are halved. A town costs 1 and gives 1. From one hex of a city to the next: as a main route. Routes, truck / tracked / foot: motorway ¼, ⅓, ½; main ⅓, ½, ½; secondary ½, 1, 1. Without a bridge a stream or river costs 1 more and gives 1, Nysa and Elbe cost 3 more (foot 2) and give 3. Mountains are a proposal.',
  },
  hexsides: {
    'big-river': { as: 'river', name: 'Nysa, Elbe', class: 'major' },
    river: { as: 'river', name: 'River', class: 'medium' },
    stream: { as: 'river', name: 'Stream (as a river)', class: 'stream' },
    bridge: { as: 'bridge', name: 'Bridge' },
  },
  networks: {
    motorway: { as: 'motorway', name: 'Motorway', leavesAt: 'road-edge' },
    main: { as: 'road', name: 'Main route', leavesAt: 'road-edge' },
    secondary: { as: 'track', name: 'Secondary route', leavesAt: 'road-edge' },
  },
  regions: { Germany: '#7c93a8', Czechoslovakia: '#e08a3c' },
  towns: [
    {
      name: 'City',
      is: has('city'),
      nameFrom: ['city'],
      mark: 'great',
      blocks: 'great',
      lettering: 'metropolis',
    },
    { name: 'Town', is: has('town'), nameFrom: ['town'], mark: 'ring', blocks: 'small', lettering: 'city' },
    {
      name: 'Village (no effect)',
      is: has('village'),
      nameFrom: ['village'],
      mark: 'dot',
      blocks: 'none',
      lettering: 'town',
    },
  ],
  badges: [],
  areas: [
    { feature: 'zone', name: 'Entry zone, with its letter', colour: '#6b2440' },
    { feature: 'american-limit', name: 'Americans halt here (Nysa 1945)', colour: '#27586f' },
  ],
  spellings: {},
  rivers: {
    Nysa: { class: 'major' },
    Elbe: { class: 'major' },
    Spree: { class: 'medium' },
    'Schwarze Elster': { class: 'medium' },
  },
  names,
  turns: {
    rows: [
      { name: 'Nysa', turns: [...days(16, 30, 'Apr'), ...days(1, 2, 'May')] },
      { name: 'Two Stars', turns: ['30 Apr', ...days(1, 15, 'May')] },
    ],
    notes: [
      `Soviet armour leaves for Berlin through zone S: the north edge from column ${exitZone.from} to column ${exitZone.to}.`,
    ],
  },
  credits:
    'Made with Natural Earth. Heights: NASA/USGS SRTM30. Forest: NASA Earth Observatory. Places: GeoNames (CC BY 4.0). Streams, roads, towns and entry zones are proposals, except where the rulebook states them.',
}
