import type { HexGrid } from '../../engine/hex/grid.ts'
import { LINE_DISTANCE, type SheetPoint } from '../globe/georeference.ts'

// Corners and hexsides of a grid. A corner is counted in thirds of the distance between two lines and in half
// hexes along a line, so that the three hexes that share it give it the same whole numbers.

/** Where hexside d begins; it ends where hexside d + 1 begins. Going round this way the hex lies to the right. */
const CORNERS: readonly (readonly [thirds: number, halves: number])[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
]
const KEY = 1000
/** Some maps begin at position 0 or above it, and a corner may lie half a hex further out. */
const BEFORE_FIRST = 10

export function centreOf(grid: HexGrid, hex: number): SheetPoint {
  return [grid.line[hex] * LINE_DISTANCE, grid.halves[hex] / 2]
}

/** The same number for a corner whichever of its hexes is asked. */
export function cornerKey(grid: HexGrid, hex: number, corner: number): number {
  const [thirds, halves] = CORNERS[corner % 6]
  return (3 * grid.line[hex] + thirds) * KEY + grid.halves[hex] + halves + BEFORE_FIRST
}

export function cornerPoint(key: number): SheetPoint {
  const thirds = Math.floor(key / KEY)
  return [(thirds / 3) * LINE_DISTANCE, (key - thirds * KEY - BEFORE_FIRST) / 2]
}

/** The hex whose centre is nearest, or -1 off the map. */
export function hexAt(grid: HexGrid, [u, v]: SheetPoint): number {
  const line = Math.round(u / LINE_DISTANCE)
  let best = -1
  let nearest = 0.6
  for (let candidate = line - 1; candidate <= line + 1; candidate++) {
    for (let along = Math.round(v) - 2; along <= Math.round(v) + 2; along++) {
      const hex = grid.at(candidate, along)
      if (hex < 0) continue
      const [hexU, hexV] = centreOf(grid, hex)
      const distance = Math.hypot(hexU - u, hexV - v)
      if (distance < nearest) {
        nearest = distance
        best = hex
      }
    }
  }
  return best
}

/** Points spread evenly over a hex around the origin. */
export function spreadOverHex(steps: number): readonly SheetPoint[] {
  const points: SheetPoint[] = []
  for (let i = -steps; i <= steps; i++) {
    for (let j = -steps; j <= steps; j++) {
      const u = (i / steps) * 0.58
      const v = (j / steps) * 0.5
      const slanted = Math.abs(u) * LINE_DISTANCE + Math.abs(v) / 2
      if (slanted <= 0.5) points.push([u, v])
    }
  }
  return points
}
