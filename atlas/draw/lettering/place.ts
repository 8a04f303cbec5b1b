import { type Box, grown, overlap, type Point } from '../plane/points.ts'
import type { Anchor } from '../svg.ts'
import type { Lettering } from '../tokens.ts'
import { widthOfText } from './measure.ts'
import type { ObstacleIndex } from './obstacles.ts'

// Names of towns without collisions. Each takes the cheapest of its places; then every one is reconsidered until
// nothing moves.

export interface Label {
  readonly hex: number
  readonly at: Point
  readonly text: string
  readonly style: Lettering
  /** Named beside a counter's square, or beside a dot of some radius. */
  readonly beside: 'counter' | number
  /** Greater names choose first. */
  readonly rank: number
}

export interface PlacedLabel extends Label {
  readonly place: Place
}

export interface Place {
  readonly at: Point
  readonly anchor: Anchor
  readonly box: Box
  readonly cost: number
}

const ROUNDS = 12

export function placeLabels(labels: readonly Label[], obstacles: ObstacleIndex): PlacedLabel[] {
  const sorted = [...labels].sort((a, b) => b.rank - a.rank)
  const options = sorted.map(label =>
    placesOf(label).map(place => ({ ...place, cost: place.cost + obstacles.cost(place.box, label.hex) })),
  )
  const chosen: (Place | null)[] = sorted.map(() => null)
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0
    for (let i = 0; i < sorted.length; i++) {
      const best = cheapest(options[i], chosen, i)
      if (best !== chosen[i]) moved++
      chosen[i] = best
    }
    if (moved === 0) break
  }
  return sorted.map((label, i) => ({ ...label, place: chosen[i]! }))
}

function cheapest(places: readonly Place[], chosen: readonly (Place | null)[], self: number): Place {
  let best = places[0]
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const box = grown(place.box, 3, 2)
    let cost = place.cost
    for (let i = 0; i < chosen.length && cost < least; i++) {
      const other = chosen[i]
      if (i !== self && other !== null) cost += overlap(box, other.box) / 6
    }
    if (cost >= least) continue
    least = cost
    best = place
  }
  return best
}

type Candidate = readonly [dx: number, dy: number, cost: number, anchor: Anchor]

function placesOf({ at: [x, y], text, style, beside }: Label): Place[] {
  const width = widthOfText(text, style)
  const height = style.size * 0.92
  const candidates = beside === 'counter' ? roundCounter(height) : roundDot(beside, height)
  return candidates.map(([dx, dy, cost, anchor]) => {
    const at: Point = [x + dx, y + dy]
    const left = anchor === 'start' ? at[0] : anchor === 'end' ? at[0] - width : at[0] - width / 2
    return {
      at,
      anchor,
      cost,
      box: { left, top: at[1] - height / 2, right: left + width, bottom: at[1] + height / 2 },
    }
  })
}

/** Under the square that a counter covers, then beyond its sides, then above it. */
function roundCounter(height: number): Candidate[] {
  const below = 25.5 + height * 0.46
  const beside = 29
  return [
    [0, below, 0, 'middle'],
    [-22, below, 1, 'start'],
    [22, below, 1.2, 'end'],
    [-6, below, 2, 'start'],
    [6, below, 2.2, 'end'],
    [beside, 0, 3.4, 'start'],
    [beside, -12, 3.6, 'start'],
    [beside, 12, 3.6, 'start'],
    [-beside, 0, 4.2, 'end'],
    [-beside, -12, 4.4, 'end'],
    [-beside, 12, 4.4, 'end'],
    [0, -below + 4, 6, 'middle'],
    [beside - 3, 22, 4.6, 'start'],
    [3 - beside, 22, 5, 'end'],
    [beside - 3, -22, 5, 'start'],
    [3 - beside, -22, 5.4, 'end'],
  ]
}

function roundDot(gap: number, height: number): Candidate[] {
  const slant = gap * 0.72
  return [
    [gap, -height * 0.05, 0, 'start'],
    [slant, -slant - height * 0.15, 1, 'start'],
    [slant, slant + height * 0.2, 1.6, 'start'],
    [-gap, -height * 0.05, 2, 'end'],
    [0, gap + height * 0.5, 2.2, 'middle'],
    [0, -gap - height * 0.5, 2.4, 'middle'],
    [-slant, -slant - height * 0.15, 2.6, 'end'],
    [-slant, slant + height * 0.2, 3, 'end'],
  ]
}
