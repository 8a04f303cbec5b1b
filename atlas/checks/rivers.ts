import type { Board } from '../../engine/board/board.ts'
import { hexesAtCorners } from '../hexes/corners.ts'
import { cornerKey } from '../hexes/plane.ts'
import { isWaterHex, sideIs } from './land.ts'

/** A river as corners with the corners next to them along it. */
export type RiverCourse = ReadonlyMap<number, readonly number[]>

/** The rivers of a board by name; `kinds` are the kinds of hexside that are running water. */
export function riverCourses(
  board: Board,
  kinds: readonly string[] = ['river'],
): Map<string, Map<number, number[]>> {
  const rivers = new Map<string, Map<number, number[]>>()
  const { grid } = board
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 3; d++) {
      const slot = hex * 6 + d
      if (!kinds.some(kind => sideIs(board, slot, kind))) continue
      const name = board.hexsideNames.get(slot) ?? ''
      if (!rivers.has(name)) rivers.set(name, new Map())
      join(rivers.get(name)!, cornerKey(grid, hex, d), cornerKey(grid, hex, d + 1))
    }
  }
  return rivers
}

function join(course: Map<number, number[]>, a: number, b: number): void {
  course.set(a, [...(course.get(a) ?? []), b])
  course.set(b, [...(course.get(b) ?? []), a])
}

export const endsOf = (course: RiverCourse): number[] =>
  [...course].filter(([, next]) => next.length === 1).map(([corner]) => corner)

/** The corners where a river may end: at the sea, at a lake and at the edge of the map. */
export function riverMouths(board: Board): Set<number> {
  const { grid } = board
  const mouths = new Set<number>()
  for (const [corner, hexes] of hexesAtCorners(grid)) {
    if (hexes.length < 3 || hexes.some(hex => isWaterHex(board, hex))) mouths.add(corner)
  }
  for (let hex = 0; hex < grid.size; hex++) {
    for (let d = 0; d < 6; d++) {
      if (!sideIs(board, hex * 6 + d, 'sea') && !sideIs(board, hex * 6 + d, 'lake')) continue
      mouths.add(cornerKey(grid, hex, d))
      mouths.add(cornerKey(grid, hex, d + 1))
    }
  }
  return mouths
}

/** Whether all of a river hangs together. */
export function isOnePiece(course: RiverCourse): boolean {
  const [first] = course.keys()
  const found = new Set([first])
  for (const corner of found) for (const next of course.get(corner)!) found.add(next)
  return found.size === course.size
}
