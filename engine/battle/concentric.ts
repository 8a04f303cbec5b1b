import type { HexGrid } from '../hex/grid.ts'

/**
 * The six hexes around a target as six bits: bit d stands for the neighbour in direction d. Every question about them
 * is answered once for all 64 cases and then looked up.
 */
export type Ring = number

export const FULL_RING: Ring = 63

/** A question about a ring: are these hexes opposite, alternating, four or more? */
export type Geometry = (ring: Ring) => boolean

const CASES = 64

export function geometry(test: Geometry): Geometry {
  const answers = Uint8Array.from({ length: CASES }, (_, ring) => (test(ring) ? 1 : 0))
  return ring => answers[ring & FULL_RING] === 1
}

const COUNTS = Uint8Array.from({ length: CASES }, (_, ring) => ring.toString(2).replaceAll('0', '').length)
const BESIDE = Uint8Array.from({ length: CASES }, (_, ring) => turn(ring, 1) | turn(ring, 5))

/** The ring turned by so many hexsides. */
function turn(ring: Ring, by: number): Ring {
  return ((ring << by) | (ring >> (6 - by))) & FULL_RING
}

export const countHexes = (ring: Ring): number => COUNTS[ring & FULL_RING]

/** Two hexes that face each other across the target. */
export const oppositeHexes = geometry(ring => (ring & turn(ring, 3)) !== 0)

/** Three hexes with one between each: every other hex of the ring. */
export const alternatingHexes = geometry(ring => (ring & turn(ring, 2) & turn(ring, 4)) !== 0)

export const atLeastHexes = (least: number): Geometry => geometry(ring => countHexes(ring) >= least)

export const either = (...tests: Geometry[]): Geometry => geometry(ring => tests.some(test => test(ring)))

export const both = (...tests: Geometry[]): Geometry => geometry(ring => tests.every(test => test(ring)))

/** What most operational games call a concentric attack. */
export const concentric = either(oppositeHexes, alternatingHexes, atLeastHexes(4))

/** The hexes of the ring that touch one of these: where their zones of control reach around the target. */
export const hexesBeside = (ring: Ring): Ring => BESIDE[ring & FULL_RING]

/** No way out: every hex that is open to the defender is covered. */
export const surrounded = (covered: Ring, open: Ring = FULL_RING): boolean => (open & ~covered) === 0

/** Every attacker attacks across one of these hexsides. False without attackers. */
export const allAcross = (attackers: Ring, hexsides: Ring): boolean =>
  attackers !== 0 && (attackers & ~hexsides) === 0

/** The bit of an attacking hex; 0 if it is not next to the target. */
export function ringBit(grid: HexGrid, target: number, from: number): Ring {
  const direction = grid.directionTo(target, from)
  return direction < 0 ? 0 : 1 << direction
}

/** The ring of those of these hexes that lie next to the target. */
export function ringOf(grid: HexGrid, target: number, hexes: ArrayLike<number>): Ring {
  let ring = 0
  for (let i = 0; i < hexes.length; i++) ring |= ringBit(grid, target, hexes[i])
  return ring
}

/** The ring of all neighbours for which the test holds; the edge of the map is never among them. */
export function ringWhere(grid: HexGrid, target: number, test: (hex: number, slot: number) => boolean): Ring {
  let ring = 0
  for (let direction = 0; direction < 6; direction++) {
    const slot = target * 6 + direction
    const hex = grid.neighbours[slot]
    if (hex >= 0 && test(hex, slot)) ring |= 1 << direction
  }
  return ring
}
