// A board as the page knows it: where its hexes lie, and which pictures show it. Made from the small list that the
// build wrote, so the page parses no board and no drawing.
import { type HexGeometry, hexGeometry, type QuarterTurn } from '../../atlas/draw/hexes.ts'
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import { HEX_HEIGHT } from '../../atlas/draw/tokens.ts'
import { createGrid } from '../../engine/hex/grid.ts'
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
}

/** Folder of the tiles, from the list. Changes with the picture, so that tiles can be kept for ever. */
interface InFolder {
  readonly folder: string
}

export interface MapList {
  readonly boards: Readonly<Record<string, BoardEntry & InFolder>>
  /** A picture of every board that has art, for the start page: address, width and height. */
  readonly thumbnails: Readonly<
    Record<string, { readonly file: string; readonly width: number; readonly height: number }>
  >
}

export interface MapBoard {
  readonly id: string
  readonly entry: BoardEntry
  readonly geometry: HexGeometry
  /** Address of the folder of its pictures, with a slash at the end. */
  readonly base: string
  /** The hex that holds a point of the map, -1 beyond the board. */
  hexAt(point: Point): number
  /** -1 if there is no such hex on this sheet. */
  indexOf(hex: string): number
  centreOf(hex: string): Point | null
  /** Middles of the hexes that are on this sheet. */
  pointsOf(hexes: readonly string[]): Point[]
}

export function mapBoard(id: string, entry: BoardEntry, base = ''): MapBoard {
  const grid = createGrid(...entry.specs)
  const geometry = hexGeometry(grid, entry.turn, entry.sheet)
  const indexOf = (hex: string): number => {
    const index = grid.indexOf(hex)
    return index >= 0 && grid.sheet[index] === entry.sheet ? index : -1
  }
  const centreOf = (hex: string): Point | null => {
    const index = indexOf(hex)
    return index < 0 ? null : geometry.centre(index)
  }
  return {
    id,
    entry,
    geometry,
    base,
    hexAt: point => hexAt(geometry, entry.sheet, point),
    indexOf,
    centreOf,
    pointsOf: hexes => hexes.map(centreOf).filter(point => point !== null),
  }
}

const LINE_DISTANCE = Math.sqrt(3) / 2

/** By arithmetic alone: no hex is an element of the page. */
export function hexAt({ grid, toGrid }: HexGeometry, sheet: number, point: Point): number {
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

const lists = new Map<string, Promise<MapList>>()

/** The list of maps; asked for once. */
export function loadMapList(base = 'maps/'): Promise<MapList> {
  let list = lists.get(base)
  if (!list) {
    list = fetch(`${base}maps.json`).then(answer => {
      if (!answer.ok) throw new Error(`${base}maps.json: ${answer.status}`)
      return answer.json() as Promise<MapList>
    })
    list.catch(() => lists.delete(base))
    lists.set(base, list)
  }
  return list
}

export async function loadMapBoard(id: string, base = 'maps/'): Promise<MapBoard> {
  const entry = (await loadMapList(base)).boards[id]
  if (!entry) throw new RangeError(`there is no map called ${id}`)
  return mapBoard(id, entry, base + entry.folder)
}

/** Height of a hex on the screen. */
export const hexPixels = (zoom: number): number => HEX_HEIGHT * zoom
