// The sheet of a phone: three heights, dragged by its grip or stepped with the arrow keys.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { words } from '../words/en.ts'

export const HEIGHTS = ['low', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

const LOW = 96
const TOP_BAR = 56

/** Pixels of each height on a screen. */
export function pixelsOf(height: SheetHeight, screen: number): number {
  if (height === 'low') return LOW
  return height === 'half' ? Math.round(Math.min(Math.max(screen * 0.46, 300), 470)) : screen - TOP_BAR
}

/** The height nearest to where a drag ended; a flick goes one further. */
export function settledAt(pixels: number, speed: number, screen: number): SheetHeight {
  const aim = pixels + speed * 120
  const distance = (height: SheetHeight) => Math.abs(pixelsOf(height, screen) - aim)
  return HEIGHTS.reduce((best, height) => (distance(height) < distance(best) ? height : best))
}

interface Props {
  readonly height: SheetHeight
  readonly onHeight: (height: SheetHeight) => void
  readonly look: string
  /** Something lies over it: neither fingers nor keys reach it. */
  readonly isCovered: boolean
  readonly body: ReactNode
  readonly actions: ReactNode
  readonly tabs: ReactNode
  /** How much of the map it covers, once it has come to rest. */
  readonly onPixels: (pixels: number) => void
}

export function Sheet({ height, onHeight, look, isCovered, body, actions, tabs, onPixels }: Props) {
  const [dragged, setDragged] = useState<number | null>(null)
  const screen = useScreenHeight()
  const settled = pixelsOf(height, screen)
  const pixels = dragged ?? settled
  useEffect(() => onPixels(settled), [onPixels, settled])
  return (
    <aside
      className={`sheet ${height}${dragged === null ? '' : ' dragged'}${look}`}
      style={{ height: pixels }}
      aria-label={words.sheet.label}
      inert={isCovered}
    >
      <Grip height={height} onHeight={onHeight} pixels={pixels} onDrag={setDragged} />
      {height !== 'low' && (
        <div className="sheet-body" id="tab-panel" role="tabpanel">
          {body}
        </div>
      )}
      {actions}
      {height !== 'low' && tabs}
    </aside>
  )
}

interface GripProps {
  readonly height: SheetHeight
  readonly onHeight: (height: SheetHeight) => void
  readonly pixels: number
  readonly onDrag: (pixels: number | null) => void
}

interface Drag {
  readonly from: number
  readonly start: number
  y: number
  at: number
  speed: number
}

function Grip({ height, onHeight, pixels, onDrag }: GripProps) {
  const drag = useRef<Drag | null>(null)
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: pixels, start: event.clientY, y: event.clientY, at: event.timeStamp, speed: 0 }
  }
  const move = (event: PointerEvent) => {
    const held = drag.current
    if (held === null) return
    held.speed = (held.y - event.clientY) / Math.max(1, event.timeStamp - held.at)
    held.y = event.clientY
    held.at = event.timeStamp
    onDrag(Math.min(Math.max(held.from + held.start - event.clientY, 60), innerHeight - TOP_BAR))
  }
  const up = () => {
    const held = drag.current
    drag.current = null
    onDrag(null)
    if (held === null) return
    const moved = held.start - held.y
    if (Math.abs(moved) < 6) onHeight(height === 'half' ? 'full' : 'half')
    else onHeight(settledAt(held.from + moved, held.speed, innerHeight))
  }
  return (
    <button
      type="button"
      className="sheet-grip"
      aria-label={`${words.sheet.grip}: ${words.sheet[height]}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={event => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
        const toggles = event.key === 'Enter' || event.key === ' '
        if (step === 0 && !toggles) return
        event.preventDefault()
        event.stopPropagation()
        const at = HEIGHTS.indexOf(height)
        onHeight(HEIGHTS[toggles ? (at + 1) % HEIGHTS.length : Math.min(Math.max(at + step, 0), 2)])
      }}
    >
      <i />
    </button>
  )
}

function useScreenHeight(): number {
  const [screen, setScreen] = useState(innerHeight)
  useEffect(() => {
    const changed = () => setScreen(innerHeight)
    addEventListener('resize', changed)
    return () => removeEventListener('resize', changed)
  }, [])
  return screen
}
