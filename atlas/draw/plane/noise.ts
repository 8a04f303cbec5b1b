import type { Point } from './points.ts'

// Value noise: the same point always gets the same number, so lines that meet keep meeting after they are displaced.

function hash(i: number, j: number, seed: number): number {
  const mixed = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 2147483647)) | 0
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296
}

const fade = (t: number): number => t * t * (3 - 2 * t)

/** From -1 to 1, changing over `wave` units. */
export function noise(x: number, y: number, wave: number, seed = 1): number {
  const across = x / wave
  const down = y / wave
  const i = Math.floor(across)
  const j = Math.floor(down)
  const a = fade(across - i)
  const b = fade(down - j)
  const upper = hash(i, j, seed) * (1 - a) + hash(i + 1, j, seed) * a
  const lower = hash(i, j + 1, seed) * (1 - a) + hash(i + 1, j + 1, seed) * a
  return (upper * (1 - b) + lower * b) * 2 - 1
}

/** Three octaves: the ragged edge of a wood. */
export const fractal = (x: number, y: number, wave: number, seed = 1): number =>
  noise(x, y, wave, seed) * 0.6 +
  noise(x, y, wave / 2.1, seed + 7) * 0.28 +
  noise(x, y, wave / 4.3, seed + 13) * 0.12

/** Moves every point by up to about `amplitude`, the same point always the same way. */
export function displacement(amplitude: number, wave: number): (point: Point) => Point {
  return ([x, y]) => [
    x + amplitude * (noise(x, y, wave, 3) + 0.45 * noise(x, y, wave / 2.3, 5)),
    y + amplitude * (noise(x, y, wave, 11) + 0.45 * noise(x, y, wave / 2.3, 17)),
  ]
}

/** For rivers and frontiers, which must ride on each other. */
export const handDrawn = displacement(4.2, 26)
/** For railways and roads: slow, against ruler-straight diagonals. */
export const slowBends = displacement(2.6, 64)
