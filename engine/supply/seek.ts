import type { HexGrid } from '../hex/grid.ts'
import {
  ANY_LENGTH,
  always,
  BARRED,
  beginTrace,
  clearTrace,
  enterHex,
  INTO,
  type Passable,
  THROUGH,
  type Through,
  type Trace,
} from './trace.ts'

/**
 * The other way round, for one unit: follows lines outward from its hex until one enters a hex that `goal` accepts.
 * Returns that hex, or -1. Its line is pathToSource of it, from the goal back to the unit.
 */
export function seek(
  trace: Trace,
  grid: HexGrid,
  start: number,
  goal: (hex: number) => boolean,
  passable: Passable,
  through: Through = always,
  limit = ANY_LENGTH,
): number {
  clearTrace(trace)
  beginTrace(trace, start)
  if (goal(start)) return start
  const { neighbours } = grid
  const { mark, length, hexes } = trace
  for (let done = 0; done < trace.count; done++) {
    const from = hexes[done]
    if (length[from] >= limit) break
    if (mark[from] === INTO) continue
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[from * 6 + direction]
      if (to < 0 || mark[to] !== BARRED || !passable(from, direction, to)) continue
      enterHex(trace, from, to, through(to) ? THROUGH : INTO)
      if (goal(to)) return to
    }
  }
  return -1
}
