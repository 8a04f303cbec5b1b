import type { HexOverride, SideOverride } from '../hexes/corrections.ts'

// Corrections by hand to the East map of Hinge of Fate, each with its reason.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['E1616'],
    region: 'East Prussia',
    because: 'three countries meet here; north of the Red Row (8.12) only the corner of Suwalki is Polish',
  },
  {
    hexes: ['E1122', 'E1223', 'E1225'],
    terrain: 'sea',
    because:
      'a cape and two pieces of the spit; with the last Danzig would have six hexes instead of five (10.2)',
  },
  {
    hexes: ['E1532'],
    region: 'Germany',
    because: 'Schneidemuehl lies here; two fifths of the hex are German',
  },
  {
    hexes: ['E3533', 'E3732'],
    region: 'Slovakia',
    because: 'the impassable hexsides (7.3) lie along the frontier; both hexes are half Slovak',
  },
]

export const sideOverrides: readonly SideOverride[] = [
  {
    sides: [['E1026', 'E1125']],
    kind: null,
    because: 'the hexside lies in Puck Bay, but a road and a railway run along the peninsula (4.11)',
  },
  {
    sides: [
      ['E1125', 'E1126'],
      ['E1125', 'E1226'],
    ],
    kind: 'sea',
    because: 'the peninsula of Hela joins the mainland behind Gdynia',
  },
  {
    sides: [
      ['E1222', 'E1321'],
      ['E1222', 'E1322'],
    ],
    kind: 'lake',
    name: 'Frisches Haff',
    because: 'the lagoon between Pillau and the mainland; the first hexside is the example of 7.3',
  },
  {
    sides: [
      ['E3532', 'E3533'],
      ['E3532', 'E3633'],
      ['E3632', 'E3633'],
      ['E3632', 'E3732'],
    ],
    kind: 'blocked',
    name: 'High Tatra',
    because: 'the unbroken line that gives each of the three named hexes (7.3) an impassable hexside',
  },
  {
    sides: [
      ['E1619', 'E1620'],
      ['E1719', 'E1820'],
      ['E1819', 'E1820'],
    ],
    kind: 'lake',
    name: 'Masurian Lakes',
    because:
      'Mauersee and Spirdingsee fill no hexside from end to end, yet they barred the way on both sides of Loetzen',
  },
]
