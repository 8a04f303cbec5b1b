// 14.1.3, R55  Who controls a bridge. Its owner is remembered, because whoever came first keeps it.
import { NOBODY } from '../nations.ts'
import { areHostile, BRIDGE, isNysa1945, type State } from '../state.ts'
import { isElbe, isNysa, isPrintedBridge, slotOfWaterside, WATERSIDES } from '../world.ts'
import { campIn } from './03-stacking.ts'
import { controllerOf } from './04-hex-control.ts'
import { giveUpBuilding } from './14-headquarters-bridges.ts'
import { farEnd, nearEnd, raiseBridge } from './14-standing-bridges.ts'

/** Camp that controls a bridge, NOBODY if none does. */
export const bridgeOwner = (g: State, side: number): number =>
  ((g.bridge[side] & BRIDGE.ownerMask) >> BRIDGE.ownerShift) - 1

function setOwner(g: State, side: number, camp: number): void {
  g.own('bridge')[side] = (g.bridge[side] & ~BRIDGE.ownerMask) | ((camp + 1) << BRIDGE.ownerShift)
}

/** After every combat and phase: bridges change hands, and headquarters lose the banks that they were to join. */
export function updateBridgeControl(g: State): void {
  for (let side = 0; side < WATERSIDES && slotOfWaterside[side] >= 0; side++) {
    if ((g.bridge[side] & BRIDGE.stands) !== 0) settleOwner(g, side)
  }
  giveUpBuilding(g)
}

// 14.1.3, R55  An owner with a unit at either end keeps the bridge. Without one it goes to an enemy who is alone there; one
// who has just been driven out by combat has none.
function settleOwner(g: State, side: number): void {
  const near = campIn(g, nearEnd(side))
  const far = campIn(g, farEnd(side))
  const owner = bridgeOwner(g, side)
  if (near === NOBODY && far === NOBODY) return
  if (owner !== NOBODY && (near === owner || far === owner)) return
  if (near !== NOBODY && far !== NOBODY && areHostile(g, near, far)) return
  const comer = near === NOBODY ? far : near
  // B1  Camps that are not at war leave each other's bridges alone.
  if (owner === NOBODY || areHostile(g, comer, owner)) setOwner(g, side, comer)
}

/** N-3, S-B, R79  The bridges of a new game, when its hexes have their first owners. */
export function layBridges(g: State): void {
  g.own('bridge').fill(0)
  for (let side = 0; side < WATERSIDES && slotOfWaterside[side] >= 0; side++) {
    if (isPrintedBridge[side] && !isDownAtStart(g, slotOfWaterside[side]))
      raiseBridge(g, side, firstOwner(g, side))
  }
}

function isDownAtStart(g: State, slot: number): boolean {
  if (isNysa1945(g)) return isNysa[slot] !== 0
  return isElbe[slot] !== 0 && g.terms.options.elbeBridges === 'blown'
}

// 14.1.3, B23  Behind a front a bridge belongs with its hexes; on the front it is nobody's until somebody stands there alone.
function firstOwner(g: State, side: number): number {
  const near = controllerOf(g, nearEnd(side))
  return near === controllerOf(g, farEnd(side)) ? near : NOBODY
}
