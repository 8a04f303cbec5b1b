// Guns that fire at a distance: the barrage of 16 April, and whoever has not supported an attack.
import { expected, TWO_DICE } from '../../../engine/battle/chances.ts'
import { columnOf } from '../../../engine/battle/columns.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { effectiveAttack, effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { gunsThatFire, isBarragePhase } from '../../../games/budziszyn-1945/rules/06-guns.ts'
import { isBridgeTarget } from '../../../games/budziszyn-1945/rules/06-targets.ts'
import { hexNamed, unitNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { artilleryFire, type Effect } from '../../../games/budziszyn-1945/tables.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import type { Opinion } from '../../players/player.ts'
import { isSame } from './sight.ts'

const harm = ({ losses, disorganised, tests }: Effect): number =>
  losses + (disorganised ? 0.6 : 0) + (tests ? 0.15 : 0)

const byColumn = expected(artilleryFire, TWO_DICE, harm)

/** 6.4.2  What so many points do to a hex on average: the ground takes off twice its modifiers. */
function harmOf(points: number, hex: number): number {
  const net = points - 2 * groundModifiers[hex]
  return net <= 0 ? 0 : byColumn[columnOf(onlyHeadings(artilleryFire), net)]
}

/** Strong stacks are worth more of it: what disorganises hits all. */
function strengthIn(g: State, hex: number): number {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) points += effectiveDefence(g, unit)
  return points
}

const factor = (g: State): number => (isBarragePhase(g) ? 2 : 1)

/** Fire that is not worth the noise. */
const LEAST_HARM = 0.2

/** The first gun of the best fire that can be opened, or null. */
export function bestFire(g: State, legal: readonly Action[]): Action | null {
  const byHex = new Map<number, Action[]>()
  for (const action of legal) {
    if (action.do !== 'fire' || action.across !== undefined) continue
    const hex = hexNamed(action.hex)
    byHex.set(hex, [...(byHex.get(hex) ?? []), action])
  }
  let best: Action | null = null
  let most = 0
  for (const [hex, actions] of byHex) {
    const guns = actions.sort((a, b) => pointsOf(g, b) - pointsOf(g, a))
    const points = guns.slice(0, isBarragePhase(g) ? 2 : 4).reduce((sum, gun) => sum + pointsOf(g, gun), 0)
    const hit = harmOf(points * factor(g), hex)
    const worth = hit * (1 + strengthIn(g, hex) / 10)
    if (hit < LEAST_HARM || worth <= most || (isBarragePhase(g) && guns.length < 2)) continue
    most = worth
    best = guns[0]
  }
  return best
}

const pointsOf = (g: State, action: Action): number => effectiveAttack(g, unitNamed(action.unit))

export function barrageWorth(g: State, legal: readonly Action[]): Opinion {
  const best = bestFire(g, legal)
  return action => (isSame(action, best) ? 1 : action.do === 'end' ? 0 : -1)
}

/** More guns join as long as they make a difference; then it is fired. */
export function firingWorth(g: State): Opinion {
  const target = slot(g.flow, FRAMES.rangedFire.at.target)
  const guns = gunsThatFire(g)
  const points = guns.reduce((sum, gun) => sum + effectiveAttack(g, gun), 0) * factor(g)
  const isLonely = isBarragePhase(g) && guns.length < 2
  return action => {
    if (action.do === 'resolve') return 0
    if (isBridgeTarget(target)) return -1
    if (action.do === 'air') return 2
    if (action.do !== 'join') return -1
    const more = points + pointsOf(g, action) * factor(g)
    return isLonely ? pointsOf(g, action) : harmOf(more, target) - harmOf(points, target) - 0.05
  }
}
