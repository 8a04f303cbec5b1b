import type { KeyboardEvent, RefObject } from 'react'
import { apart } from '../../atlas/draw/plane/points.ts'
import { BY_POINTER } from './gestures.ts'
import { directionOf, hexBeyond } from './keys.ts'
import { ZOOM_STEP } from './minimap.tsx'
import type { MapViewProps } from './props.ts'
import type { MapStage } from './stage.ts'

const PAN = 120
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
}

/** Keys that the map takes while it has the focus; all others go on to the shell. */
export function useMapKeys(props: MapViewProps, stage: RefObject<MapStage | null>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    // A hex that was clicked is not chosen again with Enter: that key presses the dark button, as it says.
    if (event.key === 'Enter' && event.currentTarget.classList.contains(BY_POINTER)) return
    if (!took(event, props, stage.current)) return
    event.currentTarget.classList.remove(BY_POINTER)
    event.preventDefault()
    event.stopPropagation()
  }
}

function took(event: KeyboardEvent, props: MapViewProps, stage: MapStage | null): boolean {
  const { key, code, shiftKey, altKey } = event
  if (!stage) return false
  if (shiftKey && !altKey && PANS[code]) {
    stage.man.pan(...PANS[code])
    return true
  }
  if (!altKey && (key === '+' || key === '=')) stage.man.glideZoom(ZOOM_STEP)
  else if (!altKey && key === '-') stage.man.glideZoom(1 / ZOOM_STEP)
  else if (!altKey && key === '0') stage.man.fit()
  else if (key === 'Enter' && props.scene.cursor !== null)
    props.onHex(props.scene.cursor, {
      shift: shiftKey,
      control: false,
      alt: altKey,
      by: 'keyboard',
      unit: null,
    })
  else return movedCursor(code, altKey, props, stage)
  return true
}

function movedCursor(
  code: string,
  alt: boolean,
  { board, scene, onCursor }: MapViewProps,
  stage: MapStage,
): boolean {
  const from = scene.cursor ?? scene.fan ?? scene.lights.find(({ look }) => look === 'selected')?.hex ?? null
  const start = from === null ? middleHex(board, stage) : board.indexOf(from)
  if (start < 0) return false
  if (directionOf(board.sheetOf(start).geometry, start, code, alt) < 0) return false
  const beyond = from === null ? start : hexBeyond(board, start, code, alt)
  if (beyond >= 0) onCursor?.(board.grid.names[beyond])
  return true
}

/** Where the cursor appears first: in the middle of what is seen, or nearest to it. */
function middleHex(board: MapViewProps['board'], stage: MapStage): number {
  const { width, height } = stage.man.view
  const middle = stage.toMap([width / 2, height / 2])
  const hex = board.hexAt(middle)
  if (hex >= 0) return hex
  const distances = board.grid.names.map((_, other) =>
    apart(middle, board.sheetOf(other).geometry.centre(other)),
  )
  return distances.indexOf(Math.min(...distances))
}
