import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NO_INSETS } from './camera.ts'
import { minimapSize } from './minimap.tsx'
import type { MapViewProps } from './props.ts'
import { MapStage } from './stage.ts'

export interface Places {
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly stage: RefObject<HTMLDivElement | null>
  readonly under: RefObject<HTMLDivElement | null>
  readonly over: RefObject<HTMLDivElement | null>
  readonly rectangle: RefObject<HTMLDivElement | null>
}

export const isCalm = (asked: boolean | undefined): boolean =>
  asked ??
  (document.documentElement.dataset.motion === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Puts the camera behind the map, and lets it follow the attention of the scene. */
export function useStage({ board, scene, insets, reducedMotion }: MapViewProps) {
  const stage = useRef<MapStage | null>(null)
  const [zoom, setZoom] = useState(1)
  const [sheet, setSheet] = useState<string | null>(null)
  const places: Places = {
    viewport: useRef(null),
    stage: useRef(null),
    under: useRef(null),
    over: useRef(null),
    rectangle: useRef(null),
  }
  const attention = scene.attention.join(' ')
  const followed = useRef('')

  useLayoutEffect(() => {
    const { scale } = minimapSize(board)
    const made = new MapStage(
      board,
      {
        viewport: places.viewport.current!,
        stage: places.stage.current!,
        under: places.under.current!,
        over: places.over.current!,
        rectangle: () => places.rectangle.current && { element: places.rectangle.current, scale },
      },
      setZoom,
      setSheet,
    )
    stage.current = made
    made.man.insets = { ...NO_INSETS, ...insets }
    made.begin(board.pointsOf(scene.attention))
    followed.current = attention
    return () => {
      stage.current = null
      made.close()
    }
  }, [board])

  useLayoutEffect(() => stage.current?.redrawn(zoom), [zoom, board])

  useEffect(() => {
    const made = stage.current
    if (!made) return
    made.man.insets = { ...NO_INSETS, ...insets }
    made.man.isCalm = isCalm(reducedMotion)
  })

  // A card laid beside the map must not cover what is in hand.
  const onTheRight = insets?.right ?? 0
  const wasOnTheRight = useRef(onTheRight)
  useEffect(() => {
    if (onTheRight > wasOnTheRight.current) stage.current?.man.follow(board.pointsOf(scene.attention))
    wasOnTheRight.current = onTheRight
  }, [onTheRight])

  const isVisit = scene.isVisit === true
  useEffect(() => {
    const man = stage.current?.man
    if (attention === followed.current || man === undefined) return
    followed.current = attention
    if (isVisit) man.visit(board.pointsOf(scene.attention))
    else man.follow(board.pointsOf(scene.attention))
  }, [attention])
  useEffect(() => {
    if (!isVisit) stage.current?.man.comeBack()
  }, [isVisit])

  return { stage, zoom, sheet, places }
}
