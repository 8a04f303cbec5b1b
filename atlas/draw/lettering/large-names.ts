import { brief } from '../plane/paths.ts'
import { type Box, boxAround, boxOf, grown, type Point } from '../plane/points.ts'
import type { LargeName } from '../presentation.ts'
import { type Scene, spotOf } from '../scene.ts'
import { type Attributes, element, escaped, font, group, halo } from '../svg.ts'
import { ink, type Lettering, lettering, water } from '../tokens.ts'
import { advances, lettered } from './measure.ts'
import { ObstacleIndex } from './obstacles.ts'

// Names of countries, seas and ranges: set by hand, each on a flat arc.

export interface SetName {
  readonly name: LargeName
  readonly text: string
  readonly style: Lettering
  /** The arc that the letters stand on: a quadratic curve. */
  readonly arc: readonly [Point, Point, Point]
  /** Where each letter is. */
  readonly letters: readonly Box[]
}

/** Each name near where a hand put it, shifted a little to where it crosses least. */
export function setNames(scene: Scene, obstacles: ObstacleIndex): SetName[] {
  const taken = new ObstacleIndex()
  return scene.presentation.names.map(name => {
    const set = bestOf(scene, name, obstacles, taken)
    taken.add(...set.letters.map(box => ({ box, weight: 40 })))
    return set
  })
}

const SHIFTS = [0, -10, 10, -20, 20, -30, 30, -40, 40, -50, 50]

function bestOf(scene: Scene, name: LargeName, obstacles: ObstacleIndex, taken: ObstacleIndex): SetName {
  let best = setAt(scene, name, 0, 0)
  if (name.isFixed) return best
  let least = Number.POSITIVE_INFINITY
  for (const dy of SHIFTS) {
    for (const dx of SHIFTS) {
      const set = setAt(scene, name, dx, dy)
      const crossed = set.letters.reduce(
        (sum, box) => sum + obstacles.cost(box) + taken.cost(grown(box, 2)),
        0,
      )
      const cost = crossed * 7 + Math.hypot(dx, dy) / 3
      if (cost >= least) continue
      least = cost
      best = set
    }
  }
  return best
}

function setAt(scene: Scene, name: LargeName, dx: number, dy: number): SetName {
  const usual: Lettering = lettering[name.style]
  const style = { ...usual, size: name.size ?? usual.size, tracking: name.tracking ?? usual.tracking }
  const text = lettered(name.text, style)
  const steps = advances(text, style)
  const width = steps.reduce((sum, step) => sum + step, 0)
  const arc = arcOf(scene, { ...name, dx: (name.dx ?? 0) + dx, dy: (name.dy ?? 0) + dy }, width)
  return { name, text, style, arc, letters: letterBoxes(arc, steps, style) }
}

function arcOf(scene: Scene, name: LargeName, width: number): [Point, Point, Point] {
  const [x, y] = spotOf(scene, name)
  const angle = ((name.angle ?? 0) * Math.PI) / 180
  const bend = (name.bend ?? 0) * width
  const at = (along: number, down: number): Point => [
    x + along * Math.cos(angle) - down * Math.sin(angle),
    y + along * Math.sin(angle) + down * Math.cos(angle),
  ]
  return [at(-width / 2, bend / 2), at(0, -bend * 1.5), at(width / 2, bend / 2)]
}

/** Letters that stand on a quadratic curve, one after another. */
export function letterBoxes(
  [from, control, to]: SetName['arc'],
  steps: readonly number[],
  style: Lettering,
): Box[] {
  const width = steps.reduce((sum, step) => sum + step, 0)
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * control[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * control[1] + t * t * to[1],
  ]
  let pen = 0
  return steps.map(step => {
    const glyph = step - (style.tracking ?? 0)
    const [x, y] = at((pen + glyph / 2) / width)
    const [aheadX, aheadY] = at(Math.min(1, (pen + glyph / 2 + 4) / width))
    pen += step
    const length = Math.hypot(aheadX - x, aheadY - y) || 1
    const [ux, uy] = [(aheadX - x) / length, (aheadY - y) / length]
    const rise = style.size * (style.caps ? 0.66 : 0.6)
    const corners: Point[] = [-glyph / 2, glyph / 2].flatMap(along => [
      [x + along * ux, y + along * uy] as const,
      [x + along * ux + rise * uy, y + along * uy - rise * ux] as const,
    ])
    return glyph > 0 ? boxOf(corners) : boxAround([x, y], 0)
  })
}

const OPACITY = { country: 0.5, water: 0.75, region: 0.8 }

export function largeNameLayer(scene: Scene, names: readonly SetName[]): string {
  return group({ id: scene.id('names') }, ...names.map((set, index) => drawName(scene, set, index)))
}

function drawName({ id }: Scene, { name, text, style, arc, letters }: SetName, index: number): string {
  if (letters.length === 0) return ''
  const edge: Attributes = name.style === 'water' ? {} : halo(name.style === 'country' ? 5 : 2.4)
  const colour = name.style === 'water' ? water.label : name.style === 'country' ? ink.letters : ink.region
  const attributes = { ...font(style), ...edge, fill: colour, opacity: name.opacity ?? OPACITY[name.style] }
  return textOnArc(id(`name${index}`), arc, text, attributes)
}

/** Words on a quadratic curve. The path runs on a little, so that no renderer drops the last letter. */
export function textOnArc(id: string, arc: SetName['arc'], text: string, attributes: Attributes): string {
  const [from, control, to] = arc
  const spare = 24 / (Math.hypot(to[0] - control[0], to[1] - control[1]) || 1)
  const end: Point = [to[0] + (to[0] - control[0]) * spare, to[1] + (to[1] - control[1]) * spare]
  const pair = ([x, y]: Point) => `${brief(x)} ${brief(y)}`
  const path = element('path', {
    id,
    d: `M${pair(from)}Q${pair(control)} ${pair(to)}L${pair(end)}`,
    fill: 'none',
  })
  return path + element('text', attributes, `<textPath href="#${id}">${escaped(text)}</textPath>`)
}
