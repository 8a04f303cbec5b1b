import type { Box, Line, Point } from './points.ts'

/** A regular sampling of the picture: cell (i, j) has its middle at left + (i + 0.5) * cell, top + (j + 0.5) * cell. */
export interface Raster {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly width: number
  readonly height: number
}

export function rasterOver(box: Box, cell: number): Raster {
  return {
    left: box.left,
    top: box.top,
    cell,
    width: Math.ceil((box.right - box.left) / cell),
    height: Math.ceil((box.bottom - box.top) / cell),
  }
}

/** Gives `value` to every cell whose middle lies inside an odd number of rings. */
export function fillRings(cells: Uint8Array, raster: Raster, rings: readonly Line[], value: number): void {
  const { left, cell, width, height } = raster
  const crossings = crossingsByRow(raster, rings)
  for (let row = 0; row < height; row++) {
    const along = crossings[row].sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < along.length; pair += 2) {
      const first = Math.max(0, Math.ceil((along[pair] - left) / cell - 0.5))
      const last = Math.min(width - 1, Math.floor((along[pair + 1] - left) / cell - 0.5))
      if (first <= last) cells.fill(value, row * width + first, row * width + last + 1)
    }
  }
}

function crossingsByRow({ top, cell, height }: Raster, rings: readonly Line[]): number[][] {
  const crossings: number[][] = Array.from({ length: height }, () => [])
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [upper, lower] = ring[j][1] < ring[i][1] ? [ring[j], ring[i]] : [ring[i], ring[j]]
      const first = Math.max(0, Math.ceil((upper[1] - top) / cell - 0.5))
      const last = Math.min(height - 1, Math.ceil((lower[1] - top) / cell - 0.5) - 1)
      for (let row = first; row <= last; row++) {
        const share = (top + (row + 0.5) * cell - upper[1]) / (lower[1] - upper[1])
        crossings[row].push(upper[0] + share * (lower[0] - upper[0]))
      }
    }
  }
  return crossings
}

/** The cell that a point lies in, or -1 outside. */
export function cellAt({ left, top, cell, width, height }: Raster, [x, y]: Point): number {
  const column = Math.floor((x - left) / cell)
  const row = Math.floor((y - top) / cell)
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
}
