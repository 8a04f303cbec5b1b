import { apart, between, type Line, middle, type Point } from './points.ts'

function bend(from: Point, control: Point, to: Point, t: number): Point {
  const a = (1 - t) * (1 - t)
  const b = 2 * t * (1 - t)
  const c = t * t
  return [a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]]
}

/** Quadratic B-spline: touches every side of the control polygon at its middle. The ends are kept. */
export function spline(line: Line, steps = 6): Point[] {
  const last = line.length - 1
  if (last < 2) return [...line]
  const out: Point[] = [line[0]]
  for (let i = 1; i < last; i++) {
    const from = middle(line[i - 1], line[i])
    const to = middle(line[i], line[i + 1])
    for (let s = i === 1 ? 0 : 1; s <= steps; s++) out.push(bend(from, line[i], to, s / steps))
  }
  out.push(line[last])
  return out
}

export function closedSpline(ring: Line, steps = 6): Point[] {
  const count = ring.length
  if (count < 3) return [...ring]
  const out: Point[] = []
  for (let i = 0; i < count; i++) {
    const from = middle(ring[(i + count - 1) % count], ring[i])
    const to = middle(ring[i], ring[(i + 1) % count])
    for (let s = 0; s < steps; s++) out.push(bend(from, ring[i], to, s / steps))
  }
  return out
}

export function lengthOf(line: Line): number {
  let length = 0
  for (let i = 1; i < line.length; i++) length += apart(line[i - 1], line[i])
  return length
}

/** The same line with a point every `step` units; the ends are kept. */
export function resample(line: Line, step: number): Point[] {
  const out: Point[] = [line[0]]
  let sinceLast = 0
  for (let i = 1; i < line.length; i++) {
    const length = apart(line[i - 1], line[i])
    let at = step - sinceLast
    for (; at < length; at += step) out.push(between(line[i - 1], line[i], at / length))
    sinceLast = length - (at - step)
  }
  const end = line[line.length - 1]
  if (out.length > 1 && apart(out[out.length - 1], end) < step / 3) out.pop()
  out.push(end)
  return out
}

/** The unit normal at each point: to the right of the way in a picture whose y grows downwards. */
function normals(line: Line): Point[] {
  return line.map((_, i) => {
    const before = line[Math.max(0, i - 1)]
    const after = line[Math.min(line.length - 1, i + 1)]
    const length = apart(before, after) || 1
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length]
  })
}

/** The line moved sideways; positive is to the right of the way. */
export function offset(line: Line, by: number): Point[] {
  const across = normals(line)
  return line.map(([x, y], i) => [x + across[i][0] * by, y + across[i][1] * by])
}

/** The outline of a line that is `from` wide at its beginning and `to` at its end. */
export function tapered(line: Line, from: number, to: number): Point[] {
  const across = normals(line)
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const half = (from + (to - from) * (i / (line.length - 1)) ** 0.7) / 2
    left.push([x + across[i][0] * half, y + across[i][1] * half])
    right.push([x - across[i][0] * half, y - across[i][1] * half])
  })
  return [...left, ...right.reverse()]
}

/** The stretches of a line whose points pass a test, two points at least. */
export function runs(line: Line, test: (point: Point) => boolean): Point[][] {
  const found: Point[][] = []
  let run: Point[] = []
  for (const point of line) {
    if (test(point)) run.push(point)
    else if (run.length > 0) {
      found.push(run)
      run = []
    }
  }
  return [...found, run].filter(each => each.length > 1)
}
