import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { groundMark, type PatchName, piecesOf, ringsOf } from '../draw/art.ts'
import { townsOf } from '../draw/layers/towns.ts'
import { drawMap, mapSvg } from '../draw/map.ts'
import { grown, overlap } from '../draw/plane/points.ts'
import { cellAt, fillRings, rasterOver } from '../draw/plane/scanline.ts'
import { sceneOf } from '../draw/scene.ts'
import { svgFaults } from '../draw/testing/well-formed.ts'
import { type MapSheet, sheets } from '../sheets.ts'

// War Comes Early has stricter tests of its own.
const others = Object.entries(sheets).filter(([name]) => name !== 'war-comes-early')

async function drawn(sheet: MapSheet) {
  const board = sheet.board()
  const art = await sheet.art()
  const { presentation } = sheet
  const picture = readFileSync(join(import.meta.dirname, '../..', sheet.artFolder, 'shading.png'))
  const before = process.cpuUsage()
  const drawing = drawMap(board, presentation, art, {
    shading: `data:image/png;base64,${picture.toString('base64')}`,
  })
  const svg = mapSvg(drawing)
  const { user, system } = process.cpuUsage(before)
  return {
    board,
    art,
    presentation,
    drawing,
    svg,
    seconds: (user + system) / 1e6,
    scene: sceneOf(board, presentation, art),
  }
}

it('there are six maps', () => {
  expect(Object.keys(sheets)).toHaveLength(6)
})

describe.each(others)('the map %s', async (name, sheet) => {
  const { board, art, presentation, drawing, svg, seconds, scene } = await drawn(sheet)

  it('is well-formed, small, quick and the same every time', () => {
    expect(svgFaults(svg)).toEqual([])
    expect(gzipSync(svg).length).toBeLessThan(1_500_000)
    expect(seconds).toBeLessThan(2)
    expect(drawMap(board, presentation, art).over).toBe(drawing.over)
  })

  it(`has art that was built for its board (node atlas/art/build.ts ${name})`, () => {
    expect(art.ground).toBe(groundMark(board))
  })

  it.each([
    ['woods', ['woods']],
    ['swamp', ['swamp']],
    ['rough', ['rough', 'mountain']],
    ['mountain', ['mountain']],
  ] as const)('leaves the middle of no hex in doubt: %s', (patch, grounds) => {
    const levels = art.patches[patch as PatchName]
    if (!levels) return expect(scene.grounds.some(kinds => grounds.some(each => kinds.has(each)))).toBe(false)
    const raster = rasterOver(art.box, 4)
    const cells = new Uint8Array(raster.width * raster.height)
    fillRings(cells, raster, piecesOf(levels[levels.length > 1 ? 1 : 0]).flatMap(ringsOf), 1)
    const wrong = scene.geometry.hexes.filter(hex => {
      const isIn = cells[cellAt(raster, scene.geometry.centre(hex))] === 1
      return isIn !== grounds.some(ground => scene.grounds[hex].has(ground))
    })
    expect(wrong.map(hex => board.grid.names[hex])).toEqual([])
  })

  it('letters every town, and no two names of towns touch', () => {
    const labels = drawing.names.towns
    const lettered = new Set(labels.map(label => label.hex))
    for (const town of townsOf(scene))
      expect(lettered.has(town.hex) || town.name === '', town.name).toBe(true)
    const clashes = labels.flatMap((one, i) =>
      labels
        .slice(i + 1)
        .filter(other => overlap(grown(one.place.box, -0.5), other.place.box) > 1)
        .map(other => `${one.text} / ${other.text}`),
    )
    expect(clashes).toEqual([])
  })

  it('has a style for everything that is on the board, and none for what is not', () => {
    const onBoard = new Set(board.hexsides)
    const used = board.hexsideKinds.filter((_, bit) => [...onBoard].some(bits => bits & (1 << bit)))
    expect(used.filter(kind => !presentation.hexsides[kind])).toEqual([])
    expect(Object.keys(presentation.networks)).toEqual(board.networkKinds)
    expect(Object.keys(presentation.terrain)).toEqual(board.terrainKinds)
    const forts = board.hexesWith('fort').map(hex => board.feature(hex, 'fort')!)
    expect(forts.filter(kind => !presentation.forts?.kinds[kind])).toEqual([])
    const rivers = new Set(board.hexsideNames.values())
    expect(Object.keys(presentation.rivers).filter(river => !rivers.has(river))).toEqual([])
    const names = new Set(presentation.towns.flatMap(({ nameFrom }) => nameFrom))
    const given = new Set(
      scene.geometry.hexes.flatMap(hex => [...names].map(key => board.feature(hex, key) ?? '')),
    )
    expect(Object.keys(presentation.spellings).filter(spelling => !given.has(spelling))).toEqual([])
  })

  it('keeps its furniture off the hexes in play, and says what is proposed', () => {
    const { title, compass, scale, credits } = presentation
    for (const spot of [title.at, compass, scale.at]) {
      if (spot === 'head') continue
      const hex = board.grid.indexOf(spot.hex)
      expect(scene.isDry(hex) && !scene.isOutOfPlay(hex), spot.hex).toBe(false)
    }
    expect(credits).toContain('proposals')
  })
})
