// Small labels beside hexes: where they go, and how they look.
import { letters } from '../../atlas/draw/counters/face.ts'
import { COUNTER_SIZE } from '../../atlas/draw/counters/stack.ts'
import { widthOfText } from '../../atlas/draw/lettering/measure.ts'
import { type Box, boxAround, middle, overlap, type Point } from '../../atlas/draw/plane/points.ts'
import { rectangle } from '../../atlas/draw/svg.ts'
import { disc, overlay, counter as token } from '../../atlas/draw/tokens.ts'
import type { HexTag, MapScene } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import { HELD } from './mark-svg.ts'

export interface PlacedTag extends HexTag {
  readonly at: Point
  readonly width: number
}

interface Obstacle {
  readonly box: Box
  readonly weight: number
}

const HEIGHT = 21
const SIZE = 15.5

/** Places round a hex, the best first. The middle of the tag, or its inner end when it stands at a side. */
const PLACES: readonly (readonly [across: number, down: number, side: -1 | 0 | 1])[] = [
  [0, -46, 0],
  [20, -38, 1],
  [-20, -38, -1],
  [31, -8, 1],
  [-31, -8, -1],
  [31, 14, 1],
  [-31, 14, -1],
  [0, 47, 0],
  [20, 39, 1],
  [-20, 39, -1],
]

type Tagged = Pick<MapScene, 'tags' | 'lights' | 'arrows'>

/** Each tag goes where it covers least of counters, arrows, lit hexes and the tags before it. */
export function placeTags(board: MapBoard, scene: Tagged, counters: Iterable<string>): PlacedTag[] {
  const obstacles = obstaclesOf(board, scene, counters)
  const placed: PlacedTag[] = []
  for (const tag of scene.tags) {
    const centre = board.centreOf(tag.hex)
    if (!centre) continue
    const width = widthOfText(tag.text, { family: 'Barlow Condensed', weight: 600, size: SIZE }) + 18
    const at = bestPlace(centre, width, obstacles)
    obstacles.push({ box: boxAround(at, width / 2 + 2, HEIGHT / 2 + 2), weight: 1 })
    placed.push({ ...tag, at, width })
  }
  return placed
}

function obstaclesOf(board: MapBoard, { lights, arrows }: Tagged, counters: Iterable<string>): Obstacle[] {
  const counterBoxes = board
    .pointsOf([...counters])
    .map(at => ({ box: boxAround(at, COUNTER_SIZE / 2 + 2), weight: 1 }))
  const lit = lights.filter(({ look }) => look !== 'choose').map(({ hex }) => hex)
  const rings = board.pointsOf(lit).map(at => ({ box: boxAround(at, 38, 34), weight: 0.35 }))
  const heads = arrows.flatMap(({ from, to }) => {
    const [start, end] = board.pointsOf([from, to])
    return end ? [{ box: boxAround(middle(start, end), 15), weight: 1 }] : []
  })
  return [...counterBoxes, ...rings, ...heads]
}

function bestPlace([x, y]: Point, width: number, obstacles: readonly Obstacle[]): Point {
  let best: Point = [x, y]
  let least = Number.POSITIVE_INFINITY
  PLACES.forEach(([across, down, side], preference) => {
    const at: Point = [x + across + (side * width) / 2, y + down]
    const box = boxAround(at, width / 2, HEIGHT / 2)
    let cost = preference * 3
    for (const { box: other, weight } of obstacles) cost += (overlap(box, other) * weight) / 6
    if (cost >= least) return
    least = cost
    best = at
  })
  return best
}

const LOOKS = {
  ink: { fill: token.edge, ink: disc.ink, edge: disc.ink },
  chosen: { fill: overlay.selected.edge, ink: token.edge, edge: token.edge },
  target: { fill: disc.fill, ink: disc.ink, edge: disc.ink },
  held: { fill: HELD, ink: disc.ink, edge: disc.ink },
} as const

export function tagSvg({ at: [x, y], width, text, look }: PlacedTag): string {
  const { fill, ink, edge } = LOOKS[look]
  const pill = { rx: HEIGHT / 2, stroke: edge, 'stroke-width': 1.8 }
  return (
    rectangle(x - width / 2, y - HEIGHT / 2, width, HEIGHT, fill, pill) +
    letters(x, y + SIZE * 0.36, text, SIZE, ink, { weight: 600 })
  )
}
