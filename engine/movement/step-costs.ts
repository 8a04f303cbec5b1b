import type { Board } from '../board/board.ts'
import { CLOSED } from './step.ts'

/** What a rulebook's terrain chart says for one class of unit. All costs in ticks, or CLOSED. */
export interface MovementChart {
  /** Entering a hex with this terrain. Every kind of the board has a line. */
  readonly terrain: Readonly<Record<string, number>>
  /** What two kinds in one hex cost together; the costlier unless the game says otherwise. */
  readonly together?: (a: number, b: number) => number
  /** Crossing this hexside costs as much more; several on one hexside add up. Every kind of the board has a line. */
  readonly hexsides: Readonly<Record<string, number>>
  readonly features?: Readonly<Record<string, FeatureCost>>
  readonly networks?: Readonly<Record<string, NetworkCost>>
}

/** Something built in a hex. */
export interface FeatureCost {
  /** Entering costs this, whatever the terrain. */
  readonly insteadOfTerrain?: number
  /** Entering costs this if the terrain is not costlier. */
  readonly likeTerrain?: number
  /** Hexside kinds that cost nothing extra when this feature is on either side of them. */
  readonly waives?: readonly string[]
  /** Features that make this one count for nothing in the same hex. */
  readonly unless?: readonly string[]
}

/** A railroad, a road or a pass: the price of a step across a hexside that it crosses. */
export interface NetworkCost {
  readonly ticks: number
  /** Only where that is cheaper than the terrain. Otherwise the network's price is the price. */
  readonly orCheaper?: boolean
  /** Hexside costs are paid on top: a road without bridges. */
  readonly paysHexsides?: boolean
  /** Leads into terrain that is closed to the unit. */
  readonly opensTerrain?: boolean
  /** Leads across hexsides that are closed to the unit. */
  readonly opensHexsides?: boolean
}

/** [hex * 6 + direction] the ticks of a step from that hex in that direction, CLOSED off the map. */
export function buildStepCosts(board: Board, chart: MovementChart): Uint16Array {
  const costs = new Uint16Array(board.grid.size * 6).fill(CLOSED)
  const everywhere = Array.from({ length: board.grid.size }, (_, hex) => hex)
  repriceSteps(costs, board, chart, everywhere)
  return costs
}

/**
 * Prices the steps into these hexes by another chart: a country under storm, a nation at home; or again by the
 * same chart when something in them has changed.
 */
export function repriceSteps(
  costs: Uint16Array,
  board: Board,
  chart: MovementChart,
  hexes: ArrayLike<number>,
): void {
  const { neighbours } = board.grid
  const price = pricer(board, chart)
  for (let i = 0; i < hexes.length; i++) {
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[hexes[i] * 6 + direction]
      if (from < 0) continue
      const slot = from * 6 + ((direction + 3) % 6)
      costs[slot] = price(from, hexes[i], slot)
    }
  }
}

type Pricer = (from: number, to: number, slot: number) => number

function pricer(board: Board, chart: MovementChart): Pricer {
  const terrain = inOrderOf(board.terrainKinds, chart.terrain, 'terrain')
  const hexsides = inOrderOf(board.hexsideKinds, chart.hexsides, 'hexside')
  const networks = board.networkKinds.map(kind => chart.networks?.[kind])
  const together = chart.together ?? Math.max
  // Asked for every hexside, and the same for all six of a hex.
  const waived = onceForEachHex(board.grid.size, hex => waivedKinds(board, featuresIn(board, chart, hex)))
  const inHex = onceForEachHex(board.grid.size, hex => {
    const ground = terrain.filter((_, kind) => (board.terrain[hex] >>> kind) & 1)
    return inHexTicks(ground, featuresIn(board, chart, hex), together)
  })
  return (from, to, slot) => {
    const hexside = sum(hexsides, board.hexsides[slot] & ~(waived(from) | waived(to)))
    return byNetwork(networks, board.networks[slot], inHex(to), hexside)
  }
}

const UNASKED = -1

function onceForEachHex(size: number, answer: (hex: number) => number): (hex: number) => number {
  const known = new Int32Array(size).fill(UNASKED)
  return hex => {
    if (known[hex] === UNASKED) known[hex] = answer(hex)
    return known[hex]
  }
}

function inOrderOf(
  kinds: readonly string[],
  lines: Readonly<Record<string, number>>,
  what: string,
): number[] {
  return kinds.map(kind => {
    const ticks = lines[kind]
    if (ticks === undefined) throw new RangeError(`the chart has no line for ${what} '${kind}'`)
    return ticks
  })
}

function featuresIn(board: Board, chart: MovementChart, hex: number): FeatureCost[] {
  const has = (key: string) => board.feature(hex, key) !== undefined
  return Object.entries(chart.features ?? {}).flatMap(([key, feature]) =>
    has(key) && !feature.unless?.some(has) ? [feature] : [],
  )
}

function waivedKinds(board: Board, features: readonly FeatureCost[]): number {
  let bits = 0
  board.hexsideKinds.forEach((kind, i) => {
    if (features.some(({ waives }) => waives?.includes(kind))) bits |= 1 << i
  })
  return bits
}

function inHexTicks(
  ground: readonly number[],
  features: readonly FeatureCost[],
  together: (a: number, b: number) => number,
): number {
  const instead = features.find(({ insteadOfTerrain }) => insteadOfTerrain !== undefined)
  if (instead?.insteadOfTerrain !== undefined) return instead.insteadOfTerrain
  const parts = [...ground, ...features.flatMap(({ likeTerrain }) => likeTerrain ?? [])]
  if (parts.length === 0 || parts.includes(CLOSED)) return CLOSED
  return parts.reduce((a, b) => together(a, b))
}

function sum(ticks: readonly number[], bits: number): number {
  let total = 0
  for (let kind = 0; kind < ticks.length; kind++) if ((bits >>> kind) & 1) total += ticks[kind]
  return Math.min(total, CLOSED)
}

/** A network with a fixed price comes before the terrain; one that is only a cheaper way comes last. */
function byNetwork(
  networks: readonly (NetworkCost | undefined)[],
  bits: number,
  inHex: number,
  hexside: number,
): number {
  const overland = Math.min(inHex + hexside, CLOSED)
  let fixed = CLOSED
  let cheaper = CLOSED
  networks.forEach((network, kind) => {
    if (!network || !((bits >>> kind) & 1)) return
    if (inHex >= CLOSED && !network.opensTerrain) return
    if (hexside >= CLOSED && !network.opensHexsides) return
    const ticks = network.ticks + (network.paysHexsides && hexside < CLOSED ? hexside : 0)
    if (network.orCheaper) cheaper = Math.min(cheaper, ticks)
    else fixed = Math.min(fixed, ticks)
  })
  return Math.min(fixed < CLOSED ? fixed : overland, cheaper)
}
