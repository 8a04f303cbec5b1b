// One of the sheets that lie on the table: its hexes and its pictures, moved to its place.
import { type HexGeometry, hexGeometry } from '../../atlas/draw/hexes.ts'
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import type { HexGrid } from '../../engine/hex/grid.ts'
import type { BoardEntry } from './board-entry.ts'
import { type SheetPlace, shifted } from './layout.ts'

export interface MapSheet {
  /** The name of the map: 'hinge-of-fate/east'. */
  readonly id: string
  readonly title: string
  /** In the sheet's own frame, as it was drawn. */
  readonly entry: BoardEntry
  /** Address of the folder of its pictures, with a slash at the end. */
  readonly base: string
  /** From the sheet's own frame to the table. */
  readonly offset: Point
  readonly paper: Box
  readonly frame: Box
  /** Places on the table; hexes are counted over all sheets. */
  readonly geometry: HexGeometry
  /** The number of its first hex. */
  readonly first: number
}

/** A map that the build has drawn, and where it lies. */
export interface DrawnSheet extends SheetPlace {
  readonly entry: BoardEntry
  readonly base: string
}

export function mapSheet(drawn: DrawnSheet, offset: Point, grid: HexGrid, number: number): MapSheet {
  const { map, title, entry, base } = drawn
  const geometry = moved(hexGeometry(grid, entry.turn, number), offset)
  return {
    id: map,
    title,
    entry,
    base,
    offset,
    paper: shifted(entry.paper, offset),
    frame: shifted(entry.frame, offset),
    geometry,
    first: geometry.hexes[0],
  }
}

/** The same hexes somewhere else. */
function moved(geometry: HexGeometry, offset: Point): HexGeometry {
  const [dx, dy] = offset
  if (dx === 0 && dy === 0) return geometry
  const there = ([x, y]: Point): Point => [x + dx, y + dy]
  return {
    ...geometry,
    extent: shifted(geometry.extent, offset),
    centre: hex => there(geometry.centre(hex)),
    cornerPoint: key => there(geometry.cornerPoint(key)),
    corners: (hex, inset) => geometry.corners(hex, inset).map(there),
    toGrid: ([x, y]) => geometry.toGrid([x - dx, y - dy]),
    fromGrid: (u, v) => there(geometry.fromGrid(u, v)),
  }
}

const LINE_DISTANCE = Math.sqrt(3) / 2

/** The hex that holds a point, -1 beyond the sheet. By arithmetic alone: no hex is an element of the page. */
export function hexOn({ grid, hexes, toGrid }: HexGeometry, point: Point): number {
  const sheet = grid.sheet[hexes[0]]
  const [u, v] = toGrid(point)
  const line = u / LINE_DISTANCE
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  for (let candidate = Math.floor(line); candidate <= Math.floor(line) + 1; candidate++) {
    for (const along of [Math.floor(v) - 1, Math.floor(v), Math.floor(v) + 1]) {
      const hex = grid.at(candidate, along, sheet)
      if (hex < 0) continue
      const distance = (line - candidate) ** 2 * LINE_DISTANCE ** 2 + (v - grid.halves[hex] / 2) ** 2
      if (distance < nearest) {
        nearest = distance
        best = hex
      }
    }
  }
  return best >= 0 && isInside(grid.line[best], grid.halves[best] / 2, line, v) ? best : -1
}

/** At the rim of the board the nearest hex need not hold the point. */
function isInside(line: number, along: number, atLine: number, atAlong: number): boolean {
  const across = Math.abs(atLine - line) * LINE_DISTANCE
  const down = Math.abs(atAlong - along)
  return down <= 0.5 && across * LINE_DISTANCE + down / 2 <= 0.5
}
