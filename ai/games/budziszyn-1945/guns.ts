// Towed guns: limbered only to move, unlimbered within reach of the front, and never in the front line.
import { POINT } from '../../../engine/movement/points.ts'
import { holdsEnemyOf } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { hasFlag, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { isRegular } from '../../../games/budziszyn-1945/units.ts'
import type { Estimate } from '../../planner/estimate.ts'
import type { Opinion } from '../../players/player.ts'

/** From here a gun supports attacks on the enemy and defences against him. */
const NEAREST = 2
const FARTHEST = 3
/** With the enemy this far off a gun follows the front. */
const LEFT_BEHIND = 5

function friendsIn(g: State, gun: number, hex: number): number {
  let friends = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (unit !== gun && g.camp[unit] === g.camp[gun] && isRegular[unit]) friends += 1
  }
  return friends
}

/** How well a gun stands: some hexes behind the front, with friends, in supply. */
function placeWorth(estimate: Estimate<State>, g: State, gun: number, hex: number): number {
  const camp = g.camp[gun]
  const distance = estimate.toEnemy[hex]
  const off = distance < NEAREST ? 6 * (NEAREST - distance) : Math.max(0, distance - FARTHEST)
  const covered = Math.min(2, friendsIn(g, gun, hex)) * (distance <= 4 ? 1.2 : 0.3)
  const exposed = inEnemyZone(g, camp, hex) || holdsEnemyOf(g, camp, hex) ? 8 : 0
  return covered - off - exposed - (estimate.toSupply(camp)[hex] > 0 ? 10 : 0)
}

export function gunWorth(estimate: Estimate<State>, g: State, gun: number): Opinion {
  const place = g.place[gun]
  const here = placeWorth(estimate, g, gun, place)
  const isLimbered = hasFlag(g.unitFlags, gun, UNIT.transport)
  const isNear = estimate.toEnemy[place] <= FARTHEST + 1
  return action => {
    if (action.do === 'halt') return 0
    if (action.do === 'step') return placeWorth(estimate, g, gun, hexNamed(action.to)) - here - 0.5
    if (action.do !== 'set-up') return action.do === 'mark' && !isNear ? 0.1 : -1
    if (isLimbered) return isNear ? 0.4 : -1
    const mustFollow = estimate.toEnemy[place] >= LEFT_BEHIND || here < -5
    return mustFollow && g.left[gun] > 2 * POINT ? 1 : -1
  }
}
