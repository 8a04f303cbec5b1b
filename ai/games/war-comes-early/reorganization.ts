// 7  Which corps form armies, and which armies fall into corps so that they find room in a place that must be held.
import type { Action } from '../../../engine/game/action.ts'
import { unitOf } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, grid, isArmy, movementFactor } from '../../../games/war-comes-early/world.ts'
import type { Ground } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isVital } from './garrisons.ts'

const UNWANTED = -1

/** Two corps are weaker than their army, but an army finds no room where another stands (8.0d). */
export function reorganizationWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    if (action.do === 'combine') return attackFactor[unitOf(action.army)]
    if (action.do === 'end') return 0
    return isWantedInside(ground, g, action) ? 1 : UNWANTED
  }
}

function isWantedInside({ posts }: Ground<State>, g: State, action: Action): boolean {
  const army = unitOf(action.army)
  const post = posts.of(g, army)
  const place = g.place[army]
  if (post < 0 || post === place || !isVital(g, post)) return false
  return grid.distance(place, post) <= movementFactor[army] && holdsArmy(g, post)
}

function holdsArmy(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (isArmy[unit]) return true
  return false
}
