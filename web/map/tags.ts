// Small labels beside hexes: where they go, and how they look.
import { letters } from '../../atlas/draw/counters/face.ts'
import { COUNTER_SIZE } from '../../atlas/draw/counters/stack.ts'
import { widthOfText } from '../../atlas/draw/lettering/measure.ts'
import { type Box, boxAround, overlap, type Point } from '../../atlas/draw/plane/points.ts'
import { rectangle } from '../../atlas/draw/svg.ts'
import { disc, overlay, counter as token } from '../../atlas/draw/tokens.ts'
import type { HexTag } from '../table/scene.ts'
import type { MapBoard } from './board.ts'

export interface PlacedTag extends HexTag {
  readonly at: Point
  readonly width: number
}

const HEIGHT = 21
const SIZE = 15.5

/** Places round a hex, the best first: to the upper left, upper right, above, beside, below. */
const PLACES: readonly (readonly [across: number, down: number, side: -1 | 0 | 1])[] = [
  [0, -46, 0],
  [-22, -36, -1],
  [22, -36, 1],
  [32, 0, 1],
  [-32, 0, -1],
  [0, 46, 0],
  [22, 36, 1],
  [-22, 36, -1],
]

/** Each tag goes where it covers least of the counters and of the tags before it. */
export function placeTags(board: MapBoard, tags: readonly HexTag[], counters: Iterable<string>): PlacedTag[] {
  const taken: Box[] = []
  for (const hex of counters) {
    const at = board.centreOf(hex)
    if (at) taken.push(boxAround(at, COUNTER_SIZE / 2 + 2))
  }
  const placed: PlacedTag[] = []
  for (const tag of tags) {
    const centre = board.centreOf(tag.hex)
    if (!centre) continue
    const width = widthOfText(tag.text, { family: 'Barlow Condensed', weight: 600, size: SIZE }) + 18
    const at = bestPlace(centre, width, taken)
    taken.push(boxAround(at, width / 2, HEIGHT / 2))
    placed.push({ ...tag, at, width })
  }
  return placed
}

function bestPlace([x, y]: Point, width: number, taken: readonly Box[]): Point {
  let best: Point = [x, y]
  let least = Number.POSITIVE_INFINITY
  PLACES.forEach(([across, down, side], preference) => {
    const at: Point = [x + across + (side * width) / 2, y + down]
    const box = boxAround(at, width / 2, HEIGHT / 2)
    const cost = preference + taken.reduce((sum, other) => sum + overlap(box, other), 0) / 12
    if (cost >= least) return
    least = cost
    best = at
  })
  return best
}

const LOOKS = {
  ink: { fill: token.edge, ink: disc.ink, edge: disc.ink },
  chosen: { fill: overlay.selected.edge, ink: token.edge, edge: token.edge },
  target: { fill: '#b3201f', ink: disc.ink, edge: disc.ink },
} as const

export function tagSvg({ at: [x, y], width, text, look }: PlacedTag): string {
  const { fill, ink, edge } = LOOKS[look]
  return (
    rectangle(x - width / 2, y - HEIGHT / 2, width, HEIGHT, fill, {
      rx: HEIGHT / 2,
      stroke: edge,
      'stroke-width': 1.8,
    }) + letters(x, y + SIZE * 0.36, text, SIZE, ink, { weight: 600 })
  )
}
