// Counters of a scene as stacks, each a piece of SVG text: a stack that has not changed gives the same text, so React
// leaves it alone.

import { letters } from '../../atlas/draw/counters/face.ts'
import { COUNTER_SIZE, placed } from '../../atlas/draw/counters/stack.ts'
import type { Detail } from '../../atlas/draw/counters/style.ts'
import type { Point } from '../../atlas/draw/plane/points.ts'
import { circle, element, rectangle } from '../../atlas/draw/svg.ts'
import { disc, counter as token } from '../../atlas/draw/tokens.ts'
import type { CounterPicture } from '../../table/scene.ts'
import { hexPixels } from './board.ts'
import type { CounterFaces } from './faces.ts'

export interface Stack {
  readonly hex: string
  /** The top one first. */
  readonly counters: readonly CounterPicture[]
}

export function stacksOf(counters: readonly CounterPicture[]): Map<string, Stack> {
  const hexes = new Map<string, CounterPicture[]>()
  for (const counter of counters) {
    const there = hexes.get(counter.hex)
    if (there) there.push(counter)
    else hexes.set(counter.hex, [counter])
  }
  const stacks = new Map<string, Stack>()
  for (const [hex, there] of hexes)
    stacks.set(hex, { hex, counters: there.sort((a, b) => a.depth - b.depth) })
  return stacks
}

/** Seen from far away counters grow over their hex as far as their neighbours allow. */
export const counterScale = (zoom: number): number => (COUNTER_SIZE * zoom < 24 ? 1.25 : 1)

/** Figures vanish, and stacks no longer spread, when a hex is lower than this on the screen. */
export const FIGURES_FROM = 40

/** A stack spreads under the pointer, unless it lies open already or is too small to be read. */
export const spreadHex = (
  hovered: string | null,
  fan: string | null,
  zoom: number,
  isDragging: boolean,
): string | null => (hovered === fan || isDragging || hexPixels(zoom) < FIGURES_FROM ? null : hovered)

export interface Placed {
  /** Index in the stack. */
  readonly index: number
  /** Upper left corner, from the middle of the hex. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const STEP = (token.stackOffset / 100) * COUNTER_SIZE

/** At rest: the top counter and the edges of two more, centred in the hex. The bottom one first. */
export function atRest(count: number): Placed[] {
  const shown = Math.min(count, token.stackShown)
  const middle = ((shown - 1) * STEP) / 2
  return Array.from({ length: shown }, (_, i) => {
    const index = shown - 1 - i
    return {
      index,
      x: -COUNTER_SIZE / 2 - middle + STEP * index,
      y: -COUNTER_SIZE / 2 + middle - STEP * index,
      size: COUNTER_SIZE,
    }
  })
}

const SPREAD_WIDTH = 74
const SPREAD_HEIGHT = 66

/** Under the pointer: all of them side by side within the hex, the top one first. */
export function spread(count: number): Placed[] {
  const columns = count <= 2 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 4
  const rows = Math.ceil(count / columns)
  const size = Math.min(SPREAD_WIDTH / columns, SPREAD_HEIGHT / rows, COUNTER_SIZE) - 1
  const pitch = size + 1
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      index,
      x: (index % columns) * pitch - (inRow * pitch) / 2 + 0.5,
      y: row * pitch - (rows * pitch) / 2 + 0.5,
      size,
    }
  })
}

/** Index of the counter at a point, from the middle of the hex; -1 beside all of them. */
export function counterAt(layout: readonly Placed[], [x, y]: Point): number {
  for (let i = layout.length - 1; i >= 0; i--) {
    const { index, x: left, y: top, size } = layout[i]
    if (x >= left && y >= top && x <= left + size && y <= top + size) return index
  }
  return -1
}

export function stackSvg(
  faces: CounterFaces,
  { counters }: Stack,
  detail: Detail,
  isSpread: boolean,
): string {
  const layout = isSpread ? spread(counters.length) : atRest(counters.length)
  // The fan or the sheet says which of a stack are chosen; on the map the stack is chosen as one.
  const isChosen = !isSpread && counters.some(({ states }) => states.includes('selected'))
  let svg = ''
  for (const place of layout) {
    const counter = counters[place.index]
    const states = isChosen
      ? counter.states.filter(state => state !== 'selected' && state !== 'pale')
      : counter.states
    svg +=
      !isSpread && place.index > 0
        ? placed([place.x, place.y], place.size, back(counter.unit ?? counters[0].unit, faces))
        : counterSvg(faces, { ...counter, states }, place, isSpread && detail !== 'small' ? 'field' : detail)
  }
  if (!isSpread && counters.length > 1) svg += badge(counters.length, layout.at(-1)!)
  return svg
}

function counterSvg(
  faces: CounterFaces,
  { unit, states, shortage }: CounterPicture,
  { x, y, size }: Placed,
  detail: Detail,
): string {
  const card = unit === null ? HIDDEN : faces.face(unit, states, detail, shortage)
  const face = placed([x, y], size, card + (states.includes('eligible') ? eligible() : ''))
  return states.includes('pale') ? element('g', { opacity: 0.5 }, face) : face
}

/** What shows of a counter under others, and all that is known of a hidden one. */
const back = (unit: string | null, faces: CounterFaces): string =>
  rectangle(1, 1, 98, 98, unit === null ? token.spent : faces.colour(unit), {
    rx: token.corner,
    stroke: token.edge,
    'stroke-width': 2.4,
  })

/** A counter of which only the place is known. */
export const HIDDEN =
  rectangle(1, 1, 98, 98, token.spent, { rx: token.corner, stroke: token.edge, 'stroke-width': 2.4 }) +
  letters(50, 71, '?', 60, token.spentInk)

/** You may click this: a thin pale line, dark on both sides. */
const eligible = (): string =>
  rectangle(-3, -3, 106, 106, 'none', { rx: 10, stroke: token.edge, 'stroke-width': 7 }) +
  rectangle(-3, -3, 106, 106, 'none', { rx: 10, stroke: '#fff6d8', 'stroke-width': 3.6 })

function badge(count: number, { x, y, size }: Placed): string {
  const radius = size * 0.15
  const at: Point = [x + size * 0.02, y + size * 0.02]
  return (
    circle(at, radius, token.edge, { stroke: disc.ink, 'stroke-width': 1.4 }) +
    letters(at[0], at[1] + radius * 0.54, String(count), radius * 1.55, disc.ink)
  )
}
