// The open stack: full-size counters on a strip of paper beside their hex, chosen ones ringed, others pale.
import type { RefObject } from 'react'
import { CORNER_DISTANCE } from '../../atlas/draw/hexes.ts'
import { boxAround } from '../../atlas/draw/plane/points.ts'
import type { CounterPicture, MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import { seen } from './camera.ts'
import type { CounterFaces } from './faces.ts'
import { type Beside, FAN_COUNTER, fanLayout, freePlace } from './fan.ts'
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
  if (place === null) return null
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

/** So many rows of hexes away from its stack a fan is still seen as its own. */
const FARTHEST = 3

/**
 * In pixels of the layer: it moves with the map without being touched. Null where every place near the stack would lie on a
 * hex that can be clicked: the dock lists the same units.
 */
function placeFan(
  board: MapBoard,
  scene: MapScene,
  centre: readonly [number, number],
  zoom: number,
  size: { readonly width: number; readonly height: number },
  stage: MapStage | null,
): Beside | null {
  const { paper } = board
  const onLayer = (x: number, y: number) => [(x - paper.left) * zoom, (y - paper.top) * zoom] as const
  const [x, y] = onLayer(...centre)
  const inPlay = clickableHexes(scene).flatMap(hex => {
    const middle = board.centreOf(hex)
    return middle ? [boxAround(onLayer(...middle), CORNER_DISTANCE * 0.8 * zoom)] : []
  })
  const view = stage === null ? null : seen(stage.man.camera, stage.man.view)
  const open = view && {
    left: onLayer(view.left, 0)[0] + stage!.man.insets.left,
    top: onLayer(0, view.top)[1],
    right: onLayer(view.right, 0)[0] - stage!.man.insets.right,
    bottom: onLayer(0, view.bottom)[1] - stage!.man.insets.bottom,
  }
  return freePlace(
    [x, y],
    (CORNER_DISTANCE - 2) * zoom + 6,
    FARTHEST * 2 * CORNER_DISTANCE * zoom,
    size,
    open,
    inPlay,
  )
}

/** Where a click means something: destinations, targets, the plan and its goal. */
const clickableHexes = ({ plan, lights, reach, fan }: MapScene): readonly string[] =>
  [
    ...new Set([...(plan?.path ?? []), ...lights.map(({ hex }) => hex), ...(reach?.hexes.keys() ?? [])]),
  ].filter(hex => hex !== fan)

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
