import type { GridSpec } from '../../engine/hex/numbering.ts'
import type { Feature } from '../globe/geojson.ts'
import type { BoardFrame } from '../hexes/describe.ts'

/** The owner of a piece of Europe in June 1944; the Protectorate is a country of its own on this map. */
export const ownerIn1944 = ({ properties }: Feature): string =>
  properties.name === 'Bohemia-Moravia (Protectorate)' ? 'PRO' : String(properties.o1944)

/** The regions of the game by the state codes of the geodata. Croatia and its Bosnia stand for Yugoslavia. */
export const regions: Readonly<Record<string, string>> = {
  FRA: 'France',
  BEL: 'Belgium',
  NET: 'Netherlands',
  GER: 'Germany',
  PRO: 'Protectorate',
  ITA: 'Italy',
  CRO: 'Yugoslavia',
  SWI: 'Switzerland',
  SPA: 'Spain',
  AND: 'Spain',
  HUN: 'Hungary',
  SLO: 'Slovakia',
  SER: 'Serbia',
  ALB: 'Serbia',
  DEN: 'Denmark',
  UKD: 'Britain',
}

/** Nobody may enter these. */
export const closedCountries = ['Switzerland', 'Spain', 'Hungary', 'Slovakia', 'Serbia', 'Denmark', 'Britain']

// The southernmost line is 12: the Adriatic coast begins at 1215 (13.4), so there is no coast below it.
export const gridSpec: GridSpec = { lines: [12, 36], along: [0, 23], shifted: 'odd' }

export const boardFrame: BoardFrame = {
  title: "Eisenhower's War: western Europe, 1944-45",
  grids: [gridSpec],
  terrainKinds: ['clear', 'rough', 'mountain', 'sea'],
  hexsideKinds: ['river', 'rhine', 'seine', 'sea', 'scheldt', 'blocked', 'zone-line', 'drawn-game-line'],
  networkKinds: ['pass'],
  regionKinds: [
    'France',
    'Belgium',
    'Netherlands',
    'Germany',
    'Protectorate',
    'Italy',
    'Yugoslavia',
    ...closedCountries,
  ],
  featureKinds: [
    'city',
    'port',
    'source',
    'fort',
    'v1',
    'coast',
    'landing',
    'zone',
    'dgl',
    'rhine-bank',
    'east-of-rhine',
    'east-of-elbe',
    'pass',
    'antwerp-access',
    'yugoslav-coast',
    'yugoslav-trigger',
    'alpine-fortress',
    'closed',
  ],
}

/** What the words of the board mean, for the head of its file. */
export const eisenhowersWarNotes = `//
// Hexsides: rhine and seine are rivers with lines of their own on the terrain chart (8.9, 10.5); scheldt marks the three
// all-sea hexsides of 8.10; zone-line and drawn-game-line are lines of the rules (7.5, 4.4) and bar nobody.
// Features: source (7.4, 7.7) german or allied; fort west-wall, atlantic-wall or gothic-line (10.3); v1 launch site (4.2.3);
// coast the sea that a hex lies on (7.10); landing where an invasion may be planned (3.2.3, R103); zone north or south (7.5);
// dgl side of the Drawn Game Line (4.4); rhine-bank (13.5); east-of-rhine (13.7) and east-of-elbe (12.2.2) in Germany; pass
// a hex of an Alpine pass, not its entry (8.8); antwerp-access (7.9); yugoslav-coast and yugoslav-trigger (12.2.3);
// alpine-fortress (13.8); closed a country that nobody enters.
`
