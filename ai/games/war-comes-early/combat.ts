// The combat phase: which attacks are made and by whom, who drives through, who follows up.
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import { isIntactFort } from '../../../games/war-comes-early/rules/11-entry.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, defenceFactor, isGermanMech, unitIds } from '../../../games/war-comes-early/world.ts'
import { type Attack, bestAttack, openingsIn, type Party, strongestStack } from '../../planner/attack-plan.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'

const UNWANTED = -1
/** Where the drop of the 7th Flieger Division is worth it (12.8): there is only one in a game. */
const WORTH_A_DROP = 2
/** Who has fought his way forward does not stop for a little danger. */
const FOLLOW_UP = 2

export interface Combat {
  open(estimate: Estimate<State>, sight: State, legal: readonly Action[], verb: string): Opinion
  assemble(estimate: Estimate<State>, g: State): Opinion
}

/** Remembers the attack that is being assembled. */
export function memoryOfCombat(): Combat {
  let plan: Attack | null = null
  return {
    open(estimate, sight, legal, verb) {
      plan = attackBy(estimate, sight, legal, verb)
      return action => openingWorth(groundOf(estimate), sight, action, verb, plan)
    },
    assemble(estimate, g) {
      const target = slot(g.flow, FRAMES.assemble.at.target)
      const prize = estimate.field.prize(g, 0, target)
      return action => {
        if (action.do === 'join') return takesPart(plan, action) && plan?.target === target ? 1 : UNWANTED
        if (action.do === 'drop') return prize >= WORTH_A_DROP ? 0.5 : UNWANTED
        return 0
      }
    },
  }
}

const takesPart = (plan: Attack | null, action: Action): boolean =>
  plan?.units.some(unit => unitIds[unit] === action.unit) ?? false

function openingWorth(
  ground: Ground<State>,
  g: State,
  action: Action,
  verb: string,
  plan: Attack | null,
): number {
  if (action.do === 'end' || action.do === 'done') return 0
  const target = hexNamed(action.target)
  const unit = unitNamed(action.unit)
  if (action.do === verb) {
    if (plan?.target !== target || !takesPart(plan, action)) return UNWANTED
    return plan.value + (attackFactor[unit] + defenceFactor[unit]) / 1000
  }
  if (ground.book.isBound(g, unit)) return UNWANTED
  // 12.6, 12.7  A drive into an empty hex costs nothing: it is made where the ground is better.
  const gain = groundWorth(ground, g, unit, target) - groundWorth(ground, g, unit, g.place[unit])
  return leadsOn(ground.estimate, g, unit, target) && gain > 0 ? gain / 10 : UNWANTED
}

/** Does the hex bring the unit nearer to what it is after? */
function leadsOn(estimate: Estimate<State>, g: State, unit: number, hex: number): boolean {
  return isAttacking(estimate, unit) && estimate.way(unit)[hex] < estimate.way(unit)[g.place[unit]]
}

/** The best attack among those that can be opened with this verb, null if none promises enough. */
function attackBy(
  estimate: Estimate<State>,
  sight: State,
  legal: readonly Action[],
  verb: string,
): Attack | null {
  const openings = openingsIn(legal, verb, { hexNamed, unitNamed })
  const attack = (unit: number) => attackFactor[unit]
  const parties = [...openings].map(
    ([target, all]): Party => [target, isGreen(estimate.temper) ? strongestStack(sight, all, attack) : all],
  )
  return bestAttack(estimate, sight, parties, attack)
}

/** 12.5  Somebody goes into a hex that was fought for; the others if they stand better there. */
export function advanceWorth(ground: Ground<State>, g: State): Opinion {
  const target = slot(g.flow, FRAMES.advance.at.target)
  const { estimate } = ground
  return action => {
    if (action.do !== 'advance') return 0
    const unit = unitNamed(action.unit)
    if (ground.book.isBound(g, unit)) return UNWANTED
    const gain = groundWorth(ground, g, unit, target) - groundWorth(ground, g, unit, g.place[unit])
    const strength = (attackFactor[unit] + defenceFactor[unit]) / 100 + isGermanMech[unit]
    const isFirst = g.top[target] < 0
    const isWanted =
      isIntactFort(g, target) ||
      estimate.field.prize(g, estimate.field.campOf(g, unit), target) > 0 ||
      isAttacking(estimate, unit)
    if (isFirst && isWanted) return 10 + strength
    if (!isFirst && ground.book.lacks(g, target) > 0) return 8 + strength
    const worth = gain + (leadsOn(estimate, g, unit, target) ? FOLLOW_UP : 0)
    return worth > 0 ? worth + strength : UNWANTED
  }
}
