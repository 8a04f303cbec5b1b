// 14.1, R14  Which crossings stand. Every chapter that moves, traces or fires asks here.
import { BRIDGE, type State } from '../state.ts'
import { ROUTE, route, WATER, water, waterside } from '../world.ts'

export function bridgeStands(g: State, slot: number): boolean {
  const side = waterside[slot]
  return side >= 0 && (g.bridge[side] & BRIDGE.stands) !== 0
}

/** R14  A route leads on over dry ground and over bridges that stand. */
export function routeLeads(g: State, slot: number): boolean {
  return route[slot] !== ROUTE.none && (water[slot] === WATER.none || bridgeStands(g, slot))
}

/** Is the hexside a big river without a bridge that stands? */
export const isWaded = (g: State, slot: number): boolean =>
  water[slot] === WATER.bigRiver && !bridgeStands(g, slot)
