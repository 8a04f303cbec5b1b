// The combat phase: which attacks are made and by whom, on which table, with what support, who retreats and who follows up.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { stackingRefusal } from '../../../games/munich-war/rules/09-stacking.ts'
import { inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { attackersOf, defendersOf } from '../../../games/munich-war/rules/11-attackers.ts'
import { assess } from '../../../games/munich-war/rules/11-forecast.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import { hasFlag, type State, UNIT } from '../../../games/munich-war/state.ts'
import {
  attackFactors,
  defenceFactors,
  isFort,
  isMechFormation,
  isSpecialForces,
  unitIds,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { type Attack, bestAttack, type Party, strongestStack } from '../../planner/attack-plan.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { isWanted, prizeOf } from './prizes.ts'
import { gainOf, prospectOn } from './prospects.ts'

const UNWANTED = -1
/** Who has fought his way forward does not stop for a little danger. */
const FOLLOW_UP = 2
/** A step that is lost in a retreat. */
const ZONE = 6

export interface Combat {
  open(estimate: Estimate<State>, sight: State, legal: readonly Action[]): Opinion
  assemble(g: State): Opinion
}

/** Remembers the attack that is being assembled. */
export function memoryOfCombat(): Combat {
  let plan: Attack | null = null
  return {
    open(estimate, sight, legal) {
      plan = attackOfOneCountry(estimate, sight, legal)
      return action => {
        if (action.do === 'end') return 0
        // 18.2.2c  Marines at sea have no choice.
        if (action.do === 'remove') return -strengthOf(sight, unitNamed(action.unit)) / 100
        if (plan?.target !== hexNamed(action.target) || !takesPart(plan, action)) return UNWANTED
        return plan.value + strengthOf(sight, unitNamed(action.unit)) / 1000
      }
    },
    assemble(g) {
      const target = targetOf(g)
      return action =>
        action.do === 'join' ? (plan?.target === target && takesPart(plan, action) ? 1 : UNWANTED) : 0
    },
  }
}

function targetOf(g: State): number {
  const assembling = findFrame(g.flow, FRAMES.assemble)
  if (assembling >= 0) return slotAt(g.flow, assembling, FRAMES.assemble.at.target)
  return slotAt(g.flow, findFrame(g.flow, FRAMES.battle), FRAMES.battle.at.target)
}

const strengthOf = (g: State, unit: number): number =>
  attackFactors[Math.max(1, g.steps[unit])][unit] + defenceFactors[Math.max(1, g.steps[unit])][unit]

const takesPart = (plan: Attack | null, action: Action): boolean =>
  plan?.units.some(unit => unitIds[unit] === action.unit) ?? false

/** The best attack among those that can be opened, each by one country; null if none promises enough. */
function attackOfOneCountry(
  estimate: Estimate<State>,
  sight: State,
  legal: readonly Action[],
): Attack | null {
  const forces = new Map<string, { target: number; units: number[] }>()
  for (const action of legal) {
    if (action.do !== 'attack') continue
    const [target, unit] = [hexNamed(action.target), unitNamed(action.unit)]
    if (isUnlawful(sight, unit, target)) continue
    const key = `${target} ${unitNation[unit]}`
    const force = forces.get(key) ?? { target, units: [] }
    force.units.push(unit)
    forces.set(key, force)
  }
  const attack = (unit: number) => attackFactors[sight.steps[unit]][unit]
  const parties = [...forces.values()].map(
    ({ target, units }): Party => [
      target,
      isGreen(estimate.temper) ? strongestStack(sight, units, attack) : units,
    ],
  )
  return bestAttack(estimate, sight, parties, unit => strengthOf(sight, unit))
}

/** An attack on a neutral that nobody means to invade. */
function isUnlawful(g: State, unit: number, target: number): boolean {
  const defender = g.top[target] < 0 ? -1 : unitNation[g.top[target]]
  return defender >= 0 && g.status[defender] === 1 && !isWanted(g, unitNation[unit], defender)
}

/** 11.7a  The table that promises more, now that both sides have shown their stacks. */
export function tableWorth(g: State): Opinion {
  const target = targetOf(g)
  const [attackers, defenders] = [attackersOf(g, target), defendersOf(g, target)]
  const unsupplied = attackers.filter(unit => hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle)).length
  const { column } = assess(g, {
    target,
    attackers,
    defenders,
    unsupplied,
    air: -1,
    fleet: -1,
    special: false,
  })
  return action => gainOf(prospectOn(g, { attackers, defenders }, column, action.table === 'mobile'))
}

/** 17.1  Special forces are for forts and for what counts; aircraft and ships come wherever they can. */
export function supportWorth(g: State): Opinion {
  const target = targetOf(g)
  const nation = unitNation[attackersOf(g, target)[0]]
  const isWorthIt = prizeOf(g, nation, target) > 0 || defendersOf(g, target).some(unit => isFort[unit])
  return action => {
    if (action.do === 'resolve') return 0
    return isSpecialForces[unitNamed(action.unit)] && !isWorthIt ? UNWANTED : 1
  }
}

/** A guard is lost last; a mechanized formation that would be gone counts for the enemy (22.0i). */
const GUARD = 1000

export function lossWorth({ book }: Ground<State>, g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    const isLast = g.steps[unit] === 1
    const points = isLast ? 3 + (isMechFormation[unit] ? 6 : 0) : 0
    return -strengthOf(g, unit) / 2 - points - (book.isBound(g, unit) ? GUARD : 0)
  }
}

/** 12  Out of enemy zones, towards the own lines; fortresses and cities that count are held. */
export function retreatWorth(ground: Ground<State>, g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    const side = g.allegiance[unitNation[unit]]
    if (action.do !== 'retreat') return groundWorth(ground, g, unit, g.place[unit]) + ZONE / 2
    const to = hexNamed(action.to)
    return groundWorth(ground, g, unit, to) - (inEnemyZone(g, side, to) ? ZONE : 0)
  }
}

/** 13  Somebody goes into a hex that was fought for; the others if they stand better there and may stay. */
export function advanceWorth(ground: Ground<State>, g: State): Opinion {
  const target = targetOf(g)
  const { estimate } = ground
  return action => {
    if (action.do === 'done') return 0
    const unit = unitNamed(action.unit)
    const to = action.do === 'pursue' ? hexNamed(action.to) : target
    if (stackingRefusal(g, unit, to) !== null || ground.book.isBound(g, unit)) return UNWANTED
    const strength = strengthOf(g, unit) / 100 + isMechFormation[unit]
    const gain = groundWorth(ground, g, unit, to) - groundWorth(ground, g, unit, g.place[unit])
    const isPrize = prizeOf(g, unitNation[unit], to) > 0
    if (action.do === 'advance' && g.top[target] < 0 && (isPrize || isAttacking(estimate, unit)))
      return 10 + strength
    if (g.top[to] < 0 && ground.book.lacks(g, to) > 0) return 8 + strength
    const leads = isAttacking(estimate, unit) && estimate.way(unit)[to] < estimate.way(unit)[g.place[unit]]
    const worth = gain + (leads ? FOLLOW_UP : 0)
    return worth > 0 ? worth + strength : UNWANTED
  }
}
