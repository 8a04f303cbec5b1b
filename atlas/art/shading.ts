import type { Ground } from '../draw/art.ts'
import { cellsWithRim, type HexGeometry } from '../draw/hexes.ts'
import type { Raster } from '../draw/plane/scanline.ts'
import { relief } from '../draw/tokens.ts'
import { hexField } from './patches.ts'
import { indexedPng, type Rgba } from './png.ts'
import { blurred } from './raster.ts'

// Hills lit from the upper left of the sheet. Fine and broad forms are mixed: one scale alone gives sausages in the Alps
// and nothing in Saxony.

/** [blur in units, weight] */
const FORMS = [
  [1.8, 0.66],
  [6.8, 0.5],
  [22, 0.4],
] as const
const SOFTNESS = 26

/** From -1, deep shadow, to 1, full light. */
export function shade(height: Float32Array, raster: Raster, gain: Float32Array): Float32Array {
  const { width, height: rows, cell } = raster
  const out = new Float32Array(width * rows)
  for (const [blur, weight] of FORMS) {
    const form = blurred(height, raster, blur / cell)
    const strength = (0.6 + 0.11 * blur) / SOFTNESS
    for (let row = 1; row < rows - 1; row++) {
      for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
        const across = (form[at + 1] - form[at - 1]) / (2 * cell)
        const down = (form[at + width] - form[at - width]) / (2 * cell)
        // Ground that rises towards the lower right faces the light.
        out[at] += weight * Math.tanh((across * 0.74 + down * 0.67) * gain[at] * strength)
      }
    }
  }
  return out
}

/** How much the relief is exaggerated: much in the plain, little in the Alps. */
export function gains(
  geometry: HexGeometry,
  raster: Raster,
  groundsOf: (hex: number) => ReadonlySet<Ground>,
  exaggeration = 1,
) {
  const { flat, ...others } = relief.gain
  const out = new Float32Array(raster.width * raster.height).fill(flat)
  const cells = cellsWithRim(geometry, 2)
  for (const [ground, gain] of Object.entries(others)) {
    const field = hexField(
      geometry,
      raster,
      cells.filter(cell => groundsOf(cell.hex).has(ground as Ground)),
      22,
    )
    for (let at = 0; at < out.length; at++) out[at] += (gain - flat) * field[at]
  }
  return exaggeration === 1 ? out : out.map(gain => gain * exaggeration)
}

const PLAIN_LEVELS = 57
const SNOW_LEVELS = 11
const SNOWY_SHADES = 17

/** One translucent picture: shadow, light, and high ground that pales so that it does not go muddy. */
export function shadingPicture(
  shades: Float32Array,
  height: Float32Array,
  raster: Raster,
  land: Uint8Array,
): Buffer {
  const pixels = new Uint8Array(shades.length)
  for (let at = 0; at < pixels.length; at++) {
    const value = land[at] === 1 ? Math.max(-1, Math.min(1, shades[at])) : 0
    pixels[at] = entryOf(value, snowAt(height[at]))
  }
  return indexedPng(raster.width, raster.height, pixels, palette())
}

const snowAt = (height: number): number =>
  Math.max(0, Math.min(1, (height - relief.snowFrom) / (relief.snowFull - relief.snowFrom)))

function entryOf(value: number, snow: number): number {
  const level = Math.round(snow * SNOW_LEVELS)
  if (level === 0) return Math.round(((value + 1) / 2) * (PLAIN_LEVELS - 1))
  return PLAIN_LEVELS + (level - 1) * SNOWY_SHADES + Math.round(((value + 1) / 2) * (SNOWY_SHADES - 1))
}

function palette(): Rgba[] {
  const out: Rgba[] = []
  for (let level = 0; level < PLAIN_LEVELS; level++)
    out.push(colourOf((level / (PLAIN_LEVELS - 1)) * 2 - 1, 0))
  for (let snow = 1; snow <= SNOW_LEVELS; snow++) {
    for (let level = 0; level < SNOWY_SHADES; level++) {
      out.push(colourOf((level / (SNOWY_SHADES - 1)) * 2 - 1, snow / SNOW_LEVELS))
    }
  }
  return out
}

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Shadow or light over snow. */
function colourOf(value: number, snow: number): Rgba {
  const upper = value < 0 ? -value * relief.darkMost : value * relief.lightMost
  const lower = snow * relief.snowMost * (1 - upper)
  const alpha = upper + lower
  const [above, below] = [channels(value < 0 ? relief.dark : relief.light), channels(relief.snow)]
  const colour = above.map((channel, i) =>
    alpha === 0 ? 0 : Math.round((channel * upper + below[i] * lower) / alpha),
  )
  return [colour[0], colour[1], colour[2], Math.round(255 * alpha)]
}
