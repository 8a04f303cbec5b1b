import type { HexOverride, SideOverride } from '../hexes/corrections.ts'

// Corrections by hand to the board of War Comes Early, each with its reason. Everything else follows from the
// geography and from the facts of the rulebook.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['3715', '3814'],
    region: 'Germany',
    because:
      'Danzig is 3714 alone (3.3); what the Free City leaves of these two hexes is mostly East Prussia',
  },
  {
    hexes: ['3334'],
    region: 'Czechoslovakia',
    because: 'the three Romanian hexes (3.1) cut this corner off from Hungary; Ruthenia lies next to it',
  },
  {
    hexes: ['2604', '2703', '2704', '2705', '2706', '2802', '2803', '2804', '2903', '2904'],
    region: null,
    because: 'Copenhagen is 2603 and can only be reached from 2503 (4.5.2): one hex stands for all Zealand',
  },
  {
    hexes: ['2504', '2505', '2506', '2605', '3208'],
    region: null,
    because: 'no unit could ever reach Langeland, Lolland, Falster and Bornholm, so none may be put there',
  },
  {
    hexes: ['2701'],
    region: null,
    because: 'Djursland joins Jutland beyond the north edge of the map, so no unit could ever reach it',
  },
]

export const sideOverrides: readonly SideOverride[] = [
  {
    sides: [
      ['2602', '2603'],
      ['2603', '2604'],
      ['2504', '2603'],
      ['2603', '2703'],
      ['2603', '2704'],
    ],
    kind: 'sea',
    because: 'Copenhagen can only be reached from 2503 (4.5.2)',
  },
  {
    sides: [
      ['2302', '2402'],
      ['2303', '2402'],
      ['2303', '2403'],
      ['2401', '2502'],
      ['2501', '2502'],
    ],
    kind: 'sea',
    because: 'the Little Belt has one crossing, 2401/2402 (11.4)',
  },
  {
    sides: [
      ['4216', '4217'],
      ['4216', '4317'],
    ],
    kind: 'lake',
    name: 'Masurian Lakes',
    because:
      'the chain of lakes from Angerburg to Johannisburg is narrower than a hexside, yet it barred the way',
  },
  {
    sides: [
      ['5204', '5305'],
      ['5205', '5306'],
      ['5204', '5205'],
      ['5105', '5204'],
    ],
    kind: 'sea',
    because:
      'the sounds around Dago and Osel are narrower than a hexside, and no bridge or dam leads to the mainland',
  },
  {
    sides: [
      ['2132', '2133'],
      ['2133', '2232'],
      ['2232', '2233'],
    ],
    kind: 'lake',
    name: 'Balaton',
    because: 'the lake is as long as four hexsides, but so narrow that it fills no hexside from end to end',
  },
]
