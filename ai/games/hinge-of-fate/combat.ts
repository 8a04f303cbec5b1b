// The combat phase: which attacks are made, by whom and with what support; who follows up, who goes back where.

import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { suppliedAmong } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import {
  attackersOf,
  attackRefusal,
  isPolishArmy,
  joinRefusal,
} from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import { forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { grid, groupOf, HELA, isPanzer, STUKAS } from '../../../games/hinge-of-fate/world.ts'
import { type Attack, bestAttack, openingsIn, type Party, surplusOf } from '../../planner/attack-plan.ts'
import { type Estimate, isAttacking } from '../../planner/estimate.ts'
import { type Ground, groundWorth } from '../../planner/ground.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { isSideShow } from './campaign.ts'
import { inFrame } from './frames.ts'
import { prospectOf } from './prospects.ts'

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
      plan = attackOfCompany(estimate, sight, openingsIn(legal, 'attack', { hexNamed, unitNamed }))
      return action => openingWorth(sight, action, plan)
    },
    assemble(estimate, g) {
      const target = inFrame(g, FRAMES.assemble, 'target')
      const isPlanned = plan?.target === target
      return action => {
        if (action.do === 'join')
          return isPlanned && plan!.units.includes(unitNamed(action.unit)) ? 2 : UNWANTED
        if (action.do === 'stuka')
          return isGreen(estimate.temper) || gain(g, target, unitNamed(action.unit)) <= 0 ? UNWANTED : 1
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

/** The best attack among those that can be opened, null if none promises enough. */
const attackOfCompany = (
  estimate: Estimate<State>,
  sight: State,
  openings: ReadonlyMap<number, readonly number[]>,
): Attack | null =>
  bestAttack(
    estimate,
    sight,
    parties(estimate, sight, openings),
    unit => combatFactor(sight, unit),
    (units, target) => surplusWithStuka(estimate, sight, units, target),
  )

function* parties(
  { temper }: Estimate<State>,
  g: State,
  openings: ReadonlyMap<number, readonly number[]>,
): Iterable<Party> {
  for (const [target, leaders] of openings) {
    const willing = leaders.filter(unit => target !== HELA || !isSideShow(g, unit, target))
    for (const together of companies(g, target, willing))
      yield [target, isGreen(temper) ? [strongest(g, together)] : together]
  }
}

const strongest = (g: State, units: readonly number[]): number =>
  units.reduce((a, b) => (combatFactor(g, b) > combatFactor(g, a) ? b : a))

/** 12.3b, 12.3c, 12.19  Those who may attack together: by force group, the Slovakian Army behind a German, one Polish army. */
function companies(g: State, target: number, leaders: readonly number[]): number[][] {
  const byGroup = [...Map.groupBy(leaders, unit => groupOf[unit]).values()]
  return byGroup.map(units => {
    const armies = units.filter(isPolishArmy)
    const kept =
      armies.length < 2 || !g.armiesJoined
        ? units
        : units.filter(unit => !isPolishArmy(unit) || unit === strongest(g, armies))
    return [...kept, ...joining(g, target, kept)]
  })
}

/** Units that may join and not open: the Slovakian Army. */
function joining(g: State, target: number, leaders: readonly number[]): number[] {
  const found: number[] = []
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    for (let unit = from < 0 ? -1 : g.top[from]; unit >= 0; unit = g.below[unit])
      if (
        !leaders.includes(unit) &&
        groupOf[unit] === groupOf[leaders[0]] &&
        attackRefusal(g, unit, target) !== null &&
        joinRefusal(g, unit, target) === null
      )
        found.push(unit)
  }
  return found
}

function surplusWithStuka(
  estimate: Estimate<State>,
  g: State,
  units: readonly number[],
  target: number,
): number {
  const supplied = suppliedAmong(g, units)
  const prospect = prospectOf(
    g,
    units,
    target,
    unit => supplied[units.indexOf(unit)] === 1,
    freeStuka(g, estimate),
  )
  return surplusOf(estimate, g, units, target, prospect)
}

/** A Stuka that could still fly for this attack, -1 if there is none. */
function freeStuka(g: State, { temper, side }: Estimate<State>): number {
  const isGerman = side === 0 || side === 2
  const isOver = (side === 0) === (g.switched === 0)
  if (isGreen(temper) || !isGerman || !isOver) return -1
  return STUKAS.find((_, i) => !(g.stukasUsed & (1 << i))) ?? -1
}

/** What a whole combat phase promises in a position: the best attack, then the best of those who are left, and so on. */
export function harvest(estimate: Estimate<State>, g: State, groups: number): number {
  const trial = g.copy()
  let sum = 0
  for (let rounds = 0; rounds < 12; rounds++) {
    const best = attackOfCompany(estimate, trial, openingsFor(trial, groups))
    if (best === null) break
    sum += best.value
    for (const unit of best.units) trial.unitFlags[unit] |= ATTACKED
  }
  return sum
}

const ATTACKED = 8

function openingsFor(g: State, groups: number): Map<number, number[]> {
  const openings = new Map<number, number[]>()
  for (let unit = 0; unit < g.place.length; unit++) {
    if (g.place[unit] < 0 || !((1 << groupOf[unit]) & groups)) continue
    for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
      const target = grid.neighbours[slot]
      if (target < 0 || g.top[target] < 0 || attackRefusal(g, unit, target) !== null) continue
      openings.set(target, [...(openings.get(target) ?? []), unit])
    }
  }
  return openings
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
