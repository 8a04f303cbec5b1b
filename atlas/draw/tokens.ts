// Every colour, weight and size of the maps and counters. One unit is one pixel at 100 %; a hex is 80 units from side
// to side. Nothing else in the drawing code names a colour.

export const HEX_HEIGHT = 80

export const hexes = {
  grid: '#4a3c2e',
  gridOpacity: 0.42,
  gridSeaOpacity: 0.2,
  gridWidth: 0.9,
  number: '#2f241a',
  numberOpacity: 0.8,
  numberSeaOpacity: 0.5,
  numberSize: 9.5,
} as const

export const land = {
  clear: '#f3ecd8',
  off: '#e4e0d3',
  woods: '#c0d0b2',
  woodsGlyph: '#7f9f7f',
  woodsLight: '#afc8a6',
  woodsShadow: '#4f735c',
  broken: '#e9dbb0',
  brokenGlyph: '#a08654',
  rough: '#dcbe8a',
  roughGlyph: '#86663c',
  mountain: '#bf9c74',
  mountainGlyph: '#6b4a30',
  swamp: '#d3dfcb',
  swampGlyph: '#3f7f86',
  city: '#dcc0a8',
  cityBlock: '#6b5348',
} as const

export const relief = {
  dark: '#4a3020',
  light: '#fffdf0',
  darkMost: 0.5,
  lightMost: 0.46,
  snow: '#f6f1e8',
  snowFrom: 1350,
  snowFull: 2700,
  snowMost: 0.62,
  gain: { flat: 1.15, broken: 1.35, rough: 1.3, mountain: 0.8 },
} as const

export const water = {
  shallow: '#d3e4e6',
  mid: '#bfd6dd',
  deep: '#a6c6d0',
  line: '#7fa9ba',
  coast: '#41697d',
  river: '#2f769f',
  riverEdge: '#f7f2e2',
  label: '#27586f',
  /** [units from land, opacity, which blue] */
  steps: [
    [26, 0.55, 'mid'],
    [60, 0.75, 'mid'],
    [125, 0.5, 'deep'],
    [220, 0.6, 'deep'],
  ],
  /** [units from land, opacity] of the lines that follow the shore */
  shoreLines: [
    [6, 0.75],
    [13, 0.5],
    [21, 0.32],
  ],
} as const

export const line = {
  border: '#6b2440',
  borderWidth: 2.6,
  borderDash: '13 4 2.5 4',
  /** [width on one side, opacity] */
  bands: [
    [24, 0.17],
    [10, 0.26],
  ],
  wash: 0.085,
  rail: '#2a2420',
  railInside: '#fdf9ec',
  railWidth: 4,
  railInsideWidth: 2,
  railStripe: 9,
  motorway: '#7a2a18',
  motorwayInside: '#f4c98a',
  road: '#8a3b22',
  roadInside: '#f7e3bd',
  track: '#6e5340',
  blocked: '#3a2a20',
  /** [width at the source, width at the mouth] */
  river: { major: [3.2, 8.6], medium: [2.6, 6.4], minor: [2.2, 4.8], stream: [1.6, 2.8] },
  riverEdge: 2.2,
  coastWidth: 1.5,
  fortWidth: 2.8,
} as const

export const disc = { fill: '#b3201f', ink: '#ffffff', ring: '#ffffff', radius: 9.5 } as const

export const fort = {
  grey: '#36424e',
  blue: '#1f4f8c',
  brown: '#7a3d0c',
  ochre: '#6b5200',
} as const

export interface Lettering {
  readonly family: Family
  readonly weight: number
  readonly size: number
  readonly italic?: boolean
  readonly caps?: boolean
  readonly tracking?: number
}

export type Family = 'Alegreya' | 'Alegreya Sans' | 'Barlow Condensed'

/** What a reader without our typefaces sees. */
export const fallback: Readonly<Record<Family, string>> = {
  Alegreya: "Alegreya, 'Palatino Linotype', Palatino, Georgia, serif",
  'Alegreya Sans': "'Alegreya Sans', 'Gill Sans', 'Trebuchet MS', sans-serif",
  'Barlow Condensed': "'Barlow Condensed', 'Roboto Condensed', 'Arial Narrow', sans-serif",
}

export const lettering = {
  town: { family: 'Alegreya Sans', weight: 500, size: 15 },
  city: { family: 'Alegreya Sans', weight: 700, size: 18.5 },
  metropolis: { family: 'Alegreya Sans', weight: 800, size: 22, caps: true, tracking: 0.8 },
  country: { family: 'Alegreya', weight: 700, size: 54, caps: true, tracking: 24 },
  region: { family: 'Alegreya', weight: 500, italic: true, size: 21, tracking: 6 },
  water: { family: 'Alegreya', weight: 500, italic: true, size: 34, tracking: 8 },
  riverName: { family: 'Alegreya', weight: 500, italic: true, size: 13, tracking: 1.6 },
  number: { family: 'Barlow Condensed', weight: 500, size: 9.5, tracking: 0.4 },
} as const satisfies Readonly<Record<string, Lettering>>

export const ink = {
  letters: '#241c17',
  halo: '#f8f2e1',
  haloWidth: 3.2,
  haloOpacity: 0.82,
  region: '#4d3624',
} as const

export const paper = {
  sheet: '#f7f1e1',
  frame: '#3a2e24',
  panel: '#f1e8d0',
  ink: '#2a2018',
  shadow: '#2a2018',
  lit: '#f9dfc4',
} as const

export interface Face {
  /** Two letters that name the nation on its counters. */
  readonly code: string
  readonly face: string
  readonly ink: string
  /** Of the box round the unit symbol, where a rulebook tells nations apart by it; cream if left out. */
  readonly symbol?: string
}

export const side = { german: '#3d4a57', allied: '#9c3b1f', neutral: '#8a8171' } as const

export interface OverlayToken {
  readonly veil?: string
  readonly veilOpacity?: number
  readonly fill?: string
  readonly opacity?: number
  readonly edge: string
  readonly edgeWidth: number
  readonly dash?: string
  readonly casing?: string
  readonly casingWidth?: number
}

export const overlay = {
  reach: {
    veil: '#2b2420',
    veilOpacity: 0.2,
    edge: '#1b6fb0',
    edgeWidth: 3.4,
    casing: '#ffffff',
    casingWidth: 7,
  },
  reachInColumn: { veil: '#2b2420', veilOpacity: 0.12, edge: '#1b6fb0', edgeWidth: 2, dash: '6 4' },
  zoneOfControl: { fill: '#a3341b', opacity: 0.16, edge: '#a3341b', edgeWidth: 2 },
  supply: { fill: '#2c8c6a', opacity: 0.2, edge: '#1c6a4f', edgeWidth: 2.4 },
  unsupplied: { fill: '#3a2a4a', opacity: 0.3, edge: '#3a2a4a', edgeWidth: 2.4 },
  threat: { fill: '#e2a100', opacity: 0.28, edge: '#9b6a00', edgeWidth: 2.4 },
  airZone: { fill: '#7fb2d8', opacity: 0.22, edge: '#5b3fa3', edgeWidth: 2.4, dash: '2 5' },
  selected: { edge: '#ffd400', edgeWidth: 4, casing: '#241c17', casingWidth: 7 },
  target: { edge: '#d3221e', edgeWidth: 4, casing: '#ffffff', casingWidth: 7 },
} as const satisfies Readonly<Record<string, OverlayToken>>

export const counter = {
  /** Of the height of a hex: the square that a counter covers. */
  ofHex: 0.66,
  corner: 7,
  edge: '#1c1712',
  bevelLight: '#ffffff',
  bevelDark: '#000000',
  bevelOpacity: 0.28,
  shadow: '#1c140c',
  symbol: { x: 50, y: 40, width: 47, height: 31, fill: '#fbf8ee', ink: '#17130f' },
  spent: '#cfc8ba',
  spentInk: '#3b342c',
  spentDarkInk: '#6d655a',
  warning: '#f5c400',
  marker: '#fbf8ee',
  markerAir: '#dcebf5',
  rubble: '#7a6a5a',
  stackOffset: 8.5,
  stackShown: 3,
} as const
