// Which bank of the great rivers a hex lies on. The Nysa parts the map from north to south; the Elbe cuts off its south-west.
import { derive, EDGE, edges, grid, HEXES, isElbe, isNysa, WATER, water } from '../world.ts'

/** [hex] 1 on the east bank of the Nysa. */
export const isEastOfNysa = new Uint8Array(HEXES)
/** 8.2.16  The hexes along a big river. */
export const bigRiverBanks: number[] = []
/** [hex] 1 on the bank of the Elbe from which the Americans come. */
export const isWestOfElbe = new Uint8Array(HEXES)

derive(() => {
  const all = Array.from({ length: HEXES }, (_, hex) => hex)
  spread(
    isEastOfNysa,
    all.filter(hex => edges[hex] & EDGE.east),
    isNysa,
  )
  const southWest = EDGE.south | EDGE.west
  spread(
    isWestOfElbe,
    all.filter(hex => (edges[hex] & southWest) === southWest),
    isElbe,
  )
  bigRiverBanks.splice(0, bigRiverBanks.length, ...all.filter(isOnBigRiver))
})

/** Marks every hex that can be reached from the first ones without crossing the river. */
function spread(bank: Uint8Array, first: readonly number[], river: Uint8Array): void {
  bank.fill(0)
  const open = [...first]
  for (const hex of open) bank[hex] = 1
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      const next = grid.neighbours[slot]
      if (next < 0 || bank[next] || river[slot]) continue
      bank[next] = 1
      open.push(next)
    }
  }
}

/** 8.2.16, 14.3.2a  Does a big river run along this hex? */
export function isOnBigRiver(hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) if (water[slot] === WATER.bigRiver) return true
  return false
}
