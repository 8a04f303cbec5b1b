import type { Board } from '../../engine/board/board.ts'
import { groundMark, type MapArt, type PatchName } from '../draw/art.ts'
import { cellsWithRim, type HexGeometry, hexGeometry } from '../draw/hexes.ts'
import { type Edge, rings } from '../draw/plane/chains.ts'
import { closedSpline } from '../draw/plane/curves.ts'
import { handDrawn } from '../draw/plane/noise.ts'
import { smoothRing } from '../draw/plane/paths.ts'
import { rasterOver } from '../draw/plane/scanline.ts'
import type { Presentation } from '../draw/presentation.ts'
import { groundsOf } from '../draw/scene.ts'
import { patchPaths, peaks, recipes } from './patches.ts'
import { boxFor, CELL, landCells, waterArt } from './water.ts'

// Art for a board that lies nowhere on the globe: a board of a position file, or one that somebody is drawing. Coasts
// follow the hexes, and there is no relief.

/** As much forest as makes no difference to the edge of a wood. */
const USUAL_FOREST = 45

export function plainArt(board: Board, presentation: Presentation): MapArt {
  const geometry = hexGeometry(board.grid, presentation.turn, presentation.sheet)
  const grounds = groundsOf(board, presentation)
  const box = boxFor(geometry)
  const raster = rasterOver(box, CELL)
  const forest = new Float32Array(raster.width * raster.height).fill(USUAL_FOREST)
  const coast = shapeOf(geometry, hex => !grounds[hex].has('sea'))
  const lakes = shapeOf(geometry, hex => grounds[hex].has('lake'))
  const patches = Object.entries({ ...recipes, mountainTexture: peaks })
    .map(
      ([name, recipe]) => [name, patchPaths(geometry, raster, hex => grounds[hex], forest, recipe)] as const,
    )
    .filter(([, paths]) => paths.length > 0)
  return {
    ground: groundMark(board),
    box,
    coast,
    lakes,
    ...waterArt(raster, landCells(raster, coast, lakes)),
    patches: Object.fromEntries(patches) as Partial<Record<PatchName, readonly string[]>>,
    lowest: geometry.hexes.map(() => 0).join(' '),
    shading: { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top },
  }
}

/** The outline of some hexes, and of what lies outside the grid next to them. */
function shapeOf(geometry: HexGeometry, isInside: (hex: number) => boolean): string {
  const cells = cellsWithRim(geometry, 2).filter(cell => isInside(cell.hex))
  const edges = cells.flatMap(cell =>
    [0, 1, 2, 3, 4, 5].map((d): Edge => [geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)]),
  )
  const met = new Set(edges.map(([from, to]) => `${from} ${to}`))
  // Neighbours walk the side between them in opposite directions.
  const outer = edges.filter(([from, to]) => !met.has(`${to} ${from}`))
  return rings(outer)
    .map(ring => smoothRing(closedSpline(ring.map(geometry.cornerPoint), 4).map(handDrawn)))
    .join('')
}
