import { type Box, contains, type Line, type Point } from './points.ts'

// Large shapes cut into blocks: a renderer skips the blocks that it does not show, but never half of a shape.

type Cut = readonly [isInside: (point: Point) => boolean, edge: (a: Point, b: Point) => Point]

/** What of a ring lies inside a box; where it leaves, the ring follows the edge of the box. */
export function cutToBox(ring: Line, box: Box): Line {
  if (ring.every(point => contains(box, point))) return ring
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y]
  const cuts: readonly Cut[] = [
    [point => point[0] >= box.left, atX(box.left)],
    [point => point[0] <= box.right, atX(box.right)],
    [point => point[1] >= box.top, atY(box.top)],
    [point => point[1] <= box.bottom, atY(box.bottom)],
  ]
  return cuts.reduce(cutAtLine, ring)
}

function cutAtLine(ring: Line, [isInside, edge]: Cut): Line {
  const out: Point[] = []
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]
    if (isInside(point) !== isInside(before)) out.push(edge(before, point))
    if (isInside(point)) out.push(point)
  })
  return out
}

/** The parts of a line that lie in a box, one point beyond it included. */
export function partsInBox(line: Line, box: Box): Line[] {
  const parts: Point[][] = []
  let part: Point[] | null = null
  for (let i = 0; i < line.length; i++) {
    const isNear = contains(box, line[i]) || (i > 0 && contains(box, line[i - 1]))
    if (isNear && part === null && i > 0) part = [line[i - 1]]
    if (isNear) {
      part = [...(part ?? []), line[i]]
    } else if (part !== null) {
      parts.push(part)
      part = null
    }
  }
  return part === null ? parts : [...parts, part]
}

/** Squares of at most `size` that cover a box. */
export function blocksOf(box: Box, size: number): Box[] {
  const columns = Math.ceil((box.right - box.left) / size)
  const rows = Math.ceil((box.bottom - box.top) / size)
  return Array.from({ length: columns * rows }, (_, i) => {
    const left = box.left + (i % columns) * size
    const top = box.top + Math.floor(i / columns) * size
    return { left, top, right: Math.min(left + size, box.right), bottom: Math.min(top + size, box.bottom) }
  })
}
