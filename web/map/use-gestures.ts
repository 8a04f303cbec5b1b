import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from '../../atlas/draw/plane/points.ts'
import type { Dragged } from './drag-ghost.tsx'
import { Gestures, type GestureTargets, type Hit } from './gestures.ts'
import type { MapViewProps } from './props.ts'
import { atRest, counterAt, counterScale, type Stack, spread } from './stacks.ts'
import type { MapStage } from './stage.ts'

/** Connects fingers and mouse with the callbacks; what is hovered and dragged is all that React hears of. */
export function useGestures(
  props: MapViewProps,
  stage: RefObject<MapStage | null>,
  viewport: RefObject<HTMLDivElement | null>,
  stacks: ReadonlyMap<string, Stack>,
) {
  const [hovered, setHovered] = useState<string | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const latest = useRef({ props, stacks, hovered })
  latest.current = { props, stacks, hovered }
  const { board } = props

  useEffect(() => {
    const made = stage.current
    const element = viewport.current
    if (!made || !element) return
    const gestures = new Gestures(element, made.man, targetsFor(made, latest, setHovered, setDragged, board))
    return () => gestures.close()
  }, [board, stage, viewport])

  return { hovered, dragged }
}

type Latest = RefObject<{
  readonly props: MapViewProps
  readonly stacks: ReadonlyMap<string, Stack>
  readonly hovered: string | null
}>

function targetsFor(
  stage: MapStage,
  latest: Latest,
  setHovered: (hex: string | null) => void,
  setDragged: (dragged: Dragged | null) => void,
  board: MapViewProps['board'],
): GestureTargets {
  const { names } = board.geometry.grid
  const hexAt = (at: Point): string | null => {
    const hex = board.hexAt(stage.toMap(at))
    return hex < 0 ? null : names[hex]
  }
  const hitAt = (at: Point): Hit | null => {
    const hex = hexAt(at)
    if (hex === null) return null
    const { stacks, hovered, props } = latest.current
    const stack = stacks.get(hex)
    if (!stack) return { hex, unit: null }
    const [x, y] = stage.toMap(at)
    const centre = board.centreOf(hex)!
    const count = stack.counters.length
    const layout = hovered === hex && props.scene.fan !== hex ? spread(count) : atRest(count)
    const scale = counterScale(stage.man.camera.zoom)
    const index = counterAt(layout, [(x - centre[0]) / scale, (y - centre[1]) / scale])
    return { hex, unit: index < 0 ? null : stack.counters[index].unit }
  }
  let over: string | null = null
  const endDrag = () => {
    setDragged(null)
    over = null
  }
  return {
    hitAt,
    press: (hit, how) => latest.current.props.onHex(hit.hex, how),
    hover(at) {
      const hex = at && hexAt(at)
      if (hex === latest.current.hovered) return
      setHovered(hex)
      latest.current.props.onHover(hex)
    },
    longPress: hit => latest.current.props.onLongPress?.(hit.hex),
    dragFrom: hit => (hit.unit && latest.current.props.unitsToDrag?.(hit.unit, hit.hex)) || [],
    dragTo(units, at, by) {
      setDragged({ units, at, by })
      const hex = hexAt(at)
      if (hex === over) return
      over = hex
      latest.current.props.onDragOver?.(units, hex)
    },
    drop(units, at) {
      const hex = hexAt(at)
      endDrag()
      if (hex === null) latest.current.props.onDragEnd?.()
      else latest.current.props.onDragUnits?.(units, hex)
    },
    giveUp() {
      endDrag()
      latest.current.props.onDragEnd?.()
    },
    twoFingerTap: () => latest.current.props.onTwoFingerTap?.(),
  }
}
