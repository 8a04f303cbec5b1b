// Air missions that the viewer may know of, as they are shown on the map.
import { isBridgeTarget, sideOfTarget } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import {
  campOfMission,
  eachMission,
  kindOfMission,
  sizeOfMission,
  targetOfMission,
} from '../../../games/budziszyn-1945/rules/08-missions.ts'
import { farEnd, nearEnd } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'

export interface Flight {
  readonly camp: number
  readonly side: number
  readonly kind: number
  readonly target: number
  readonly size: number
  /** Where it goes: a hex, or both ends of a bridge. */
  readonly hexes: readonly number[]
}

export function flightsIn(g: State): Flight[] {
  const found: Flight[] = []
  eachMission(g, at => {
    const camp = campOfMission(g, at)
    const target = targetOfMission(g, at)
    const bridge = sideOfTarget(target)
    found.push({
      camp,
      side: g.terms.playerOf[camp],
      kind: kindOfMission(g, at),
      target,
      size: sizeOfMission(g, at),
      hexes: isBridgeTarget(target) ? [nearEnd(bridge), farEnd(bridge)] : [target],
    })
  })
  return found
}
