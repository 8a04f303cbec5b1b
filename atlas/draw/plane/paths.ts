import { type Line, middle, type Point } from './points.ts'

// Path data in as few bytes as possible: relative, one decimal. Differences are taken between rounded points, so
// that no error adds up along a line.

const TENTHS = 10

/** One decimal at most, without a leading zero. */
export function brief(value: number): string {
  const text = String(Math.round(value * TENTHS) / TENTHS)
  if (text === '-0') return '0'
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

export const pair = ([x, y]: Point): string => joined([brief(x), brief(y)])

/** Numbers one after another; a minus sign separates as well as a blank. */
function joined(numbers: readonly string[]): string {
  let text = ''
  for (const number of numbers) text += text === '' || number.startsWith('-') ? number : ` ${number}`
  return text
}

const rounded = (points: Line, quantum: number): Point[] =>
  points.map(([x, y]) => [Math.round(x / quantum) * quantum, Math.round(y / quantum) * quantum])

const TENTH = 0.1

/** A line of straight pieces. */
export function straight(line: Line, close = false): string {
  const points = rounded(line, TENTH)
  const steps: string[] = []
  for (let i = 1; i < points.length; i++) {
    steps.push(brief(points[i][0] - points[i - 1][0]), brief(points[i][1] - points[i - 1][1]))
  }
  return `M${pair(points[0])}${steps.length > 0 ? `l${joined(steps)}` : ''}${close ? 'z' : ''}`
}

/**
 * The B-spline of a closed ring. Each control point mirrors the one before it in the point between them, which is
 * what the `t` of path data does: two numbers a point. The control points lie on a raster of twice the written
 * precision, so the points between them are exact and the mirroring never drifts.
 */
export function smoothRing(ring: Line, quantum = 0.2): string {
  const points = withoutRepeats(rounded(ring, quantum))
  if (points.length < 3) return ''
  const count = points.length
  const start = middle(points[count - 1], points[0])
  const first = middle(points[0], points[1])
  const steps: string[] = []
  let at = first
  for (let i = 1; i < count; i++) {
    const next = middle(points[i], points[(i + 1) % count])
    steps.push(brief(next[0] - at[0]), brief(next[1] - at[1]))
    at = next
  }
  const control = joined([
    brief(points[0][0] - start[0]),
    brief(points[0][1] - start[1]),
    brief(first[0] - start[0]),
    brief(first[1] - start[1]),
  ])
  return `M${pair(start)}q${control}t${joined(steps)}z`
}

/** The B-spline of an open line; the ends are kept. */
export function smoothLine(line: Line, quantum = 0.2): string {
  const points = withoutRepeats(rounded(line, quantum))
  if (points.length < 3) return points.length === 2 ? straight(points) : ''
  const last = points.length - 1
  const start = middle(points[0], points[1])
  const steps: string[] = []
  let at = start
  for (let i = 1; i < last; i++) {
    const next = middle(points[i], points[i + 1])
    if (i === 1) steps.push(brief(points[i][0] - at[0]), brief(points[i][1] - at[1]))
    steps.push(brief(next[0] - at[0]), brief(next[1] - at[1]))
    at = next
  }
  const [bend, rest] = [joined(steps.slice(0, 4)), joined(steps.slice(4))]
  const end = joined([brief(points[last][0] - at[0]), brief(points[last][1] - at[1])])
  const from = joined([brief(start[0] - points[0][0]), brief(start[1] - points[0][1])])
  return `M${pair(points[0])}l${from}q${bend}${rest === '' ? '' : `t${rest}`}l${end}`
}

function withoutRepeats(points: Line): Point[] {
  return points.filter((point, i) => {
    const before = points[i - 1]
    return before === undefined || point[0] !== before[0] || point[1] !== before[1]
  })
}
