import { memo } from 'react'
import type { MapBoard } from './board.ts'

interface Props {
  readonly board: MapBoard
  readonly zoom: number
}

/** What each of several sheets is called, above its paper. It keeps its size, so that it can be read from far away. */
export const SheetTitles = memo(({ board: { sheets, paper }, zoom }: Props) =>
  sheets.length === 1
    ? null
    : sheets.map(sheet => (
        <span
          key={sheet.id}
          className="map-sheet-title"
          aria-hidden="true"
          style={{
            left: ((sheet.paper.left + sheet.paper.right) / 2 - paper.left) * zoom,
            top: (sheet.paper.top - paper.top) * zoom,
          }}
        >
          {sheet.title}
        </span>
      )),
)
