import type { HexOverride, SideOverride } from '../hexes/corrections.ts'

// Corrections by hand to the board of Eisenhower's War, each with its reason. Everything else follows from the
// geography and from the facts of the rulebook.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['3403', '3503'],
    terrain: 'sea',
    because:
      'Cherbourg must touch the beachhead 3304, so the Cotentin is 3404; its other hexes are mostly sea',
  },
  {
    hexes: ['3617'],
    terrain: 'sea',
    because: 'a fifth of this hex is land, the rest the bight into which Weser and Elbe flow',
  },
  {
    hexes: ['1415'],
    terrain: 'sea',
    because: 'less than a third of it is land, and the coast of the Marches lies in 1414',
  },
  {
    hexes: ['2309'],
    region: 'Switzerland',
    because: 'the Italian frontier with France ends at 2209 and there meets Switzerland (7.8)',
  },
  {
    hexes: ['1508', '1608', '1609', '1207', '1208', '1209', '1307', '1308', '3623'],
    region: null,
    because: 'Corsica and Sardinia were Allied before the game begins, Sweden was neutral: nobody goes there',
  },
]

export const sideOverrides: readonly SideOverride[] = [
  {
    sides: [['3519', '3620']],
    kind: 'sea',
    because: 'the Fehmarn Belt is wider than the strip of land that its hexes share',
  },
  {
    sides: [['3410', '3510']],
    kind: 'sea',
    name: 'Scheldt',
    because: 'the mouth of the Scheldt: if Walcheren could be walked to from Ostend, nobody would need 8.10',
  },
]

/** Applied when the rivers are laid. */
export const riverOverrides: readonly SideOverride[] = [
  {
    sides: [['3412', '3512']],
    kind: 'river',
    name: 'Lek',
    because: "the Rhine's west bank ends at 3413 (13.5); below it the delta is an ordinary river",
  },
]
