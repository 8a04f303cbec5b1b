import { DIRECTIONS, HALF_STEP, LINE_STEP } from './directions.ts'
import type { HexGrid } from './grid.ts'

/** Where a ring or a disc is written: a plain array or a typed one that is long enough. */
export type HexBuffer = number[] | Int16Array | Int32Array

/** How many hexes lie within a radius of a hex far from every edge. */
export const discSize = (radius: number): number => 1 + 3 * radius * (radius + 1)

/**
 * Writes the hexes at exactly this distance into the buffer, from direction 0 round by 1, 2 ... 5,
 * leaving out what is off the map. Returns the place after the last one.
 */
export function ring(grid: HexGrid, centre: number, radius: number, into: HexBuffer, from = 0): number {
  let count = from
  if (radius === 0) {
    into[count++] = centre
    return count
  }
  const sheet = grid.sheet[centre]
  let line = grid.line[centre]
  let half = grid.halves[centre] - 2 * radius
  for (let side = 0; side < DIRECTIONS; side++) {
    const direction = (side + 2) % DIRECTIONS
    for (let step = 0; step < radius; step++) {
      const hex = grid.at(line, half >> 1, sheet)
      if (hex >= 0) into[count++] = hex
      line += LINE_STEP[direction]
      half += HALF_STEP[direction]
    }
  }
  return count
}

/** Writes the hexes within the radius, nearest first, the centre included. Returns how many there are. */
export function disc(grid: HexGrid, centre: number, radius: number, into: HexBuffer): number {
  let count = 0
  for (let r = 0; r <= radius; r++) count = ring(grid, centre, r, into, count)
  return count
}

/** The discs around all hexes in a row: that around h is hexes[start[h]] to hexes[start[h + 1] - 1]. */
export interface Discs {
  readonly radius: number
  readonly start: Int32Array
  readonly hexes: Int16Array
}

export function allDiscs(grid: HexGrid, radius: number): Discs {
  const start = new Int32Array(grid.size + 1)
  const buffer = new Int16Array(discSize(radius))
  const hexes = new Int16Array(grid.size * discSize(radius))
  for (let hex = 0; hex < grid.size; hex++) {
    const count = disc(grid, hex, radius, buffer)
    hexes.set(buffer.subarray(0, count), start[hex])
    start[hex + 1] = start[hex] + count
  }
  return { radius, start, hexes: hexes.slice(0, start[grid.size]) }
}
