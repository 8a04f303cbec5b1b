import type { Refusal } from '../game/refusal.ts'
import type { HexGrid } from '../hex/grid.ts'
import { beginning, canGoOn, type Route, type StepTest } from './route.ts'

/** Whether the unit can retreat as it must. If not, the game says what becomes of it. */
export const canRetreat = (retreat: Route): boolean => canGoOn(retreat, beginning(retreat))

/** All of these; the first that refuses is the reason. */
export function everyStep(...tests: readonly StepTest[]): StepTest {
  return (from, to, gone) => {
    for (let i = 0; i < tests.length; i++) {
      const refusal = tests[i](from, to, gone)
      if (refusal !== null) return refusal
    }
    return null
  }
}

/** One test for the first hexes of a route and another from there on. */
export function afterHexes(hexes: number, before: StepTest, after: StepTest): StepTest {
  return (from, to, gone) => (gone < hexes ? before(from, to, gone) : after(from, to, gone))
}

/** Every step leads farther away from this hex (mostly the one that was attacked): no doubling back. */
export function fartherFrom(grid: HexGrid, hex: number, refusal: Refusal): StepTest {
  return (from, to) => (grid.distance(hex, to) > grid.distance(hex, from) ? null : refusal)
}

/** No step leads closer to this hex. */
export function notCloserTo(grid: HexGrid, hex: number, refusal: Refusal): StepTest {
  return (from, to) => (grid.distance(hex, to) >= grid.distance(hex, from) ? null : refusal)
}

/** Every step leads farther away from the nearest of these hexes (enemies, or the attackers). Free when there is none. */
export function fartherFromNearest(grid: HexGrid, hexes: ArrayLike<number>, refusal: Refusal): StepTest {
  return (from, to) =>
    hexes.length === 0 || nearest(grid, hexes, to) > nearest(grid, hexes, from) ? null : refusal
}

/** Every hex of the route is closer to the nearest of these (supply sources) than the start was. Free when there is none. */
export function closerThanStart(
  grid: HexGrid,
  start: number,
  hexes: ArrayLike<number>,
  refusal: Refusal,
): StepTest {
  return (_, to) =>
    hexes.length === 0 || nearest(grid, hexes, to) < nearest(grid, hexes, start) ? null : refusal
}

/** Not into an enemy zone of control; friends in the hex may make an exception. */
export function outsideZones(
  inEnemyZone: (hex: number) => boolean,
  refusal: Refusal,
  heldByFriends?: (hex: number) => boolean,
): StepTest {
  return (_, to) => (!inEnemyZone(to) || heldByFriends?.(to) === true ? null : refusal)
}

/** The distance to the nearest of these hexes. */
export function nearest(grid: HexGrid, hexes: ArrayLike<number>, from: number): number {
  let least = Infinity
  for (let i = 0; i < hexes.length; i++) least = Math.min(least, grid.distance(hexes[i], from))
  return least
}
