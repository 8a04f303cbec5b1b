import { type Board, bitOf } from '../../engine/board/board.ts'

/** Kinds of hexside that nobody crosses. */
const CLOSED = ['sea', 'lake', 'blocked']
const WATER = ['sea', 'lake']

export const isWaterHex = (board: Board, hex: number): boolean =>
  WATER.some(
    kind => board.terrainKinds.includes(kind) && (board.terrain[hex] & bitOf(board.terrainKinds, kind)) !== 0,
  )

export const regionOf = (board: Board, hex: number): string | null =>
  board.region[hex] < 0 ? null : board.regionKinds[board.region[hex]]

/** False as well on a board that has no such kind. */
export const sideIs = (board: Board, slot: number, kind: string): boolean =>
  board.hexsideKinds.includes(kind) && (board.hexsides[slot] & bitOf(board.hexsideKinds, kind)) !== 0

/** Whether a unit on foot could step over a hexside, terrain and politics apart. */
export function isOpenSide(board: Board, hex: number, direction: number): boolean {
  const slot = hex * 6 + direction
  const beyond = board.grid.neighbours[slot]
  if (beyond < 0 || isWaterHex(board, beyond)) return false
  return !CLOSED.some(kind => sideIs(board, slot, kind))
}

export function neighboursOf(board: Board, hex: number): number[] {
  return [...board.grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(beyond => beyond >= 0)
}

/** The regions on the other side of a hex's hexsides, its own left out. */
export function foreignNeighbours(board: Board, hex: number): Set<string> {
  const regions = neighboursOf(board, hex).map(beyond => regionOf(board, beyond))
  return new Set(regions.filter(region => region !== null && region !== regionOf(board, hex)) as string[])
}

/** All hexes that can be reached from one of them by steps that `mayStep` allows. */
export function reachable(
  board: Board,
  from: number,
  mayStep: (hex: number, direction: number, beyond: number) => boolean,
): Set<number> {
  const found = new Set([from])
  for (const hex of found) {
    for (let d = 0; d < 6; d++) {
      const beyond = board.grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && mayStep(hex, d, beyond)) found.add(beyond)
    }
  }
  return found
}

/** The hexes of a region in pieces that hang together by open hexsides, the largest first. */
export function landmasses(board: Board, region: string): Set<number>[] {
  const left = new Set(hexesOf(board, region))
  const pieces: Set<number>[] = []
  for (const hex of left) {
    const piece = reachable(
      board,
      hex,
      (at, d, beyond) => regionOf(board, beyond) === region && isOpenSide(board, at, d),
    )
    for (const each of piece) left.delete(each)
    pieces.push(piece)
  }
  return pieces.sort((a, b) => b.size - a.size)
}

export function hexesOf(board: Board, region: string): number[] {
  const index = board.regionKinds.indexOf(region)
  return [...board.region.keys()].filter(hex => board.region[hex] === index)
}
