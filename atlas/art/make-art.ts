import { type Ground, groundMark, type MapArt, type PatchName } from '../draw/art.ts'
import { type HexGeometry, hexGeometry } from '../draw/hexes.ts'
import { noise } from '../draw/plane/noise.ts'
import { smoothRing } from '../draw/plane/paths.ts'
import type { Box, Point } from '../draw/plane/points.ts'
import { cellAt, type Raster, rasterOver } from '../draw/plane/scanline.ts'
import { groundsOf } from '../draw/scene.ts'
import type { ArtSource } from './boards.ts'
import { outlines } from './outlines.ts'
import { type PatchRecipe, patchPaths, recipes } from './patches.ts'
import { blurred, sampled } from './raster.ts'
import { gains, shade, shadingPicture } from './shading.ts'
import type { Sources } from './sources.ts'
import { boxFor, CELL, landCells, waterArt } from './water.ts'

// The art of a map from geography: hill shading, patches, coasts and depths.

interface Workshop {
  readonly source: ArtSource
  readonly sources: Sources
  readonly geometry: HexGeometry
  readonly box: Box
  readonly toGlobe: (point: Point) => readonly [number, number]
}

function workshop(source: ArtSource, sources: Sources): Workshop {
  const { board, presentation, georeference } = source
  const geometry = hexGeometry(board.grid, presentation.turn, presentation.sheet)
  return {
    source,
    sources,
    geometry,
    box: boxFor(geometry),
    toGlobe: point => georeference.toGlobe(geometry.toGrid(point)),
  }
}

export interface Made {
  readonly art: MapArt
  /** The hill shading as a PNG. */
  readonly picture: Buffer
}

export function makeArt(source: ArtSource, from: Sources): Made {
  const shop = workshop(source, from)
  const { sources, geometry, box, toGlobe } = shop
  const place = (lat: number, lon: number) => geometry.fromGrid(...source.georeference.toSheet([lat, lon]))
  const shores = outlines(near(shop, sources.land), place, box, { spacing: 2.2, smallest: 14 })
  const known = outlines(near(shop, sources.lakes), place, box, { spacing: 1.8, smallest: 170 })
  const grounds = groundsOf(source.board, source.presentation)
  const groundOf = (hex: number) => grounds[hex]
  const raster = rasterOver(box, CELL)
  const coast = shores + islets(shop, raster, landCells(raster, shores, ''), groundOf)
  const lakes = known + ponds(shop, raster, landCells(raster, coast, known), groundOf)
  const forest = blurred(sampled(raster, toGlobe, sources.forest), raster, 1.5)
  const patches = Object.entries(recipes)
    .map(([name, recipe]) => [name, patchPaths(geometry, raster, groundOf, forest, recipe)] as const)
    .filter(([, paths]) => paths.length > 0)
  const fine = rasterOver(box, source.shadingCell)
  const height = sampled(fine, toGlobe, sources.height)
  const shades = shade(height, fine, gains(geometry, fine, groundOf, source.relief))
  const { width, height: rows, cell } = fine
  return {
    art: {
      ground: groundMark(source.board),
      box,
      coast,
      lakes,
      ...waterArt(raster, landCells(raster, coast, lakes)),
      patches: Object.fromEntries(patches) as Partial<Record<PatchName, readonly string[]>>,
      lowest: lowestGround(geometry, fine, height),
      shading: { left: box.left, top: box.top, width: width * cell, height: rows * cell },
    },
    picture: shadingPicture(shades, height, fine, landCells(fine, coast, '')),
  }
}

const SIGHT = 36
const LEAST_LAND = 0.12
const ISLET = 31

/** Land hexes in which the geography has next to no land: a rule puts a fortress on a spit, or a coast is stylised. */
function islets(
  { geometry }: Workshop,
  raster: Raster,
  land: Uint8Array,
  groundOf: (hex: number) => ReadonlySet<Ground>,
): string {
  const isWet = (hex: number) => groundOf(hex).has('sea') || groundOf(hex).has('lake')
  return geometry.hexes
    .filter(hex => !isWet(hex) && landAround(raster, land, geometry.centre(hex)) < LEAST_LAND)
    .map(hex => smoothRing(islet(geometry.centre(hex))))
    .join('')
}

function landAround(raster: Raster, land: Uint8Array, [x, y]: Point): number {
  let [found, all] = [0, 0]
  for (let dy = -SIGHT; dy <= SIGHT; dy += CELL) {
    for (let dx = -SIGHT; dx <= SIGHT; dx += CELL) {
      const at = cellAt(raster, [x + dx, y + dy])
      if (at < 0 || Math.hypot(dx, dy) > SIGHT) continue
      all++
      found += land[at]
    }
  }
  return found / Math.max(1, all)
}

const islet = ([x, y]: Point): Point[] =>
  Array.from({ length: 16 }, (_, k) => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 8), Math.sin((k * Math.PI) / 8)]
    const far = ISLET * (1 + 0.24 * noise(x + 70 * cos, y + 70 * sin, 40, 61))
    return [x + far * cos, y + far * sin]
  })

const POND: PatchRecipe = { grounds: ['lake'], blur: 13, fray: 0.4, wave: 40, levels: [0.52], seed: 51 }
const DRY: ReadonlySet<Ground> = new Set()

/** Lakes of the board that are too small or too old for the geodata. */
function ponds(
  { geometry }: Workshop,
  raster: Raster,
  land: Uint8Array,
  groundOf: (hex: number) => ReadonlySet<Ground>,
): string {
  const isMissing = (hex: number) => land[cellAt(raster, geometry.centre(hex))] === 1
  const missing = (hex: number) => (isMissing(hex) ? groundOf(hex) : DRY)
  return patchPaths(geometry, raster, missing, new Float32Array(land.length), POND).join('')
}

/** Polygons that can touch the picture. */
function near({ box, toGlobe }: Workshop, polygons: Sources['land']): Sources['land'] {
  const places: (readonly [number, number])[] = []
  for (let x = box.left - 200; x <= box.right + 200; x += 100) {
    for (let y = box.top - 200; y <= box.bottom + 200; y += 100) places.push(toGlobe([x, y]))
  }
  const lats = places.map(place => place[0])
  const lons = places.map(place => place[1])
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lons),
    Math.max(...lons),
  ]
  return polygons.filter(([ring]) => {
    const ringLons = ring.map(point => point[0])
    const ringLats = ring.map(point => point[1])
    return (
      Math.max(...ringLons) >= west &&
      Math.min(...ringLons) <= east &&
      Math.max(...ringLats) >= south &&
      Math.min(...ringLats) <= north
    )
  })
}

function lowestGround(geometry: HexGeometry, raster: Raster, height: Float32Array): string {
  const reach = Math.ceil(40 / raster.cell)
  return geometry.hexes
    .map(hex => {
      const [x, y] = geometry.centre(hex)
      const column = Math.floor((x - raster.left) / raster.cell)
      const row = Math.floor((y - raster.top) / raster.cell)
      let lowest = Number.POSITIVE_INFINITY
      for (let j = Math.max(0, row - reach); j <= Math.min(raster.height - 1, row + reach); j++) {
        for (let i = Math.max(0, column - reach); i <= Math.min(raster.width - 1, column + reach); i++) {
          lowest = Math.min(lowest, height[j * raster.width + i])
        }
      }
      return Math.round(lowest / 10)
    })
    .join(' ')
}
