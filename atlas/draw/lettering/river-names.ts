import type { River } from '../layers/rivers.ts'
import { type Box, grown, type Line, type Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { font, group, halo } from '../svg.ts'
import { lettering, water } from '../tokens.ts'
import { letterBoxes, type SetName, textOnArc } from './large-names.ts'
import { advances } from './measure.ts'
import type { ObstacleIndex } from './obstacles.ts'

// A river's name stands beside it on one flat arc, at the straightest stretch that is free. Letters never tumble
// through the bends.

export interface RiverName {
  readonly text: string
  readonly arc: SetName['arc']
  readonly letters: readonly Box[]
}

const SHORTEST = 200
/** One name for each such length of a river. */
const AGAIN = 1300
const STEP = 5
const AWAY = 7.5
const style = lettering.riverName

/** `taken` holds the letters of other names; none may be touched. */
export function riverNames(
  scene: Scene,
  rivers: readonly River[],
  obstacles: ObstacleIndex,
  taken: ObstacleIndex,
): RiverName[] {
  const placed: RiverName[] = []
  const named = new Set<string>()
  for (const river of [...rivers].sort((a, b) => b.length - a.length)) {
    const text = scene.presentation.rivers[river.name]?.label ?? river.name
    if (text === '' || river.length < SHORTEST) continue
    if (named.has(text) && river.length < AGAIN) continue
    for (const curve of parts(river.curve, Math.max(1, Math.floor(river.length / AGAIN)))) {
      const name = bestStretch(curve, text, obstacles, taken)
      if (!name) continue
      named.add(text)
      placed.push(name)
      taken.add(...name.letters.map(box => ({ box, weight: 1 })))
    }
  }
  return placed
}

const parts = (curve: Line, count: number): Line[] =>
  Array.from({ length: count }, (_, i) =>
    curve.slice(Math.floor((i * curve.length) / count), Math.floor(((i + 1) * curve.length) / count)),
  )

function bestStretch(
  curve: Line,
  text: string,
  obstacles: ObstacleIndex,
  taken: ObstacleIndex,
): RiverName | null {
  const steps = advances(text, style)
  const width = steps.reduce((sum, step) => sum + step, 0)
  const points = Math.ceil(width / STEP)
  let best: RiverName | null = null
  let least = Number.POSITIVE_INFINITY
  for (let start = 4; start + points < curve.length - 4; start += 2) {
    for (const side of [-1, 1]) {
      const arc = arcBeside(curve.slice(start, start + points + 1), side)
      const letters = letterBoxes(arc, steps, style)
      if (letters.some(box => taken.cost(grown(box, 3)) > 0)) continue
      const cost =
        costOf(curve.slice(start, start + points + 1), arc, letters, obstacles) + (side > 0 ? 6 : 0)
      const total = cost + Math.abs((start + points / 2) / curve.length - 0.5) * 10
      if (total >= least) continue
      least = total
      best = { text, arc, letters }
    }
  }
  return least < 120 ? best : null
}

/** Letters run from left to right; `side` 1 puts them under the river. */
function arcBeside(stretch: readonly Point[], side: number): SetName['arc'] {
  const reading = stretch[stretch.length - 1][0] < stretch[0][0] ? [...stretch].reverse() : stretch
  const [from, mid, to] = [reading[0], reading[reading.length >> 1], reading[reading.length - 1]]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const away = side > 0 ? AWAY + style.size * 0.55 : -AWAY
  const [nx, ny] = [(-(to[1] - from[1]) / length) * away, ((to[0] - from[0]) / length) * away]
  const control: Point = [2 * mid[0] - (from[0] + to[0]) / 2, 2 * mid[1] - (from[1] + to[1]) / 2]
  const flat: Point = [(control[0] + mid[0]) / 2, (control[1] + mid[1]) / 2]
  return [from, flat, to].map(([x, y]) => [x + nx, y + ny]) as unknown as SetName['arc']
}

/** Crooked, steep and crowded stretches are worse. */
function costOf(
  stretch: readonly Point[],
  arc: SetName['arc'],
  letters: readonly Box[],
  obstacles: ObstacleIndex,
): number {
  const [from, to] = [stretch[0], stretch[stretch.length - 1]]
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
  const crooked = (1 - chord / (STEP * (stretch.length - 1))) * 240
  const steep = Math.abs(to[0] - from[0]) < chord * 0.5 ? 18 : 0
  const crowd = letters.reduce((sum, box) => sum + obstacles.cost(box), 0)
  const bulge = Math.hypot(arc[1][0] - (arc[0][0] + arc[2][0]) / 2, arc[1][1] - (arc[0][1] + arc[2][1]) / 2)
  return crooked + steep + crowd * 8 + (bulge / chord) * 60
}

export function riverNameLayer({ id }: Scene, names: readonly RiverName[]): string {
  const attributes = { ...font(style), ...halo(2.2), fill: water.label }
  return group(
    { id: id('river-names') },
    ...names.map(({ text, arc }, index) => textOnArc(id(`river${index}`), arc, text, attributes)),
  )
}
