import type { Georeference, SheetPoint } from '../globe/georeference.ts'
import type { LatLon } from '../globe/lambert.ts'
import type { Ring } from '../globe/raster.ts'
import { cheapest } from '../hexes/cheapest.ts'
import { type CornerGraph, cornerGraph, hexesAtCorners, type Stretch } from '../hexes/corners.ts'
import { type Draft, isWater, sideHas, sideOf } from '../hexes/draft.ts'
import { centreOf, cornerPoint } from '../hexes/plane.ts'
import { distanceToLines, type Segment, segmentsOf } from '../hexes/segments.ts'

// A river becomes an unbroken chain of hexsides from its source to its mouth: the chain that keeps closest to the
// real course and leaves every city on its own bank.

export interface River {
  readonly name: string
  /** The kind of hexside it makes, if not `river`. */
  readonly kind?: string
  /** Its names in the geodata. */
  readonly course: readonly string[]
  /** A course drawn by hand, where the geodata has none. */
  readonly drawn?: readonly LatLon[]
  readonly source: LatLon
  readonly mouth: LatLon
  /** What it ends in: the sea, a lake, the edge of the map, or another river by name. */
  readonly into: string
  /** Where it begins, if not at a spring: the edge of the map, a lake, or the river it leaves. */
  readonly from?: string
  /** Cities by the bank on which they lie, looking downstream. */
  readonly left?: readonly string[]
  readonly right?: readonly string[]
}

/** What a hexside costs besides its distance from the river, so that the chain takes no needless turns. */
const EACH_HEXSIDE = 0.06
/** A mouth or source counts this much more than the course between. */
const END_WEIGHT = 2
/** A hexside of a riverside city, on the city's bank, costs this share of what it would. */
const CITY_SHARE = 0.35
const RIVERSIDE = 0.6

interface Valley {
  readonly draft: Draft
  readonly globe: Georeference
  readonly graph: CornerGraph
  readonly around: ReadonlyMap<number, readonly number[]>
  readonly corners: Map<string, readonly number[]>
  hexOfCity(name: string): number
}

export function layRivers(
  draft: Draft,
  globe: Georeference,
  rivers: readonly River[],
  courseOf: (name: string) => readonly Ring[],
  hexOfCity: (name: string) => number,
): void {
  const graph = cornerGraph(draft.grid)
  const valley = { draft, globe, graph, around: hexesAtCorners(draft.grid), corners: new Map(), hexOfCity }
  for (const river of rivers) {
    const lines = river.drawn
      ? [river.drawn.map(([lat, lon]) => [lon, lat])]
      : river.course.flatMap(name => courseOf(name))
    const chain = chainOf(river, segmentsOf(lines, globe), valley)
    if (!chain) throw new Error(`no chain of hexsides for the ${river.name}`)
    valley.corners.set(river.name, chain)
    layChain(draft, graph, chain, river)
  }
}

function chainOf(river: River, course: readonly Segment[], valley: Valley): number[] | null {
  const source = valley.globe.toSheet(river.source)
  const mouth = valley.globe.toSheet(river.mouth)
  const fees = (corners: readonly number[], place: SheetPoint) =>
    new Map(corners.map(corner => [corner, END_WEIGHT * squared(cornerPoint(corner), place)]))
  const taken = new Set([...valley.corners.values()].flat())
  const starts = fees(startsOf(river, valley, taken), source)
  const price = priceOf(river, course, valley)
  return cheapest({
    starts,
    ends: fees(endsOf(river, valley), mouth),
    *leaving(corner) {
      // Two rivers share no hexside: one may only begin or end at another.
      if (taken.has(corner) && !starts.has(corner)) return
      for (const stretch of valley.graph.get(corner)!) {
        const cost = price(corner, stretch)
        if (cost !== null) yield [stretch.to, cost]
      }
    },
  })
}

/** What a hexside costs walked downstream, or null where the river cannot run. */
function priceOf(river: River, course: readonly Segment[], { draft, hexOfCity }: Valley) {
  const left = new Set(river.left?.map(hexOfCity))
  const right = new Set(river.right?.map(hexOfCity))
  const riverside = new Set(
    [...left, ...right].filter(hex => distanceToLines(centreOf(draft.grid, hex), course) < RIVERSIDE),
  )
  return (corner: number, stretch: Stretch): number | null => {
    if (left.has(stretch.right) || right.has(stretch.left) || !isDry(draft, stretch)) return null
    const cost = EACH_HEXSIDE + deviation(corner, stretch.to, course)
    return riverside.has(stretch.left) || riverside.has(stretch.right) ? CITY_SHARE * cost : cost
  }
}

function startsOf({ from }: River, valley: Valley, taken: ReadonlySet<number>): readonly number[] {
  if (from) return placesCalled(from, valley)
  return [...valley.graph.keys()].filter(corner => !taken.has(corner))
}

const endsOf = ({ into }: River, valley: Valley): readonly number[] => placesCalled(into, valley)

/** The corners at the edge of the map, at the water, or along another river. */
function placesCalled(name: string, valley: Valley): readonly number[] {
  const corners = [...valley.graph.keys()]
  if (name === 'edge') return corners.filter(corner => isAtEdge(valley, corner))
  if (name === 'sea' || name === 'lake') return corners.filter(corner => isAtWater(valley, corner))
  const chain = valley.corners.get(name)
  if (!chain) throw new Error(`the ${name} must stand before the rivers that touch it`)
  return chain
}

const isAtEdge = ({ around }: Valley, corner: number): boolean => around.get(corner)!.length < 3

function isAtWater({ draft, around }: Valley, corner: number): boolean {
  const hexes = around.get(corner)!
  return (
    hexes.some(hex => isWater(draft, hex)) ||
    hexes.some(a => hexes.some(b => a < b && (sideHas(draft, a, b, 'sea') || sideHas(draft, a, b, 'lake'))))
  )
}

function isDry(draft: Draft, { left, right }: Stretch): boolean {
  if (left < 0 || right < 0 || isWater(draft, left) || isWater(draft, right)) return false
  return !sideHas(draft, left, right, 'sea') && !sideHas(draft, left, right, 'lake')
}

/** The mean square distance of a hexside from the course. */
function deviation(from: number, to: number, course: readonly Segment[]): number {
  const [fromU, fromV] = cornerPoint(from)
  const [toU, toV] = cornerPoint(to)
  let sum = 0
  for (const share of [0, 0.5, 1]) {
    sum += distanceToLines([fromU + share * (toU - fromU), fromV + share * (toV - fromV)], course) ** 2
  }
  return sum / 3
}

const squared = ([u, v]: SheetPoint, [otherU, otherV]: SheetPoint): number =>
  (u - otherU) ** 2 + (v - otherV) ** 2

function layChain(
  draft: Draft,
  graph: CornerGraph,
  chain: readonly number[],
  { name, kind = 'river' }: River,
): void {
  for (let i = 1; i < chain.length; i++) {
    const { left, right } = graph.get(chain[i - 1])!.find(stretch => stretch.to === chain[i])!
    const side = sideOf(draft, left, right)
    side.kinds.add(kind)
    side.name ??= name
  }
}
