import type { Georeference, SheetPoint } from '../globe/georeference.ts'
import type { LatLon } from '../globe/lambert.ts'
import { cheapest } from '../hexes/cheapest.ts'
import { type Draft, isWater, sideHas, sideKey } from '../hexes/draft.ts'
import { centreOf, hexAt } from '../hexes/plane.ts'
import { distanceToLines } from '../hexes/segments.ts'

// Railways and roads run from town to town through hex centres, as straight as the land allows. A line that goes on beyond
// the map ends in the hex where it leaves it.

export interface Railway {
  readonly name: string
  readonly towns: readonly string[]
}

export interface RailPlan {
  /** The network they belong to, if not `rail`. */
  readonly network?: string
  /** Networks laid before whose track it saves to share. */
  readonly shares?: readonly string[]
  readonly railways: readonly Railway[]
  /** What it costs to cross a hexside, in hexes: a road does not cross a wide river without need. */
  toll?(draft: Draft, hex: number, beyond: number): number
  /** Where a town lies; cities of the board come with their hex. */
  place(town: string): { readonly at: LatLon; readonly hex?: number }
}

/** How much a hex off the straight line costs, and how much a line saves by sharing another's track. */
const DETOUR = 1.5
const SHARED_TRACK = 0.75
const OFF_MAP_FEE = 3

/** The hexes where a line leaves the map. */
export function layRailways(draft: Draft, globe: Georeference, plan: RailPlan): Set<number> {
  const { network = 'rail', shares = [], railways, place, toll = () => 0 } = plan
  const laid = trackOf(draft, shares)
  const leaving = new Set<number>()
  for (const { name, towns } of railways) {
    const hexes: number[] = []
    const stops = towns.map(town => {
      const { at, hex } = place(town)
      const point = globe.toSheet(at)
      return {
        town,
        point: hex === undefined ? point : centreOf(draft.grid, hex),
        hex: hex ?? hexAt(draft.grid, point),
      }
    })
    for (let i = 1; i < stops.length; i++) {
      const leg = legBetween(draft, stops[i - 1], stops[i], { laid, toll })
      if (!leg) throw new Error(`no way for a railway from ${towns[i - 1]} to ${towns[i]}`)
      hexes.push(...(hexes.length > 0 ? leg.slice(1) : leg))
      for (let j = 1; j < leg.length; j++) laid.add(sideKey(draft.grid, leg[j - 1], leg[j]))
    }
    if (stops[0].hex < 0) leaving.add(hexes[0])
    if (stops.at(-1)!.hex < 0) leaving.add(hexes.at(-1)!)
    draft.routes.push({ network, name, hexes })
  }
  return leaving
}

function trackOf({ grid, routes }: Draft, networks: readonly string[]): Set<string> {
  const track = new Set<string>()
  for (const { network, hexes } of routes) {
    if (!networks.includes(network)) continue
    for (let i = 1; i < hexes.length; i++) track.add(sideKey(grid, hexes[i - 1], hexes[i]))
  }
  return track
}

interface Stop {
  readonly point: SheetPoint
  readonly hex: number
}

interface Prices {
  readonly laid: ReadonlySet<string>
  readonly toll: NonNullable<RailPlan['toll']>
}

function legBetween(draft: Draft, from: Stop, to: Stop, { laid, toll }: Prices): number[] | null {
  const line = [[...from.point, ...to.point] as const]
  return cheapest({
    starts: doors(draft, from),
    ends: doors(draft, to),
    *leaving(hex) {
      for (let d = 0; d < 6; d++) {
        const beyond = draft.grid.neighbours[hex * 6 + d]
        if (beyond < 0 || !isOpen(draft, hex, beyond)) continue
        const share = laid.has(sideKey(draft.grid, hex, beyond)) ? SHARED_TRACK : 1
        const detour = DETOUR * distanceToLines(centreOf(draft.grid, beyond), line) ** 2
        yield [beyond, share + detour + toll(draft, hex, beyond)]
      }
    },
  })
}

/** A town's own hex, or for a town off the map the hexes of the edge, the nearest being the cheapest. */
function doors(draft: Draft, { point, hex }: Stop): Map<number, number> {
  if (hex >= 0) return new Map([[hex, 0]])
  const { grid } = draft
  const fees = new Map<number, number>()
  for (let edge = 0; edge < grid.size; edge++) {
    const isAtEdge = grid.neighbours.subarray(edge * 6, edge * 6 + 6).includes(-1)
    if (!isAtEdge || draft.region[edge] === null) continue
    const [u, v] = centreOf(grid, edge)
    fees.set(edge, OFF_MAP_FEE * Math.hypot(u - point[0], v - point[1]))
  }
  return fees
}

function isOpen(draft: Draft, hex: number, beyond: number): boolean {
  if (draft.region[beyond] === null || isWater(draft, beyond)) return false
  return !['sea', 'lake', 'blocked', 'straits'].some(kind => sideHas(draft, hex, beyond, kind))
}
