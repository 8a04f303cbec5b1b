// The attack portion and what follows a battle: which attacks are made and by whom, who holds, who goes back, who follows up.
import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { actingSide } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { attackersOf, defendersOf, firstTogether } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { battleSlot, battleTarget } from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { hexesOfRetreat, stepsOfRetreat } from '../../../games/eisenhowers-war/rules/11-losses.ts'
import { hexNamed, unitNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { isCommonwealth, isMobile, sideOf, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { isCity, isPort } from '../../../games/eisenhowers-war/world.ts'
import { type Attack, leanest, openingsIn, strongestStack, surplusOf } from '../../planner/attack-plan.ts'
import { bookFor, withoutGuards } from '../../planner/book.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { turnsLeft } from './clock.ts'
import { isTrap } from './garrisons.ts'
import { menaceTo } from './menace.ts'

const UNWANTED = -1
/** Who has fought his way forward does not stop for a little danger. */
const FOLLOW_UP = 2

export interface Combat {
  open(estimate: Estimate<State>, g: State, legal: readonly Action[]): Opinion
  assemble(estimate: Estimate<State>, g: State): Opinion
}

/** Remembers the attack that is being assembled. */
export function memoryOfCombat(): Combat {
  let plan: Attack | null = null
  return {
    open(estimate, g, legal) {
      plan = bestAttack(estimate, g, candidates(g, legal))
      const mayEnd = legal.some(action => action.do === 'end')
      // 13.6e  An offensive has to attack: the least bad will do.
      if (plan === null && !mayEnd)
        plan = bestAttack(estimate, g, candidates(g, legal), Number.NEGATIVE_INFINITY)
      return action => {
        if (action.do === 'end') return 0
        if (action.do !== 'attack' || plan?.target !== hexNamed(action.target)) return UNWANTED
        return plan.units.includes(unitNamed(action.unit))
          ? 1 + attackOf(g, unitNamed(action.unit)) / 100
          : UNWANTED
      }
    },
    assemble(estimate, g) {
      const target = slot(g.flow, FRAMES.assemble.at.target)
      const wantsBombers = isWorthBombing(estimate, g, target)
      return action => {
        if (action.do === 'join')
          return plan?.target === target && plan.units.includes(unitNamed(action.unit)) ? 1 : UNWANTED
        if (action.do === 'bombers') return wantsBombers ? 0.5 : UNWANTED
        return action.do === 'resolve' ? 0 : UNWANTED
      }
    },
  }
}

/** 10.10e, 4.4  Late in the game a bombed city of the final check need not be taken: where it may well hold out, it is bombed. */
function isWorthBombing({ field }: Estimate<State>, g: State, target: number): boolean {
  if (
    actingSide(g) !== ALLIED ||
    turnsLeft(g) > 3 ||
    !isCity[target] ||
    hasFlag(g.hexFlags, target, HEX.destroyed)
  )
    return false
  return field.worthHolding(g, 1, target) >= 2 && field.prospect(g, attackersOf(g), target).success < 0.7
}

function candidates(g: State, legal: readonly Action[]): Map<number, readonly number[]> {
  const byTarget = openingsIn(legal, 'attack', { hexNamed, unitNamed })
  for (const [target, units] of byTarget) byTarget.set(target, firstTogether(g, units, target))
  return byTarget
}

/** The best attack that promises more than this, null if there is none. */
export function bestAttack(
  estimate: Estimate<State>,
  g: State,
  byTarget: ReadonlyMap<number, readonly number[]>,
  least = 0,
): Attack | null {
  let best: Attack | null = null
  const book = bookFor(estimate)
  for (const [target, all] of byTarget) {
    const worst = (of: readonly number[]) => estimate.field.prospect(g, of, target).worst
    const who = isGreen(estimate.temper) ? strongestStack(g, all, unit => attackOf(g, unit)) : all
    const free = withoutGuards(book, estimate.field, g, who, worst)
    const isForced = least === Number.NEGATIVE_INFINITY
    const units = free.length > 0 || !isForced ? free : who
    if (units.length === 0) continue
    // Nobody could follow up where all are bound to stay: a city is attacked to be taken.
    if (!isForced && isCity[target] && units.every(unit => book.isBound(g, unit))) continue
    const strongestFirst = units.toSorted((a, b) => attackOf(g, b) - attackOf(g, a) || a - b)
    const attack = leanest(strongestFirst, target, some => surplusOf(estimate, g, some, target))
    if (attack.value > (best?.value ?? least)) best = attack
  }
  return best
}

/** What all attacks that could be made as the units stand promise together, each unit in one of them. */
export function standingAttacks(
  estimate: Estimate<State>,
  g: State,
  byTarget: ReadonlyMap<number, readonly number[]>,
): number {
  const used = new Set<number>()
  const open = new Map(byTarget)
  let sum = 0
  for (;;) {
    const left = new Map(
      [...open]
        .map(([target, units]) => [target, units.filter(unit => !used.has(unit))] as const)
        .filter(([, units]) => units.length > 0),
    )
    const best = bestAttack(estimate, g, left)
    if (best === null) return sum
    sum += best.value
    open.delete(best.target)
    for (const unit of best.units) used.add(unit)
  }
}

/** 11.3  Somebody goes into a hex that was fought for; the others, and those who may go on, if they stand better there. */
export function advanceWorth(ground: Ground<State>, g: State): Opinion {
  const target = battleTarget(g)
  const { estimate } = ground
  const going = attackersOf(g).find(unit => hasFlag(g.unitFlags, unit, UNIT.advancing))
  const gainOf = (unit: number, to: number) =>
    groundWorth(ground, g, unit, to) - groundWorth(ground, g, unit, g.place[unit])
  const isFirstIn = g.top[target] < 0
  const together = attackersOf(g).reduce(
    (sum, unit) => sum + (ground.book.isBound(g, unit) ? 0 : defenceOf(g, unit)),
    0,
  )
  return action => {
    if (action.do === 'step')
      return ground.book.isBound(g, going!) ? UNWANTED : gainOf(going!, hexNamed(action.to))
    if (action.do !== 'advance') return 0
    const unit = unitNamed(action.unit)
    if (ground.book.isBound(g, unit)) return UNWANTED
    if (isFirstIn && sideOf[unit] === ALLIED && isTrap(g, menaceTo(g, ALLIED), target, together))
      return UNWANTED
    const strength = (attackOf(g, unit) + defenceOf(g, unit)) / 100
    if (isFirstIn && (isAttacking(estimate, unit) || estimate.field.prize(g, sideOf[unit], target) > 0))
      return 10 + strength
    if (!isFirstIn && ground.book.lacks(g, target) > 0) return 8 + strength
    const isAhead =
      isAttacking(estimate, unit) && estimate.way(unit)[target] < estimate.way(unit)[g.place[unit]]
    const worth = gainOf(unit, target) + (isAhead ? FOLLOW_UP : 0)
    return worth > 0 ? worth + strength : UNWANTED
  }
}

/** A guard is lost last; Commonwealth steps hardly come back (12.3.2), static units are worth least. */
const GUARD = 1000

export function lossWorth({ book }: Ground<State>, g: State): Opinion {
  return action => {
    const unit = unitNamed(action.unit)
    const strength = (attackOf(g, unit) + defenceOf(g, unit)) / stepsLeft(g, unit)
    return (
      -strength -
      (isCommonwealth[unit] ? 2 : 0) -
      (isMobile[unit] ? 1 : 0) -
      (book.isBound(g, unit) ? GUARD : 0)
    )
  }
}

/** What a step is worth against ground when a defender decides whether to go. */
const STEP = 1.2

/** 11.2  Hold what is worth holding while somebody is left; otherwise save the steps. */
export function defenceWorth(ground: Ground<State>, g: State): Opinion {
  const target = battleTarget(g)
  const loss = battleSlot(g, 'defenderLoss')
  const units = defendersOf(g, target)
  const side = sideOf[units[0]]
  const steps = units.reduce((sum, unit) => sum + stepsLeft(g, unit), 0)
  const fixed = units.reduce((sum, unit) => sum + (isMobile[unit] ? 0 : stepsLeft(g, unit)), 0)
  const saved = Math.min(loss, steps) - Math.max(stepsOfRetreat(loss), fixed)
  const { field } = ground.estimate
  const prize = field.prize(g, 1 - side, target)
  const isVital = ground.book.duties.some(({ hex }) => hex === target)
  const stays = steps > loss
  const worth = stays
    ? prize + (isVital ? 3 : 0) + field.cover(g, units[0], target) * 0.5 + hexesOfRetreat(loss) * 0.2
    : 0
  return action => (action.do === 'stand' ? worth : saved * STEP)
}

/** 11.2d  Where the stack does most good, less a step for each zone of control. */
export function retreatWorth(ground: Ground<State>, g: State): Opinion {
  const losses = lossWorth(ground, g)
  let lead = 0
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.together)) lead = unit
  return action => {
    if (action.do === 'lose') return losses(action)
    if (action.do !== 'retreat') return -1000
    const hex = hexNamed(action.to)
    const zone = inEnemyZone(g, sideOf[lead], hex) ? 6 : 0
    return groundWorth(ground, g, lead, hex) - zone
  }
}

/** 10.10  Bombers save a city that was Allied from being retaken; they would not save a port that is still needed. */
export function supportWorth({ estimate }: Ground<State>, g: State): Opinion {
  const target = battleTarget(g)
  const isFatal = hasFlag(g.hexFlags, target, HEX.everAllied) || g.beachheads.includes(target)
  const isNeeded = isPort[target] === 1 && g.turn <= 4
  const falls = estimate.field.prospect(g, attackersOf(g), target).success
  const isWanted = isFatal && !isNeeded && falls > 0.4
  return action => (action.do === 'bombers' ? (isWanted ? 1 : UNWANTED) : action.do === 'pass' ? 0 : UNWANTED)
}
