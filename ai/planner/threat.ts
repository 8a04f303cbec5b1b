// Where the enemy can strike, and how hard.
import type { HexGrid } from '../../engine/hex/grid.ts'
import { allDiscs, type Discs } from '../../engine/hex/rings.ts'
import type { Battlefield, Position } from './battlefield.ts'

const known = new WeakMap<HexGrid, Discs[]>()

function discsOf(grid: HexGrid, radius: number): Discs {
  const kept = known.get(grid) ?? []
  known.set(grid, kept)
  kept[radius] ??= allDiscs(grid, radius)
  return kept[radius]
}

/** [hex] attack points that the units for which `is` holds can bring to bear there, the less the farther they are. */
export function threatOf<G extends Position>(
  field: Battlefield<G>,
  g: G,
  is: (unit: number) => boolean,
): Float32Array {
  const { grid } = field
  const threat = new Float32Array(grid.size)
  for (let unit = 0; unit < field.units; unit++) {
    const place = g.place[unit]
    if (place < 0 || field.strikes(unit) === 0 || !is(unit)) continue
    const discs = discsOf(grid, field.strikes(unit))
    const points = field.attack(g, unit)
    for (let i = discs.start[place]; i < discs.start[place + 1]; i++) {
      const hex = discs.hexes[i]
      threat[hex] += points / Math.max(1, grid.distance(place, hex))
    }
  }
  return threat
}
