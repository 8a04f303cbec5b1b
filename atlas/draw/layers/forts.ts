import { lengthOf, offset, resample, spline } from '../plane/curves.ts'
import { brief, smoothLine } from '../plane/paths.ts'
import { between, type Line, type Point } from '../plane/points.ts'
import type { FortStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { filled, group, stroked } from '../svg.ts'
import { fort, HEX_HEIGHT, ink, line as lines } from '../tokens.ts'

// Works stand inside their hex, 12 units from the sides that face the enemy; the teeth point at the enemy.

export interface FortTrace {
  readonly style: FortStyle
  readonly line: Line
}

const INSET = 13.5
const RING_INSET = 12
const SIGHT = 3.2 * HEX_HEIGHT

export function fortTraces(scene: Scene): FortTrace[] {
  const { presentation, board, geometry } = scene
  if (!presentation.forts) return []
  const { feature, kinds } = presentation.forts
  return board.hexesWith(feature).flatMap(hex => {
    const style = kinds[board.feature(hex, feature)!]
    return style && geometry.hexes.includes(hex) ? [{ style, line: traceOf(scene, hex, style) }] : []
  })
}

function traceOf(scene: Scene, hex: number, style: FortStyle): Line {
  if (style.as === 'ring') return ringOf(scene.geometry.corners(hex, RING_INSET))
  const run = facingRun(facingSides(scene, hex, style))
  const corners = scene.geometry.corners(hex, INSET)
  const corner = (k: number) => corners[(k + 6) % 6]
  // A single side reaches a little round both corners.
  const reach = run.length === 1 ? 0.42 : 0.16
  const [first, last] = [run[0], run[run.length - 1]]
  const points: Point[] = [between(corner(first), corner(first - 1), reach)]
  for (const side of run) {
    for (const share of [0.06, 0.24, 0.76, 0.94]) points.push(between(corner(side), corner(side + 1), share))
  }
  points.push(between(corner(last + 1), corner(last + 2), reach))
  return spline(points, 4)
}

/** All round, closed in the middle of a side. */
const ringOf = (corners: readonly Point[]): Line => {
  const start = between(corners[0], corners[1], 0.5)
  return spline([start, ...corners.slice(1), corners[0], start], 6)
}

/** The sides towards the regions that the works face; away from a frontier, towards the nearest of their hexes. */
function facingSides(
  { board, geometry, isDry }: Scene,
  hex: number,
  { faces, towards }: FortStyle,
): boolean[] {
  const isFaced = (other: number) =>
    other >= 0 &&
    (isDry(other) ? faces.includes(board.regionKinds[board.region[other]]) : faces.includes('sea'))
  const facing = [0, 1, 2, 3, 4, 5].map(d => isFaced(board.grid.neighbours[hex * 6 + d]))
  if (facing.some(Boolean)) return facing
  const [x, y] = geometry.centre(hex)
  const angle = ((towards ?? 0) * Math.PI) / 180
  let [pullX, pullY] = towards === undefined ? [0, 0] : [Math.sin(angle), -Math.cos(angle)]
  for (const other of geometry.hexes) {
    if (!isFaced(other)) continue
    const [toX, toY] = geometry.centre(other)
    const far = Math.hypot(toX - x, toY - y)
    if (far > SIGHT) continue
    pullX += (toX - x) / far ** 3
    pullY += (toY - y) / far ** 3
  }
  const pull = Math.hypot(pullX, pullY)
  const corners = geometry.corners(hex)
  return facing.map((_, d) => {
    const [sideX, sideY] = between(corners[d], corners[(d + 1) % 6], 0.5)
    return ((sideX - x) * pullX + (sideY - y) * pullY) / (pull * 0.5 * HEX_HEIGHT) > 0.45
  })
}

/** At most four sides in a row, beginning after one that faces nobody. */
function facingRun(facing: readonly boolean[]): number[] {
  const start = facing.findIndex((is, d) => is && !facing[(d + 5) % 6])
  const run = [Math.max(0, start)]
  while (run.length < 4 && facing[(run[0] + run.length) % 6]) run.push(run[0] + run.length)
  return run
}

/** [distance between teeth, half their width, their height] */
const TEETH: Readonly<Record<FortStyle['as'], readonly [number, number, number]>> = {
  teeth: [9, 3.4, 7],
  domes: [13, 4, 4],
  crenels: [12, 2.7, 5],
  'great crenels': [13, 3.8, 7.2],
  'small crenels': [10, 2.7, 5],
  ring: [9, 2, 3],
}

export const fortLayer = ({ id }: Scene, traces: readonly FortTrace[]): string =>
  group({ id: id('forts') }, ...traces.map(({ style, line }) => drawFort(style, line)))

/** The enemy is to the left of the line. */
export function drawFort({ as, colour }: Pick<FortStyle, 'as' | 'colour'>, line: Line): string {
  const [step, half, height] = TEETH[as]
  const length = lengthOf(line)
  const count = Math.max(2, Math.round(length / step))
  const points = resample(line, length / count / 8)
  let teeth = ''
  for (let i = 0; i < count; i++) {
    const at = Math.min(points.length - 2, Math.round((i + 0.5) * 8))
    teeth += tooth(as, points[at], points[at + 1], half, height)
  }
  const path = smoothLine(resample(line, 4))
  const paint = fort[colour]
  return (
    stroked(path + teeth, ink.halo, 2.6 + lines.fortWidth, { opacity: 0.7, 'stroke-linejoin': 'round' }) +
    filled(teeth, paint) +
    stroked(path, paint, lines.fortWidth, { 'stroke-linecap': 'round' }) +
    (as === 'great crenels' ? stroked(smoothLine(resample(offset(line, 5), 4)), paint, 1.6) : '')
  )
}

function tooth(as: FortStyle['as'], [x, y]: Point, [toX, toY]: Point, half: number, height: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1
  const [tx, ty] = [(toX - x) / length, (toY - y) / length]
  const at = (along: number, out: number) =>
    `${brief(x + along * tx + out * ty)} ${brief(y + along * ty - out * tx)}`
  if (as === 'teeth') return `M${at(-half, 0)}L${at(0, height)}L${at(half, 0)}z`
  if (as === 'domes') return `M${at(-half, 0)}A${half} ${half} 0 0 1 ${at(half, 0)}z`
  return `M${at(-half, 0)}L${at(-half, height)}L${at(half, height)}L${at(half, 0)}z`
}
