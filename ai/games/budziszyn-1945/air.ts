// Air points: bombs where they are sure to hit, the rest in support of the attacks that are coming.
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { airCampOf } from '../../../games/budziszyn-1945/rules/08-air-points.ts'
import { pointsToGive } from '../../../games/budziszyn-1945/rules/08-mission-orders.ts'
import { sizeAt } from '../../../games/budziszyn-1945/rules/08-missions.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { MISSION, type State } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { grid, HEXES } from '../../../games/budziszyn-1945/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { hexesTo } from '../../planner/ways.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { isHostileCamp, isOwnCamp } from './sight.ts'

/** 8.2.6, T2  Points with which an air attack cannot fail, once the ground has taken off twice its modifiers (8.2.7). */
const SURE_HIT = 13

/** The next point: to the mission that has begun and is too small, or to a new one; none outside one's own part of the turn. */
export function airPlanWorth(estimate: Estimate<State>, g: State): Opinion {
  const side = slot(g.flow, FRAMES.airPlan.at.player)
  const mission = g.player === side ? nextMission(estimate, g, side) : null
  return action => {
    if (action.do === 'end') return 0
    return mission !== null && isMission(action, mission) ? 1 : -1
  }
}

interface Mission {
  readonly kind: string
  readonly hex: number
}

const isMission = (action: Action, { kind, hex }: Mission): boolean =>
  action.kind === kind && action.across === undefined && hexNamed(action.hex) === hex

function nextMission(estimate: Estimate<State>, g: State, side: number): Mission | null {
  const camp = airCampOf(g, side)
  const left = pointsToGive(g, camp)
  if (left <= 0) return null
  const bombed = begunAt(g, camp, MISSION.airAttack, hex => SURE_HIT + 2 * groundModifiers[hex])
  if (bombed >= 0) return { kind: 'air-attack', hex: bombed }
  const targets = targetsNear(estimate, side).filter(hex => sizeAt(g, camp, MISSION.airAttack, hex) === 0)
  const bombable = isGreen(estimate.temper) ? [] : targets
  const best = bombable
    .filter(hex => SURE_HIT + 2 * groundModifiers[hex] <= left)
    .sort((a, b) => bombWorth(estimate, b) - bombWorth(estimate, a))[0]
  if (best !== undefined) return { kind: 'air-attack', hex: best }
  const supported = begunAt(g, camp, MISSION.offensiveSupport, () => Number.POSITIVE_INFINITY)
  const target = supported >= 0 ? supported : targets[0]
  return target === undefined ? null : { kind: 'offensive-support', hex: target }
}

/** A hex with a mission of this kind that has fewer points than it should, -1 for none. */
function begunAt(g: State, camp: number, kind: number, wanted: (hex: number) => number): number {
  for (let hex = 0; hex < HEXES; hex++) {
    const size = sizeAt(g, camp, kind, hex)
    if (size > 0 && size < wanted(hex)) return hex
  }
  return -1
}

const strengthIn = (g: State, hex: number): number => {
  let points = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) points += effectiveDefence(g, unit)
  return points
}

/** The strongest in open ground. */
const bombWorth = ({ sight }: Estimate<State>, hex: number): number =>
  strengthIn(sight, hex) - 2 * groundModifiers[hex]

/** Enemy stacks with ground troops of one's own close by, the strongest first. */
function targetsNear({ sight, side }: Estimate<State>, player: number): number[] {
  const toOwn = hexesTo(
    grid,
    hex => sight.top[hex] >= 0 && isOwnCamp(sight, player, sight.camp[sight.top[hex]]),
  )
  const targets: number[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (sight.top[hex] < 0 || !isHostileCamp(sight, side, sight.camp[sight.top[hex]])) continue
    if (toOwn[hex] <= 2 && strengthIn(sight, hex) > 0) targets.push(hex)
  }
  return targets.sort((a, b) => strengthIn(sight, b) - strengthIn(sight, a))
}
