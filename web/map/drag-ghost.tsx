// Units on the way: they float beside the mouse, or above the finger so that it hides neither them nor the hex.
import type { Point } from '../../atlas/draw/plane/points.ts'
import type { CounterFaces } from './faces.ts'
import type { Press } from './props.ts'

export interface Dragged {
  readonly units: readonly string[]
  readonly at: Point
  readonly by: Press['by']
}

const SIZE = 56
const STEP = 5

export function DragGhost({
  dragged: { units, at, by },
  faces,
}: {
  readonly dragged: Dragged
  readonly faces: CounterFaces
}) {
  const y = by === 'touch' ? at[1] - SIZE * 1.5 : at[1] - SIZE / 2
  const shown = units.slice(0, 3)
  return (
    <div
      className="map-dragged"
      style={{ transform: `translate(${at[0] - SIZE / 2}px,${y}px)` }}
      aria-hidden="true"
    >
      {shown
        .map((unit, index) => (
          <svg
            aria-hidden="true"
            key={unit}
            width={SIZE}
            height={SIZE}
            viewBox="0 0 100 100"
            style={{ left: index * STEP, top: -index * STEP }}
          >
            <g dangerouslySetInnerHTML={{ __html: faces.face(unit, [], 'table') }} />
          </svg>
        ))
        .reverse()}
    </div>
  )
}
