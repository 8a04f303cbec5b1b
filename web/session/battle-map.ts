// A part of the map as one picture that stands alone: the tiles on a canvas, the counters as SVG above them.
import { type Box, boxAround, heightOf, overlap, widthOf } from '../../atlas/draw/plane/points.ts'
import type { CounterPicture } from '../../table/scene.ts'
import type { MapBoard } from '../map/board.ts'
import type { CounterFaces } from '../map/faces.ts'
import { shifted } from '../map/layout.ts'
import type { MapSheet } from '../map/sheet.ts'
import { stackSvg, stacksOf } from '../map/stacks.ts'
import { levelFor, placeOf, tileFile, tilesIn } from '../map/tiles.ts'

export interface MapPart {
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly counters: readonly CounterPicture[]
  /** What the picture is about. */
  readonly hex: string
}

/** The size of a battle map, in units of the map: about ten hexes by six. */
const WIDTH = 760
const HEIGHT = 450

export async function battleMap({ board, faces, counters, hex }: MapPart): Promise<string> {
  const part = partAround(board, hex)
  const ground = await pictureOf(board, part)
  const pieces = [...stacksOf(counters)]
    .filter(([there]) => isInside(part, board, there))
    .map(([there, stack]) => {
      const [x, y] = board.centreOf(there) ?? [0, 0]
      return `<g transform="translate(${x} ${y})">${stackSvg(faces, stack, 'table', false)}</g>`
    })
  const { left, top } = part
  const box = `x="${left}" y="${top}" width="${widthOf(part)}" height="${heightOf(part)}"`
  return `<svg viewBox="${left} ${top} ${widthOf(part)} ${heightOf(part)}" xmlns="http://www.w3.org/2000/svg"><image ${box} href="${ground}"/>${pieces.join('')}</svg>`
}

function partAround(board: MapBoard, hex: string, width = WIDTH, height = HEIGHT): Box {
  const index = board.indexOf(hex)
  const { frame } = index < 0 ? board.sheets[0] : board.sheetOf(index)
  const [x, y] = board.centreOf(hex) ?? [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
  const left = Math.min(Math.max(frame.left, x - width / 2), frame.right - width)
  const top = Math.min(Math.max(frame.top, y - height / 2), frame.bottom - height)
  return { left, top, right: left + width, bottom: top + height }
}

function isInside(part: Box, board: MapBoard, hex: string): boolean {
  const at = board.centreOf(hex)
  if (at === null) return false
  const { left, top, right, bottom } = boxAround(at, 40)
  return right > part.left && left < part.right && bottom > part.top && top < part.bottom
}

const SCALE = 1
const QUALITY = 0.82

/** The map around a hex without counters, as an address that can be shown. */
export function groundAround(board: MapBoard, hex: string, width: number, height: number): Promise<string> {
  return pictureOf(board, partAround(board, hex, width, height))
}

/** A part of the sheet that holds most of it. */
async function pictureOf(board: MapBoard, part: Box): Promise<string> {
  const sheet = board.sheets.toSorted((a, b) => overlap(b.paper, part) - overlap(a.paper, part))[0]
  return pictureOn(sheet, shifted(part, [-sheet.offset[0], -sheet.offset[1]]))
}

/** `part` is in the sheet's own frame. */
async function pictureOn({ entry, base }: MapSheet, part: Box): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = widthOf(part) * SCALE
  canvas.height = heightOf(part) * SCALE
  const context = canvas.getContext('2d')
  if (context === null) return ''
  const range = tilesIn(entry, levelFor(entry.levels, SCALE), part)
  const [paperWidth, paperHeight] = [widthOf(entry.paper), heightOf(entry.paper)]
  for (const layer of ['under', 'over'] as const) {
    for (let row = range.top; row <= range.bottom; row++) {
      for (let column = range.left; column <= range.right; column++) {
        const file = tileFile(layer, entry.levels[range.level].scale, column, row)
        const tile = await load(base + file)
        const place = placeOf(entry, range.level, column, row)
        const x = (entry.paper.left + place.left * paperWidth - part.left) * SCALE
        const y = (entry.paper.top + place.top * paperHeight - part.top) * SCALE
        if (tile !== null)
          context.drawImage(tile, x, y, place.width * paperWidth * SCALE, place.height * paperHeight * SCALE)
      }
    }
  }
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** Tiles without lines are not drawn at all: one that is missing is empty. */
async function load(address: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
