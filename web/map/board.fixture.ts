import type { QuarterTurn } from '../../atlas/draw/hexes.ts'
import type { Box } from '../../atlas/draw/plane/points.ts'
import type { GridSpec } from '../../engine/hex/numbering.ts'
import { boardOfSheets, type MapBoard, mapBoard } from './board.ts'
import type { DrawnSheet } from './sheet.ts'

/** The grid of War Comes Early. */
export const EUROPE: GridSpec = {
  lines: [1, 61],
  along: [1, 34],
  shifted: 'even',
  short: { lines: 'even', last: 33 },
}

export const boardOf = (spec: GridSpec = EUROPE, turn: QuarterTurn = 0): MapBoard =>
  mapBoard('test', {
    specs: [spec],
    sheet: 0,
    turn,
    paper: { left: -65, top: -48, right: 4361, bottom: 3210 },
    frame: { left: 5, top: 22, right: 4291, bottom: 2778 },
    tile: 512,
    levels: [
      { scale: 0.25, columns: 3, rows: 2 },
      { scale: 0.5, columns: 5, rows: 4 },
      { scale: 1, columns: 9, rows: 7 },
      { scale: 2, columns: 18, rows: 13 },
    ],
  })

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

const LEVELS = [{ scale: 0.25, columns: 1, rows: 1 }]

/** The grids of Hinge of Fate: the East is drawn turned and the West is not. */
export const EAST: DrawnSheet = {
  map: 'hinge-of-fate/east',
  title: 'East',
  at: { column: 1, row: 0 },
  base: 'east/',
  entry: {
    specs: [{ lines: [10, 39], along: [16, 37], shifted: 'odd', number: 'EAABB' }],
    sheet: 0,
    turn: 90,
    paper: box(-3120, 380, -1190, 3060),
    frame: box(-3050, 640, -1260, 2760),
    tile: 512,
    levels: LEVELS,
  },
}

export const WEST: DrawnSheet = {
  map: 'hinge-of-fate/west',
  title: 'West',
  at: { column: 0, row: 0 },
  base: 'west/',
  entry: {
    specs: [{ lines: [25, 42], along: [33, 44], shifted: 'odd', number: 'WAABB' }],
    sheet: 0,
    turn: 0,
    paper: box(1600, 2300, 3040, 4000),
    frame: box(1670, 2570, 2970, 3620),
    tile: 512,
    levels: LEVELS,
  },
}

/** Two maps of one game; the hexes of the East are counted first, the West lies to the left. */
export const twoMaps = (): MapBoard => boardOfSheets('hinge-of-fate', [EAST, WEST])
