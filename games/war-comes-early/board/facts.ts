// Every hex that the rulebook names, with the rule that names it. The board must agree with all of them.

export interface HexFact {
  readonly hexes: readonly string[]
  readonly rule: string
  /** The name of the city there, whether it counts in play or not. */
  readonly city?: string
  readonly capital?: boolean
  readonly blackDot?: boolean
  readonly region?: string
}

export const hexFacts: readonly HexFact[] = [
  { hexes: ['4114'], rule: '2.1', city: 'Konigsberg', region: 'Germany' },
  { hexes: ['1113'], rule: '2.1', city: 'Giessen', region: 'Germany' },
  { hexes: ['1208'], rule: '2.1', city: 'Dortmund', region: 'Germany' },
  { hexes: ['1409'], rule: '2.1', city: 'Bielefeld', region: 'Germany' },
  { hexes: ['1710'], rule: '2.1', city: 'Hannover', region: 'Germany' },
  { hexes: ['3133', '3134', '3233'], rule: '3.1', region: 'Romania' },
  { hexes: ['2128'], rule: '3.2.1', city: 'Vienna', region: 'Germany' },
  { hexes: ['2821'], rule: '3.2.1', city: 'Breslau', region: 'Germany' },
  { hexes: ['3714'], rule: '3.3', city: 'Danzig', capital: true, region: 'Danzig' },
  { hexes: ['2413'], rule: '4.1', city: 'Berlin', capital: true, region: 'Germany' },
  { hexes: ['2414'], rule: '4.1', city: 'Berlin (south)', capital: true, region: 'Germany' },
  { hexes: ['2503'], rule: '4.5.2', region: 'Denmark' },
  { hexes: ['2603'], rule: '4.5.2', city: 'Copenhagen', capital: true, region: 'Denmark' },
  { hexes: ['2017'], rule: '11.3', city: 'Chemnitz', blackDot: true, region: 'Germany' },
  { hexes: ['3226'], rule: '13.3', city: 'Krakow', region: 'Poland' },
  { hexes: ['3821'], rule: '13.3', city: 'Warsaw', capital: true, region: 'Poland' },
]

export interface HexsideFact {
  readonly side: readonly [string, string]
  readonly rule: string
  readonly kind: string
}

export const hexsideFacts: readonly HexsideFact[] = [
  { side: ['2503', '2603'], rule: '4.5.2', kind: 'straits' },
  { side: ['2401', '2402'], rule: '11.4', kind: 'river' },
]

/** The ends of the map's edges (1.2), both included. */
export const edges = {
  north: ['0101', '6110'],
  east: ['6111', '6133'],
  south: ['0134', '6134'],
  west: ['0102', '0134'],
} as const

/** The first row of the USSR's southern set-up zone (3.1). */
export const FIRST_SOUTHERN_ROW = 24

/** Countries whose exact hexes the rules give. */
export const wholeCountries: Readonly<Record<string, readonly string[]>> = {
  Romania: ['3133', '3134', '3233'],
  Danzig: ['3714'],
}
