// The attacks that a movement phase prepares: who goes where so that the enemy is struck with good odds.

import { reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { holdsEnemyOf, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { inEnemyZone, standIn } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { restsToday } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { effectiveAttack, effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { hasFlag, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { hasZone, isTowed, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES, WATER, water } from '../../../games/budziszyn-1945/world.ts'
import { isAttackingAim } from './aims.ts'
import { roughValue } from './assault.ts'
import { campsOf, type Estimate } from './estimate.ts'

/** [unit] hex from which the unit is to attack, -1 for none. */
export type Orders = Int16Array

/** What an attack has to promise to be prepared; more for those who hold, because they leave their works. */
const ENOUGH_ON_THE_ATTACK = 0.5
const ENOUGH_OTHERWISE = 1
/** Another enemy whose zone of control the attackers enter, and who has to be attacked as well (5.1.4). */
const ANOTHER_ENEMY = 1.8
/** Each unit could do something else. */
const COMMITTED = 0.06
const MOST_ATTACKERS = 9

interface Draft {
  readonly target: number
  readonly places: ReadonlyMap<number, number>
  readonly surplus: number
}

export function ordersFor(estimate: Estimate): Orders {
  const orders: Orders = new Int16Array(UNITS).fill(-1)
  for (const camp of campsOf(estimate.sight, estimate.side)) orderCamp(estimate, camp, orders)
  return orders
}

function orderCamp(estimate: Estimate, camp: number, orders: Orders): void {
  const g = estimate.sight
  const reachers = whoReaches(estimate, camp)
  const planned = new Set<number>()
  const drafts = new Map<number, Draft>()
  for (const target of enemyHexes(g, camp)) {
    const draft = draftFor(estimate, camp, target, reachers, orders, planned)
    if (draft !== null) drafts.set(target, draft)
  }
  // The best is ordered; one that counted on units or hexes which are taken by now is drafted anew and waits its turn.
  while (drafts.size > 0) {
    const best = [...drafts.values()].reduce((a, b) => (b.surplus > a.surplus ? b : a))
    drafts.delete(best.target)
    const fresh = draftFor(estimate, camp, best.target, reachers, orders, planned)
    if (fresh === null) continue
    if (fresh.surplus < best.surplus) drafts.set(fresh.target, fresh)
    else {
      planned.add(fresh.target)
      for (const [unit, hex] of fresh.places) orders[unit] = hex
    }
  }
}

function enemyHexes(g: State, camp: number): number[] {
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (holdsEnemyOf(g, camp, hex)) hexes.push(hex)
  return hexes
}

const canAttack = (g: State, unit: number): boolean =>
  hasZone[unit] === 1 && !isTowed[unit] && g.disorganised[unit] === 0 && !restsToday(g, unit)

/** [hex next to an enemy] units of the camp that can be there at the end of this phase. */
function whoReaches(estimate: Estimate, camp: number): ReadonlyMap<number, number[]> {
  const g = estimate.sight
  const reachers = new Map<number, number[]>()
  const note = (hex: number, unit: number) => {
    const known = reachers.get(hex)
    if (known === undefined) reachers.set(hex, [unit])
    else known.push(unit)
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || g.camp[unit] !== camp || !canAttack(g, unit)) continue
    if (estimate.toEnemy[place] === 1) note(place, unit)
    if (estimate.toEnemy[place] > 16 || hasFlag(g.unitFlags, unit, UNIT.begun)) continue
    const found = reachOf(g, unit)
    for (let i = 0; i < found.count; i++) {
      const hex = found.hexes[i]
      if (hex !== place && estimate.toEnemy[hex] === 1 && !holdsEnemyOf(g, camp, hex)) note(hex, unit)
    }
  }
  return reachers
}

/** A hex from which the target can be attacked. */
interface Base {
  readonly hex: number
  /** Enemies beside the target who would have to be attacked as well (5.1.4); none for those who are dug in. */
  readonly others: number
  readonly water: number
}

function baseAt(g: State, camp: number, hex: number, target: number, planned: ReadonlySet<number>): Base {
  const isInWorks = isDugIn(g, hex) && g.top[hex] >= 0 && g.camp[g.top[hex]] === camp
  return {
    hex,
    others: isInWorks ? 0 : othersAt(g, camp, hex, target, planned),
    water: water[hex * 6 + grid.directionTo(hex, target)],
  }
}

function othersAt(
  g: State,
  camp: number,
  from: number,
  target: number,
  planned: ReadonlySet<number>,
): number {
  if (!inEnemyZone(g, camp, from)) return 0
  let others = 0
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const hex = grid.neighbours[slot]
    if (hex < 0 || hex === target || planned.has(hex) || !holdsEnemyOf(g, camp, hex)) continue
    if (water[slot] !== WATER.bigRiver) others += 1
  }
  return others
}

function levelsBound(g: State, hex: number, orders: Orders): number {
  let levels = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (orders[unit] < 0 || orders[unit] === hex) levels += g.levels[unit]
  }
  for (let unit = 0; unit < UNITS; unit++) {
    if (orders[unit] === hex && g.place[unit] !== hex) levels += g.levels[unit]
  }
  return levels
}

function draftFor(
  estimate: Estimate,
  camp: number,
  target: number,
  reachers: ReadonlyMap<number, readonly number[]>,
  orders: Orders,
  planned: ReadonlySet<number>,
): Draft | null {
  const g = estimate.sight
  const bases = basesAround(g, camp, target, planned).filter(({ hex }) => reachers.has(hex))
  const taken = new Map<number, number>()
  const room = new Map(bases.map(({ hex }) => [hex, STACKING_LIMIT - levelsBound(g, hex, orders)]))
  for (const { hex } of bases) {
    for (const unit of reachers.get(hex)!) {
      if (orders[unit] >= 0 || taken.has(unit)) continue
      const isThere = g.place[unit] === hex
      if (!isThere && room.get(hex)! < g.levels[unit]) continue
      if (!isThere) room.set(hex, room.get(hex)! - g.levels[unit])
      taken.set(unit, hex)
    }
  }
  if (!isWorthALook(g, target, [...taken.keys()])) return null
  return leanest(estimate, target, taken, new Map(bases.map(base => [base.hex, base])))
}

function basesAround(g: State, camp: number, target: number, planned: ReadonlySet<number>): Base[] {
  const bases: Base[] = []
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const hex = grid.neighbours[slot]
    if (hex >= 0 && !holdsEnemyOf(g, camp, hex)) bases.push(baseAt(g, camp, hex, target, planned))
  }
  return bases.sort((a, b) => a.water + a.others - b.water - b.others)
}

/** The odds with everybody, roughly, before the exact account is made. */
function isWorthALook(g: State, target: number, units: readonly number[]): boolean {
  let attack = 0
  let defence = 0
  for (const unit of units) attack += effectiveAttack(g, unit)
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defence += effectiveDefence(g, unit)
  const works = groundModifiers[target] + (isDugIn(g, target) ? 2 : 0)
  return units.length > 0 && attack >= Math.max(1, defence) * (1 + works / 2)
}

/** The strongest from the best bases first, one more as long as it pays. */
function leanest(
  estimate: Estimate,
  target: number,
  taken: ReadonlyMap<number, number>,
  bases: ReadonlyMap<number, Base>,
): Draft | null {
  const g = estimate.sight
  const dislike = (unit: number) => bases.get(taken.get(unit)!)!.others + bases.get(taken.get(unit)!)!.water
  const units = [...taken.keys()].sort(
    (a, b) => dislike(a) - dislike(b) || effectiveAttack(g, b) - effectiveAttack(g, a),
  )
  const trial = g.copy()
  const attackers: number[] = []
  let best: Draft | null = null
  let others = 0
  for (const unit of units.slice(0, MOST_ATTACKERS)) {
    const hex = taken.get(unit)!
    if (trial.place[unit] !== hex) standIn(trial, unit, hex)
    if (!attackers.some(other => taken.get(other) === hex)) others += bases.get(hex)!.others
    attackers.push(unit)
    const enough = isAttackingAim(estimate.aim(unit)) ? ENOUGH_ON_THE_ATTACK : ENOUGH_OTHERWISE
    const cost = enough + others * ANOTHER_ENEMY + attackers.length * COMMITTED
    const surplus = roughValue(estimate, trial, target, attackers) - cost
    if (surplus <= (best?.surplus ?? 0)) continue
    best = { target, places: new Map(attackers.map(each => [each, taken.get(each)!])), surplus }
  }
  return best
}
