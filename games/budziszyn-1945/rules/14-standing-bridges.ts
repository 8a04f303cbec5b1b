// 14.1, R14  Which crossings stand. Every chapter that moves, traces or fires asks here, and bridges rise and fall only here.
import type { Log } from '../../../engine/game/action.ts'
import { BRIDGE, type State } from '../state.ts'
import { derive, grid, ROUTE, route, slotOfWaterside, WATER, WATERSIDES, water, waterside } from '../world.ts'

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

const near = new Int16Array(WATERSIDES)
const far = new Int16Array(WATERSIDES)

derive(() => {
  for (let side = 0; side < WATERSIDES && slotOfWaterside[side] >= 0; side++) {
    near[side] = Math.floor(slotOfWaterside[side] / 6)
    far[side] = grid.neighbours[slotOfWaterside[side]]
  }
})

/** The two hexes that a waterside parts. */
export const nearEnd = (side: number): number => near[side]
export const farEnd = (side: number): number => far[side]

/** Lets a bridge stand that belongs to the camp; `marks` are further bits of BRIDGE. */
export function raiseBridge(g: State, side: number, camp: number, marks = 0): void {
  g.own('bridge')[side] = BRIDGE.stands | marks | ((camp + 1) << BRIDGE.ownerShift)
}

/** 14.1.1  A bridge that is gone belongs to nobody. */
export function destroyBridge(g: State, side: number, rule: string, log: Log): void {
  g.own('bridge')[side] = 0
  log?.push({
    event: 'bridge-destroyed',
    rule,
    from: grid.names[nearEnd(side)],
    to: grid.names[farEnd(side)],
  })
}
