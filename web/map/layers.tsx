// The drawn layers of the map. Each depends on its part of the scene alone, so a click redraws what it changed.
import { memo, useMemo, useRef } from 'react'
import { COUNTER_SIZE, placed } from '../../atlas/draw/counters/stack.ts'
import { type Detail, detailFor } from '../../atlas/draw/counters/style.ts'
import { drawBadge } from '../../atlas/draw/layers/badges.ts'
import type { Point } from '../../atlas/draw/plane/points.ts'
import type { MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import type { CounterFaces } from './faces.ts'
import {
  arrowSvg,
  choicesSvg,
  cursorSvg,
  figuresSvg,
  ghostSvg,
  lightSign,
  lightSvg,
  planSvg,
  trailSvg,
} from './mark-svg.ts'
import { patterns, underLinesSvg, valuesSvg } from './overlay-svg.ts'
import { type Stack, stackSvg } from './stacks.ts'
import { placeTags, tagSvg } from './tags.ts'
import { useGlides } from './use-glides.ts'

const boxOf = ({ paper }: MapBoard): string =>
  `${paper.left} ${paper.top} ${paper.right - paper.left} ${paper.bottom - paper.top}`

const Drawn = memo(({ svg, name }: { readonly svg: string; readonly name?: string }) => (
  <g className={name} dangerouslySetInnerHTML={{ __html: svg }} />
))

interface UnderProps {
  readonly board: MapBoard
  readonly overlays: MapScene['overlays']
  readonly reach: MapScene['reach']
  readonly lights: MapScene['lights']
}

/** Between the ground and the lines of the map. */
export const UnderLines = memo(({ board, overlays, reach, lights }: UnderProps) => {
  const svg = useMemo(() => underLinesSvg(board, { overlays, reach }), [board, overlays, reach])
  const choices = useMemo(() => choicesSvg(board, lights), [board, lights])
  const definitions = useMemo(patterns, [])
  return (
    <svg className="map-drawing" viewBox={boxOf(board)} preserveAspectRatio="none" aria-hidden="true">
      <Drawn svg={`<defs>${definitions}</defs>`} />
      <Drawn svg={svg} />
      <Drawn svg={choices} />
    </svg>
  )
})

interface PiecesProps {
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly scene: MapScene
  readonly stacks: ReadonlyMap<string, Stack>
  readonly spread: string | null
  readonly detail: Detail
  readonly scale: number
  readonly showsFigures: boolean
  isCalm(): boolean
}

/** Counters, and the signs under and over them. */
export const Pieces = memo((props: PiecesProps) => {
  const { board, faces, scene, stacks, spread, detail, scale, showsFigures } = props
  const { lights, plan, arrows, reach, tags, cursor } = scene
  const drawing = useRef<SVGSVGElement>(null)
  useGlides(board, stacks, drawing, scale, props.isCalm)
  const rings = useMemo(() => lights.map(light => lightSvg(board, light)).join(''), [board, lights])
  const signs = useMemo(() => lights.map(light => lightSign(board, light)).join(''), [board, lights])
  const planned = useMemo(() => (plan ? planSvg(board, plan) : null), [board, plan])
  const ghost = useMemo(
    () => ghostOf(board, faces, plan, stacks, detail),
    [board, faces, plan, stacks, detail],
  )
  const trails = useMemo(
    () => (scene.trails ?? []).map(trail => trailSvg(board, trail)).join(''),
    [board, scene.trails],
  )
  const pointed = useMemo(() => arrows.map(arrow => arrowSvg(board, arrow)).join(''), [board, arrows])
  const figures = useMemo(
    () =>
      reach && showsFigures
        ? figuresSvg(board, reach, hex => stacks.has(hex) || plan?.path.includes(hex) === true)
        : '',
    [board, reach, showsFigures, stacks, plan],
  )
  const values = useMemo(() => valuesSvg(board, scene.overlays), [board, scene.overlays])
  const labels = useMemo(
    () => placeTags(board, { tags, lights, arrows }, stacks.keys()).map(tagSvg).join(''),
    [board, tags, lights, arrows, stacks],
  )
  return (
    <svg
      ref={drawing}
      className="map-drawing"
      viewBox={boxOf(board)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Drawn svg={rings} name="map-rings" />
      <Discs board={board} discs={scene.discs} />
      <Drawn svg={planned?.way ?? ''} />
      <Drawn svg={trails} name="map-trails" />
      <Markers board={board} faces={faces} markers={scene.markers} stacks={stacks} where="free" />
      {[...stacks.values()].map(stack => (
        <StackView
          key={stack.hex}
          board={board}
          faces={faces}
          stack={stack}
          detail={detail}
          scale={scale}
          isSpread={spread === stack.hex}
        />
      ))}
      <Markers board={board} faces={faces} markers={scene.markers} stacks={stacks} where="taken" />
      <Drawn svg={ghost + (planned?.costs ?? '') + pointed} />
      <Drawn svg={figures} name="map-figures" />
      <Drawn svg={values} />
      <Drawn svg={signs} />
      <Drawn svg={cursorSvg(board, cursor)} name="map-cursor" />
      <Drawn svg={labels} name="map-tags" />
    </svg>
  )
})

function ghostOf(
  board: MapBoard,
  faces: CounterFaces,
  plan: MapScene['plan'],
  stacks: ReadonlyMap<string, Stack>,
  detail: Detail,
): string {
  const goal = plan?.path.at(-1)
  if (!plan || !goal || plan.path.length < 2) return ''
  const chosen = stacks.get(plan.path[0])?.counters.find(({ states }) => states.includes('selected'))
  return chosen?.unit ? ghostSvg(board, goal, faces.face(chosen.unit, [], detail)) : ''
}

interface StackProps {
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly stack: Stack
  readonly detail: Detail
  readonly scale: number
  readonly isSpread: boolean
}

const StackView = memo(({ board, faces, stack, detail, scale, isSpread }: StackProps) => {
  const at = board.centreOf(stack.hex)
  if (!at) return null
  const svg = stackSvg(faces, stack, detail, isSpread)
  return (
    <g
      data-hex={stack.hex}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
})

interface DiscsProps {
  readonly board: MapBoard
  readonly discs: MapScene['discs']
}

/** Beside the square of a counter, where the map leaves room for one; those that the map prints where the game names none. */
const Discs = memo(({ board, discs }: DiscsProps) => {
  const svg = useMemo(() => {
    const printed = board.sheets.flatMap(({ entry, offset: [dx, dy] }) =>
      (entry.discs ?? []).map(({ hex, text, at: [x, y] }) => ({ hex, text, at: [x + dx, y + dy] as Point })),
    )
    const places = new Map(printed.map(({ hex, at }) => [hex, at]))
    return (discs ?? printed)
      .map(({ hex, text }) => {
        const centre = board.centreOf(hex)
        const at = places.get(hex) ?? (centre && ([centre[0] + 33, centre[1] + 9] as Point))
        return at ? drawBadge('disc', text, at) : ''
      })
      .join('')
  }, [board, discs])
  return <Drawn svg={svg} name="map-discs" />
})

interface MarkersProps {
  readonly board: MapBoard
  readonly faces: CounterFaces
  readonly markers: MapScene['markers']
  readonly stacks: ReadonlyMap<string, Stack>
  /** On hexes without counters, or on those with some. */
  readonly where: 'free' | 'taken'
}

const MARKER = COUNTER_SIZE * 0.8
/** Large enough to be read beside a counter. */
const BESIDE = COUNTER_SIZE * 0.42

/** A marker lies in the middle of an empty hex; where counters are, it is a whole small sign at the lower left, above them. */
const Markers = memo(({ board, faces, markers, stacks, where }: MarkersProps) => {
  const svg = useMemo(() => {
    const seen = new Map<string, number>()
    return markers
      .filter(({ hex }) => stacks.has(hex) === (where === 'taken'))
      .map(marker => {
        const at = board.centreOf(marker.hex)
        if (!at) return ''
        const before = seen.get(marker.hex) ?? 0
        seen.set(marker.hex, before + 1)
        const isTaken = where === 'taken'
        const size = isTaken ? BESIDE : MARKER
        const x = isTaken ? at[0] - 48 + before * (BESIDE + 1) : at[0] - size / 2 + before * 10
        const y = isTaken ? at[1] + 9 : at[1] - size / 2
        return placed([x, y], size, faces.marker(marker), marker.kind !== 'control')
      })
      .join('')
  }, [board, faces, markers, stacks, where])
  return <Drawn svg={svg} name="map-markers" />
})

export const detailAt = (zoom: number): Detail => detailFor(COUNTER_SIZE * zoom)
