import { noise } from './plane/noise.ts'
import { brief } from './plane/paths.ts'
import type { Scene } from './scene.ts'
import { circle, element, stroked } from './svg.ts'
import { land } from './tokens.ts'

// Textures: each terrain can be told by its pattern alone, in grey and by the colour-blind.

type Glyph = (x: number, y: number, size: number) => string

/** Glyphs scattered over a tile, wrapped so that the tile repeats without a seam. Upper ones are drawn first. */
function tile(
  width: number,
  height: number,
  columns: number,
  rows: number,
  jitter: number,
  seed: number,
  draw: Glyph,
): string {
  const random = (i: number, j: number, salt: number) =>
    (noise(i * 7.3 + 0.5, j * 5.9 + 0.5, 1, seed + salt) + 1) / 2
  const places: [x: number, y: number, size: number][] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = ((i + (j % 2) / 2 + 0.25 + (random(i, j, 0) - 0.5) * jitter) * width) / columns
      const y = ((j + 0.5 + (random(i, j, 40) - 0.5) * jitter) * height) / rows
      places.push([x, y, random(i, j, 80)])
    }
  }
  places.sort((a, b) => a[1] - b[1])
  let body = ''
  for (const dy of [-height, 0, height]) {
    for (const [x, y, size] of places) {
      for (const dx of [-width, 0, width]) {
        const isNear = x + dx > -9 && x + dx < width + 9 && y + dy > -9 && y + dy < height + 9
        if (isNear) body += draw(x + dx, y + dy, size)
      }
    }
  }
  return body
}

const tree: Glyph = (x, y, size) => {
  const radius = 2.5 + size * 1.1
  return (
    circle([x + 0.9, y + 1], round(radius), land.woodsShadow, { opacity: 0.5 }) +
    circle([x, y], round(radius), land.woodsGlyph) +
    circle([x - radius * 0.3, y - radius * 0.32], round(radius * 0.45), land.woodsLight, { opacity: 0.9 })
  )
}

const round = (value: number): number => Math.round(value * 10) / 10

const tuft: Glyph = (x, y) =>
  stroked(`M${brief(x - 6)} ${brief(y)}h12m-9-1.6v-2.4m3 2.4v-3.8m3 3.8v-2.4`, land.swampGlyph, 1.1, {
    'stroke-linecap': 'round',
  })

const hillock: Glyph = (x, y, size) =>
  stroked(`M${brief(x - 4)} ${brief(y + 1.5)}q${brief(3.4 + size)}-5 8 0`, land.brokenGlyph, 1, {
    'stroke-linecap': 'round',
    opacity: 0.55,
  })

const hachure: Glyph = (x, y) =>
  stroked(
    `M${brief(x - 5)} ${brief(y + 2)}q4.5-8 10 0M${brief(x + 1)} ${brief(y - 1)}l1.4 3m.8-1.6l1.2 2.6`,
    land.roughGlyph,
    1.15,
    { 'stroke-linecap': 'round', opacity: 0.62 },
  )

const peak: Glyph = (x, y, size) => {
  const height = 9 + size * 3
  return stroked(
    `M${brief(x - 7)} ${brief(y + 4)}l7-${brief(height)}l7 ${brief(height)}m-7-${brief(height)}l2.4 5l-2 2.4l2.6 3.6`,
    land.mountainGlyph,
    1.3,
    { 'stroke-linejoin': 'round', 'stroke-linecap': 'round', opacity: 0.7 },
  )
}

export function terrainPatterns({ id }: Scene): string {
  const pattern = (name: string, width: number, height: number, body: string) =>
    element('pattern', { id: id(name), width, height, patternUnits: 'userSpaceOnUse' }, body)
  return (
    pattern('woods', 138, 120, tile(138, 120, 14, 14, 0.75, 7, tree)) +
    pattern('swamp', 92, 64, tile(92, 64, 4, 5, 0.45, 9, tuft)) +
    pattern('broken', 110, 92, tile(110, 92, 6, 6, 0.7, 11, hillock)) +
    pattern('rough', 112, 96, tile(112, 96, 6, 7, 0.6, 13, hachure)) +
    pattern('mountain', 108, 96, tile(108, 96, 5, 5, 0.55, 17, peak))
  )
}
