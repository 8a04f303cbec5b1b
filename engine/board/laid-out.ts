import type { Board } from './board.ts'

/** The board that a game is played on, and what its rules have derived from it. */
export interface LaidOutBoard {
  /** The board as the game prints it. */
  readonly printedBoard: Board
  /** The board that is laid out now. */
  board(): Board
  /**
   * Registers what is derived from the board: `fill` runs now, and again whenever another board of the same grid is
   * laid out. Tables are filled in place, so that rules hold on to them.
   */
  derive(fill: (board: Board) => void): void
  /** Lays out a corrected or hand-drawn board of the same grid; without one, the board of the game again. */
  layOut(board?: Board): void
  /** A hex that the code itself names, as a number. */
  hex(name: string): number
}

export function laidOut(standard: Board): LaidOutBoard {
  const fillers: ((board: Board) => void)[] = []
  let onTable = standard
  return {
    printedBoard: standard,
    board: () => onTable,
    derive(fill) {
      fillers.push(fill)
      fill(onTable)
    },
    layOut(board = standard) {
      onTable = board
      for (const fill of fillers) fill(board)
    },
    hex(name) {
      const index = standard.grid.indexOf(name)
      if (index < 0) throw new RangeError(`hex ${name} is not on the board`)
      return index
    },
  }
}
