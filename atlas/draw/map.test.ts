import { describe, expect, it } from 'vitest'
import { plainArt } from '../art/plain-art.ts'
import { hexGeometry, type QuarterTurn } from './hexes.ts'
import { tracksOf } from './layers/networks.ts'
import { riversOf } from './layers/rivers.ts'
import { townsOf } from './layers/towns.ts'
import { drawMap, mapSvg } from './map.ts'
import { apart, middle, type Point } from './plane/points.ts'
import { sceneOf } from './scene.ts'
import { island, islandPresentation } from './testing/island.fixture.ts'
import { svgFaults } from './testing/well-formed.ts'

const board = island()
const TURNS: readonly QuarterTurn[] = [0, 90, 180, 270]
const sceneFor = (turn: QuarterTurn) => {
  const presentation = islandPresentation(turn)
  return sceneOf(board, presentation, plainArt(board, presentation))
}
const svgFor = (turn: QuarterTurn, prefix?: string) => {
  const presentation = islandPresentation(turn)
  return mapSvg(drawMap(board, presentation, plainArt(board, presentation), { shading: 'hills.png', prefix }))
}
const nearest = (line: readonly Point[], point: Point): number =>
  Math.min(...line.map(each => apart(each, point)))

describe.each(TURNS)('a map turned by %i degrees', turn => {
  it('is well-formed, and every link leads somewhere', () => {
    expect(svgFaults(svgFor(turn))).toEqual([])
    expect(svgFaults(svgFor(turn, 'other'))).toEqual([])
  })

  it('is the same every time', () => {
    expect(svgFor(turn)).toBe(svgFor(turn))
  })

  it('shows every town, number and sign', () => {
    const svg = svgFor(turn)
    for (const text of [
      'ALBA',
      'Borgo',
      'Çella',
      '0404',
      'NORTH',
      'ISLAND',
      'Motorway',
      'Works',
      'Entry zone',
      'TURN RECORD',
    ]) {
      expect(svg).toContain(`>${text}<`)
    }
  })

  it('keeps everything inside the sheet', () => {
    const presentation = islandPresentation(turn)
    const { sheet, box } = drawMap(board, presentation, plainArt(board, presentation))
    const { extent } = hexGeometry(board.grid, turn)
    expect(box.left).toBeLessThan(extent.left)
    expect(box.bottom).toBeGreaterThan(extent.bottom)
    expect(sheet.left).toBeLessThan(box.left)
    expect(sheet.bottom).toBeGreaterThan(box.bottom + 200)
  })

  it('lets rivers touch the middle of their hexsides', () => {
    const scene = sceneFor(turn)
    const long = riversOf(scene).filter(river => river.name === 'Long')
    const { geometry } = scene
    for (const [a, b] of [
      ['0304', '0403'],
      ['0403', '0404'],
      ['0404', '0504'],
    ]) {
      const side = middle(geometry.centre(board.grid.indexOf(a)), geometry.centre(board.grid.indexOf(b)))
      expect(Math.min(...long.map(river => nearest(river.curve, side)))).toBeLessThan(10)
    }
  })

  it('turns rivers so that they end at their mouth', () => {
    const scene = sceneFor(turn)
    const { geometry } = scene
    const [long] = riversOf(scene).filter(river => river.name === 'Long')
    const mouth = geometry.centre(board.grid.indexOf('0505'))
    expect(apart(long.curve[long.curve.length - 1], mouth)).toBeLessThan(apart(long.curve[0], mouth))
  })

  it('leads tracks through their hexes and across the hexsides between them', () => {
    const scene = sceneFor(turn)
    const towns = new Set(townsOf(scene).map(town => town.hex))
    const rail = tracksOf(scene, hex => towns.has(hex)).find(track => track.as === 'railway')!
    const { geometry } = scene
    const hexes = ['0303', '0403', '0504', '0604', '0704'].map(board.grid.indexOf)
    for (let i = 1; i < hexes.length; i++) {
      const side = middle(geometry.centre(hexes[i - 1]), geometry.centre(hexes[i]))
      expect(Math.min(...rail.curves.map(curve => nearest(curve, side)))).toBeLessThan(12)
    }
  })
})

describe('a map without much on it', () => {
  it('can be drawn: one kind of ground, no countries, no towns', () => {
    const presentation = {
      ...islandPresentation(0),
      regions: {},
      towns: [],
      badges: [],
      forts: undefined,
      areas: [],
      names: [],
    }
    const svg = mapSvg(drawMap(board, presentation, plainArt(board, presentation)))
    expect(svgFaults(svg)).toEqual([])
  })
})
