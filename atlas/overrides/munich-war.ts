import type { HexOverride, SideOverride } from '../hexes/corrections.ts'

// Corrections by hand to the board of Munich War, each with its reason. Everything else follows from the geography and
// from the facts of the rulebook.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['3901'],
    region: 'Finland',
    terrain: 'forest',
    because:
      'the shore at Vyborg, just beyond the edge: without it nobody could walk from Helsinki to the Mannerheim Line',
  },
  {
    hexes: ['2308'],
    terrain: 'sea',
    because: 'the Bay of Kiel: Fehmarn is a fifth of it, and nobody walks from there to Denmark',
  },
  {
    hexes: ['2009'],
    terrain: 'sea',
    because: 'the estuaries of Weser and Elbe: less than half of it is land, and both rivers end here',
  },
  {
    hexes: ['1621', '3722', '2423'],
    terrain: 'rough',
    because:
      'Turin, Ploesti and Zara lie below their mountains; reinforcements must be able to leave them (7.2.2)',
  },
  {
    hexes: ['1623', '1722', '1823'],
    terrain: 'rough',
    because: 'the Riviera has a coast road; a fort stands in the first (9.0), troops land in the last (23.4)',
  },
]

export const sideOverrides: readonly SideOverride[] = [
  {
    sides: [['2322', '2423']],
    kind: 'sea',
    because: 'the islands of the Quarnero lie between Istria and Zara',
  },
  {
    sides: [['1211', '1311']],
    kind: 'sea',
    name: 'Strait of Dover',
    because: 'the strait is narrower than a hexside is long, but it is sea from end to end',
  },
  {
    sides: [['2307', '2407']],
    kind: 'river',
    name: 'Great Belt',
    because:
      'Copenhagen must have a land hexside, or no zone of control could ever dispute it (18.1); trains crossed by ferry',
  },
  {
    sides: [
      ['2306', '2407'],
      ['2307', '2408'],
    ],
    kind: 'sea',
    because: 'Zealand and Lolland are reached over the Great Belt and the Storstrom bridge only',
  },
  {
    sides: [
      ['3404', '3405'],
      ['3404', '3503'],
      ['3304', '3404'],
      ['3404', '3504'],
    ],
    kind: 'sea',
    because: 'Osel is an island',
  },
  {
    sides: [
      ['3601', '3701'],
      ['3701', '3801'],
      ['3801', '3901'],
      ['3901', '4001'],
      ['4001', '4101'],
    ],
    kind: null,
    because: 'the Finnish shore runs along the north edge, and its road and railroad lie just beyond it',
  },
  {
    sides: [
      ['3901', '3902'],
      ['3901', '4002'],
      ['4001', '4002'],
    ],
    kind: 'sea',
    because: 'the Gulf of Finland lies between Vyborg and the shore of Kronstadt',
  },
]
