// Where the hexes of a board stand on a sheet of text, and how one is drawn. North is up: a board that lies turned by a quarter has
// its points up and its rows across.
//
//    ______              _.-' '-._
//   /2413  \            |E1016    |     number
//  /g39-a14 \           |po-12    |     top counter
//  \Berlin  /           |forest+2 |     ground; two units below the top one
//   \______/             '-._ _.-'      ≈ river, # closed
import type { HexGrid } from '../../engine/hex/grid.ts'
import type { Ground } from '../../table/presentation.ts'

/** Letters of one line of a hex. */
export const ROOM = 8

/** [x, y, glyph] of one hexside, from the upper left corner of the hex. */
type Strokes = readonly (readonly [x: number, y: number, glyph: string])[]

export interface HexShape {
  readonly width: number
  readonly height: number
  /** Where number, counter and ground stand. */
  readonly lines: readonly (readonly [x: number, y: number])[]
  /** By hexside, clockwise from north or from the north-east. */
  readonly sides: readonly Strokes[]
}

const FLAT: HexShape = {
  width: 10,
  height: 5,
  lines: [
    [2, 1],
    [1, 2],
    [1, 3],
  ],
  sides: [
    [[2, 0, '______']],
    [
      [8, 1, '\\'],
      [9, 2, '\\'],
    ],
    [
      [9, 3, '/'],
      [8, 4, '/'],
    ],
    [[2, 4, '______']],
    [
      [0, 3, '\\'],
      [1, 4, '\\'],
    ],
    [
      [1, 1, '/'],
      [0, 2, '/'],
    ],
  ],
}

const POINTED: HexShape = {
  width: 11,
  height: 5,
  lines: [
    [1, 1],
    [1, 2],
    [1, 3],
  ],
  sides: [
    [[6, 0, "'-._"]],
    [
      [10, 1, '|'],
      [10, 2, '|'],
      [10, 3, '|'],
    ],
    [[6, 4, "_.-'"]],
    [[1, 4, "'-._"]],
    [
      [0, 1, '|'],
      [0, 2, '|'],
      [0, 3, '|'],
    ],
    [[1, 0, "_.-'"]],
  ],
}

export interface TextBoard {
  readonly grid: HexGrid
  readonly shape: HexShape
  /** The upper left corner of a hex; hexes of other sheets of a board are elsewhere. */
  x(hex: number): number
  y(hex: number): number
  /** Which hexside of the shape a direction of the grid is. */
  sideOf(direction: number): number
}

/** Letters from one hex to the next across, and lines to the next down; half of it for the rows that stand between. */
const FLAT_STEP = { across: 8, down: 4 }
const POINTED_STEP = { across: 10, down: 4 }

export function textBoard({ board, turned }: Pick<Ground, 'board' | 'turned'>): TextBoard {
  const { grid } = board
  const { line, halves } = grid
  const isFlat = turned === 0 || turned === 180
  // In half hexes along the lines, and in lines.
  const way = turned === 0 || turned === 270 ? 1 : -1
  const across = turned === 0 || turned === 90 ? 1 : -1
  const quarter = turned / 60
  if (isFlat)
    return {
      grid,
      shape: FLAT,
      x: hex => across * line[hex] * FLAT_STEP.across,
      y: hex => (way * halves[hex] * FLAT_STEP.down) / 2,
      sideOf: direction => (direction + quarter) % 6,
    }
  return {
    grid,
    shape: POINTED,
    x: hex => (way * halves[hex] * POINTED_STEP.across) / 2,
    y: hex => across * line[hex] * POINTED_STEP.down,
    sideOf: direction => Math.floor(direction + quarter) % 6,
  }
}
