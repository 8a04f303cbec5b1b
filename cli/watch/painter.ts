// Pictures of positions: the map is drawn once, the counters of each position on top of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Muster, Placed } from '../../ai/hints/muster.ts'
import { type Stacked, stackAt } from '../../atlas/draw/counters/stack.ts'
import { hexGeometry } from '../../atlas/draw/hexes.ts'
import { drawMap, mapSvg } from '../../atlas/draw/map.ts'
import { type Box, heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'
import { type MapSheet, sheets } from '../../atlas/sheets.ts'
import { CARDS } from '../../web/games/index.ts'
import { around, laidOut, type SheetPlace, shifted } from '../../web/map/layout.ts'
import { png } from '../map.ts'
import { misuse } from '../problem.ts'

const PROJECT = join(import.meta.dirname, '../..')

export type Painter = (g: Placed) => Promise<Buffer>

/** One sheet of a game as it lies on the table: its picture, and where its hexes are. */
interface Laid {
  readonly box: Box
  readonly ground: string
  /** Number of its first hex, and how many it has. */
  readonly first: number
  readonly size: number
  centre(hex: number): Point
}

async function layOut(places: readonly SheetPlace[], scale: number): Promise<Laid[]> {
  const drawn = await Promise.all(places.map(({ map }) => drawSheet(sheets[map])))
  const offsets = laidOut(
    drawn.map(({ drawing }) => drawing.sheet),
    places,
  )
  let first = 0
  return Promise.all(
    drawn.map(async ({ drawing, board, geometry }, i) => {
      const [dx, dy] = offsets[i]
      const width = widthOf(drawing.sheet)
      const ground = (await png(mapSvg(drawing), width * scale)).toString('base64')
      const begins = first
      first += board.grid.size
      const centre = (hex: number): Point => {
        const [x, y] = geometry.centre(hex - begins)
        return [x + dx, y + dy]
      }
      return { box: shifted(drawing.sheet, [dx, dy]), ground, first: begins, size: board.grid.size, centre }
    }),
  )
}

async function drawSheet(sheet: MapSheet) {
  const shading = readFileSync(join(PROJECT, sheet.artFolder, 'shading.png')).toString('base64')
  const board = sheet.board()
  const drawing = drawMap(board, sheet.presentation, await sheet.art(), {
    shading: `data:image/png;base64,${shading}`,
  })
  const geometry = hexGeometry(board.grid, sheet.presentation.turn, sheet.presentation.sheet)
  return { drawing, board, geometry }
}

export async function painterOf(game: string, muster: Muster, scale: number): Promise<Painter> {
  const card = CARDS.find(({ id }) => id === game)
  const places = card?.maps ?? [{ map: game, title: game }]
  const set = await card?.counters()
  if (set === undefined || places.some(({ map }) => sheets[map] === undefined))
    throw misuse(`there is no map of "${game}" to draw on`)
  const maps = await layOut(places, scale)
  const all = around(maps.map(({ box }) => box))
  const [width, height] = [widthOf(all), heightOf(all)]
  const counters = new Map(set.set().counters.map(counter => [counter.id, counter]))
  const centre = (hex: number) => maps.find(({ first, size }) => hex < first + size)!.centre(hex)

  const stacksOf = (g: Placed): Map<number, Stacked[]> => {
    const stacks = new Map<number, Stacked[]>()
    for (const [unit, id] of muster.units.entries()) {
      const counter = counters.get(id)
      if (g.place[unit] < 0 || counter === undefined) continue
      const step = Math.max(0, counter.steps.length - muster.steps(g, unit))
      stacks.set(g.place[unit], [...(stacks.get(g.place[unit]) ?? []), { counter, state: { step } }])
    }
    return stacks
  }

  return g => {
    const faces = [...stacksOf(g)].map(([hex, units]) => stackAt(set.style, units, centre(hex), scale))
    const pictures = maps.map(
      ({ box, ground }) =>
        `<image x="${box.left}" y="${box.top}" width="${widthOf(box)}" height="${heightOf(box)}" href="data:image/png;base64,${ground}"/>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${all.left} ${all.top} ${width} ${height}">${pictures.join('')}${faces.join('')}</svg>`
    return png(svg, width * scale)
  }
}
