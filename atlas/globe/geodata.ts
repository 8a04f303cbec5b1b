import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Feature, polygonsOf, readFeatures } from './geojson.ts'
import { readGreyPng } from './grey-png.ts'
import { fill, RASTER_HEIGHT, RASTER_WIDTH } from './raster.ts'

// The geography that a board is built from, as rasters. Read only when somebody builds a board: the program
// ships what is derived from it.

export interface Geodata {
  readonly folder: string
  /** 1 where there was land in 1938. */
  readonly land: Uint8Array
  /** 1 on lakes and lagoons. */
  readonly lake: Uint8Array
  /** Index into `states`, counted from 1; 0 is nobody's. */
  readonly state: Uint8Array
  readonly states: readonly string[]
  /** 1 on marsh, bog and wet forest. */
  readonly marsh: Uint8Array
  /** Tens of metres between the lowest and the highest ground nearby; 255 on the sea. */
  readonly relief: Uint8Array
  /** 0 to 100; 255 on the sea. */
  readonly forest: Uint8Array
}

/** Lakes that were dammed after the war and carry no year. */
const LATER_RESERVOIRS = new Set([
  'Kauno marios',
  'Krasnodar',
  'Veselovskoe',
  'Sheksna',
  'Entrepenas',
  'Buendia',
])
/** A drained marsh is meadow, and a polder is farmland. */
const WET = new Set(['marsh', 'bog', 'marsh forest'])

/** `stateOf` says whose a piece of the file of borders is. */
export function readGeodata(
  folder: string,
  borders: string,
  stateOf: (feature: Feature) => string = feature => String(feature.properties.id),
): Geodata {
  const blank = () => new Uint8Array(RASTER_WIDTH * RASTER_HEIGHT)
  const land = blank()
  for (const feature of readFeatures(folder, 'land.geojson')) fill(land, polygonsOf(feature), 1)
  const lake = blank()
  for (const feature of readFeatures(folder, 'lakes.geojson')) {
    const { name, cla, year } = feature.properties
    const dammedLater = LATER_RESERVOIRS.has(String(name)) || (cla === 'Reservoir' && Number(year) > 1938)
    if (!dammedLater) fill(lake, polygonsOf(feature), 1)
  }
  for (const feature of readFeatures(folder, 'historic_water_hand.geojson'))
    fill(lake, polygonsOf(feature), 1)
  const marsh = blank()
  for (const feature of readFeatures(folder, 'wetlands_hand.geojson')) {
    if (WET.has(String(feature.properties.cla))) fill(marsh, polygonsOf(feature), 1)
  }
  const state = blank()
  const states = readFeatures(folder, borders)
  states.forEach((feature, index) => {
    fill(state, polygonsOf(feature), index + 1)
  })
  const picture = (file: string) => readGreyPng(readFileSync(join(folder, file))).pixels
  return {
    folder,
    land,
    lake,
    state,
    states: states.map(stateOf),
    marsh,
    relief: picture('relief_1min.png'),
    forest: picture('forest_1min.png'),
  }
}
