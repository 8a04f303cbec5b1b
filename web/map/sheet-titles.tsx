import { memo } from 'react'
import type { MapBoard } from './board.ts'

interface Props {
  readonly board: MapBoard
  readonly zoom: number
}

/** Pixels: as large as the room above the paper allows, and never too small to read. */
const sizeAt = (zoom: number): number => Math.max(11.5, Math.min(19, 110 * zoom))

/** What each of several sheets is called, above its paper: to be read from far away too. */
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
            fontSize: sizeAt(zoom),
          }}
        >
          {sheet.title}
        </span>
      )),
)
