import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { yardsFromNow } from '../engine/testing/yardstick.ts'
import { groundMark, type PatchName, piecesOf, ringsOf } from './draw/art.ts'
import { drawMap, mapSvg } from './draw/map.ts'
import { type Box, grown, overlap } from './draw/plane/points.ts'
import { cellAt, fillRings, rasterOver } from './draw/plane/scanline.ts'
import { sceneOf } from './draw/scene.ts'
import { svgFaults } from './draw/testing/well-formed.ts'
import { sheets } from './sheets.ts'

// What every map must keep: well-formed, small, quick, no name on another, art that belongs to the board.

/** About two seconds of processor time, in yards (engine/testing/yardstick.ts). */
const TWO_SECONDS = 180

describe.each(Object.keys(sheets))('the map %s', name => {
  const sheet = sheets[name]
  const board = sheet.board()
  const { presentation } = sheet

  async function drawn() {
    const art = await sheet.art()
    const hills = readFileSync(join(import.meta.dirname, '..', sheet.artFolder, 'shading.png')).toString(
      'base64',
    )
    const yards = yardsFromNow()
    const drawing = drawMap(board, presentation, art, { shading: `data:image/png;base64,${hills}` })
    const svg = mapSvg(drawing)
    return { art, drawing, svg, cost: yards() }
  }

  it('is well-formed, packs into 1.5 MB and takes less than about two seconds of work', async () => {
    const { svg, cost } = await drawn()
    expect(svgFaults(svg)).toEqual([])
    expect(gzipSync(svg).length).toBeLessThan(1_500_000)
    expect(cost).toBeLessThan(TWO_SECONDS)
  })

  it('has art that was built for this board (node atlas/art/build.ts)', async () => {
    expect((await sheet.art()).ground).toBe(groundMark(board))
  })

  it('has no name of a town on another, on the name of a river, or over the frame', async () => {
    const { drawing, art } = await drawn()
    const towns = drawing.names.towns.map(label => ({ text: label.text, boxes: [label.place.box] }))
    const rivers = drawing.names.rivers.map(river => ({ text: river.text, boxes: river.letters }))
    const touches = (a: Box, b: Box) => overlap(grown(a, -0.5), b) > 1
    const clashes = towns.flatMap((town, i) =>
      [...towns.slice(i + 1), ...rivers]
        .filter(other => other.boxes.some(box => touches(town.boxes[0], box)))
        .map(other => `${town.text} / ${other.text}`),
    )
    expect(clashes).toEqual([])
    const { left, top, right, bottom } = art.box
    const outside = towns.filter(
      ({ boxes: [box] }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom,
    )
    expect(outside.map(({ text }) => text)).toEqual([])
  })

  it('leaves the terrain in the middle of no hex in doubt', async () => {
    const art = await sheet.art()
    const { geometry, grounds, isDry } = sceneOf(board, presentation, art)
    const raster = rasterOver(art.box, 4)
    const wrong: string[] = []
    for (const ground of ['woods', 'swamp', 'mountain'] as const) {
      const cells = new Uint8Array(raster.width * raster.height)
      const levels = art.patches[ground as PatchName] ?? []
      fillRings(cells, raster, piecesOf(levels[levels.length > 1 ? 1 : 0] ?? '').flatMap(ringsOf), 1)
      for (const hex of geometry.hexes.filter(isDry)) {
        const isIn = cells[cellAt(raster, geometry.centre(hex))] === 1
        if (isIn !== grounds[hex].has(ground)) wrong.push(`${board.grid.names[hex]} ${ground}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('says what is reconstructed', () => {
    const words = [presentation.title.lines.join(' '), presentation.chart.note, presentation.credits].join(
      ' ',
    )
    expect(words).toMatch(/reconstructed/i)
    expect(words).toMatch(/propos/i)
    expect(presentation.credits).toContain('Natural Earth')
  })
})
