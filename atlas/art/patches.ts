import { type Ground, type PatchName, piecewise } from '../draw/art.ts'
import { type Cell, CORNER_DISTANCE, cellsWithRim, type HexGeometry } from '../draw/hexes.ts'
import { fractal } from '../draw/plane/noise.ts'
import type { Point } from '../draw/plane/points.ts'
import { cellAt, fillRings, type Raster } from '../draw/plane/scanline.ts'
import { contours, pieces, thinned } from './contours.ts'
import { blurred } from './raster.ts'

// Terrain as organic patches: the hexes of a class, blurred, frayed by noise (woods also by where trees stand today)
// and cut at a level. The middle of a hex is never in doubt, only its edge.

export interface PatchRecipe {
  readonly grounds: readonly Ground[]
  /** How far the hexes are blurred, in units. */
  readonly blur: number
  /** How much the edge frays, and over what length. */
  readonly fray: number
  readonly wave: number
  readonly levels: readonly number[]
  readonly seed: number
  readonly followsForest?: boolean
}

/** High ground is nested and drawn at three levels, so that no tint has an edge that competes with the hex grid. */
const FADING = [0.3, 0.46, 0.62]
const high = (grounds: readonly Ground[], seed: number): PatchRecipe => ({
  grounds,
  blur: 13,
  fray: 0.36,
  wave: 46,
  levels: FADING,
  seed,
})

/** For maps without hill shading. */
export const peaks: PatchRecipe = {
  grounds: ['mountain'],
  blur: 8,
  fray: 0.24,
  wave: 34,
  levels: [0.6],
  seed: 23,
}

export const recipes: Readonly<Record<Exclude<PatchName, 'mountainTexture'>, PatchRecipe>> = {
  broken: high(['broken', 'rough', 'mountain'], 21),
  rough: high(['rough', 'mountain'], 22),
  mountain: high(['mountain'], 23),
  brokenTexture: { grounds: ['broken'], blur: 8, fray: 0.24, wave: 34, levels: [0.62], seed: 21 },
  roughTexture: { grounds: ['rough'], blur: 8, fray: 0.24, wave: 34, levels: [0.6], seed: 22 },
  woods: {
    grounds: ['woods'],
    blur: 17,
    fray: 0.56,
    wave: 58,
    levels: [0.48],
    seed: 31,
    followsForest: true,
  },
  swamp: { grounds: ['swamp'], blur: 15, fray: 0.5, wave: 52, levels: [0.48], seed: 41 },
}

const SMALLEST = 300
const SPACING = 7

export function patchPaths(
  geometry: HexGeometry,
  raster: Raster,
  groundsOf: (hex: number) => ReadonlySet<Ground>,
  forest: Float32Array,
  recipe: PatchRecipe,
): readonly string[] {
  const isIn = (hex: number) => recipe.grounds.some(ground => groundsOf(hex).has(ground))
  const cells = cellsWithRim(geometry, 2).filter(cell => isIn(cell.hex))
  if (cells.length === 0) return []
  const field = frayed(hexField(geometry, raster, cells, recipe.blur), raster, recipe, forest)
  for (const hex of geometry.hexes) settle(field, raster, geometry.centre(hex), isIn(hex))
  return recipe.levels.map(level =>
    piecewise(pieces(thinned(contours(field, raster, level), SPACING, SMALLEST))),
  )
}

/** 1 inside the cells, 0 outside, blurred. */
export function hexField(
  geometry: HexGeometry,
  raster: Raster,
  cells: readonly Cell[],
  blur: number,
): Float32Array {
  const mask = new Uint8Array(raster.width * raster.height)
  for (const cell of cells) {
    const ring = [0, 1, 2, 3, 4, 5].map(corner => geometry.cornerPoint(geometry.cornerKey(cell, corner)))
    fillHex(mask, raster, ring)
  }
  return blurred(Float32Array.from(mask), raster, blur / raster.cell)
}

function fillHex(mask: Uint8Array, raster: Raster, ring: readonly (readonly [number, number])[]): void {
  const top = Math.floor((Math.min(...ring.map(point => point[1])) - raster.top) / raster.cell)
  const first = Math.max(0, top)
  const rows = Math.min(raster.height - first, Math.ceil((2 * CORNER_DISTANCE) / raster.cell) + 2)
  if (rows <= 0) return
  const strip = { ...raster, top: raster.top + first * raster.cell, height: rows }
  fillRings(mask.subarray(first * raster.width, (first + rows) * raster.width), strip, [ring], 1)
}

/** What noise may leave of a hex: above, or below, in its middle. */
const [LEAST, MOST] = [0.62, 0.36]
const CORE = 26

/** Where fraying has put the middle of a hex in doubt, it is pulled back. */
function settle(field: Float32Array, raster: Raster, [x, y]: Point, isIn: boolean): void {
  const centre = cellAt(raster, [x, y])
  if (centre < 0 || (isIn ? field[centre] >= LEAST : field[centre] <= MOST)) return
  for (let dy = -CORE; dy <= CORE; dy += raster.cell) {
    for (let dx = -CORE; dx <= CORE; dx += raster.cell) {
      const at = cellAt(raster, [x + dx, y + dy])
      const pull = 0.75 * (1 - Math.hypot(dx, dy) / CORE)
      if (at >= 0 && pull > 0) field[at] += (Number(isIn) - field[at]) * pull
    }
  }
}

function frayed(
  field: Float32Array,
  raster: Raster,
  { fray, wave, seed, followsForest }: PatchRecipe,
  forest: Float32Array,
): Float32Array {
  const { left, top, cell, width, height } = raster
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (field[at] <= 0.03 || field[at] >= 0.99) continue
      field[at] += fray * fractal(left + column * cell, top + row * cell, wave, seed)
      if (followsForest) field[at] += (forest[at] - 45) / 360
    }
  }
  return field
}
