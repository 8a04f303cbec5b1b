import type { LatLon } from './lambert.ts'

// All of Europe that the games need, in cells of one arc minute, row 0 in the north.

const WEST = -6
const NORTH = 62
const CELLS_PER_DEGREE = 60
export const RASTER_WIDTH = 2880
export const RASTER_HEIGHT = 1320

/** The cell of a place, or -1 outside. */
export function cellOf([lat, lon]: LatLon): number {
  const column = Math.floor((lon - WEST) * CELLS_PER_DEGREE)
  const row = Math.floor((NORTH - lat) * CELLS_PER_DEGREE)
  if (column < 0 || column >= RASTER_WIDTH || row < 0 || row >= RASTER_HEIGHT) return -1
  return row * RASTER_WIDTH + column
}

/** A ring of longitude and latitude, as GeoJSON has it. */
export type Ring = readonly (readonly number[])[]
/** An outer ring, then holes. */
export type Polygon = readonly Ring[]

/** Gives `value` to every cell whose middle lies in one of the polygons. */
export function fill(cells: Uint8Array, polygons: readonly Polygon[], value: number): void {
  for (const polygon of polygons) fillPolygon(cells, polygon, value)
}

function fillPolygon(cells: Uint8Array, polygon: Polygon, value: number): void {
  const lats = polygon[0].map(point => point[1])
  const top = Math.max(0, Math.floor((NORTH - Math.max(...lats)) * CELLS_PER_DEGREE))
  const bottom = Math.min(RASTER_HEIGHT - 1, Math.ceil((NORTH - Math.min(...lats)) * CELLS_PER_DEGREE))
  for (let row = top; row <= bottom; row++) {
    const crossings = crossingsAt(polygon, NORTH - (row + 0.5) / CELLS_PER_DEGREE)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil((crossings[pair] - WEST) * CELLS_PER_DEGREE - 0.5))
      const last = Math.min(
        RASTER_WIDTH - 1,
        Math.floor((crossings[pair + 1] - WEST) * CELLS_PER_DEGREE - 0.5),
      )
      if (first <= last) cells.fill(value, row * RASTER_WIDTH + first, row * RASTER_WIDTH + last + 1)
    }
  }
}

/** The longitudes where the outline of a polygon crosses a parallel, from west to east. */
function crossingsAt(polygon: Polygon, lat: number): number[] {
  const crossings: number[] = []
  for (const ring of polygon) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [lonA, latA] = ring[i]
      const [lonB, latB] = ring[j]
      if (latA > lat !== latB > lat) crossings.push(lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA))
    }
  }
  return crossings.sort((a, b) => a - b)
}
