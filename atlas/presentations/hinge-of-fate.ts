import { DATES } from '../../games/hinge-of-fate/tables.ts'
import type { FeatureOf, Presentation } from '../draw/presentation.ts'

// What the two maps of Hinge of Fate share.

const has =
  (key: string) =>
  (feature: FeatureOf): boolean =>
    feature(key) !== undefined

export const common: Pick<
  Presentation,
  'terrain' | 'chart' | 'hexsides' | 'networks' | 'towns' | 'regions' | 'turns'
> = {
  terrain: {
    clear: { ground: 'clear', name: 'Clear' },
    forest: { ground: 'woods', name: 'Forest' },
    rough: { ground: 'rough', name: 'Rough' },
    mountain: { ground: 'mountain', name: 'Mountain' },
    swamp: { ground: 'swamp', name: 'Swamp' },
    lake: { ground: 'lake' },
    sea: { ground: 'sea' },
  },
  chart: {
    city: 'City',
    rows: [
      {
        name: 'Move',
        values: { clear: '1', forest: '2', rough: '2 / 1', mountain: '3 / 2', swamp: '2', city: '1' },
      },
      {
        name: 'Panzer',
        values: { clear: '1', forest: '2', rough: '2', mountain: '4', swamp: '3', city: '1' },
      },
      { name: 'Shift', values: { forest: '1L', rough: '1L', mountain: '2L', swamp: '1L', city: '× 2' } },
    ],
    note: 'Movement points, others / mountain troops. 1L: one column left; × 2: defenders are doubled, but not panzers, the cavalry-mechanized group and static units. Works: 1L more, and 1 point for their owner. River: Germans and Slovaks pay half a die, rounded down, others one point more; attackers across it are halved. A city on either bank cancels the river. Points and most shifts are proposals.',
  },
  hexsides: {
    river: { as: 'river', name: 'River' },
    'city-river': { as: 'river', name: 'River' },
    sea: { as: 'water', name: 'Water that nobody crosses' },
    lake: { as: 'water', name: 'Water that nobody crosses' },
    blocked: { as: 'blocked', name: 'Closed hexside' },
    demarcation: { as: 'line', name: 'Demarcation line', colour: '#b3201f', dash: '14 5 3 5' },
  },
  networks: {},
  regions: {
    Germany: '#7c93a8',
    'East Prussia': '#7c93a8',
    Danzig: '#5f6b76',
    Slovakia: '#8d86b0',
    Poland: '#cfa04e',
    France: '#4f7fb5',
  },
  towns: [
    {
      name: 'Capital',
      is: has('capital'),
      nameFrom: ['city'],
      mark: 'star',
      blocks: 'great',
      lettering: 'metropolis',
    },
    { name: 'City', is: has('city'), nameFrom: ['city'], mark: 'ring', blocks: 'great', lettering: 'city' },
    {
      name: 'Fortress',
      is: has('fortress'),
      nameFrom: ['fortress'],
      mark: 'ring',
      blocks: 'none',
      lettering: 'city',
    },
    {
      name: 'Town (no effect)',
      is: has('town'),
      nameFrom: ['town'],
      mark: 'dot',
      blocks: 'none',
      lettering: 'town',
    },
  ],
  turns: {
    rows: [
      {
        name: 'Turn',
        turns: DATES,
      },
    ],
    notes: ['The dates follow from three days to the turn.'],
  },
}

export const credits =
  'Made with Natural Earth. Heights: NASA/USGS SRTM30. Forest: NASA Earth Observatory. Terrain, towns and works are proposals, except where the rulebook states them.'
