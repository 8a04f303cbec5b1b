import type { Counter } from '../../../engine/forces/counter.ts'
import type { Point } from '../plane/points.ts'
import { circle, element, rectangle } from '../svg.ts'
import { disc, HEX_HEIGHT, counter as token } from '../tokens.ts'
import { counterFace, letters } from './face.ts'
import type { CounterState, CounterStyle } from './style.ts'

/** What a counter measures on a map at 100 %. */
export const COUNTER_SIZE = HEX_HEIGHT * token.ofHex

const round = (value: number): number => Math.round(value * 1000) / 1000

/** A face with its upper left corner at a point, `size` units wide. The shadow is two flat shapes: hundreds are cheap. */
export function placed(at: Point, size: number, face: string, hasShadow = true): string {
  const shadow = hasShadow
    ? rectangle(3, 5, 99, 98, token.shadow, { rx: 8, opacity: 0.22 }) +
      rectangle(2, 3, 99, 98, token.shadow, { rx: 8, opacity: 0.25 })
    : ''
  const transform = `translate(${round(at[0])} ${round(at[1])}) scale(${round(size / 100)})`
  return element('g', { transform }, shadow + face)
}

export interface Stacked {
  readonly counter: Counter
  readonly state?: CounterState
}

/** The top counter at a point, up to two more fanned to the upper right behind it, and a badge that counts all. */
export function stack(
  style: CounterStyle,
  units: readonly Stacked[],
  at: Point,
  size: number,
  pixels = size,
): string {
  const step = (token.stackOffset * size) / 100
  const shown = units.slice(0, token.stackShown)
  const faces = shown.map(({ counter, state }, i) =>
    placed([at[0] + step * i, at[1] - step * i], size, counterFace(style, counter, pixels, state)),
  )
  return faces.reverse().join('') + (units.length > 1 ? badge(units.length, at, size) : '')
}

function badge(count: number, [x, y]: Point, size: number): string {
  const radius = Math.max(7.5, size * 0.135)
  const middle: Point = [x + size * 0.02, y + size * 0.02]
  return (
    circle(middle, round(radius), token.edge, { stroke: disc.ink, 'stroke-width': round(radius * 0.17) }) +
    letters(middle[0], middle[1] + radius * 0.52, String(count), radius * 1.5, disc.ink)
  )
}

/** A stack in the middle of a hex. */
export const stackAt = (style: CounterStyle, units: readonly Stacked[], [x, y]: Point, zoom = 1): string =>
  stack(style, units, [x - COUNTER_SIZE / 2, y - COUNTER_SIZE / 2], COUNTER_SIZE, COUNTER_SIZE * zoom)
