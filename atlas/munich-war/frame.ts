import type { GridSpec } from '../../engine/hex/numbering.ts'
import type { BoardFrame } from '../hexes/describe.ts'

/** The regions of the game by the state codes of the geodata; Scandinavia, Spain and the Balkans take no part. */
export const regions: Readonly<Record<string, string>> = {
  GER: 'Germany',
  CZS: 'Czechoslovakia',
  UKD: 'Great Britain',
  FRA: 'France',
  POL: 'Poland',
  SOV: 'Soviet Union',
  ITA: 'Italy',
  HUN: 'Hungary',
  ROM: 'Romania',
  FIN: 'Finland',
  YUG: 'Yugoslavia',
  BEL: 'Belgium',
  NET: 'Netherlands',
  DEN: 'Denmark',
  LIT: 'Lithuania',
  LAT: 'Latvia',
  EST: 'Estonia',
  LUX: 'Luxembourg',
  SWI: 'Switzerland',
}

// Columns west of 07 lie under displays; 43 is needed for Odessa.
export const gridSpec: GridSpec = {
  lines: [7, 43],
  along: [1, 23],
  shifted: 'odd',
  short: { lines: 'odd', last: 22 },
}

export const boardFrame: BoardFrame = {
  title: 'Munich War: Europe, October 1938',
  grids: [gridSpec],
  terrainKinds: ['clear', 'forest', 'rough', 'mountain', 'marsh', 'lake', 'sea'],
  hexsideKinds: ['river', 'sea', 'blocked'],
  networkKinds: ['rail'],
  regionKinds: [...Object.values(regions), 'Danzig'],
  featureKinds: [
    'city',
    'capital',
    'mobilization',
    'port',
    'vp',
    'rso',
    'objective',
    'fort',
    'entrenchment',
    'coast',
    'sea-area',
    'french-bombardment',
    'rail-edge',
    'closed',
  ],
}

/** What the words of the board mean, for the head of its file. */
export const munichWarNotes = `//
// Hexsides: sea is an all-sea hexside (10.1); blocked lets nobody through. A railroad that crosses a river has a bridge (8.5).
// Features: mobilization centre (7.1); port the sea area that its harbour opens on (14.2b); vp points for an enemy (22.0); rso
// Reich Strategic Objective; objective the Mannerheim Line; fort the symbol where a fortification is set up (3.4.2b);
// entrenchment (11.12); coast the sea area, or the two, that a hex lies on; sea-area of a sea hex (18.1); french-bombardment
// (18.1); rail-edge where a Soviet railroad leaves the map in the east (8.6.1); closed Switzerland (5.6).
`
