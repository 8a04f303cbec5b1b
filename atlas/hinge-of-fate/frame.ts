import type { GridSpec } from '../../engine/hex/numbering.ts'
import type { BoardFrame } from '../hexes/describe.ts'

// Both maps declare the same kinds, so that they can be laid side by side as one board of two sheets.

/** Rows counted from north to south and, along them, from east to west. */
export const eastGrid: GridSpec = { lines: [10, 39], along: [16, 37], shifted: 'odd', number: 'EAABB' }
/** Columns counted from west to east and, along them, from north to south. */
export const westGrid: GridSpec = { lines: [25, 42], along: [33, 44], shifted: 'odd', number: 'WAABB' }

/**
 * The regions by the state codes of the geodata. The Protectorate counts as Germany. Neither map shows neutral
 * ground (3.5): the three hexes that are mostly Lithuania and the two of Luxembourg go to their neighbour.
 */
export const eastRegions: Readonly<Record<string, string>> = {
  GER: 'Germany',
  POL: 'Poland',
  DZG: 'Danzig',
  SLO: 'Slovakia',
  LIT: 'East Prussia',
}
export const westRegions: Readonly<Record<string, string>> = {
  GER: 'Germany',
  FRA: 'France',
  LUX: 'Germany',
}

const kinds = {
  terrainKinds: ['clear', 'forest', 'rough', 'mountain', 'swamp', 'lake', 'sea'],
  hexsideKinds: ['river', 'city-river', 'sea', 'lake', 'blocked', 'demarcation'],
  networkKinds: [],
  regionKinds: ['Germany', 'East Prussia', 'Danzig', 'Slovakia', 'Poland', 'France'],
  featureKinds: [
    'city',
    'capital',
    'fort',
    'fortress',
    'town',
    'gap',
    'objective',
    'source',
    'haven',
    'exit',
    'red-row',
    'eastern-poland',
  ],
}

/** Goes to the head of both files. */
export const hingeOfFateNotes = `\
// city, fortress, town: the name of what is there; a town is only a name. capital: Warsaw.
// fort=polish|west-wall|maginot: fortified. gap: the Sarreguemines Gap.
// objective: its loss ends the game (4.2). exit: the north edge that the French leave by (4.2).
// source=agn|ags|agc: where supply of that army group comes from; haven=ags: supplies who is inside (8.7 to 8.9).
// red-row=north|south|gap: Soviet ground (8.12, 8.13); eastern-poland=north|south: see 14.8.
// Hexsides: city-river has no effect (11.6) and is there for the eye; demarcation is the line of 14.7.
`

export const eastFrame: BoardFrame = {
  title: 'Hinge of Fate: Poland, September 1939',
  grids: [eastGrid],
  ...kinds,
}
export const westFrame: BoardFrame = {
  title: 'Hinge of Fate: the Rhineland, September 1939',
  grids: [westGrid],
  ...kinds,
}
