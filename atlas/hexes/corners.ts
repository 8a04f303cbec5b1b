import type { HexGrid } from '../../engine/hex/grid.ts'
import { cornerKey } from './plane.ts'

/** A hexside walked in one direction, with the hex on either hand; -1 off the map. */
export interface Stretch {
  readonly to: number
  readonly left: number
  readonly right: number
}

/** From each corner of the grid, the hexsides that leave it. */
export type CornerGraph = ReadonlyMap<number, readonly Stretch[]>

export function cornerGraph(grid: HexGrid): CornerGraph {
  const graph = new Map<number, Stretch[]>()
  const add = (from: number, stretch: Stretch) => {
    const leaving = graph.get(from)
    if (leaving) leaving.push(stretch)
    else graph.set(from, [stretch])
  }
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 6; d++) {
      const beyond = grid.neighbours[hex * 6 + d]
      if (beyond >= 0 && beyond < hex) continue
      const from = cornerKey(grid, hex, d)
      const to = cornerKey(grid, hex, d + 1)
      add(from, { to, left: beyond, right: hex })
      add(to, { to: from, left: hex, right: beyond })
    }
  }
  return graph
}

/** The hexes around each corner. */
export function hexesAtCorners(grid: HexGrid): ReadonlyMap<number, readonly number[]> {
  const around = new Map<number, number[]>()
  for (let hex = 0; hex < grid.size; hex++) {
    for (let corner = 0; corner < 6; corner++) {
      const key = cornerKey(grid, hex, corner)
      const hexes = around.get(key)
      if (hexes) hexes.push(hex)
      else around.set(key, [hex])
    }
  }
  return around
}
