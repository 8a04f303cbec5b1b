import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { POINT } from '../../engine/movement/points.ts'
import { yardsFromNow } from '../../engine/testing/yardstick.ts'
import { CITY_SHIFT, NATURAL_SHIFTS } from '../../games/war-comes-early/tables.ts'
import { stepCosts } from '../../games/war-comes-early/terrain-chart.ts'
import { groundMark, type PatchName, piecesOf, ringsOf } from '../draw/art.ts'
import { badgesOf } from '../draw/layers/badges.ts'
import { townsOf } from '../draw/layers/towns.ts'
import { drawMap, mapSvg } from '../draw/map.ts'
import { apart, type Box, boxAround, grown, overlap, type Point } from '../draw/plane/points.ts'
import { cellAt, fillRings, rasterOver } from '../draw/plane/scanline.ts'
import { sceneOf } from '../draw/scene.ts'
import { svgFaults } from '../draw/testing/well-formed.ts'
import { disc } from '../draw/tokens.ts'
import { sheets } from '../sheets.ts'

/** About two seconds of processor time, in yards (engine/testing/yardstick.ts). */
const TWO_SECONDS = 180

const sheet = sheets['war-comes-early']
const board = sheet.board()
const { presentation } = sheet
const art = await sheet.art()
const picture = readFileSync(join(import.meta.dirname, '../..', sheet.artFolder, 'shading.png'))
const drawing = drawMap(board, presentation, art, {
  shading: `data:image/png;base64,${picture.toString('base64')}`,
})
const svg = mapSvg(drawing)
const scene = sceneOf(board, presentation, art)
const named = (name: string) => board.grid.indexOf(name)

describe('the drawing', () => {
  it('is well-formed', () => {
    expect(svgFaults(svg)).toEqual([])
  })

  it('is the same every time', () => {
    expect(drawMap(board, presentation, art).over).toBe(drawing.over)
  })

  it('is under 1.5 MB packed, hill shading included', () => {
    expect(gzipSync(svg).length).toBeLessThan(1_500_000)
  })

  it('takes under about two seconds of work', () => {
    const yards = yardsFromNow()
    mapSvg(drawMap(board, presentation, art))
    expect(yards()).toBeLessThan(TWO_SECONDS)
  })

  it('shows every hex that is in play, and no number elsewhere', () => {
    const numbers = new Set([...svg.matchAll(/>(\d{4})<\/text>/g)].map(match => match[1]))
    for (const hex of scene.geometry.hexes) {
      const isForeign = board.region[hex] < 0 && scene.isOutOfPlay(hex)
      expect(numbers.has(board.grid.names[hex]), board.grid.names[hex]).toBe(!isForeign)
    }
  })

  it('says that values are proposals', () => {
    expect(presentation.chart.note).toContain('Proposed')
    expect(presentation.credits).toContain('proposals')
    expect(svg).toContain('Victory value (proposed)')
  })
})

describe('names', () => {
  const boxes = (letters: readonly Box[]) => letters.filter(box => box.right > box.left)
  const all = [
    ...drawing.names.towns.map(label => ({ name: label.text, boxes: [label.place.box] })),
    ...drawing.names.rivers.map(river => ({ name: river.text, boxes: boxes(river.letters) })),
    ...drawing.names.large
      .filter(set => set.name.style !== 'country')
      .map(set => ({ name: set.text, boxes: boxes(set.letters) })),
  ]

  it('do not touch one another', () => {
    const clashes: string[] = []
    all.forEach((one, i) => {
      for (const other of all.slice(i + 1)) {
        if (one.boxes.some(a => other.boxes.some(b => overlap(grown(a, -0.5), b) > 1)))
          clashes.push(`${one.name} / ${other.name}`)
      }
    })
    expect(clashes).toEqual([])
  })

  it('of towns do not touch badges, other towns or the frame', () => {
    const badges = badgesOf(scene, () => 0)
    const towns = townsOf(scene)
    const clashes = drawing.names.towns.flatMap(({ hex, text, place: { box } }) => [
      ...towns
        .filter(town => town.hex !== hex && overlap(box, boxAround(town.at, 6)) > 0)
        .map(town => `${text} / ${town.name}`),
      ...(box.left < art.box.left ||
      box.right > art.box.right ||
      box.top < art.box.top ||
      box.bottom > art.box.bottom
        ? [`${text} / frame`]
        : []),
    ])
    expect(clashes).toEqual([])
    const discs = [
      ...svg.matchAll(
        /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)"><circle cx="0" cy="0" r="(?:9\.5|8\.6)"/g,
      ),
    ]
      .map(([, x, y]): Point => [Number(x), Number(y)])
      .filter(([, y]) => y < art.box.bottom)
    expect(discs).toHaveLength(badges.length)
    const hidden = drawing.names.towns.flatMap(({ text, place: { box } }) =>
      discs
        .filter(at => overlap(box, boxAround(at, disc.radius * 0.8)) > 0)
        .map(at => `${text} / disc at ${at}`),
    )
    expect(hidden).toEqual([])
    discs.forEach((at, i) => {
      for (const other of discs.slice(i + 1)) expect(apart(at, other)).toBeGreaterThan(16)
    })
  })

  it('are lettered for every town', () => {
    const lettered = new Set(drawing.names.towns.map(label => label.hex))
    for (const town of townsOf(scene))
      expect(lettered.has(town.hex) || town.name === '', town.name).toBe(true)
    expect(Object.keys(presentation.spellings).filter(name => !townNames().has(name))).toEqual([])
  })
})

const townNames = () =>
  new Set(scene.geometry.hexes.flatMap(hex => [board.feature(hex, 'city'), board.feature(hex, 'blackdot')]))

describe('the art', () => {
  it('was built for this board (node atlas/art/build.ts war-comes-early)', () => {
    expect(art.ground).toBe(groundMark(board))
  })

  it.each([
    ['woods', ['woods']],
    ['swamp', ['swamp']],
    ['broken', ['broken', 'rough', 'mountain']],
    ['rough', ['rough', 'mountain']],
    ['mountain', ['mountain']],
  ] as const)('leaves the middle of no hex in doubt: %s', (name, grounds) => {
    const raster = rasterOver(art.box, 4)
    const cells = new Uint8Array(raster.width * raster.height)
    const levels = art.patches[name as PatchName]!
    fillRings(cells, raster, piecesOf(levels[levels.length > 1 ? 1 : 0]).flatMap(ringsOf), 1)
    const wrong = scene.geometry.hexes.filter(hex => {
      const isIn = cells[cellAt(raster, scene.geometry.centre(hex))] === 1
      return isIn !== grounds.some(ground => scene.grounds[hex].has(ground))
    })
    expect(wrong.map(hex => board.grid.names[hex])).toEqual([])
  })

  it('has land in the hexes that are land', () => {
    const wrong = scene.geometry.hexes.filter(hex => {
      const [x, y] = scene.geometry.centre(hex)
      let [land, all] = [0, 0]
      for (let dx = -36; dx <= 36; dx += 6) {
        for (let dy = -36; dy <= 36; dy += 6) {
          if (Math.hypot(dx, dy) > 38) continue
          all++
          if (!scene.shore.isSea([x + dx, y + dy])) land++
        }
      }
      return scene.isDry(hex) ? land / all < 0.12 : scene.grounds[hex].has('sea') && land / all > 0.5
    })
    expect(wrong.map(hex => board.grid.names[hex])).toEqual([])
  })

  it('is small', () => {
    expect(picture.length).toBeLessThan(600_000)
  })
})

describe('the terrain chart of the legend', () => {
  const [move, shift] = presentation.chart.rows.map(row => row.values)

  it('[11.3] has the movement costs of the rules', () => {
    const cost = (kind: string, mobility: 0 | 1): string => {
      const bit = 1 << board.terrainKinds.indexOf(kind)
      for (let hex = 0; hex < board.grid.size; hex++) {
        for (let d = 0; d < 6; d++) {
          const beyond = board.grid.neighbours[hex * 6 + d]
          if (
            beyond < 0 ||
            board.terrain[beyond] !== bit ||
            !scene.isDry(hex) ||
            scene.isOutOfPlay(beyond) ||
            scene.isOutOfPlay(hex)
          )
            continue
          const slot = hex * 6 + d
          if (
            board.hexsides[slot] !== 0 ||
            board.networks[slot] !== 0 ||
            board.feature(beyond, 'city') !== undefined
          )
            continue
          const ticks = stepCosts[mobility][slot]
          return ticks > 100 * POINT || ticks === 0 ? 'rail' : String(ticks / POINT)
        }
      }
      throw new Error(`no ${kind} to walk into`)
    }
    for (const kind of ['clear', 'woods', 'broken', 'rough', 'mountain', 'swamp']) {
      const [foot, mechanized] = [cost(kind, 0), cost(kind, 1)]
      expect(move[kind], kind).toBe(foot === mechanized ? foot : `${foot} / ${mechanized}`)
    }
  })

  it('[PAC-C] has the shifts of the rules', () => {
    const written = (columns: number) => (columns === 0 ? undefined : `${-columns}L`)
    for (const [kind, columns] of Object.entries(NATURAL_SHIFTS))
      expect(shift[kind], kind).toBe(written(columns))
    expect(shift.city).toBe(written(CITY_SHIFT))
  })
})

describe('the furniture', () => {
  it('lies on no hex in play', () => {
    const { title, compass, scale } = presentation
    for (const spot of [title.at, compass, scale.at]) {
      if (spot === 'head') throw new Error('this map has its furniture on the sea')
      const hex = named(spot.hex)
      expect(scene.isDry(hex) && !scene.isOutOfPlay(hex), spot.hex).toBe(false)
    }
  })

  it('has a name for every hexside, network and fort of the board', () => {
    expect(Object.keys(presentation.hexsides).sort()).toEqual([...board.hexsideKinds].sort())
    expect(Object.keys(presentation.networks)).toEqual(board.networkKinds)
    expect(Object.keys(presentation.terrain)).toEqual(board.terrainKinds)
    expect(Object.keys(presentation.regions).sort()).toEqual([...board.regionKinds].sort())
    const forts = new Set(board.hexesWith('fort').map(hex => board.feature(hex, 'fort')!))
    for (const kind of forts) expect(presentation.forts!.kinds).toHaveProperty([kind])
    const rivers = new Set(board.hexsideNames.values())
    expect(Object.keys(presentation.rivers).filter(river => !rivers.has(river))).toEqual([])
  })
})
