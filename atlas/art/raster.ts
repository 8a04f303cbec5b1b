import type { Point } from '../draw/plane/points.ts'
import type { Raster } from '../draw/plane/scanline.ts'
import type { LatLon } from '../globe/lambert.ts'

/** Three box blurs: close to a Gaussian of the given sigma, in cells. */
export function blurred(source: Float32Array, { width, height }: Raster, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round(sigma * 0.95))
  const out = Float32Array.from(source)
  const other = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++) boxBlur(out, other, row * width, 1, width, radius)
    for (let column = 0; column < width; column++) boxBlur(other, out, column, width, height, radius)
  }
  return out
}

/** A running mean along one row or column; the ends repeat outwards. */
function boxBlur(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const last = count - 1
  const at = (index: number) => from[start + Math.max(0, Math.min(index, last)) * step]
  let sum = 0
  for (let index = -radius; index <= radius; index++) sum += at(index)
  for (let index = 0; index < count; index++) {
    to[start + index * step] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}

/** Cells from each cell to the nearest one that is marked, in two sweeps. */
export function distances(marked: Uint8Array, { width, height }: Raster): Float32Array {
  const far = new Float32Array(width * height).fill(1e6)
  for (let i = 0; i < far.length; i++) if (marked[i] === 1) far[i] = 0
  const sweep = (from: number, to: number, step: number) => {
    for (let i = from; i !== to; i += step) {
      const column = i % width
      const row = (i - column) / width
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (column + dx < 0 || column + dx >= width || row + dy < 0 || row + dy >= height) continue
          const through = far[i + dy * width + dx] + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1)
          if (through < far[i]) far[i] = through
        }
      }
    }
  }
  sweep(0, far.length, 1)
  sweep(far.length - 1, -1, -1)
  return far
}

const COARSE = 8

/** A value of the globe for every cell. The projection is worked out for every eighth cell and interpolated. */
export function sampled(
  raster: Raster,
  toGlobe: (point: Point) => LatLon,
  value: (lat: number, lon: number) => number,
) {
  const { left, top, cell, width, height } = raster
  const columns = Math.ceil(width / COARSE) + 2
  const rows = Math.ceil(height / COARSE) + 2
  const lat = new Float64Array(columns * rows)
  const lon = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + (column * COARSE + 0.5) * cell
      const y = top + (row * COARSE + 0.5) * cell
      ;[lat[row * columns + column], lon[row * columns + column]] = toGlobe([x, y])
    }
  }
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / COARSE) * columns + Math.floor(x / COARSE)
      const across = (x % COARSE) / COARSE
      const down = (y % COARSE) / COARSE
      out[y * width + x] = value(mixed(lat, at, columns, across, down), mixed(lon, at, columns, across, down))
    }
  }
  return out
}

export function mixed(
  values: ArrayLike<number>,
  at: number,
  columns: number,
  across: number,
  down: number,
): number {
  const upper = values[at] * (1 - across) + values[at + 1] * across
  const lower = values[at + columns] * (1 - across) + values[at + columns + 1] * across
  return upper * (1 - down) + lower * down
}
