import type { HexGrid } from '../../engine/hex/grid.ts'
import type { Draft } from '../hexes/draft.ts'
import { exitZone, type Zone, zones } from './zones.ts'

type Edge = Zone['edge']

/** The edges of the map that a hex lies on; a corner has two, north and south first. */
export function edgesOf(grid: HexGrid, hex: number): readonly Edge[] {
  const [first, last] = grid.specs[0].lines
  const line = grid.line[hex]
  const along = grid.along[hex]
  const edges: Edge[] = []
  if (grid.at(line, along - 1) < 0) edges.push('north')
  if (grid.at(line, along + 1) < 0) edges.push('south')
  if (line === last) edges.push('east')
  if (line === first) edges.push('west')
  return edges
}

export function markZones({ grid, features }: Draft): void {
  for (let hex = 0; hex < grid.size; hex++) {
    const letter = zones.find(zone => isIn(grid, hex, zone))?.letter
    if (letter) features[hex].set('zone', letter)
    if (isIn(grid, hex, exitZone)) features[hex].set('exit', exitZone.letter)
  }
}

/** The half hexes of row 99 belong to the zone of the hex below them, and it to theirs. */
function isIn(grid: HexGrid, hex: number, { edge, from, to }: Zone): boolean {
  const line = grid.line[hex]
  const along = grid.along[hex]
  const place = edge === 'north' || edge === 'south' ? line : along
  const isAtEdge = edge === 'north' ? along <= 0 : edgesOf(grid, hex).includes(edge)
  return isAtEdge && place >= from && place <= to
}
