import { areaOf, boxOf, contains, type Line, type Point, signedArea } from '../draw/plane/points.ts'
import type { Raster } from '../draw/plane/scanline.ts'

// Marching squares: closed rings around everything above a level.

// By which of the four corners (1 upper left, 2 upper right, 4 lower right, 8 lower left) are above the level: pairs
// of sides (0 top, 1 right, 2 bottom, 3 left) that a line joins, with the high ground on its left.
const CASES = '- 30 01 31 12 3012 02 32 23 20 0123 21 13 10 03 -'
  .split(' ')
  .map(sides => (sides === '-' ? [] : [...sides].map(Number)))

/** The rings of `level`, in units of the picture. Beyond the raster everything is low. */
export function contours(field: Float32Array, raster: Raster, level: number): Line[] {
  const next = linked(field, raster, level)
  const rings: Line[] = []
  for (let start = 0; start < next.length; start++) {
    if (next[start] < 0) continue
    const ring: Point[] = []
    for (let edge = start; next[edge] >= 0; ) {
      ring.push(crossing(field, raster, level, edge))
      const following = next[edge]
      next[edge] = -1
      edge = following
    }
    rings.push(ring)
  }
  return rings
}

/** [edge] the edge where the line that enters there leaves again. Edges are numbered on a raster with a rim of one. */
function linked(field: Float32Array, { width, height }: Raster, level: number): Int32Array {
  const columns = width + 2
  const next = new Int32Array(2 * columns * (height + 2)).fill(-1)
  const isHigh = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && field[y * width + x] >= level ? 1 : 0
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const high = isHigh(x, y) + 2 * isHigh(x + 1, y) + 4 * isHigh(x + 1, y + 1) + 8 * isHigh(x, y + 1)
      const sides = CASES[high]
      for (let i = 0; i < sides.length; i += 2) {
        next[edgeOf(x, y, sides[i], columns)] = edgeOf(x, y, sides[i + 1], columns)
      }
    }
  }
  return next
}

/** Even numbers run to the right from a raster point, odd ones downwards. */
function edgeOf(x: number, y: number, side: number, columns: number): number {
  const at = (y + 1) * columns + x + 1
  if (side === 0) return 2 * at
  if (side === 1) return 2 * (at + 1) + 1
  if (side === 2) return 2 * (at + columns)
  return 2 * at + 1
}

function crossing(field: Float32Array, raster: Raster, level: number, edge: number): Point {
  const { left, top, cell, width, height } = raster
  const at = edge >> 1
  const columns = width + 2
  const x = (at % columns) - 1
  const y = Math.floor(at / columns) - 1
  const [toX, toY] = edge % 2 === 0 ? [x + 1, y] : [x, y + 1]
  const value = (i: number, j: number) =>
    i >= 0 && j >= 0 && i < width && j < height ? field[j * width + i] : level - 1
  const from = value(x, y)
  const share = Math.min(1, Math.max(0, (level - from) / (value(toX, toY) - from)))
  return [left + (x + (toX - x) * share + 0.5) * cell, top + (y + (toY - y) * share + 0.5) * cell]
}

/** Fewer points, at least `spacing` apart, and no specks. */
export function thinned(rings: readonly Line[], spacing: number, smallest: number): Line[] {
  return rings.filter(ring => areaOf(ring) >= smallest).map(ring => thinnedRing(ring, spacing))
}

export function thinnedRing(ring: Line, spacing: number): Line {
  const kept: Point[] = [ring[0]]
  for (const point of ring) {
    const last = kept[kept.length - 1]
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= spacing) kept.push(point)
  }
  return kept
}

/** Each outer ring with the holes in it; high ground lies to the left of a ring, so holes run the other way. */
export function pieces(rings: readonly Line[]): Line[][] {
  const outer = rings
    .filter(ring => signedArea(ring) < 0)
    .map(ring => ({ ring, box: boxOf(ring), holes: [] as Line[] }))
  for (const hole of rings.filter(ring => signedArea(ring) >= 0)) {
    const around = outer
      .filter(({ ring, box }) => contains(box, hole[0]) && isInside(ring, hole[0]))
      .sort((a, b) => areaOf(a.ring) - areaOf(b.ring))[0]
    around?.holes.push(hole)
  }
  return outer.map(({ ring, holes }) => [ring, ...holes])
}

function isInside(ring: Line, [x, y]: Point): boolean {
  let is = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) is = !is
  }
  return is
}
