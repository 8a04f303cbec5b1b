// The board and the unit values of a case, for as long as it runs.
import type { Board } from '../board/board.ts'
import type { Position } from './format.ts'

/** Numbers by unit. */
type Values = Int8Array | Int16Array | Int32Array

interface Table {
  /** Lays out a board of the game's grid; without one that of the game. */
  layOut(board?: Board): void
  unit(id: string): number
  /** Values that a case may give a unit, each with all the tables that hold it. */
  readonly values: Readonly<Record<string, readonly Values[]>>
}

/** Lays out the board and the unit values of a case, and afterwards what was there before. */
export function duringOf({ layOut, unit, values }: Table): <T>(position: Position, run: () => T) => T {
  const tables = [...new Set(Object.values(values).flat())]
  /** The board that is laid out now; null for that of the game. */
  let onTable: Board | null = null

  /** A board that lies there already is left alone, so that cases of one file share it. */
  function onBoard<T>(board: Board | null, run: () => T): T {
    const before = onTable
    if (board === before) return run()
    try {
      layOut(board ?? undefined)
      onTable = board
      return run()
    } finally {
      layOut(before ?? undefined)
      onTable = before
    }
  }

  return (position, run) =>
    onBoard(position.board, () => {
      const before = tables.map(table => table.slice())
      try {
        for (const { unit: id, values: own } of position.placements) {
          for (const [name, value] of Object.entries(own))
            for (const table of values[name]) table[unit(id)] = value
        }
        return run()
      } finally {
        for (const [i, table] of tables.entries()) table.set(before[i] as never)
      }
    })
}
