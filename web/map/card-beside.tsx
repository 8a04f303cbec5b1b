// A card of the shell beside a hex, where it covers neither the units in hand nor the plan.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { boxAround, type Point } from '../../atlas/draw/plane/points.ts'
import type { MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import { beside } from './fan.ts'
import type { MapCard } from './props.ts'
import type { Stack } from './stacks.ts'
import type { MapStage } from './stage.ts'

interface Props {
  readonly board: MapBoard
  readonly scene: MapScene
  readonly stacks: ReadonlyMap<string, Stack>
  readonly zoom: number
  readonly stage: RefObject<MapStage | null>
  readonly card: MapCard
}

const ORDER = ['right', 'left', 'below', 'above'] as const

export function CardBeside({ board, scene, stacks, zoom, stage, card }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Point | null>(null)

  useLayoutEffect(() => {
    const centre = board.centreOf(card.hex)
    const man = stage.current
    if (!centre || !man || !element.current) return
    const { offsetWidth: width, offsetHeight: height } = element.current
    const counters = [...stacks.keys()]
    const boxes = (hexes: readonly string[], reach: number) =>
      board.pointsOf(hexes).map(point => boxAround(man.toView(point), reach * zoom))
    // Other counters may be covered if need be, so they count for less.
    const others = [...boxes([...busyHexes(scene), ...(card.clearOf ?? [])], 40), ...boxes(counters, 13)]
    const { view, insets } = man.man
    // On a phone the sheet lies over the foot of the map.
    const open = { width: view.width, height: view.height - insets.bottom }
    const { left, top } = beside(man.toView(centre), 48 * zoom, { width, height }, open, others, ORDER)
    const { camera } = man.man
    const { paper } = board
    const x = left + (camera.x - paper.left) * zoom
    const y = top + (camera.y - paper.top) * zoom
    setPlace(before => (before && before[0] === x && before[1] === y ? before : [x, y]))
  }, [board, scene, stacks, zoom, stage, card])

  return (
    <div
      ref={element}
      className="map-paper map-card"
      style={place ? { left: place[0], top: place[1] } : { visibility: 'hidden' }}
    >
      {card.body}
    </div>
  )
}

const busyHexes = ({ plan, fan, lights, cursor }: MapScene): string[] => [
  ...(plan?.path ?? []),
  ...(fan === null ? [] : [fan]),
  ...(cursor === null ? [] : [cursor]),
  ...lights.map(({ hex }) => hex),
]
