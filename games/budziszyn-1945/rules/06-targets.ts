// 6.4.7, 8.2.8  What guns and aircraft aim at, as one number: a hex, or a bridge as HEXES plus the number of its hexside.
import type { Action, Json } from '../../../engine/game/action.ts'
import { BRIDGE, type State } from '../state.ts'
import { grid, HEXES, waterside } from '../world.ts'
import { farEnd, nearEnd } from './14-standing-bridges.ts'
import { hexNamed } from './actions.ts'

export const bridgeTarget = (side: number): number => HEXES + side
export const isBridgeTarget = (target: number): boolean => target >= HEXES
export const sideOfTarget = (target: number): number => target - HEXES

export const targetStands = (g: State, target: number): boolean =>
  (g.bridge[sideOfTarget(target)] & BRIDGE.stands) !== 0

/** The hexes of a target: one, or the two ends of a bridge. */
const firstHex = (target: number): number => (isBridgeTarget(target) ? nearEnd(sideOfTarget(target)) : target)
const secondHex = (target: number): number => (isBridgeTarget(target) ? farEnd(sideOfTarget(target)) : target)

/** Distance of two targets at their nearest hexes; a plain hex is a target too. */
export function targetDistance(a: number, b: number): number {
  if (a < HEXES && b < HEXES) return grid.distance(a, b)
  return Math.min(
    grid.distance(firstHex(a), firstHex(b)),
    grid.distance(firstHex(a), secondHex(b)),
    grid.distance(secondHex(a), firstHex(b)),
    grid.distance(secondHex(a), secondHex(b)),
  )
}

/** A target in an action: `{ hex }`, or `{ hex, across }` for the bridge between the two. */
export function readTarget(hex: Json | undefined, across: Json | undefined): number {
  const from = hexNamed(hex)
  if (from < 0 || across === undefined) return from
  const to = hexNamed(across)
  const direction = to < 0 ? -1 : grid.directionTo(from, to)
  const side = direction < 0 ? -1 : waterside[from * 6 + direction]
  return side < 0 ? -1 : bridgeTarget(side)
}

export function writeTarget(target: number): Pick<Action, string> {
  const hex = grid.names[firstHex(target)]
  return isBridgeTarget(target) ? { hex, across: grid.names[secondHex(target)] } : { hex }
}
