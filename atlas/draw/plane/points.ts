/** A point of the picture; one unit is one pixel at 100 %, y grows downwards. */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export const boxAround = ([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
})

export const grown = (box: Box, by: number, byHeight = by): Box => ({
  left: box.left - by,
  top: box.top - byHeight,
  right: box.right + by,
  bottom: box.bottom + byHeight,
})

export function boxOf(points: Iterable<Point>): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

export const contains = (box: Box, [x, y]: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Positive for a ring that runs clockwise in a picture whose y grows downwards. */
export function signedArea(ring: Line): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  }
  return twice / 2
}

export const areaOf = (ring: Line): number => Math.abs(signedArea(ring))
