// The board of a game as the page knows it: the sheets that it is played on in one plane, where their hexes lie, and which
// pictures show them. Made from the small list that the build wrote, so the page parses no board and no drawing.
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import { HEX_HEIGHT } from '../../atlas/draw/tokens.ts'
import { createGrid, type HexGrid } from '../../engine/hex/grid.ts'
import type { BoardEntry, MapList } from './board-entry.ts'

export type { MapList } from './board-entry.ts'

import { around, laidOut, type SheetPlace } from './layout.ts'
import { type DrawnSheet, hexOn, type MapSheet, mapSheet } from './sheet.ts'

export interface MapBoard {
  readonly id: string
  /** In the order in which their hexes are counted. */
  readonly sheets: readonly MapSheet[]
  /** The hexes of all sheets: a number stands for one hex, whichever sheet it is on. */
  readonly grid: HexGrid
  /** The sheet of paper; around several of them, with some table beside it. */
  readonly paper: Box
  /** What is seen when all is fitted into the view: the map inside its frame, or the whole of several sheets. */
  readonly frame: Box
  /** The hex that holds a point of the table, -1 beyond all sheets. */
  hexAt(point: Point): number
  /** -1 if there is no such hex. */
  indexOf(hex: string): number
  centreOf(hex: string): Point | null
  /** Middles of the hexes that are on the board. */
  pointsOf(hexes: readonly string[]): Point[]
  sheetOf(hex: number): MapSheet
}

/** A game with one map. */
export const mapBoard = (id: string, entry: BoardEntry, base = ''): MapBoard =>
  boardOfSheets(id, [{ map: id, title: '', entry, base }])

export function boardOfSheets(id: string, drawn: readonly DrawnSheet[]): MapBoard {
  const grid = createGrid(...drawn.map(({ entry }) => entry.specs[entry.sheet]))
  const offsets = laidOut(
    drawn.map(({ entry }) => entry.paper),
    drawn,
  )
  const sheets = drawn.map((sheet, number) => mapSheet(sheet, offsets[number], grid, number))
  const sheetOf = (hex: number): MapSheet => sheets[grid.sheet[hex]]
  const centreOf = (hex: string): Point | null => {
    const index = grid.indexOf(hex)
    return index < 0 ? null : sheetOf(index).geometry.centre(index)
  }
  return {
    id,
    sheets,
    grid,
    ...tableOf(sheets),
    hexAt(point) {
      for (const { geometry } of sheets) {
        const hex = hexOn(geometry, point)
        if (hex >= 0) return hex
      }
      return -1
    },
    indexOf: grid.indexOf,
    centreOf,
    pointsOf: hexes => hexes.map(centreOf).filter(point => point !== null),
    sheetOf,
  }
}

/** Room for shadows and titles round several sheets. */
const BESIDE = 70

function tableOf(sheets: readonly MapSheet[]): Pick<MapBoard, 'paper' | 'frame'> {
  if (sheets.length === 1) return { paper: sheets[0].paper, frame: sheets[0].frame }
  const { left, top, right, bottom } = around(sheets.map(({ paper }) => paper))
  const table = { left: left - BESIDE, top: top - 3 * BESIDE, right: right + BESIDE, bottom: bottom + BESIDE }
  return { paper: table, frame: table }
}

/** The sheets that hold some of these hexes, each with its own. */
export function bySheet(
  { sheets, grid }: MapBoard,
  hexes: readonly number[],
): { sheet: MapSheet; hexes: readonly number[] }[] {
  return sheets
    .map((sheet, number) => ({
      sheet,
      hexes: sheets.length === 1 ? hexes : hexes.filter(hex => grid.sheet[hex] === number),
    }))
    .filter(part => part.hexes.length > 0)
}

const lists = new Map<string, Promise<MapList>>()

/** The list of maps; asked for once, and again where more may have been drawn meanwhile. */
export function loadMapList(base = 'maps/', isFresh = false): Promise<MapList> {
  let list = isFresh ? undefined : lists.get(base)
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

/** A map that is still being drawn is asked for again, so often. */
const TRIES = 90
const AGAIN = 1000

/** The list as soon as these maps are on it. After a first start they are drawn one after another. */
async function listWith(maps: readonly string[], base: string): Promise<MapList> {
  let list = await loadMapList(base)
  for (let i = 0; i < TRIES && maps.some(map => list.boards[map] === undefined); i++) {
    await new Promise(resolve => setTimeout(resolve, AGAIN))
    list = await loadMapList(base, true)
  }
  return list
}

/** The board of a game, from the maps that it is played on. */
export async function loadMapBoard(
  id: string,
  places: readonly SheetPlace[] = [{ map: id, title: '' }],
  base = 'maps/',
): Promise<MapBoard> {
  const { boards } = await listWith(
    places.map(({ map }) => map),
    base,
  )
  const drawn = places.map(place => {
    const entry = boards[place.map]
    if (!entry) throw new RangeError(`there is no map called ${place.map}`)
    return { ...place, entry, base: base + entry.folder }
  })
  return boardOfSheets(drawn.length === 1 ? drawn[0].map : id, drawn)
}

/** So often sharper pictures are asked for, while they are still being drawn. */
const SHARPER_EVERY = 10_000

const isSharp = ({ levels }: BoardEntry): boolean => levels.some(({ scale }) => scale >= 1)

/** Tells of the pictures of all sizes once they have been drawn; gives the way to stop waiting. */
export function whenSharper(
  { sheets }: MapBoard,
  tell: (entries: MapList['boards']) => void,
  base = 'maps/',
): () => void {
  if (sheets.every(({ entry }) => isSharp(entry))) return () => {}
  const asking = setInterval(async () => {
    const list = await loadMapList(base, true).catch(() => null)
    const entries = sheets.map(({ id }) => list?.boards[id])
    if (list === null || !entries.every(entry => entry !== undefined && isSharp(entry))) return
    clearInterval(asking)
    tell(list.boards)
  }, SHARPER_EVERY)
  return () => clearInterval(asking)
}

/** Height of a hex on the screen. */
export const hexPixels = (zoom: number): number => HEX_HEIGHT * zoom
