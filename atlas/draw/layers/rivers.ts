import { kindsIn } from '../../../engine/board/board.ts'
import { type Edge, joinedLines, stems } from '../plane/chains.ts'
import { lengthOf, resample, runs, spline, tapered } from '../plane/curves.ts'
import { handDrawn } from '../plane/noise.ts'
import { smoothRing } from '../plane/paths.ts'
import { apart, contains, type Line, middle, type Point } from '../plane/points.ts'
import type { RiverClass } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { element, group } from '../svg.ts'
import { HEX_HEIGHT, line as lines, water } from '../tokens.ts'

// Rivers run along hexsides. Those of one name are chained into their longest path, turned so that they flow downhill,
// smoothed, and displaced like frontiers. A tributary ends on the smoothed main stream.

export interface River {
  readonly name: string
  readonly class: RiverClass
  /** From source to mouth. */
  readonly curve: readonly Point[]
  readonly length: number
}

interface Course {
  readonly name: string
  readonly class: RiverClass
  line: Point[]
}

const SEAM = 1.3 * HEX_HEIGHT
const STEP = 5
const TO_SEA = 78
const LEAST_RUN = 6

export function riversOf(scene: Scene): River[] {
  const courses = coursesOf(scene)
  const meeting = meetings(courses)
  const drawn = courses.map(course => ({ ...course, line: endsOnMainStreams(course, courses) }))
  for (const course of drawn) {
    const mouth = course.line[course.line.length - 1]
    const isConfluence = (meeting.get(pointKey(mouth)) ?? 0) > 1
    course.line.push(...(isConfluence ? [] : wayOut(scene, mouth)))
    course.line.unshift(...wayOffTheSheet(scene, course.line[0]).reverse())
  }
  return drawn.map(({ name, class: size, line }) => {
    const curve = resample(spline(line, 8), STEP).map(handDrawn)
    return { name, class: size, curve, length: lengthOf(curve) }
  })
}

/** The sides of each river as lines that flow downhill. */
function coursesOf(scene: Scene): Course[] {
  const { presentation, geometry } = scene
  const low = lowGround(scene)
  const confluence = cornerUse(scene)
  const courses: Course[] = []
  for (const { name, class: size, edges } of riverSides(scene)) {
    const mouth = presentation.rivers[name]?.mouth
    const end = mouth === undefined ? null : geometry.centre(geometry.grid.indexOf(mouth))
    const pull = (corner: number) =>
      end === null
        ? (confluence.get(corner)!.size > 1 ? 12 : 0) - low(corner)
        : -apart(end, geometry.cornerPoint(corner))
    const downhill = stems(edges).map(stem =>
      pull(stem[0]) > pull(stem[stem.length - 1]) ? stem.reverse() : stem,
    )
    const joined = joinedLines(
      downhill.map(stem => stem.map(geometry.cornerPoint)),
      SEAM,
    )
    for (const line of joined) courses.push({ name, class: size, line })
  }
  return courses
}

interface RiverSides {
  readonly name: string
  readonly class: RiverClass
  readonly edges: Edge[]
}

/** The hexsides of the rivers by name; those without a name by kind. */
function riverSides({ board, geometry, presentation }: Scene): RiverSides[] {
  const found = new Map<string, RiverSides>()
  for (const hex of geometry.hexes) {
    for (let d = 0; d < 3; d++) {
      const slot = hex * 6 + d
      if (board.grid.neighbours[slot] < 0) continue
      for (const kind of kindsIn(board.hexsideKinds, board.hexsides[slot])) {
        const style = presentation.hexsides[kind]
        if (style?.as !== 'river') continue
        const name = board.hexsideNames.get(slot) ?? ''
        const key = `${name}/${style.class ?? ''}`
        const size = style.class ?? presentation.rivers[name]?.class ?? 'minor'
        if (!found.has(key)) found.set(key, { name, class: size, edges: [] })
        const cell = geometry.cellOf(hex)
        found.get(key)!.edges.push([geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)])
      }
    }
  }
  return [...found.values()]
}

/** The rivers that touch each corner. */
function cornerUse(scene: Scene): Map<number, Set<string>> {
  const use = new Map<number, Set<string>>()
  for (const { name, edges } of riverSides(scene)) {
    for (const corner of edges.flat()) use.set(corner, (use.get(corner) ?? new Set()).add(name))
  }
  return use
}

const SEA_LEVEL = -40

/** Tens of metres of the lowest ground at a corner; the sea is far below everything. */
function lowGround({ geometry, art, grounds }: Scene): (corner: number) => number {
  const heights = art.lowest.split(' ').map(Number)
  const at = new Map<number, number>()
  geometry.hexes.forEach((hex, index) => {
    const height = grounds[hex].has('sea') ? SEA_LEVEL : (heights[index] ?? 0)
    for (let corner = 0; corner < 6; corner++) {
      const key = geometry.cornerKey(geometry.cellOf(hex), corner)
      at.set(key, Math.min(at.get(key) ?? Number.POSITIVE_INFINITY, height))
    }
  })
  return corner => at.get(corner) ?? 0
}

const pointKey = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** How many rivers touch each corner. */
function meetings(courses: readonly Course[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const { line } of courses) {
    for (const key of new Set(line.map(pointKey))) count.set(key, (count.get(key) ?? 0) + 1)
  }
  return count
}

/** Where it ends inside another course, it ends where smoothing leaves that course, not on the corner it cuts off. */
function endsOnMainStreams(course: Course, courses: readonly Course[]): Point[] {
  const line = [...course.line]
  for (const end of [0, line.length - 1]) {
    const key = pointKey(line[end])
    for (const { line: other } of courses) {
      if (other === course.line) continue
      const at = other.findIndex(point => pointKey(point) === key)
      if (at <= 0 || at >= other.length - 1) continue
      const [x, y] = other[at]
      const [fromX, fromY] = middle(other[at - 1], other[at])
      const [toX, toY] = middle(other[at], other[at + 1])
      line[end] = [(fromX + 2 * x + toX) / 4, (fromY + 2 * y + toY) / 4]
      break
    }
  }
  return line
}

/** On to the nearest sea, or off the sheet. */
function wayOut(scene: Scene, mouth: Point): Point[] {
  const { shore, art } = scene
  if (!shore.isLand(mouth)) return []
  let best: { far: number; to: Point } | null = null
  for (let turn = 0; turn < 64; turn++) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 32), Math.sin((turn * Math.PI) / 32)]
    for (let far = 4; far < TO_SEA && far < (best?.far ?? TO_SEA); far += 4) {
      const to: Point = [mouth[0] + far * dx, mouth[1] + far * dy]
      if (shore.isLand(to) || !contains(art.box, to)) continue
      best = { far, to: [to[0] + 12 * dx, to[1] + 12 * dy] }
    }
  }
  return best ? [middle(mouth, best.to), best.to] : wayOffTheSheet(scene, mouth)
}

const RIM = HEX_HEIGHT * 0.8

/** Straight out over the nearest edge, if the end lies on the rim of the board. */
function wayOffTheSheet({ art: { box }, geometry: { extent } }: Scene, end: Point): Point[] {
  const [x, y] = end
  const ways: [number, Point][] = [
    [x - extent.left, [box.left - 30, y]],
    [extent.right - x, [box.right + 30, y]],
    [y - extent.top, [x, box.top - 30]],
    [extent.bottom - y, [x, box.bottom + 30]],
  ]
  const [far, to] = ways.reduce((nearest, way) => (way[0] < nearest[0] ? way : nearest))
  return far < RIM * 0.75 ? [middle(end, to), to] : []
}

/** Filled outlines that widen downstream, with an edge of paper so that they show on dark ground. */
export function riverLayer({ id, shore }: Scene, rivers: readonly River[]): string {
  const shapes = rivers.flatMap(river => riverShapes(river, shore.isLand)).filter(Boolean)
  const again = shapes.map((_, i) => `<use href="#${id(`river-shape${i}`)}"/>`)
  return (
    element('defs', {}, shapes.map((d, i) => element('path', { id: id(`river-shape${i}`), d })).join('')) +
    group(
      { id: id('rivers') },
      group(
        { fill: 'none', stroke: water.riverEdge, 'stroke-width': lines.riverEdge, 'stroke-opacity': 0.75 },
        ...again,
      ),
      group({ fill: water.river }, ...again),
    )
  )
}

/** The stretches of a river that run over land, each as wide as the river is there. */
function riverShapes(river: River, isLand: (point: Point) => boolean): string[] {
  const { curve } = river
  const [from, to] = widths(river)
  const widthAt = (index: number) => from + (to - from) * (index / (curve.length - 1)) ** 0.7
  let at = 0
  return runs(curve, isLand).flatMap(run => {
    const first = curve.indexOf(run[0], at)
    at = first + run.length
    // One point more at either end: the coast is drawn over it.
    const stretch = curve.slice(Math.max(0, first - 1), at + 1)
    // Where it runs in an estuary, the banks come and go.
    if (run.length < LEAST_RUN && run.length < curve.length / 2) return []
    return outline(stretch, widthAt(first), widthAt(Math.min(at, curve.length - 1)))
  })
}

function widths({ class: size, length }: River): [number, number] {
  const [source, mouth] = lines.river[size]
  return [source, source + (mouth - source) * Math.min(1, 0.45 + length / 1800)]
}

function outline(curve: Line, from: number, to: number): string {
  const thin = curve.filter((_, i) => i % 2 === 0 || i === curve.length - 1)
  return thin.length < 2 ? '' : smoothRing(tapered(thin, from, to))
}

/** A whole river, for the legend. */
export const riverShape = (river: River): string => outline(river.curve, ...widths(river))
