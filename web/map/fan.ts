// Where the open fan and cards stand beside a hex.
import { type Box, overlap, type Point } from '../../atlas/draw/plane/points.ts'
import type { View } from './camera.ts'

export const FAN_COUNTER = 50
const GAP = 6
const PADDING = 7
export const FAN_ROW = 6

export interface FanLayout {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** One row of full-size counters; more than six wrap into even rows. */
export function fanLayout(count: number): FanLayout {
  const rows = Math.max(1, Math.ceil(count / FAN_ROW))
  const columns = Math.ceil(count / rows)
  return {
    columns,
    rows,
    width: columns * (FAN_COUNTER + GAP) - GAP + 2 * PADDING,
    height: rows * (FAN_COUNTER + GAP) - GAP + 2 * PADDING,
  }
}

export type Side = 'above' | 'below' | 'left' | 'right'

export interface Beside {
  readonly side: Side
  /** Upper left corner, in pixels of the view. */
  readonly left: number
  readonly top: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const EDGE = 8

/**
 * Beside a hex, on the first side of `order` where it fits; places that cover `others` are worse the more they cover.
 * `away` is the distance from the middle of the hex.
 */
export function beside(
  [x, y]: Point,
  away: number,
  size: Size,
  view: View,
  others: readonly Box[],
  order: readonly Side[],
): Beside {
  let best: Beside | null = null
  let least = Number.POSITIVE_INFINITY
  order.forEach((side, preference) => {
    const wanted = cornerAt(side, [x, y], away, size)
    const left = clamp(wanted[0], EDGE, view.width - size.width - EDGE)
    const top = clamp(wanted[1], EDGE, view.height - size.height - EDGE)
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    const pushed =
      side === 'above' || side === 'below' ? Math.abs(top - wanted[1]) : Math.abs(left - wanted[0])
    const cost = preference * 40 + pushed * 400 + others.reduce((sum, other) => sum + overlap(box, other), 0)
    if (cost >= least) return
    least = cost
    best = { side, left, top }
  })
  return best!
}

const SIDES: readonly Side[] = ['above', 'below', 'right', 'left']

/** The nearest place beside a hex, no farther than `farthest`, that lies within `open` and on none of `taken`; null if there is none. */
export function freePlace(
  at: Point,
  away: number,
  farthest: number,
  size: Size,
  open: Box | null,
  taken: readonly Box[],
): Beside | null {
  for (let distance = away; distance <= farthest; distance += away / 2) {
    for (const side of SIDES) {
      const [left, top] = cornerAt(side, at, distance, size)
      const box = { left, top, right: left + size.width, bottom: top + size.height }
      const isInside =
        open === null ||
        (left >= open.left && top >= open.top && box.right <= open.right && box.bottom <= open.bottom)
      if (isInside && taken.every(other => overlap(box, other) === 0)) return { side, left, top }
    }
  }
  return null
}

function cornerAt(side: Side, [x, y]: Point, away: number, { width, height }: Size): Point {
  if (side === 'above') return [x - width / 2, y - away - height]
  if (side === 'below') return [x - width / 2, y + away]
  return [side === 'left' ? x - away - width : x + away, y - height / 2]
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))
