import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { polygonsOf, readFeatures } from '../globe/geojson.ts'
import { readGreyPng } from '../globe/grey-png.ts'
import type { Polygon } from '../globe/raster.ts'
import { isLaterReservoir } from './later-reservoirs.ts'
import { mixed } from './raster.ts'

// The geography that the drawings are made from. Only what is in the public domain or made by hand: land and lakes of
// Natural Earth, heights of SRTM30, the forest index from NASA's imagery.

export type OnGlobe = (lat: number, lon: number) => number

export interface Sources {
  readonly land: readonly Polygon[]
  readonly lakes: readonly Polygon[]
  /** Metres; the sea is 0. */
  readonly height: OnGlobe
  /** 0 to 100. */
  readonly forest: OnGlobe
}

interface Cells {
  readonly west: number
  readonly north: number
  /** Cells to a degree. */
  readonly across: number
  readonly down: number
  readonly columns: number
  readonly rows: number
}

const EUROPE: Cells = { west: -6, north: 62, across: 60, down: 60, columns: 2880, rows: 1320 }
const LUSATIA_HEIGHTS: Cells = { west: 12.5, north: 52.3, across: 120, down: 120, columns: 432, rows: 228 }
const LUSATIA_FOREST: Cells = { west: 12.5, north: 52.3, across: 200, down: 300, columns: 720, rows: 570 }

export type Area = 'europe' | 'lusatia'

export function readSources(folder: string, area: Area, year: number): Sources {
  const isLusatia = area === 'lusatia'
  const heights = new Int16Array(
    Uint8Array.from(
      readFileSync(join(folder, isLusatia ? 'elevation_lusatia_30s.i16' : 'elevation_1min.i16')),
    ).buffer,
  )
  const forest = readGreyPng(
    readFileSync(join(folder, isLusatia ? 'forest_lusatia.png' : 'forest_1min.png')),
  ).pixels
  return {
    land: readFeatures(folder, 'land.geojson').flatMap(polygonsOf),
    lakes: [
      // The one lake of Natural Earth in Lusatia was dammed in 1965.
      ...(isLusatia ? [] : lakesOf(folder, year)),
      ...readFeatures(folder, 'historic_water_hand.geojson').flatMap(polygonsOf),
    ],
    height: sampler(heights, isLusatia ? LUSATIA_HEIGHTS : EUROPE, -9999),
    forest: sampler(forest, isLusatia ? LUSATIA_FOREST : EUROPE, 255),
  }
}

function lakesOf(folder: string, year: number): Polygon[] {
  return readFeatures(folder, 'lakes.geojson').flatMap(feature => {
    const { name, cla, year: dammed } = feature.properties
    const polygons = polygonsOf(feature)
    const isLater = cla === 'Reservoir' && Number(dammed ?? 1960) > year
    return isLater || isLaterReservoir(String(name), polygons) ? [] : polygons
  })
}

/** Between the four nearest cells; cells without a value count as 0. */
function sampler(values: Int16Array | Uint8Array, cells: Cells, none: number): OnGlobe {
  const filled = Float32Array.from(values, value => (value === none ? 0 : value))
  const { west, north, across, down, columns, rows } = cells
  return (lat, lon) => {
    const column = Math.min(columns - 1.001, Math.max(0, (lon - west) * across - 0.5))
    const row = Math.min(rows - 1.001, Math.max(0, (north - lat) * down - 0.5))
    const i = Math.floor(column)
    const j = Math.floor(row)
    return mixed(filled, j * columns + i, columns, column - i, row - j)
  }
}
