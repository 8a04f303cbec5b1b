// 3.6  Who holds a hex, and units that leave the map: nothing else follows from either.
import { sendTo } from '../../../engine/forces/stacks.ts'
import type { State } from '../state.ts'
import { addZoneOf } from './09-zones-of-control.ts'

/** Nation that holds a hex, -1 for nobody. R67: the nation is kept, the side follows from it. */
export function controllingNation(g: State, hex: number): number {
  return g.control[hex] - 1
}

/** Side that holds a hex, -1 for nobody. */
export function controllingSide(g: State, hex: number): number {
  return g.control[hex] === 0 ? -1 : g.terms.sideOf[g.control[hex] - 1]
}

/** Takes a unit off the map into a box. Control stays with the last occupier (3.6a). */
export function remove(g: State, unit: number, box: number): void {
  const from = g.place[unit]
  if (from >= 0) addZoneOf(g, unit, from, -1)
  sendTo(g, unit, box)
  g.unitFlags[unit] = 0
  g.left[unit] = 0
  g.returns[unit] = 0
}
