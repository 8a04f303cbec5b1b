import { type PointerEvent, useRef } from 'react'
import { heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'
import type { MapBoard } from './board.ts'
import type { MapWords } from './props.ts'

export const MINIMAP = { width: 190, height: 122 } as const

interface Props {
  readonly board: MapBoard
  readonly words: MapWords
  /** The rectangle is moved without React, once a frame. */
  readonly rectangle: React.RefObject<HTMLDivElement | null>
  onCentre(point: Point): void
  onZoom(factor: number): void
  onFit(): void
}

/** Size of the picture: the map as large as the place allows. */
export function minimapSize({ entry: { frame } }: MapBoard): {
  width: number
  height: number
  scale: number
} {
  const scale = Math.min(MINIMAP.width / widthOf(frame), MINIMAP.height / heightOf(frame))
  return { width: Math.round(widthOf(frame) * scale), height: Math.round(heightOf(frame) * scale), scale }
}

export const ZOOM_STEP = 1.35

export function Minimap({ board, words, rectangle, onCentre, onZoom, onFit }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const { width, height, scale } = minimapSize(board)
  const { frame } = board.entry
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
        <img src={`${board.base}small.jpg`} alt="" width={width} height={height} draggable={false} />
        <div ref={rectangle} className="map-mini-view" />
      </div>
      <div className="map-mini-buttons">
        <MapButton label={words.zoomOut} path="M4 9h10" press={() => onZoom(1 / ZOOM_STEP)} />
        <MapButton label={words.zoomIn} path="M4 9h10M9 4v10" press={() => onZoom(ZOOM_STEP)} />
        <span className="map-mini-gap" />
        <MapButton
          label={words.fit}
          path="M2.5 6.5v-4h4M11.5 2.5h4v4M15.5 11.5v4h-4M6.5 15.5h-4v-4"
          press={onFit}
        />
      </div>
    </div>
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
