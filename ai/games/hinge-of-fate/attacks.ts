// Which attacks a combat phase should make: by whom together, with what support, and what they promise.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { GERMAN, GERMAN_EAST, GERMAN_WEST } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { suppliedAmong } from '../../../games/hinge-of-fate/rules/08-supply.ts'
import { attackRefusal, isPolishArmy, joinRefusal } from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { imagine, view } from '../../../games/hinge-of-fate/view.ts'
import {
  campOf,
  DANZIG,
  grid,
  groupOf,
  HELA,
  isObjective,
  STUKAS,
} from '../../../games/hinge-of-fate/world.ts'
import { type Attack as LeanAttack, leanest, surplusOf } from '../../planner/attack-plan.ts'
import { bookFor, withoutGuards } from '../../planner/book.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { isGreen } from '../../temper.ts'
import { isSideShow } from './campaign.ts'
import { prospectOf } from './prospects.ts'

/** Units that could attack a hex together, the strongest first. */
interface Army {
  readonly target: number
  readonly units: readonly number[]
}

export interface Attack extends LeanAttack {
  /** The Stuka that is to fly for it, -1 for none. */
  readonly stuka: number
}

/** The best attack among those that can be opened, null if none promises enough. */
export function bestAttack(
  estimate: Estimate<State>,
  sight: State,
  openings: ReadonlyMap<number, readonly number[]>,
): Attack | null {
  const book = bookFor(estimate)
  const armies: Army[] = []
  for (const [target, leaders] of openings) {
    const willing = leaders.filter(unit => mayGo(sight, unit, target))
    for (const together of companies(sight, target, willing)) {
      const worst = (of: readonly number[]) => estimate.field.prospect(sight, of, target).worst
      const who = isGreen(estimate.temper) ? [strongest(sight, together)] : together
      const units = withoutGuards(book, estimate.field, sight, who, worst)
      const strength = (unit: number) => combatFactor(sight, unit)
      if (units.length > 0)
        armies.push({ target, units: units.toSorted((a, b) => strength(b) - strength(a)) })
    }
  }
  return bestOf(estimate, sight, armies)
}

/** 4.2b  Whoever keeps Soviets out of a German city does not go out for them. */
function mayGo(g: State, unit: number, target: number): boolean {
  if (target === HELA && isSideShow(g, unit, target)) return false
  const place = g.place[unit]
  return g.soviets === 0 || campOf[unit] !== GERMAN || isObjective[place] === 0 || place === DANZIG
}

/** 13.1, 13.4  Stukas fly where they bring most; the others have to go without. */
function bestOf(estimate: Estimate<State>, g: State, armies: readonly Army[]): Attack | null {
  const stukas = freeStukas(g, estimate)
  const rated = armies.map(army => {
    const alone = attackOf(estimate, g, army, -1)
    const helped = stukas.length > 0 ? attackOf(estimate, g, army, stukas[0]) : alone
    return { alone, helped, gain: helped.value - Math.max(0, alone.value) }
  })
  rated.sort((a, b) => b.gain - a.gain)
  let best: Attack | null = null
  for (const [i, { alone, helped, gain }] of rated.entries()) {
    const attack = i < stukas.length && gain > 0 ? helped : alone
    if (attack.value > (best?.value ?? 0)) best = attack
  }
  return best
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

/** Deals of the hidden units beside the one in the sight. */
const DEALS = 3
const kept = new WeakMap<State, readonly State[]>()

/** 3.4  The position dealt anew several times: what lies under the top unit of a stack is weighed, not guessed once. */
function dealsOf(estimate: Estimate<State>, g: State): readonly State[] {
  const known = kept.get(g)
  if (known !== undefined) return known
  const seen = view(g, estimate.side)
  const deals = [g]
  for (let i = 0; i < DEALS; i++) {
    const deal = imagine(seen, fastDice(g.turn * 100 + i))
    if (deal.ok) deals.push(deal.value)
  }
  kept.set(g, deals)
  return deals
}

/** The attack with this Stuka, or without, by those who are needed for it. */
function attackOf(estimate: Estimate<State>, g: State, { target, units: all }: Army, stuka: number): Attack {
  const isStack = g.top[target] >= 0 && g.below[g.top[target]] >= 0
  const deals = isStack ? dealsOf(estimate, g) : [g]
  const surplus = (units: readonly number[]): number => {
    const supplied = suppliedAmong(g, units)
    const isSupplied = (unit: number) => supplied[units.indexOf(unit)] === 1
    let sum = 0
    for (const deal of deals)
      sum += surplusOf(estimate, deal, units, target, prospectOf(deal, units, target, isSupplied, stuka))
    return sum / deals.length
  }
  return { ...leanest(all, target, surplus), stuka }
}

/** Stukas that could still fly this turn. */
function freeStukas(g: State, { temper, side }: Estimate<State>): number[] {
  const isGerman = side === GERMAN_EAST || side === GERMAN_WEST
  const isOver = (side === GERMAN_EAST) === (g.switched === 0)
  if (isGreen(temper) || !isGerman || !isOver) return []
  return STUKAS.filter((_, i) => !(g.stukasUsed & (1 << i)))
}

/** What a whole combat phase promises in a position: the best attack, then the best of those who are left, and so on. */
export function harvest(estimate: Estimate<State>, g: State, groups: number): number {
  const trial = g.copy()
  let sum = 0
  for (let rounds = 0; rounds < 12; rounds++) {
    const best = bestAttack(estimate, trial, openingsIn(trial, groups))
    if (best === null) break
    sum += best.value
    for (const unit of best.units) trial.unitFlags[unit] |= ATTACKED
    if (best.stuka >= 0) trial.stukasUsed |= 1 << STUKAS.indexOf(best.stuka)
  }
  return sum
}

const ATTACKED = 8

/** [target] units that could open an attack on it. */
function openingsIn(g: State, groups: number): Map<number, number[]> {
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
