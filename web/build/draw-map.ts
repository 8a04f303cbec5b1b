// Draws one map as tiles of several sizes, in two layers: ground, and the lines and names above it, so that overlays can
// lie between them. The whole map is rendered once and cut, because the renderer fails on parts of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { fontFiles } from '../../atlas/art/font-files.ts'
import { drawMap, type MapDrawing, mapSvg } from '../../atlas/draw/map.ts'
import { type Box, heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import type { MapSheet } from '../../atlas/sheets.ts'
import { type BoardEntry, FIRST_ZOOM, type TileLevel } from '../map/board-entry.ts'
import { type Layer, tileFile } from '../map/tiles.ts'
import { jpeg } from './jpeg.ts'
import { ROOT } from './map-sources.ts'
import { cut, halved, laidOn, type Pixels, shrunk } from './pixels.ts'
import { png } from './png.ts'

const TILE = 512
/** Pixels to a unit of the map, the largest first. */
const SCALES = [1, 0.5, 0.25]
const SHARP = 2
const QUALITY = 86
/** Twice the size of the minimap, and of a card on the start page. */
const SMALL_WIDTH = 380
const THUMBNAIL_WIDTH = 800

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

/** Writes the tiles of the first sizes and the minimap into a folder, and says what is there. */
export async function writeTiles(sheet: MapSheet, folder: string): Promise<BoardEntry> {
  // What a scenario scores is laid over the map at the table.
  const drawing = await drawingOf(sheet, true)
  const under = await writeLayer(drawing, 'under', folder, SCALES)
  const over = await writeLayer(drawing, 'over', folder, SCALES)
  // The zoom that is seen most has a picture of its own: figures of eight pixels do not bear being scaled.
  await writeLayer(drawing, 'under', folder, [FIRST_ZOOM])
  const first = await writeLayer(drawing, 'over', folder, [FIRST_ZOOM])
  const whole = inside(laidOn(under.smallest, over.smallest), drawing, SCALES.at(-1)!)
  writeFileSync(join(folder, 'small.jpg'), jpeg(shrunk(whole, SMALL_WIDTH), QUALITY))
  const { turn, sheet: number = 0 } = sheet.presentation
  return {
    specs: sheet.board().grid.specs,
    sheet: number,
    turn,
    paper: drawing.sheet,
    frame: drawing.box,
    tile: TILE,
    discs: drawing.discs,
    levels: [...over.levels, ...first.levels].sort((a, b) => a.scale - b.scale),
  }
}

/** The largest size, for close looks and for screens with fine pixels. */
export async function writeSharpTiles(sheet: MapSheet, folder: string): Promise<TileLevel> {
  const drawing = await drawingOf(sheet, true)
  await writeLayer(drawing, 'under', folder, [SHARP])
  const { levels } = await writeLayer(drawing, 'over', folder, [SHARP])
  return levels[0]
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

/** A picture of a whole map for the start page. */
export async function writeThumbnail(
  sheet: MapSheet,
  file: string,
): Promise<{ width: number; height: number }> {
  const drawing = await drawingOf(sheet)
  const scale = Math.min(1, (1.5 * THUMBNAIL_WIDTH) / widthOf(drawing.box))
  const whole = await rendered(mapSvg(drawing), widthOf(drawing.sheet) * scale)
  const picture = shrunk(inside(whole, drawing, scale), THUMBNAIL_WIDTH)
  writeFileSync(file, jpeg(picture, 82))
  return { width: picture.width, height: picture.height }
}
