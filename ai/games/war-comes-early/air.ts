// 6.2  What airpower is used for: one marker over Prague while it is fought for, all others bomb.
import type { Action } from '../../../engine/game/action.ts'
import { CZECHOSLOVAKIA, GERMAN } from '../../../games/war-comes-early/nations.ts'
import { hexNamed } from '../../../games/war-comes-early/rules/actions.ts'
import { STATUS, type State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, capital, grid, UNITS, unitNation } from '../../../games/war-comes-early/world.ts'

/** Hexes within which an army can come up to Prague. */
const NEAR = 4
/** Attack points that make it a battle. */
const BATTLE = 16

/** 4.2a, 6.2.2d, 6.2.2e  A marker on the city covers it and all from where it can be attacked. */
function isPragueFoughtFor(g: State): boolean {
  if (g.status[CZECHOSLOVAKIA] !== STATUS.fighting) return false
  let attack = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || g.terms.sideOf[unitNation[unit]] !== GERMAN) continue
    if (grid.distance(g.place[unit], capital[CZECHOSLOVAKIA]) <= NEAR) attack += attackFactor[unit]
  }
  return attack >= BATTLE
}

export function bombingWorth(g: State, action: Action): number {
  const kept = isPragueFoughtFor(g) ? 1 : 0
  return -Math.abs(g.airMarkers - kept - Number(action.markers))
}

export const supportWorth = (_g: State, action: Action): number =>
  -grid.distance(hexNamed(action.hex), capital[CZECHOSLOVAKIA])
