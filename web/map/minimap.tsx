import { memo, type PointerEvent, useRef } from 'react'
import { type Box, heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'
import type { CounterPicture } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import type { MapWords } from './props.ts'
import type { MapSheet } from './sheet.ts'

export const MINIMAP = { width: 190, height: 122 } as const

interface Props {
  readonly board: MapBoard
  readonly words: MapWords
  readonly counters: readonly CounterPicture[]
  /** The rectangle is moved without React, once a frame. */
  readonly rectangle: React.RefObject<HTMLDivElement | null>
  onCentre(point: Point): void
  onZoom(factor: number): void
  /** Everything, or this part of it. */
  onFit(part?: Box): void
}

/** Size of the picture: the map as large as the place allows. */
export function minimapSize({ frame }: MapBoard): {
  width: number
  height: number
  scale: number
} {
  const scale = Math.min(MINIMAP.width / widthOf(frame), MINIMAP.height / heightOf(frame))
  return { width: Math.round(widthOf(frame) * scale), height: Math.round(heightOf(frame) * scale), scale }
}

export const ZOOM_STEP = 1.35

export function Minimap({ board, words, counters, rectangle, onCentre, onZoom, onFit }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const { width, height, scale } = minimapSize(board)
  const { frame } = board
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = picture.current!.getBoundingClientRect()
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    onCentre([frame.left + (event.clientX - box.left) / scale, frame.top + (event.clientY - box.top) / scale])
  }
  return (
    <div className="map-mini">
      <div
        ref={picture}
        className="map-mini-picture"
        style={{ width, height }}
        onPointerDown={drag}
        onPointerMove={drag}
        aria-hidden="true"
        title={words.minimap}
      >
        {board.sheets.map(sheet => (
          <SmallSheet key={sheet.id} sheet={sheet} frame={frame} scale={scale} />
        ))}
        {board.sheets.length > 1 && <SmallStacks board={board} counters={counters} scale={scale} />}
        <div ref={rectangle} className="map-mini-view" />
      </div>
      <div className="map-mini-buttons">
        <MapButton label={words.zoomOut} path="M4 9h10" press={() => onZoom(1 / ZOOM_STEP)} />
        <MapButton label={words.zoomIn} path="M4 9h10M9 4v10" press={() => onZoom(ZOOM_STEP)} />
        <span className="map-mini-gap" />
        {board.sheets.length > 1 &&
          inReadingOrder(board.sheets).map(sheet => (
            <button
              key={sheet.id}
              type="button"
              className="map-button map-mini-sheet"
              aria-label={words.fitSheet(sheet.title)}
              title={words.fitSheet(sheet.title)}
              onClick={() => onFit(sheet.frame)}
            >
              {sheet.title}
            </button>
          ))}
        <MapButton
          label={words.fit}
          path="M2.5 6.5v-4h4M11.5 2.5h4v4M15.5 11.5v4h-4M6.5 15.5h-4v-4"
          press={() => onFit()}
        />
      </div>
    </div>
  )
}

/** As they lie on the table, from left to right. */
export const inReadingOrder = (sheets: readonly MapSheet[]): readonly MapSheet[] =>
  sheets.toSorted((a, b) => a.frame.left - b.frame.left || a.frame.top - b.frame.top)

interface StackProps {
  readonly board: MapBoard
  readonly counters: readonly CounterPicture[]
  readonly scale: number
}

/** Whoever stands on a map that is out of sight: a dot a stack, in the colour of its side. */
const SmallStacks = memo(({ board, counters, scale }: StackProps) => {
  const tops = counters.filter(({ depth, side }) => depth === 0 && side !== null)
  return tops.map(({ hex, side }) => {
    const at = board.centreOf(hex)
    if (at === null) return null
    const [left, top] = [(at[0] - board.frame.left) * scale, (at[1] - board.frame.top) * scale]
    return <i key={hex} className="map-mini-stack" style={{ left, top, background: `var(--side-${side})` }} />
  })
})

interface SmallProps {
  readonly sheet: MapSheet
  /** Around all sheets. */
  readonly frame: Box
  readonly scale: number
}

const SmallSheet = ({ sheet, frame, scale }: SmallProps) => {
  const placed = (box: Box) => ({
    left: (box.left - frame.left) * scale,
    top: (box.top - frame.top) * scale,
    width: Math.round(widthOf(box) * scale),
    height: Math.round(heightOf(box) * scale),
  })
  return (
    <>
      <span className="map-mini-paper" style={placed(sheet.paper)} />
      <img src={`${sheet.base}small.jpg`} alt="" draggable={false} style={placed(sheet.frame)} />
      {sheet.title !== '' && (
        <span className="map-mini-title" style={placed(sheet.frame)}>
          {sheet.title}
        </span>
      )}
    </>
  )
}

function MapButton({ label, path, press }: { readonly label: string; readonly path: string; press(): void }) {
  return (
    <button type="button" className="map-button" aria-label={label} title={label} onClick={press}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
