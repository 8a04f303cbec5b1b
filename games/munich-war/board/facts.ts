// What the rulebook states about the map, with the rule that states it. The board must agree with all of it.

export interface HexFact {
  readonly hexes: readonly string[]
  readonly rule: string
  readonly city?: string
  readonly region?: string
  readonly coast?: string
  /** Bare features that each of these hexes has. */
  readonly features?: readonly string[]
  /** Features that none of them has. */
  readonly without?: readonly string[]
}

export const hexFacts: readonly HexFact[] = [
  { hexes: ['2814'], rule: '2.1', city: 'Breslau', region: 'Germany', without: ['fort'] },
  { hexes: ['1712'], rule: '11.12', city: 'Aachen', region: 'Germany', features: ['entrenchment'] },
  { hexes: ['1623', '1722', '1823'], rule: '18.1', coast: 'mediterranean', features: ['french-bombardment'] },
  { hexes: ['1823', '1922', '2023'], rule: '23.4', region: 'Italy' },
]

/** Replacement points that a country's own hexes give: its capital and its mobilization centres (7.1). */
export const replacementPoints: Readonly<Record<string, number>> = {
  Germany: 8,
  'Soviet Union': 4,
  Czechoslovakia: 3,
  France: 3,
  Poland: 2,
  Italy: 2,
  Romania: 2,
  'Great Britain': 1,
  Belgium: 1,
  Netherlands: 1,
  Hungary: 1,
  Yugoslavia: 1,
  Finland: 1,
}

/** These have a capital and get no points (7.1.1). */
export const withoutPoints: readonly string[] = ['Denmark', 'Lithuania', 'Latvia', 'Estonia', 'Luxembourg']

/** Fortification symbols: one for each fortification unit (3.4.2b). */
export const fortSymbols: Readonly<Record<string, number>> = {
  Czechoslovakia: 6,
  France: 4,
  'Soviet Union': 4,
  Poland: 3,
  Germany: 2,
  Belgium: 1,
  Finland: 1,
}

export const REICH_STRATEGIC_OBJECTIVES = 5

/** Points for enemy cities (22.0); other capitals count three, other mobilization centres one. */
export const cityPoints: Readonly<Record<string, number>> = {
  Berlin: 15,
  Paris: 10,
  Leningrad: 10,
  Prague: 5,
  Warsaw: 5,
  Budapest: 5,
  Bucharest: 5,
}
