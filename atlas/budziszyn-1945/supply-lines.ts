import { type Board, kindsIn } from '../../engine/board/board.ts'
import { cheapest } from '../hexes/cheapest.ts'

// How far a line of supply has to leave the roads of Budziszyn 1945 (10.1.5 to 10.1.8), enemies apart.

const WATER: Readonly<Record<string, number>> = { 'big-river': 3, river: 1, stream: 1 }
/** A step must cost something for a search, so a step along a road costs almost nothing. */
const ROAD = 1e-6

/** Points spent off the roads from any base to a hex, or Infinity. `isDown` tells which bridges are destroyed. */
export function offRoadPoints(
  board: Board,
  bases: readonly number[],
  to: number,
  isDown: (slot: number) => boolean,
): number {
  const price = (slot: number) => stepPrice(board, slot, isDown(slot))
  const way = cheapest({
    starts: new Map(bases.map(base => [base, 0])),
    ends: new Map([[to, 0]]),
    *leaving(hex) {
      for (let d = 0; d < 6; d++) {
        const beyond = board.grid.neighbours[hex * 6 + d]
        const cost = beyond < 0 ? null : price(hex * 6 + d)
        if (cost !== null) yield [beyond, cost]
      }
    },
  })
  if (!way) return Number.POSITIVE_INFINITY
  const steps = way.slice(1).map((hex, i) => price(way[i] * 6 + board.grid.directionTo(way[i], hex))!)
  return Math.floor(steps.reduce((sum, cost) => sum + cost, 0))
}

/** What a truck pays over a hexside, or null where it cannot go (terrain table, R14, R37). */
function stepPrice(board: Board, slot: number, isBridgeDown: boolean): number | null {
  const sides = kindsIn(board.hexsideKinds, board.hexsides[slot])
  const isRoad = board.networks[slot] !== 0 && !(isBridgeDown && sides.includes('bridge'))
  if (isRoad) return ROAD
  const beyond = board.grid.neighbours[slot]
  const ground = kindsIn(board.terrainKinds, board.terrain[beyond])
  if (ground.some(kind => kind === 'swamp' || kind === 'mountain' || kind === 'lake')) return null
  const isCity = board.feature(beyond, 'city') !== undefined
  const water = sides.reduce((sum, kind) => sum + (WATER[kind] ?? 0), 0)
  return (isCity ? 2 : 1) + (ground.includes('forest') ? 1 : 0) + water
}
