// Draws one map as tiles of several sizes, in two layers: ground, and the lines and names above it, so that overlays can
// lie between them. The whole map is rendered once and cut, because the renderer fails on parts of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { fontFiles } from '../../atlas/art/font-files.ts'
import { drawMap, type MapDrawing } from '../../atlas/draw/map.ts'
import { type Box, heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import type { MapSheet } from '../../atlas/sheets.ts'
import { type BoardEntry, FIRST_ZOOM, type TileLevel } from '../map/board-entry.ts'
import { type Layer, tileFile } from '../map/tiles.ts'
import { jpeg } from './jpeg.ts'
import { ROOT } from './map-sources.ts'
import { cut, halved, laidOn, type Pixels, shrunk } from './pixels.ts'
import { png } from './png.ts'

const TILE = 512
/**
 * Pixels to a unit of the map, the largest first: each is half of the one before. The zoom that is seen most has pictures of its
 * own, and so has the view of a whole map: small figures do not bear being scaled. A game can begin with these.
 */
const FIRST_SCALES = [FIRST_ZOOM, FIRST_ZOOM / 2, FIRST_ZOOM / 4]
/** For the zooms between and beyond those, for screens with fine pixels, and for close looks. */
const FURTHER_SCALES = [[1, 0.5, 0.25], [2], [3]]
/** Pixels of the largest picture that is drawn: more would take a gigabyte of memory. */
const MOST_PIXELS = 82_000_000
const QUALITY = 86
/** Twice the size of the minimap, and of a card on the start page. */
const SMALL_WIDTH = 380
const THUMBNAIL_WIDTH = 640

export async function drawingOf(sheet: MapSheet, withoutDiscs = false): Promise<MapDrawing> {
  const picture = readFileSync(join(ROOT, sheet.artFolder, 'shading.png'))
  const shading = `data:image/png;base64,${picture.toString('base64')}`
  return drawMap(sheet.board(), sheet.presentation, await sheet.art(), { shading, withoutDiscs })
}

async function rendered(svg: string, width: number): Promise<Pixels> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Alegreya Sans' },
  })
  return { width: picture.width, height: picture.height, data: picture.pixels }
}

function layerSvg({ prefix, sheet, definitions, under, over, paper, furniture }: MapDrawing, layer: Layer) {
  const [width, height] = [widthOf(sheet), heightOf(sheet)]
  const inFrame = (body: string) => `<g clip-path="url(#${prefix}-frame)">${body}</g>`
  const body = layer === 'under' ? paper + inFrame(under) : inFrame(over) + furniture
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.left} ${sheet.top} ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${body}</svg>`
}

export interface DrawnMap {
  readonly entry: BoardEntry
  readonly thumbnail: { readonly width: number; readonly height: number }
}

/** Writes the tiles of the first sizes, the minimap and the thumbnail into a folder, and says what is there. */
export async function writeTiles(sheet: MapSheet, folder: string): Promise<DrawnMap> {
  // What a scenario scores is laid over the map at the table.
  const drawing = await drawingOf(sheet, true)
  // The renderer works in threads: layers are drawn beside each other.
  const [under, over] = await Promise.all([
    writeLayer(drawing, 'under', folder, FIRST_SCALES),
    writeLayer(drawing, 'over', folder, FIRST_SCALES),
  ])
  const whole = inside(laidOn(under.smallest, over.smallest), drawing, FIRST_SCALES.at(-1)!)
  writeFileSync(join(folder, 'small.jpg'), jpeg(shrunk(whole, SMALL_WIDTH), QUALITY))
  const { turn, sheet: number = 0 } = sheet.presentation
  const entry = {
    specs: sheet.board().grid.specs,
    sheet: number,
    turn,
    paper: drawing.sheet,
    frame: drawing.box,
    tile: TILE,
    discs: drawing.discs,
    levels: over.levels.toReversed(),
  }
  return { entry, thumbnail: writeThumbnail(whole, join(folder, 'thumbnail.jpg')) }
}

/** A picture of a whole map for the start page. */
function writeThumbnail(whole: Pixels, file: string): DrawnMap['thumbnail'] {
  const picture = whole.width > THUMBNAIL_WIDTH ? shrunk(whole, THUMBNAIL_WIDTH) : whole
  writeFileSync(file, jpeg(picture, 76))
  return { width: picture.width, height: picture.height }
}

/** The other sizes, as large as they can be drawn. */
export async function writeSharpTiles(sheet: MapSheet, folder: string): Promise<readonly TileLevel[]> {
  const drawing = await drawingOf(sheet, true)
  const area = widthOf(drawing.sheet) * heightOf(drawing.sheet)
  const levels: TileLevel[] = []
  for (const scales of FURTHER_SCALES.filter(([largest]) => area * largest * largest <= MOST_PIXELS)) {
    await writeLayer(drawing, 'under', folder, scales)
    levels.push(...(await writeLayer(drawing, 'over', folder, scales)).levels)
  }
  return levels
}

async function writeLayer(drawing: MapDrawing, layer: Layer, folder: string, scales: readonly number[]) {
  let picture = await rendered(layerSvg(drawing, layer), widthOf(drawing.sheet) * scales[0])
  const levels: TileLevel[] = []
  for (const scale of scales) {
    if (scale !== scales[0]) picture = halved(picture)
    const columns = Math.ceil(picture.width / TILE)
    const rows = Math.ceil(picture.height / TILE)
    for (let index = 0; index < columns * rows; index++) {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const tile = tileOf(picture, column, row)
      const name = tileFile(layer, scale, column, row)
      await writeFile(join(folder, name), layer === 'under' ? jpeg(tile, QUALITY) : await png(tile))
    }
    levels.push({ scale, columns, rows })
  }
  return { levels, smallest: picture }
}

function tileOf(picture: Pixels, column: number, row: number): Pixels {
  const [left, top] = [column * TILE, row * TILE]
  return cut(picture, left, top, Math.min(TILE, picture.width - left), Math.min(TILE, picture.height - top))
}

/** The part of a picture of the sheet that lies inside the frame. */
function inside(
  picture: Pixels,
  { sheet, box }: { readonly sheet: Box; readonly box: Box },
  scale: number,
): Pixels {
  const left = Math.round((box.left - sheet.left) * scale)
  const top = Math.round((box.top - sheet.top) * scale)
  const width = Math.min(picture.width - left, Math.round(widthOf(box) * scale))
  return cut(picture, left, top, width, Math.min(picture.height - top, Math.round(heightOf(box) * scale)))
}
