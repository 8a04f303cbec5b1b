/** A kind of reconstructed value that can be moved for some games, to see how much hangs on it. */
export interface Lever {
  readonly id: string
  /** What is moved, as a reader of the report knows it: "attack of the German corps". */
  readonly title: string
  /** Moves it by so much, and gives back what puts everything back. */
  pull(by: number): () => void
}

type Table = Int8Array | Int16Array | Int32Array

/** Adds to these entries of each table. What is nothing stays nothing, and nothing else falls below one. */
export function leverOn(
  id: string,
  title: string,
  tables: readonly Table[],
  entries: readonly number[],
): Lever {
  return {
    id,
    title,
    pull(by) {
      const before = tables.map(table => table.slice())
      for (const table of tables) {
        for (const entry of entries) if (table[entry] > 0) table[entry] = Math.max(1, table[entry] + by)
      }
      return () => {
        for (const [i, table] of tables.entries()) table.set(before[i])
      }
    },
  }
}
