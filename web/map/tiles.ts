// Which tiles of a board's picture a view needs.
import type { Box } from '../../atlas/draw/plane/points.ts'
import type { BoardEntry, TileLevel } from './board-entry.ts'

export interface TileRange {
  readonly level: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much sharper than the screen a picture may be before the next smaller one will do. */
const SLACK = 1.06

/** The smallest level that has a pixel for every pixel of the screen, or the largest there is. */
export function levelFor(levels: readonly TileLevel[], pixelsPerUnit: number): number {
  const enough = levels.findIndex(level => level.scale * SLACK >= pixelsPerUnit)
  return enough < 0 ? levels.length - 1 : enough
}

/** The tiles that lie in a part of the map, `ring` tiles around it included. */
export function tilesIn({ paper, levels, tile }: BoardEntry, level: number, part: Box, ring = 0): TileRange {
  const { scale, columns, rows } = levels[level]
  const column = (x: number) => Math.floor(((x - paper.left) * scale) / tile)
  const row = (y: number) => Math.floor(((y - paper.top) * scale) / tile)
  return {
    level,
    left: Math.max(0, column(part.left) - ring),
    top: Math.max(0, row(part.top) - ring),
    right: Math.min(columns - 1, column(part.right) + ring),
    bottom: Math.min(rows - 1, row(part.bottom) + ring),
  }
}

export const isSameRange = (a: TileRange | null, b: TileRange): boolean =>
  a !== null &&
  a.level === b.level &&
  a.left === b.left &&
  a.top === b.top &&
  a.right === b.right &&
  a.bottom === b.bottom

export const grownBy = (range: TileRange, by: number): TileRange => ({
  level: range.level,
  left: range.left - by,
  top: range.top - by,
  right: range.right + by,
  bottom: range.bottom + by,
})

export const isIn = (range: TileRange, column: number, row: number): boolean =>
  column >= range.left && column <= range.right && row >= range.top && row <= range.bottom

/** Where a tile lies, as shares of the paper. */
export function placeOf({ paper, levels, tile }: BoardEntry, level: number, column: number, row: number) {
  const { scale } = levels[level]
  const width = (paper.right - paper.left) * scale
  const height = (paper.bottom - paper.top) * scale
  return {
    left: (column * tile) / width,
    top: (row * tile) / height,
    width: Math.min(tile, width - column * tile) / width,
    height: Math.min(tile, height - row * tile) / height,
  }
}

export type Layer = 'under' | 'over'

/** Ground is a photograph to a compressor, lines and names on nothing are not. */
export const tileFile = (layer: Layer, scale: number, column: number, row: number): string =>
  `${layer}-${scale}-${column}-${row}.${layer === 'under' ? 'jpg' : 'png'}`
