// Every hex and hexside that the rulebook names, with the rule that names it. The board must agree with all of them.

export interface HexFact {
  readonly hexes: readonly string[]
  readonly rule: string
  readonly city?: string
  readonly port?: boolean
  readonly source?: 'german' | 'allied'
  readonly region?: string
  readonly terrain?: string
  readonly coast?: string
  /** Bare features that each of these hexes has. */
  readonly features?: readonly string[]
}

export const hexFacts: readonly HexFact[] = [
  { hexes: ['3120'], rule: '2.2', city: 'Berlin', source: 'german', region: 'Germany' },
  { hexes: ['3215'], rule: '4.2.1', city: 'Ruhr', source: 'german', region: 'Germany' },
  { hexes: ['2422'], rule: '4.2.2', city: 'Vienna', source: 'german', region: 'Germany' },
  { hexes: ['1213'], rule: '3.2.1', city: 'Rome', source: 'allied', region: 'Italy' },
  { hexes: ['3304'], rule: '3.2.1', region: 'France', coast: 'atlantic', features: ['landing'] },
  { hexes: ['3204', '3205'], rule: '3.2.4', region: 'France' },
  { hexes: ['3305'], rule: '3.3.4', region: 'France' },
  { hexes: ['1215'], rule: '6.3', region: 'Italy', coast: 'adriatic', features: ['landing'] },
  { hexes: ['3311'], rule: '7.7', city: 'Antwerp', port: true, source: 'allied', region: 'Belgium' },
  { hexes: ['3510', '3511', '3411', '3412'], rule: '7.9', features: ['antwerp-access'] },
  { hexes: ['3510'], rule: '3.2.3', coast: 'atlantic', features: ['landing'] },
  { hexes: ['2700'], rule: '3.2.3', region: 'France', coast: 'atlantic', features: ['landing'] },
  { hexes: ['2101', '2007'], rule: '3.3.2', region: 'France', coast: 'mediterranean', features: ['landing'] },
  { hexes: ['2008', '2209'], rule: '7.8', region: 'Italy' },
  { hexes: ['1913', '1517'], rule: '12.2.3', coast: 'adriatic', features: ['landing', 'yugoslav-coast'] },
  {
    hexes: ['2213', '2113', '2114', '2015', '1914'],
    rule: '12.2.3',
    region: 'Italy',
    features: ['yugoslav-trigger'],
  },
  { hexes: ['1819'], rule: '12.2.3', city: 'Zagreb', region: 'Yugoslavia' },
  { hexes: ['2611', '3413'], rule: '13.5', features: ['rhine-bank'] },
  { hexes: ['2920'], rule: '13.7', city: 'Dresden', region: 'Germany', features: ['east-of-rhine'] },
  { hexes: ['2317'], rule: '13.8', city: 'Munich', region: 'Germany' },
  { hexes: ['2217', '2218', '2316'], rule: '13.8', terrain: 'mountain', features: ['alpine-fortress'] },
]

/** Both ends of the West Wall (10.3). */
export const westWallEnds = ['2612', '3214'] as const

export interface HexsideFact {
  readonly side: readonly [string, string]
  readonly rule: string
  readonly kinds: readonly string[]
  readonly name: string
}

export const hexsideFacts: readonly HexsideFact[] = [
  { side: ['3304', '3305'], rule: '3.3.4', kinds: ['seine'], name: 'Seine' },
  { side: ['3411', '3510'], rule: '8.10', kinds: ['sea', 'scheldt'], name: 'Scheldt' },
  { side: ['3411', '3511'], rule: '8.10', kinds: ['sea', 'scheldt'], name: 'Scheldt' },
  { side: ['3412', '3511'], rule: '8.10', kinds: ['sea', 'scheldt'], name: 'Scheldt' },
]

/** Where a stated stretch of coast begins and ends, in the order of the text; both ends belong to it. */
export const coastRanges = {
  atlantic: { from: '2700', to: '3510', rule: '3.2.3' },
  frenchMediterranean: { from: '2101', to: '2007', rule: '3.3.2' },
  adriatic: { from: '1215', to: '1517', rule: '13.4' },
  yugoslav: { from: '1913', to: '1517', rule: '12.2.3' },
} as const

/** The ends of the Italian frontier that is part of the zone line (7.8), and of the Rhine's west bank (13.5). */
export const frontierRange = ['2008', '2209'] as const
export const rhineBankRange = ['2611', '3413'] as const

/** How many hexes each of these fills. */
export const ALPINE_PASSES = 2
