// The combat phase: which attacks are made, by whom and with what support; who follows up, who goes back where.

import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { attackersOf } from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import { forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { groupOf, isPanzer } from '../../../games/hinge-of-fate/world.ts'
import { openingsIn } from '../../planner/attack-plan.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { type Attack, bestAttack } from './attacks.ts'
import { inFrame } from './frames.ts'

const UNWANTED = -1
/** Who has fought his way forward does not stop for a little danger. */
const FOLLOW_UP = 2

export interface Combat {
  open(estimate: Estimate<State>, sight: State, legal: readonly Action[]): Opinion
  assemble(estimate: Estimate<State>, g: State): Opinion
}

/** Remembers the attack that is being assembled. */
export function memoryOfCombat(): Combat {
  let plan: Attack | null = null
  return {
    open(estimate, sight, legal) {
      plan = bestAttack(estimate, sight, openingsIn(legal, 'attack', { hexNamed, unitNamed }))
      return action => openingWorth(sight, action, plan)
    },
    assemble(estimate, g) {
      const target = inFrame(g, FRAMES.assemble, 'target')
      const isPlanned = plan?.target === target
      const mayFly = !isGreen(estimate.temper) && !(isPlanned && plan!.stuka < 0)
      return action => {
        if (action.do === 'join')
          return isPlanned && plan!.units.includes(unitNamed(action.unit)) ? 2 : UNWANTED
        if (action.do === 'stuka') return mayFly && gain(g, target, unitNamed(action.unit)) > 0 ? 1 : UNWANTED
        if (action.do === 'drop') return isWorthDrop(estimate, g, target) ? 0.5 : UNWANTED
        return 0
      }
    },
  }
}

function openingWorth(g: State, action: Action, plan: Attack | null): number {
  if (action.do === 'end') return 0
  const unit = unitNamed(action.unit)
  if (plan === null || plan.target !== hexNamed(action.target) || !plan.units.includes(unit)) return UNWANTED
  return plan.value + combatFactor(g, unit) / 1000
}

/** Columns that a Stuka brings (13.4). */
function gain(g: State, target: number, stuka: number): number {
  const units = attackersOf(g, target)
  return forecast(g, units, target, { stuka }).column - forecast(g, units, target).column
}

/** 13.6d  There is only one drop in a game: for a fortress, or late. */
const LATE = 8

function isWorthDrop(estimate: Estimate<State>, g: State, target: number): boolean {
  const units = attackersOf(g, target)
  if (isGreen(estimate.temper) || units.length === 0) return false
  const isPrize = estimate.field.prize(g, groupOf[units[0]], target) >= 1
  if (!isPrize && g.turn < LATE) return false
  return forecast(g, units, target, { landed: true }).column > forecast(g, units, target).column
}

/** 12.2  Somebody goes into a hex that was fought for, unless he is needed where he stands. */
export function advanceWorth(ground: Ground<State>, g: State): Opinion {
  const target = inFrame(g, FRAMES.battle, 'target')
  const { estimate } = ground
  return action => {
    if (action.do !== 'advance') return 0
    const unit = unitNamed(action.unit)
    const group = groupOf[unit]
    const isPrize =
      estimate.field.prize(g, group, target) > 0 && estimate.field.isEnemyGround(g, group, target)
    const strength = combatFactor(g, unit) / 100 + (isPrize ? 0 : isPanzer[unit] / 10)
    if (isPrize) return 20 + strength - (ground.book.isBound(g, unit) ? 5 : 0)
    if (ground.book.isBound(g, unit)) return UNWANTED
    const here = groundWorth(ground, g, unit, g.place[unit])
    const worth = groundWorth(ground, g, unit, target) - here + (isAttacking(estimate, unit) ? FOLLOW_UP : 0)
    return worth > 0 ? worth + strength : UNWANTED
  }
}

/** 12.4  Back to where it stands best. */
export const retreatWorth =
  (ground: Ground<State>, g: State): Opinion =>
  action =>
    groundWorth(ground, g, unitNamed(action.unit), hexNamed(action.to))
