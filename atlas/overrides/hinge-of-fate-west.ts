import type { HexOverride, SideOverride } from '../hexes/corrections.ts'

// Corrections by hand to the West map of Hinge of Fate, each with its reason.

export const hexOverrides: readonly HexOverride[] = [
  {
    hexes: ['W3144'],
    region: 'France',
    because: 'the Rhine runs through it; as a German hex it would be cut off from the right bank',
  },
  {
    hexes: ['W3343'],
    region: 'France',
    because:
      'the Rhine runs through it; Lauterbourg, on the French bank, is here, and the river goes on to W3443 (2.2)',
  },
]

export const sideOverrides: readonly SideOverride[] = []
