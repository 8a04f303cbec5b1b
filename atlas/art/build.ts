import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { groundMark, type MapArt, type PatchName, ringsOf } from '../draw/art.ts'
import { hexGeometry, type HexGeometry } from '../draw/hexes.ts'
import { smoothRing } from '../draw/plane/paths.ts'
import { type Box, grown, type Point } from '../draw/plane/points.ts'
import { fillRings, type Raster, rasterOver } from '../draw/plane/scanline.ts'
import { groundsOf } from '../draw/scene.ts'
import { water } from '../draw/tokens.ts'
import { type ArtSource, artSource, drawable } from './boards.ts'
import { contours, thinned } from './contours.ts'
import { outlines } from './outlines.ts'
import { patchPaths, recipes } from './patches.ts'
import { blurred, distances, sampled } from './raster.ts'
import { gains, shade, shadingPicture } from './shading.ts'
import { readSources, type Sources } from './sources.ts'

// node atlas/art/build.ts <map> [--geo <folder>]: hill shading, patches, coasts and depths of a map, from geography.

/** How much of the ground shows round the hexes. */
const MARGIN = 18
const CELL = 4
const PROJECT = join(import.meta.dirname, '../..')

interface Workshop {
  readonly source: ArtSource
  readonly sources: Sources
  readonly geometry: HexGeometry
  readonly box: Box
  readonly toGlobe: (point: Point) => readonly [number, number]
}

function workshop(source: ArtSource, folder: string): Workshop {
  const { board, presentation, georeference } = source
  const geometry = hexGeometry(board.grid, presentation.turn, presentation.sheet)
  const { left, top, right, bottom } = grown(geometry.extent, MARGIN)
  return {
    source,
    sources: readSources(folder, source.area, source.year),
    geometry,
    box: { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) },
    toGlobe: point => georeference.toGlobe(geometry.toGrid(point)),
  }
}

function landCells(raster: Raster, coast: string, lakes: string): Uint8Array {
  const cells = new Uint8Array(raster.width * raster.height)
  fillRings(cells, raster, ringsOf(coast), 1)
  if (lakes !== '') fillRings(cells, raster, ringsOf(lakes), 0)
  return cells
}

function makeArt(shop: Workshop): { art: MapArt; picture: Buffer } {
  const { source, sources, geometry, box, toGlobe } = shop
  const place = (lat: number, lon: number) => geometry.fromGrid(...source.georeference.toSheet([lat, lon]))
  const coast = outlines(near(shop, sources.land), place, box, { spacing: 2.2, smallest: 14 })
  const lakes = outlines(near(shop, sources.lakes), place, box, { spacing: 1.8, smallest: 170 })
  const grounds = groundsOf(source.board, source.presentation)
  const groundOf = (hex: number) => grounds[hex]
  const raster = rasterOver(box, CELL)
  const forest = blurred(sampled(raster, toGlobe, sources.forest), raster, 1.5)
  const patches = Object.entries(recipes)
    .map(([name, recipe]) => [name, patchPaths(geometry, raster, groundOf, forest, recipe)] as const)
    .filter(([, paths]) => paths.length > 0)
  const fine = rasterOver(box, source.shadingCell)
  const height = sampled(fine, toGlobe, sources.height)
  const shades = shade(height, fine, gains(geometry, fine, groundOf))
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

/** Polygons that can touch the picture. */
function near({ box, toGlobe }: Workshop, polygons: Sources['land']): Sources['land'] {
  const places: (readonly [number, number])[] = []
  for (let x = box.left - 200; x <= box.right + 200; x += 100) {
    for (let y = box.top - 200; y <= box.bottom + 200; y += 100) places.push(toGlobe([x, y]))
  }
  const lats = places.map(place => place[0])
  const lons = places.map(place => place[1])
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)]
  return polygons.filter(([ring]) => {
    const ringLons = ring.map(point => point[0])
    const ringLats = ring.map(point => point[1])
    return (
      Math.max(...ringLons) >= west && Math.min(...ringLons) <= east && Math.max(...ringLats) >= south && Math.min(...ringLats) <= north
    )
  })
}

function waterArt(raster: Raster, land: Uint8Array): Pick<MapArt, 'depths' | 'shoreLines'> {
  const far = blurred(distances(land, raster), raster, 2)
  const path = (distance: number, spacing: number) =>
    thinned(contours(far, raster, distance / CELL), spacing, 200)
      .map(ring => smoothRing(ring, 1))
      .join('')
  return {
    depths: water.steps.map(([distance]) => path(distance, 14)),
    shoreLines: water.shoreLines.map(([distance]) => path(distance, 9)),
  }
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

/** The art as a module that the formatter leaves alone. */
function moduleOf(art: MapArt): string {
  const paths = (list: readonly string[]) => `[\n${list.map(path => `      '${path}',\n`).join('')}    ]`
  const flat = (list: readonly string[]) => `[\n${list.map(path => `    '${path}',\n`).join('')}  ]`
  const { left, top, right, bottom } = art.box
  const { shading } = art
  return `// Written by atlas/art/build.ts from geography (docs/data-sources.md); build it again when the terrain changes.
export const art = {
  ground: '${art.ground}',
  box: { left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom} },
  shading: { left: ${shading.left}, top: ${shading.top}, width: ${shading.width}, height: ${shading.height} },
  coast:
    '${art.coast}',
  lakes:
    '${art.lakes}',
  depths: ${flat(art.depths)},
  shoreLines: ${flat(art.shoreLines)},
  patches: {
${Object.entries(art.patches)
  .map(([name, list]) => `    ${name}: ${paths(list)},\n`)
  .join('')}  },
  lowest:
    '${art.lowest}',
}
`
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { geo: { type: 'string', default: join(PROJECT, '../shared/geo') } },
})
const source = artSource(positionals[0] ?? '')
if (!source) {
  console.error(`name a map whose art is to be built: ${drawable().join(', ')}`)
  process.exit(1)
}
const { art, picture } = makeArt(workshop(source, values.geo))
const folder = join(PROJECT, source.folder)
const text = moduleOf(art)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'art.ts'), text)
writeFileSync(join(folder, 'shading.png'), picture)
console.log(`wrote ${source.folder}: art.ts ${Math.round(text.length / 1000)} kB, shading.png ${Math.round(picture.length / 1000)} kB`)
