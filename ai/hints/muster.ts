// Who stands where, and how much of it is left: what hints count before and after.

import type { GameState } from '../../engine/game/game.ts'
import type { HexGrid } from '../../engine/hex/grid.ts'
import type { Cells } from '../../engine/state/fields.ts'

/** A state with counters on hexes: [unit] its hex, negative off the map. */
export interface Placed extends GameState {
  readonly place: Cells
}

export interface Muster<G extends Placed = Placed> {
  readonly grid: HexGrid
  readonly units: readonly string[]
  sideOf(g: G, unit: number): number
  /** What a unit can lose, in what its game counts losses in: an army that breaks down has lost nothing. */
  steps(g: G, unit: number): number
  readonly stepsAre: string
}

/** Steps on the map: those of the side, and those of all others. */
export function stepsOnMap(muster: Muster, g: Placed, side: number): { own: number; others: number } {
  let own = 0
  let others = 0
  for (let unit = 0; unit < muster.units.length; unit++) {
    if (g.place[unit] < 0) continue
    if (muster.sideOf(g, unit) === side) own += muster.steps(g, unit)
    else others += muster.steps(g, unit)
  }
  return { own, others }
}

/** Hexes in which units of the side stand. */
export const heldBy = (muster: Muster, g: Placed, side: number): Set<number> =>
  held(muster, g, owner => owner === side)

/** Hexes in which units of other sides stand. */
export const heldAgainst = (muster: Muster, g: Placed, side: number): Set<number> =>
  held(muster, g, owner => owner >= 0 && owner !== side)

function held(muster: Muster, g: Placed, counts: (side: number) => boolean): Set<number> {
  const hexes = new Set<number>()
  for (let unit = 0; unit < muster.units.length; unit++)
    if (g.place[unit] >= 0 && counts(muster.sideOf(g, unit))) hexes.add(g.place[unit])
  return hexes
}
