// The combat phase: which attacks are made and by whom, who drives through, who follows up.
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import { isIntactFort } from '../../../games/war-comes-early/rules/11-entry.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { attackFactor, defenceFactor, isGermanMech, unitIds } from '../../../games/war-comes-early/world.ts'
import { bookFor, withoutGuards } from '../../planner/book.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundOf, groundWorth } from '../../planner/ground.ts'
import { enoughFor, promiseOf, stakeOf } from '../../planner/promise.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'

const UNWANTED = -1
/** Where the drop of the 7th Flieger Division is worth it (12.8): there is only one in a game. */
const WORTH_A_DROP = 2
/** In the Combat Phase nobody has to move up any more: less is enough. */
const READY = 0.4
/** Who has fought his way forward does not stop for a little danger. */
const FOLLOW_UP = 2

interface Attack {
  readonly target: number
  readonly units: readonly number[]
  readonly value: number
}

export interface Combat {
  open(estimate: Estimate<State>, sight: State, legal: readonly Action[], verb: string): Opinion
  assemble(estimate: Estimate<State>, g: State): Opinion
}

/** Remembers the attack that is being assembled. */
export function memoryOfCombat(): Combat {
  let plan: Attack | null = null
  return {
    open(estimate, sight, legal, verb) {
      plan = bestAttack(estimate, sight, legal, verb)
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
function bestAttack(
  estimate: Estimate<State>,
  sight: State,
  legal: readonly Action[],
  verb: string,
): Attack | null {
  const byTarget = new Map<number, number[]>()
  for (const action of legal) {
    if (action.do !== verb) continue
    const target = hexNamed(action.target)
    byTarget.set(target, [...(byTarget.get(target) ?? []), unitNamed(action.unit)])
  }
  let best: Attack | null = null
  const book = bookFor(estimate)
  for (const [target, all] of byTarget) {
    const worst = (of: readonly number[]) => estimate.field.prospect(sight, of, target).worst
    const who = isGreen(estimate.temper) ? strongestStack(sight, all) : all
    const units = withoutGuards(book, estimate.field, sight, who, worst)
    if (units.length === 0) continue
    const attack = leanest(estimate, sight, units, target)
    if (attack.value > (best?.value ?? 0)) best = attack
  }
  return best
}

/** Recruits fight with what stands in one hex. */
function strongestStack(g: State, units: readonly number[]): number[] {
  const attackFrom = (hex: number) =>
    units.reduce((sum, unit) => sum + (g.place[unit] === hex ? attackFactor[unit] : 0), 0)
  const best = units.map(unit => g.place[unit]).reduce((a, b) => (attackFrom(b) > attackFrom(a) ? b : a))
  return units.filter(unit => g.place[unit] === best)
}

function surplusOf(estimate: Estimate<State>, g: State, units: readonly number[], target: number): number {
  const { field } = estimate
  const promise = promiseOf(field.prospect(g, units, target), stakeOf(estimate, g, units, target))
  return promise - enoughFor(estimate, units[0]) * READY - field.stakes.committed * units.length
}

/** All who can, less those without whom it goes as well: they can fight elsewhere. */
function leanest(estimate: Estimate<State>, g: State, candidates: readonly number[], target: number): Attack {
  let units = [...candidates].sort((a, b) => attackFactor[b] - attackFactor[a])
  let value = surplusOf(estimate, g, units, target)
  for (const unit of [...units].reverse()) {
    if (units.length === 1) break
    const fewer = units.filter(other => other !== unit)
    const without = surplusOf(estimate, g, fewer, target)
    if (without < value) continue
    units = fewer
    value = without
  }
  return { target, units, value }
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
