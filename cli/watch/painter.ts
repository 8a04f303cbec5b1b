// Pictures of positions: the map is drawn once, the counters of each position on top of it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Muster, Placed } from '../../ai/hints/muster.ts'
import { type Stacked, stackAt } from '../../atlas/draw/counters/stack.ts'
import { hexGeometry } from '../../atlas/draw/hexes.ts'
import { drawMap, mapSvg } from '../../atlas/draw/map.ts'
import { heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import { sheets } from '../../atlas/sheets.ts'
import { CARDS } from '../../web/games/index.ts'
import { png } from '../map.ts'
import { misuse } from '../problem.ts'

const PROJECT = join(import.meta.dirname, '../..')

export type Painter = (g: Placed) => Promise<Buffer>

export async function painterOf(game: string, muster: Muster, scale: number): Promise<Painter> {
  const sheet = sheets[game]
  const set = await CARDS.find(({ id }) => id === game)?.counters()
  if (sheet === undefined || set === undefined) throw misuse(`there is no single map of "${game}" to draw on`)
  const shading = readFileSync(join(PROJECT, sheet.artFolder, 'shading.png')).toString('base64')
  const board = sheet.board()
  const drawing = drawMap(board, sheet.presentation, await sheet.art(), {
    shading: `data:image/png;base64,${shading}`,
  })
  const { left, top } = drawing.sheet
  const [width, height] = [widthOf(drawing.sheet), heightOf(drawing.sheet)]
  const ground = (await png(mapSvg(drawing), width * scale)).toString('base64')
  const geometry = hexGeometry(board.grid, sheet.presentation.turn, sheet.presentation.sheet)
  const counters = new Map(set.set().counters.map(counter => [counter.id, counter]))

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
    const faces = [...stacksOf(g)].map(([hex, units]) =>
      stackAt(set.style, units, geometry.centre(hex), scale),
    )
    const picture = `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${ground}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${picture}${faces.join('')}</svg>`
    return png(svg, width * scale)
  }
}
