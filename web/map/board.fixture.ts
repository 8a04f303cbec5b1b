import type { QuarterTurn } from '../../atlas/draw/hexes.ts'
import type { GridSpec } from '../../engine/hex/numbering.ts'
import { type MapBoard, mapBoard } from './board.ts'

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
