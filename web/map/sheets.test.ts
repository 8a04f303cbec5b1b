// Several maps of one game on one table.
import { describe, expect, test } from 'vitest'
import { type Box, between, heightOf, overlap, widthOf } from '../../atlas/draw/plane/points.ts'
import { parseBoard } from '../../engine/board/parse.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { layTogether } from '../../games/hinge-of-fate/board/both.ts'
import { east1939 } from '../../games/hinge-of-fate/board/east-1939.ts'
import { west1939 } from '../../games/hinge-of-fate/board/west-1939.ts'
import { boardOf, EAST, EUROPE, twoMaps, WEST } from './board.fixture.ts'
import { boardOfSheets, bySheet } from './board.ts'
import { hexBeyond } from './keys.ts'
import { GAP } from './layout.ts'
import { choicesSvg, cursorSvg } from './mark-svg.ts'
import { inReadingOrder, minimapSize } from './minimap.tsx'
import { overlaySvg, reachSvg } from './overlay-svg.ts'

const areaOf = (box: Box): number => widthOf(box) * heightOf(box)
const board = twoMaps()
const [east, west] = board.sheets

describe('a hex has one number over all sheets', () => {
  test('the number that the rules give it, so that a flat array over both maps can be shown', () => {
    const maps = [east1939, west1939].map(text => valueOrThrow(parseBoard(text, 'map')))
    const both = valueOrThrow(layTogether(maps[0], maps[1]))
    expect(board.grid.names).toEqual(both.grid.names)
    expect([east.first, west.first]).toEqual([0, maps[0].grid.size])
    for (const hex of [0, 17, 659, 660, 875]) {
      const own = hex - board.sheetOf(hex).first
      expect(board.grid.names[hex]).toBe(maps[hex < 660 ? 0 : 1].grid.names[own])
    }
  })

  test('every hex of every sheet is found at its own middle and near its corners, and nowhere else', () => {
    for (let hex = 0; hex < board.grid.size; hex++) {
      const { geometry } = board.sheetOf(hex)
      const centre = geometry.centre(hex)
      expect(board.hexAt(centre)).toBe(hex)
      expect(board.hexAt(between(centre, geometry.corners(hex)[hex % 6], 0.96))).toBe(hex)
    }
    expect(board.hexAt([(west.paper.right + east.paper.left) / 2, east.paper.top + 900])).toBe(-1)
  })

  test('its place is where the sheet lies, by name and by number', () => {
    for (const [sheet, name] of [
      [east, 'E2626'],
      [west, 'W3340'],
    ] as const) {
      const [x, y] = board.centreOf(name)!
      const { left, right, top, bottom } = sheet.frame
      expect(x > left && x < right && y > top && y < bottom).toBe(true)
      expect(board.sheetOf(board.indexOf(name))).toBe(sheet)
    }
    expect(board.centreOf('3340')).toBeNull()
  })
})

describe('sheets on the table', () => {
  test('lie side by side as the game says, with a gap, the lower one in the middle of the higher', () => {
    expect(west.paper.right + GAP).toBe(east.paper.left)
    expect(overlap(west.paper, east.paper)).toBe(0)
    expect(west.paper.top - east.paper.top).toBe(east.paper.bottom - west.paper.bottom)
    for (const { paper } of board.sheets) expect(overlap(paper, board.paper)).toBe(areaOf(paper))
    expect(board.frame).toEqual(board.paper)
    expect(inReadingOrder(board.sheets).map(sheet => sheet.title)).toEqual(['West', 'East'])
  })

  test('lie in the order of the list where the game says nothing, or one above the other', () => {
    const plain = boardOfSheets('two', [
      { ...EAST, at: undefined },
      { ...WEST, at: undefined },
    ])
    expect(plain.sheets[0].paper.right + GAP).toBe(plain.sheets[1].paper.left)
    const column = boardOfSheets('two', [
      { ...EAST, at: { column: 0, row: 1 } },
      { ...WEST, at: { column: 0, row: 0 } },
    ])
    expect(column.sheets[1].paper.bottom + GAP).toBe(column.sheets[0].paper.top)
    expect(column.sheets[0].paper.left).toBeLessThan(column.sheets[1].paper.left)
  })

  test('keep their size, and a single one stays where it was drawn', () => {
    expect(widthOf(east.paper)).toBe(widthOf(EAST.entry.paper))
    expect(heightOf(west.frame)).toBe(heightOf(WEST.entry.frame))
    const single = boardOf(EUROPE, 90)
    expect(single.sheets[0].offset).toEqual([0, 0])
    expect(single.paper).toEqual(single.sheets[0].entry.paper)
    expect(single.frame).toEqual(single.sheets[0].entry.frame)
  })

  test('are all on the small map', () => {
    const { width, height, scale } = minimapSize(board)
    expect(width).toBeLessThanOrEqual(190)
    expect(height).toBeLessThanOrEqual(122)
    expect(widthOf(board.frame) * scale).toBeCloseTo(width, -0.5)
  })
})

describe('the hex cursor crosses the table', () => {
  const press = (hex: string, key: string, alt = false): string => {
    const beyond = hexBeyond(board, board.indexOf(hex), key, alt)
    return beyond < 0 ? '' : board.grid.names[beyond]
  }

  test('from the rim of one map to the nearest hex of the other, and back to the same height', () => {
    const there = press('W4238', 'ArrowRight')
    expect(there).toMatch(/^E/)
    const [from, to] = [board.centreOf('W4238')!, board.centreOf(there)!]
    expect(Math.abs(to[1] - from[1])).toBeLessThanOrEqual(40)
    expect(press(there, 'ArrowLeft')).toMatch(/^W42/)
  })

  test('a row of presses leads through both', () => {
    let hex = 'W2538'
    for (let i = 0; i < 40; i++) hex = press(hex, 'ArrowRight') || hex
    expect(hex).toMatch(/^E\d\d16$/)
  })

  test('where no map lies that way it stays', () => {
    expect(press('W2538', 'ArrowLeft')).toBe('')
    expect(press('W3033', 'ArrowUp')).toBe('')
    expect(press('E3925', 'ArrowDown')).toBe('')
    expect(hexBeyond(boardOf(), 0, 'ArrowLeft', false)).toBe(-1)
  })

  test('within a map it goes from neighbour to neighbour', () => {
    expect(press('W3338', 'ArrowUp')).toBe('W3337')
    expect(press('E2626', 'KeyE', true)).toMatch(/^E/)
    expect(press('E2626', 'KeyZ', true)).toBe('')
  })
})

describe('drawings over several sheets', () => {
  const area = (hexes: readonly string[], recipe = 'supply') =>
    overlaySvg(board, { id: recipe, recipe, side: null, hexes })

  test('hexes of both are fenced in apart, though their lines have the same numbers', () => {
    // E3535 and W3535 have the same place on their own grids.
    const rings = (svg: string) => new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(found => found[1])).size
    expect(rings(area(['E3535']))).toBe(1)
    expect(rings(area(['E3535', 'W3535']))).toBe(2)
    expect(bySheet(board, [0, 660, 1]).map(part => part.hexes)).toEqual([[0, 1], [660]])
  })

  test('a reach veils the sheet that it is on', () => {
    const hexes = new Map([['W3338', { left: '2', stops: false }]])
    const svg = reachSvg(board, { isColumn: false, hexes })
    expect(svg).toContain(`M${west.frame.left} ${west.frame.top}h`)
    expect(svg).not.toContain(`M${east.frame.left} ${east.frame.top}h`)
  })

  test('many hexes to choose from are one fence a sheet; the cursor is drawn on either', () => {
    const lights = board.grid.names.map(hex => ({ hex, look: 'choose' as const }))
    expect(choicesSvg(board, lights).match(/<path/g)).toHaveLength(2)
    expect(cursorSvg(board, 'W3338')).not.toBe(cursorSvg(board, 'E3535'))
  })
})
