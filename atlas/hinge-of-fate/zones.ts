// The zone that the printed East map marks and no geography gives.

/**
 * Eastern Poland: on each line of the East map the hexes from position 17 (the Red Row does not count, 14.8) to this
 * one. The line of 28 September 1939 follows Pisa, Narew, Bug and San. Both parts end beside line 29, so there it must
 * meet the Red Row.
 */
export const easternPoland: Readonly<Record<'north' | 'south', Readonly<Record<number, number>>>> = {
  north: { 18: 17, 19: 17, 20: 19, 21: 20, 22: 20, 23: 19, 24: 19, 25: 18, 26: 18, 27: 17, 28: 17 },
  south: { 30: 18, 31: 17, 32: 18, 33: 17, 34: 18, 35: 17, 36: 18, 37: 22, 38: 24, 39: 24 },
}

/** Beyond the end of the Red Row, and in no sector of it (8.12). */
export const SUWALKI = 'E1716'
