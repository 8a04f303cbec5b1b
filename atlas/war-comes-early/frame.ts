import type { GridSpec } from '../../engine/hex/numbering.ts'
import type { BoardFrame } from '../hexes/describe.ts'

/** The regions of the game by the state codes of the geodata; Sweden and Finland take no part. */
export const regions: Readonly<Record<string, string>> = {
  GER: 'Germany',
  FRA: 'France',
  BEL: 'Belgium',
  NET: 'Netherlands',
  LUX: 'Luxembourg',
  SWI: 'Switzerland',
  ITA: 'Italy',
  YUG: 'Yugoslavia',
  HUN: 'Hungary',
  CZS: 'Czechoslovakia',
  POL: 'Poland',
  LIT: 'Lithuania',
  LAT: 'Latvia',
  EST: 'Estonia',
  DEN: 'Denmark',
  SOV: 'Soviet Union',
}

export const gridSpec: GridSpec = {
  lines: [1, 61],
  along: [1, 34],
  shifted: 'even',
  short: { lines: 'even', last: 33 },
}

export const boardFrame: BoardFrame = {
  title: 'War Comes Early: central Europe, autumn 1938',
  grids: [gridSpec],
  terrainKinds: ['clear', 'woods', 'broken', 'rough', 'mountain', 'swamp', 'lake', 'sea'],
  hexsideKinds: ['river', 'sea', 'lake', 'blocked', 'straits'],
  networkKinds: ['rail'],
  regionKinds: [
    'Germany',
    'France',
    'Belgium',
    'Netherlands',
    'Luxembourg',
    'Switzerland',
    'Italy',
    'Yugoslavia',
    'Hungary',
    'Romania',
    'Czechoslovakia',
    'Poland',
    'Danzig',
    'Lithuania',
    'Latvia',
    'Estonia',
    'Denmark',
    'Soviet Union',
  ],
  featureKinds: ['city', 'blackdot', 'capital', 'port', 'vp', 'fort', 'east-prussia', 'rail-edge'],
}
