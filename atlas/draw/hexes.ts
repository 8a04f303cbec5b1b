import { HALF_STEP, LINE_STEP } from '../../engine/hex/directions.ts'
import type { HexGrid } from '../../engine/hex/grid.ts'
import { straight } from './plane/paths.ts'
import { type Box, between, boxOf, type Point } from './plane/points.ts'
import { HEX_HEIGHT } from './tokens.ts'

// Where the hexes of one sheet of a grid lie in the picture. The grid's own frame has lines side by side to the right
// and positions downwards (flat-top hexes); a picture may be turned by quarters, so that north is up.

/** Degrees clockwise. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** Distance from the middle of a hex to a corner. */
export const CORNER_DISTANCE = HEX_HEIGHT / Math.sqrt(3)
const LINE_DISTANCE = (HEX_HEIGHT * Math.sqrt(3)) / 2

/** In thirds of the distance between lines, and half hexes. Hexside d goes from corner d to corner d + 1, clockwise. */
const CORNERS: readonly (readonly [thirds: number, halves: number])[] = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
]

/** A place of the lattice that may lie outside the grid. */
export interface Cell {
  readonly line: number
  readonly halves: number
  /** The hex here; outside the grid, the nearest one. */
  readonly hex: number
  readonly isReal: boolean
}

export interface HexGeometry {
  readonly grid: HexGrid
  readonly turn: QuarterTurn
  readonly isFlatTop: boolean
  /** The hexes of this sheet, in the order of the grid. */
  readonly hexes: readonly number[]
  /** Around all hexes, corners included. */
  readonly extent: Box
  centre(hex: number): Point
  /** Equal for the hexes that share the corner. */
  cornerKey(cell: { readonly line: number; readonly halves: number }, corner: number): number
  cornerPoint(key: number): Point
  corners(hex: number, inset?: number): Point[]
  cellOf(hex: number): Cell
  /** The grid's own frame, in hexes: u across the lines, v along them. */
  toGrid(point: Point): readonly [u: number, v: number]
  fromGrid(u: number, v: number): Point
}

const SPREAD = 4096
const SHIFT = 512
const keyOf = (a: number, b: number): number => (a + SHIFT) * SPREAD + b + SHIFT

/** A number for a place of the lattice. */
export const cellKey = (line: number, halves: number): number => keyOf(line, halves)

const TURNS: Readonly<Record<QuarterTurn, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

const cornerKey: HexGeometry['cornerKey'] = ({ line, halves }, corner) => {
  const [thirds, half] = CORNERS[corner % 6]
  return keyOf(3 * line + thirds, halves + half)
}

export function hexGeometry(grid: HexGrid, turn: QuarterTurn, sheet = 0): HexGeometry {
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => grid.sheet[hex] === sheet)
  const [cos, sin] = TURNS[turn]
  const place = (across: number, down: number): Point => [
    across * cos - down * sin,
    across * sin + down * cos,
  ]
  const at = (line: number, halves: number) => place(line * LINE_DISTANCE, (halves * HEX_HEIGHT) / 2)
  const cornerPoint = (key: number) => at((Math.floor(key / SPREAD) - SHIFT) / 3, (key % SPREAD) - SHIFT)
  const centre = (hex: number) => at(grid.line[hex], grid.halves[hex])
  const cellOf = (hex: number): Cell => ({
    line: grid.line[hex],
    halves: grid.halves[hex],
    hex,
    isReal: true,
  })
  const corners = (hex: number, inset = 0): Point[] =>
    CORNERS.map((_, corner) =>
      between(cornerPoint(cornerKey(cellOf(hex), corner)), centre(hex), inset / CORNER_DISTANCE),
    )
  return {
    grid,
    turn,
    isFlatTop: turn % 180 === 0,
    hexes,
    extent: boxOf(hexes.flatMap(hex => corners(hex))),
    centre,
    cornerKey,
    cornerPoint,
    corners,
    cellOf,
    toGrid: ([x, y]) => [(x * cos + y * sin) / HEX_HEIGHT, (y * cos - x * sin) / HEX_HEIGHT],
    fromGrid: (u, v) => place(u * HEX_HEIGHT, v * HEX_HEIGHT),
  }
}

/** The hexes and `rings` of places around them, so that ground and frontiers run off the sheet instead of stopping. */
export function cellsWithRim(geometry: HexGeometry, rings: number): readonly Cell[] {
  const found = new Map<number, Cell>()
  let edge = geometry.hexes.map(geometry.cellOf)
  for (const cell of edge) found.set(cellKey(cell.line, cell.halves), cell)
  for (let ring = 0; ring < rings; ring++) {
    const next: Cell[] = []
    for (const { line, halves, hex } of edge) {
      for (let d = 0; d < 6; d++) {
        const beyond = { line: line + LINE_STEP[d], halves: halves + HALF_STEP[d], hex, isReal: false }
        const key = cellKey(beyond.line, beyond.halves)
        if (found.has(key)) continue
        found.set(key, beyond)
        next.push(beyond)
      }
    }
    edge = next
  }
  return [...found.values()]
}

export const hexPath = (geometry: HexGeometry, hex: number, inset = 0): string =>
  straight(geometry.corners(hex, inset), true)
