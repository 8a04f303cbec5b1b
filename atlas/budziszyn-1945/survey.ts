import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HexGrid } from '../../engine/hex/grid.ts'
import { polygonsOf, readFeatures } from '../globe/geojson.ts'
import type { Georeference } from '../globe/georeference.ts'
import { readGreyPng } from '../globe/grey-png.ts'
import type { LatLon } from '../globe/lambert.ts'
import { cellOf, fill, RASTER_HEIGHT, RASTER_WIDTH } from '../globe/raster.ts'
import { centreOf, spreadOverHex } from '../hexes/plane.ts'

// The ground of Lusatia hex by hex, from rasters finer than those of the maps of Europe.

export interface GroundSurvey {
  /** Mean height in metres. */
  readonly height: number
  /** Metres between the lowest and the highest ground of the hex. */
  readonly relief: number
  /** 0 to 100. */
  readonly forest: number
  /** Share of the hex. */
  readonly marsh: number
  /** Share of the hex. */
  readonly czechoslovakia: number
}

interface Lusatia {
  height(place: LatLon): number
  forest(place: LatLon): number
  isMarsh(place: LatLon): boolean
  isCzechoslovakia(place: LatLon): boolean
}

const WEST = 12.5
const NORTH = 52.3
const HEIGHT_CELLS = 120
const HEIGHT_WIDTH = 432
const FOREST_COLUMN = 0.005
const FOREST_ROWS = 300
/** Marshes that were wet enough in 1945 to stop vehicles. */
const WET = new Set(['Spreewald', 'Dubringer Moor'])
const STEPS = 8

export function surveyLusatia(grid: HexGrid, globe: Georeference, folder: string): readonly GroundSurvey[] {
  const ground = readLusatia(folder)
  const spread = spreadOverHex(STEPS)
  return Array.from({ length: grid.size }, (_, hex) => {
    const [u, v] = centreOf(grid, hex)
    return surveyPlaces(
      spread.map(([du, dv]) => globe.toGlobe([u + du, v + dv])),
      ground,
    )
  })
}

function surveyPlaces(places: readonly LatLon[], ground: Lusatia): GroundSurvey {
  const heights = places.map(ground.height)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const share = (test: (place: LatLon) => boolean) => places.filter(test).length / places.length
  return {
    height: mean(heights),
    relief: Math.max(...heights) - Math.min(...heights),
    forest: mean(places.map(ground.forest)),
    marsh: share(ground.isMarsh),
    czechoslovakia: share(ground.isCzechoslovakia),
  }
}

function readLusatia(folder: string): Lusatia {
  const file = readFileSync(join(folder, 'elevation_lusatia_30s.i16'))
  const heights = new Int16Array(file.buffer, file.byteOffset, file.byteLength / 2)
  const { pixels, width } = readGreyPng(readFileSync(join(folder, 'forest_lusatia.png')))
  const marsh = rasterOf(folder, 'wetlands_hand.geojson', name => WET.has(name))
  const czech = rasterOf(folder, 'borders1938.geojson', id => id === 'CZS')
  return {
    height: ([lat, lon]) =>
      heights[
        Math.floor((NORTH - lat) * HEIGHT_CELLS) * HEIGHT_WIDTH + Math.floor((lon - WEST) * HEIGHT_CELLS)
      ],
    forest: ([lat, lon]) =>
      pixels[Math.floor((NORTH - lat) * FOREST_ROWS) * width + Math.floor((lon - WEST) / FOREST_COLUMN)],
    isMarsh: place => marsh[cellOf(place)] === 1,
    isCzechoslovakia: place => czech[cellOf(place)] === 1,
  }
}

function rasterOf(folder: string, file: string, isWanted: (name: string) => boolean): Uint8Array {
  const cells = new Uint8Array(RASTER_WIDTH * RASTER_HEIGHT)
  for (const feature of readFeatures(folder, file)) {
    const { id, name } = feature.properties
    if (isWanted(String(id ?? name))) fill(cells, polygonsOf(feature), 1)
  }
  return cells
}
