// What is printed on a board, as facts of a position.
import { type Board, kindsIn } from '../board/board.ts'
import type { Counter } from '../forces/counter.ts'
import type { Json } from '../game/action.ts'

type Keys = { [key: string]: Json }

/** Column, row, region, terrain and features of a hex. */
export function printedHex(board: Board, hex: number): Keys {
  const features = board.featureKinds.flatMap(key => {
    const value = board.feature(hex, key)
    return value === undefined ? [] : [[key, value === '' ? true : value]]
  })
  return {
    column: board.grid.line[hex],
    row: board.grid.along[hex],
    region: board.regionKinds[board.region[hex]] ?? null,
    terrain: kindsIn(board.terrainKinds, board.terrain[hex]),
    ...Object.fromEntries(features),
  }
}

/** Kinds, routes and name of a hexside. */
export const printedSide = (board: Board, slot: number): Keys => ({
  kinds: kindsIn(board.hexsideKinds, board.hexsides[slot]),
  routes: kindsIn(board.networkKinds, board.networks[slot]),
  name: board.hexsideNames.get(slot) ?? null,
})

/** What every counter tells, and what a game tells of it beside that. */
export function printedCounter({ name, nation, type, size, mobility, flags }: Counter, more: Keys): Keys {
  return { name, nation, type, size, mobility, ...more, flags: [...flags] }
}

/** The hexside between two hexes, seen from the first; -1 if they are not neighbours. */
export function slotBetween(board: Board, from: number, to: number): number {
  const direction = from < 0 || to < 0 ? -1 : board.grid.directionTo(from, to)
  return direction < 0 ? -1 : from * 6 + direction
}
