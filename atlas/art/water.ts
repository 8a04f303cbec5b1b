import { type MapArt, piecewise, ringsOf } from '../draw/art.ts'
import type { HexGeometry } from '../draw/hexes.ts'
import { type Box, grown } from '../draw/plane/points.ts'
import { fillRings, type Raster } from '../draw/plane/scanline.ts'
import { water } from '../draw/tokens.ts'
import { contours, pieces, thinned } from './contours.ts'
import { blurred, distances } from './raster.ts'

// What follows from where land is: which cells are dry, and how far from the shore the water is.

/** Units to a cell of the rasters for patches and water. */
export const CELL = 4
/** How much of the ground shows round the hexes. */
const MARGIN = 18

export function boxFor({ extent }: HexGeometry): Box {
  const { left, top, right, bottom } = grown(extent, MARGIN)
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

export function landCells(raster: Raster, coast: string, lakes: string): Uint8Array {
  const cells = new Uint8Array(raster.width * raster.height)
  fillRings(cells, raster, ringsOf(coast), 1)
  if (lakes !== '') fillRings(cells, raster, ringsOf(lakes), 0)
  return cells
}

export function waterArt(raster: Raster, land: Uint8Array): Pick<MapArt, 'depths' | 'shoreLines'> {
  const far = blurred(distances(land, raster), raster, 2)
  // No line of the water may stray onto a spit of land.
  for (let at = 0; at < far.length; at++) if (land[at] === 1) far[at] = 0
  const path = (distance: number, spacing: number) =>
    piecewise(pieces(thinned(contours(far, raster, distance / CELL), spacing, 200)))
  return {
    depths: water.steps.map(([distance]) => path(distance, 14)),
    shoreLines: water.shoreLines.map(([distance]) => path(distance, 9)),
  }
}
