// Every hex that the rulebook names, with the rule that names it. The boards must agree with all of them. Hexes of
// the East map begin with E and those of the West map with W: the text says that no number is printed twice, but it
// gives both maps the same ones (ruling R1).

export interface HexFact {
  readonly hexes: readonly string[]
  readonly rule: string
  readonly city?: string
  readonly fortress?: string
  readonly region?: string
  readonly terrain?: string
  /** Other features with their values, '' for a bare one. */
  readonly features?: Readonly<Record<string, string>>
}

/** A run of hexes that differ in the line, as `E1237` to `E3537`, or in the position, as `W4233` to `W4244`. */
function hexesFrom(first: string, last: string): readonly string[] {
  const sheet = first[0]
  const [from, until] = [first, last].map(name => Number(name.slice(1)))
  const step = (until - from) % 100 === 0 ? 100 : 1
  return Array.from({ length: (until - from) / step + 1 }, (_, i) => `${sheet}${from + i * step}`)
}

export const hexFacts: readonly HexFact[] = [
  { hexes: ['W3543'], rule: '2.2', city: 'Karlsruhe', region: 'Germany' },
  { hexes: ['W2840'], rule: '2.1', region: 'France' },
  {
    hexes: ['W2639', 'W2739'],
    rule: '11.9',
    terrain: 'swamp',
    features: { fort: 'maginot', gap: 'Sarreguemines Gap' },
  },
  { hexes: hexesFrom('W2533', 'W4233'), rule: '4.2', features: { exit: '' } },
  { hexes: hexesFrom('W4233', 'W4244'), rule: '8.9', features: { source: 'agc' } },
  { hexes: ['E3333'], rule: '3.2', region: 'Poland' },
  { hexes: ['E1126'], rule: '3.5', city: 'Danzig', region: 'Danzig' },
  { hexes: ['E1126'], rule: '4.2', features: { objective: '' } },
  { hexes: ['E1126', 'E1221', 'E1137'], rule: '8.7', features: { source: 'agn' } },
  { hexes: ['E1026'], rule: '4.11', city: 'Gdynia', region: 'Poland' },
  { hexes: ['E1125'], rule: '4.11', fortress: 'Hela', region: 'Poland' },
  { hexes: ['E2523'], rule: '4.5', city: 'Warsaw (east)', region: 'Poland' },
  { hexes: ['E2524'], rule: '4.5', city: 'Warsaw (west)', region: 'Poland' },
  { hexes: ['E1137'], rule: '4.2', city: 'Stettin', region: 'Germany', features: { objective: '' } },
  { hexes: ['E2535'], rule: '4.2', city: 'Breslau', region: 'Germany', features: { objective: '' } },
  {
    hexes: ['E1221'],
    rule: '4.2',
    city: 'Koenigsberg',
    region: 'East Prussia',
    features: { objective: '' },
  },
  { hexes: ['E2535'], rule: '8.8', features: { haven: 'ags' } },
  { hexes: hexesFrom('E1237', 'E3537'), rule: '8.8', region: 'Germany', features: { source: 'ags' } },
  { hexes: hexesFrom('E1816', 'E2716'), rule: '8.12', features: { 'red-row': 'north' } },
  { hexes: hexesFrom('E2916', 'E3916'), rule: '8.13', features: { 'red-row': 'south' } },
  { hexes: ['E2817'], rule: '14.8', features: { 'eastern-poland': 'north' } },
  { hexes: ['E3017'], rule: '14.8', features: { 'eastern-poland': 'south' } },
]

export interface HexsideFact {
  readonly side: readonly [string, string]
  readonly rule: string
  readonly kind: string
}

// The erratum of 2.2 speaks of a printed river that is none: it runs past a city (11.6).
export const hexsideFacts: readonly HexsideFact[] = [
  { side: ['E1222', 'E1321'], rule: '7.3', kind: 'lake' },
  { side: ['W3443', 'W3543'], rule: '2.2', kind: 'city-river' },
]

/** Hexes with at least one impassable hexside (7.3). */
export const HEXES_AT_THE_BARRIER = ['E3533', 'E3633', 'E3732'] as const

/** Hexes that the rules leave out of both sectors of the Red Row and of both parts of Eastern Poland. */
export const RED_ROW_GAP = 'E2816'
export const EASTERN_POLAND_GAP = 'E2917'

/** The hex on a misprinted counter, corrected to W2840 (2.1): it lies beyond the south edge. */
export const MISPRINT = 'W2846'

/** Danzig and the other four hexes of its territory (10.2). */
export const DANZIG_HEXES = 5

/** German city hexes on the West map (4.4). */
export const WEST_GERMAN_CITIES = 8

/** An example has the French hold this many hexes of the West Wall (4.4). */
export const LEAST_WEST_WALL = 5
