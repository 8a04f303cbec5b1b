// What the build says about the maps that it has drawn.
import type { QuarterTurn } from '../../atlas/draw/hexes.ts'
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import type { GridSpec } from '../../engine/hex/numbering.ts'

/** Zoom at which a battle is looked at first. Pictures are drawn for just this size. */
export const FIRST_ZOOM = 0.8

/** One size of a picture, cut into tiles. */
export interface TileLevel {
  /** Pixels to a unit of the map. */
  readonly scale: number
  readonly columns: number
  readonly rows: number
}

/** What the build says about one board. */
export interface BoardEntry {
  readonly specs: readonly GridSpec[]
  readonly sheet: number
  readonly turn: QuarterTurn
  /** The sheet of paper: what the pictures show. */
  readonly paper: Box
  /** The map inside its frame. */
  readonly frame: Box
  readonly tile: number
  readonly levels: readonly TileLevel[]
  /** Discs that the printed map has, and where they go; they are not in the pictures. */
  readonly discs?: readonly { readonly hex: string; readonly text: string; readonly at: Point }[]
}

/** Folder of the tiles, from the list, and the file of facts in it. Both change with what they hold, so that it can be kept for ever. */
interface InFolder {
  readonly folder: string
  readonly facts: string
}

export interface MapList {
  readonly boards: Readonly<Record<string, BoardEntry & InFolder>>
  /** A picture of every board that has art, for the start page: address, width and height. */
  readonly thumbnails: Readonly<
    Record<string, { readonly file: string; readonly width: number; readonly height: number }>
  >
}
