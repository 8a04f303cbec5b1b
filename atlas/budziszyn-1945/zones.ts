// The entry zones, counter-clockwise from the south-east corner (R42). The rulebook uses C D E F K L P S U W X Y; the
// others fill the ring so that units can change zones (11.2). Each takes in both hexes of an even column on the north edge.

export interface Zone {
  readonly letter: string
  readonly edge: 'north' | 'east' | 'south' | 'west'
  /** First and last column of a north or south edge, or row of an east or west edge. */
  readonly from: number
  readonly to: number
}

const zone = (letter: string, edge: Zone['edge'], from: number, to: number): Zone => ({
  letter,
  edge,
  from,
  to,
})

export const zones: readonly Zone[] = [
  zone('A', 'east', 33, 37),
  zone('B', 'east', 27, 32),
  zone('C', 'east', 9, 26),
  // D straddles the corner, so that Germans and the Soviet 28th Army each have their own bank.
  zone('D', 'east', 1, 8),
  zone('D', 'north', 47, 65),
  zone('E', 'north', 41, 46),
  zone('F', 'north', 35, 40),
  zone('G', 'north', 30, 34),
  zone('H', 'north', 25, 29),
  zone('I', 'north', 18, 24),
  zone('J', 'north', 1, 17),
  zone('J', 'west', 1, 10),
  zone('K', 'west', 11, 18),
  zone('L', 'west', 19, 25),
  zone('M', 'west', 26, 31),
  zone('N', 'west', 32, 37),
  zone('P', 'south', 1, 12),
  zone('Q', 'south', 13, 19),
  zone('R', 'south', 20, 25),
  zone('T', 'south', 26, 30),
  zone('U', 'south', 31, 38),
  zone('V', 'south', 39, 43),
  zone('W', 'south', 44, 49),
  zone('X', 'south', 50, 56),
  zone('Y', 'south', 57, 65),
]

/** Where Soviet armour leaves for Berlin: a strip of the north edge that is no entry zone, as wide as can be watched. */
export const exitZone: Zone = zone('S', 'north', 18, 22)
