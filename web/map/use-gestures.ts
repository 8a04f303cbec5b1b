import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, contains, type Point } from '../../atlas/draw/plane/points.ts'
import type { MapBoard } from './board.ts'
import type { Dragged } from './drag-ghost.tsx'
import { Gestures, type GestureTargets, type Hit } from './gestures.ts'
import type { MapViewProps, Press } from './props.ts'
import { atRest, counterAt, counterScale, type Stack, spread, spreadHex } from './stacks.ts'
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
  const [box, setBox] = useState<Box | null>(null)
  const latest = useRef({ props, stacks, hovered })
  latest.current = { props, stacks, hovered }
  const { board } = props

  useEffect(() => {
    const made = stage.current
    const element = viewport.current
    if (!made || !element) return
    const gestures = new Gestures(
      element,
      made.man,
      targetsFor(made, latest, setHovered, setDragged, setBox, board),
    )
    return () => gestures.close()
  }, [board, stage, viewport])

  return { hovered, dragged, box }
}

type Latest = RefObject<{
  readonly props: MapViewProps
  readonly stacks: ReadonlyMap<string, Stack>
  readonly hovered: string | null
}>

type SetHovered = (hex: string | null) => void
type SetDragged = (dragged: Dragged | null) => void

function targetsFor(
  stage: MapStage,
  latest: Latest,
  setHovered: SetHovered,
  setDragged: SetDragged,
  setBox: (box: Box | null) => void,
  board: MapBoard,
): GestureTargets {
  const hexAt = (at: Point): string | null => {
    const hex = board.hexAt(stage.toMap(at))
    return hex < 0 ? null : board.grid.names[hex]
  }
  return {
    hitAt(at) {
      const hex = hexAt(at)
      return hex === null ? null : { hex, unit: unitAt(board, stage, latest, hex, at) }
    },
    press(hit, how) {
      stage.man.pressed()
      latest.current.props.onHex(hit.hex, how)
    },
    hover(at) {
      const hex = at && hexAt(at)
      if (hex === latest.current.hovered) return
      setHovered(hex)
      latest.current.props.onHover(hex)
    },
    longPress: hit => latest.current.props.onLongPress?.(hit.hex),
    twoFingerTap: () => latest.current.props.onTwoFingerTap?.(),
    drawBox: (from, to) => setBox(boxOf(from, to)),
    endBox(from, to) {
      setBox(null)
      if (to === null) return
      const box = boxOf(stage.toMap(from), stage.toMap(to))
      const inside = [...latest.current.stacks.keys()].filter(hex => {
        const at = board.centreOf(hex)
        return at !== null && contains(box, at)
      })
      latest.current.props.onBox?.(inside)
    },
    ...draggingFor(latest, setDragged, hexAt),
  }
}

const boxOf = (a: Point, b: Point): Box => ({
  left: Math.min(a[0], b[0]),
  top: Math.min(a[1], b[1]),
  right: Math.max(a[0], b[0]),
  bottom: Math.max(a[1], b[1]),
})

/** The counter of a stack that lies under the pointer. */
function unitAt(
  board: MapBoard,
  { man, toMap }: MapStage,
  latest: Latest,
  hex: string,
  at: Point,
): string | null {
  const { stacks, hovered, props } = latest.current
  const counters = stacks.get(hex)?.counters
  const centre = board.centreOf(hex)
  if (!counters || !centre) return null
  const isOpen = spreadHex(hovered, props.scene.fan, man.camera.zoom, false) === hex
  const layout = isOpen ? spread(counters.length) : atRest(counters.length)
  const scale = counterScale(man.camera.zoom)
  const [x, y] = toMap(at)
  const index = counterAt(layout, [(x - centre[0]) / scale, (y - centre[1]) / scale])
  return index < 0 ? null : counters[index].unit
}

function draggingFor(latest: Latest, setDragged: SetDragged, hexAt: (at: Point) => string | null) {
  let over: string | null = null
  const end = () => {
    setDragged(null)
    over = null
  }
  return {
    dragFrom: ({ unit, hex }: Hit): readonly string[] =>
      (unit !== null && latest.current.props.unitsToDrag?.(unit, hex)) || [],
    dragTo(units: readonly string[], at: Point, by: Press['by']) {
      setDragged({ units, at, by })
      const hex = hexAt(at)
      if (hex === over) return
      over = hex
      latest.current.props.onDragOver?.(units, hex)
    },
    drop(units: readonly string[], at: Point) {
      const hex = hexAt(at)
      end()
      if (hex === null) latest.current.props.onDragEnd?.()
      else latest.current.props.onDragUnits?.(units, hex)
    },
    giveUp() {
      end()
      latest.current.props.onDragEnd?.()
    },
  }
}
