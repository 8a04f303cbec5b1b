// How the maps of one game lie on the table: side by side, or in columns and rows as the game says.
import { type Box, heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'

/** One of the maps of a game. They are listed in the order in which the game counts their hexes. */
export interface SheetPlace {
  /** Its name in atlas/maps/: 'hinge-of-fate/east'. */
  readonly map: string
  /** What players call it: 'East'. Empty for the only map of a game. */
  readonly title: string
  /** Counted from the upper left. Left out, the maps lie in one row as they are listed. */
  readonly at?: { readonly column: number; readonly row: number }
}

/** Table between two sheets of paper, in units of the map. */
export const GAP = 200

/** How far each sheet is moved from where it was drawn. The first stays if it is the only one. */
export function laidOut(papers: readonly Box[], places: readonly SheetPlace[]): Point[] {
  if (papers.length === 1) return [[0, 0]]
  const cells = places.map(({ at }, index) => at ?? { column: index, row: 0 })
  const columns = spans(
    papers.map(widthOf),
    cells.map(({ column }) => column),
  )
  const rows = spans(
    papers.map(heightOf),
    cells.map(({ row }) => row),
  )
  return papers.map((paper, index) => {
    const across = columns[cells[index].column]
    const down = rows[cells[index].row]
    // Whole units, so that no pixel of a tile falls between two of the screen.
    return [
      Math.round(across.from + (across.length - widthOf(paper)) / 2 - paper.left),
      Math.round(down.from + (down.length - heightOf(paper)) / 2 - paper.top),
    ]
  })
}

interface Span {
  readonly from: number
  readonly length: number
}

/** Columns are as wide, and rows as high, as the largest sheet in them. */
function spans(lengths: readonly number[], cells: readonly number[]): Span[] {
  const made: Span[] = []
  for (let cell = 0, from = 0; cell <= Math.max(...cells); cell++) {
    const length = Math.max(0, ...lengths.filter((_, index) => cells[index] === cell))
    made.push({ from, length })
    from += length + GAP
  }
  return made
}

export const shifted = ({ left, top, right, bottom }: Box, [dx, dy]: Point): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
})

/** Around all of them. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})
