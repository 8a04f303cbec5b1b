// The open stack: full-size counters on a strip of paper beside their hex, chosen ones ringed, others pale.
import type { RefObject } from 'react'
import { CORNER_DISTANCE } from '../../atlas/draw/hexes.ts'
import { boxAround } from '../../atlas/draw/plane/points.ts'
import type { CounterPicture, MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import type { CounterFaces } from './faces.ts'
import { beside, FAN_COUNTER, fanLayout } from './fan.ts'
import { pressOf } from './gestures.ts'
import type { MapViewProps } from './props.ts'
import { HIDDEN, type Stack } from './stacks.ts'
import type { MapStage } from './stage.ts'

interface Props {
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly scene: MapScene
  readonly stacks: ReadonlyMap<string, Stack>
  readonly zoom: number
  readonly stage: RefObject<MapStage | null>
  readonly onUnit: MapViewProps['onUnit']
}

export function FanStrip({ board, faces, scene, stacks, zoom, stage, onUnit }: Props) {
  const stack = scene.fan === null ? undefined : stacks.get(scene.fan)
  const centre = stack && board.centreOf(stack.hex)
  if (!stack || !centre || stack.counters.length < 2) return null
  const layout = fanLayout(stack.counters.length)
  const place = placeFan(board, scene, centre, zoom, layout, stage.current)
  return (
    <div
      className={`map-paper map-fan ${place.side}`}
      style={{ left: place.left, top: place.top, width: layout.width, height: layout.height }}
      aria-hidden="true"
    >
      {stack.counters.map((counter, index) => (
        <FanCounter key={counter.unit ?? `hidden ${index}`} {...{ counter, faces, onUnit }} />
      ))}
    </div>
  )
}

/** In pixels of the layer: it moves with the map without being touched. */
function placeFan(
  board: MapBoard,
  scene: MapScene,
  centre: readonly [number, number],
  zoom: number,
  size: { readonly width: number; readonly height: number },
  stage: MapStage | null,
) {
  const { paper } = board
  const onLayer = (x: number, y: number) => [(x - paper.left) * zoom, (y - paper.top) * zoom] as const
  const at = onLayer(...centre)
  const others = [
    ...(scene.plan?.path.slice(1) ?? []),
    ...scene.lights.filter(l => l.look === 'target').map(l => l.hex),
  ].flatMap(hex => {
    const middle = board.centreOf(hex)
    return middle ? [boxAround(onLayer(...middle), 36 * zoom)] : []
  })
  const away = (CORNER_DISTANCE - 2) * zoom + 6
  // Only the upper edge of the view matters: the strip goes below the hex when there is no room above it.
  const top = stage ? onLayer(0, stage.toMap([0, 0])[1])[1] : 0
  const room = at[1] - away - size.height - top
  const order =
    room < 8 ? (['below', 'left', 'right'] as const) : (['above', 'below', 'left', 'right'] as const)
  const endless = { width: 1e6, height: 1e6 }
  return beside([at[0], at[1]], away, size, endless, others, order)
}

interface CounterProps {
  readonly counter: CounterPicture
  readonly faces: CounterFaces
  readonly onUnit: MapViewProps['onUnit']
}

function FanCounter({ counter, faces, onUnit }: CounterProps) {
  const { unit, states, name, shortage } = counter
  const isPale = !states.includes('selected')
  const face = unit === null ? HIDDEN : faces.face(unit, states, 'field', shortage)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`map-fan-counter${isPale ? ' pale' : ''}`}
      title={name}
      disabled={unit === null}
      onClick={event => unit !== null && onUnit(unit, pressOf(event.nativeEvent, unit))}
    >
      <svg width={FAN_COUNTER} height={FAN_COUNTER} viewBox="-5 -5 110 110" aria-hidden="true">
        <g dangerouslySetInnerHTML={{ __html: face }} />
      </svg>
    </button>
  )
}
