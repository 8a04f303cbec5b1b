// How good it is for a unit to stand in a hex at the end of its move, in movement points: what it would march for.
import { POINT } from '../../../engine/movement/points.ts'
import { holdsEnemyOf } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { areHostile, type State } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { hasZone } from '../../../games/budziszyn-1945/units.ts'
import { grid, isExit } from '../../../games/budziszyn-1945/world.ts'
import { isAttackingAim, prizeOf } from './aims.ts'
import type { Estimate } from './estimate.ts'
import type { Posts } from './posts.ts'

/** Next to the enemy without an attack that was planned: the unit would have to attack as it is (5.1.3). */
const UNPLANNED_CONTACT = 9
const WITHOUT_SUPPLY = 12
const CAPTURE = 5
const OVERRUN = 8
const SURROUNDED = 3
/** Hexes within which an enemy is a reason to leave a garrison. */
const NEAR = 6

export interface Ground {
  readonly estimate: Estimate
  readonly posts: Posts
}

/** Is there enemy ground in the hex that the unit takes by coming there? */
function captures(g: State, camp: number, hex: number): boolean {
  const controller = controllerOf(g, hex)
  return controller !== camp && (controller < 0 || areHostile(g, camp, controller))
}

/** 4.3.2, 4.3.3  Prizes that the unit takes there: its hex, and empty hexes around that no enemy watches. */
function prizesAt(g: State, unit: number, hex: number): number {
  const camp = g.camp[unit]
  let prizes = captures(g, camp, hex) ? prizeOf(g, camp, hex) : 0
  if (!hasZone[unit]) return prizes
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next < 0 || g.top[next] >= 0 || prizeOf(g, camp, next) === 0) continue
    if (captures(g, camp, next) && !inEnemyZone(g, camp, next)) prizes += prizeOf(g, camp, next) * 0.6
  }
  return prizes
}

/** What would be left open if the unit were not there: a prize of its own with the enemy near and nobody else in it. */
function guards({ estimate }: Ground, g: State, unit: number, hex: number): number {
  if (estimate.toEnemy[hex] > NEAR || captures(g, g.camp[unit], hex)) return 0
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (other !== unit && hasZone[other]) return 0
  return prizeOf(g, g.camp[unit], hex)
}

export const isSafeInWorks = (g: State, unit: number, hex: number): boolean =>
  isDugIn(g, hex) && g.top[hex] >= 0 && g.camp[g.top[hex]] === g.camp[unit]

function defenceWith(g: State, unit: number, hex: number): number {
  let points = effectiveDefence(g, unit)
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other !== unit && g.camp[other] === g.camp[unit]) points += effectiveDefence(g, other)
  }
  return points
}

/** What the enemy could do to a unit there, from 0 for nothing to 4 for ruin. */
function dangerAt({ estimate }: Ground, g: State, unit: number, hex: number): number {
  const threat = estimate.threat[hex]
  if (threat === 0) return 0
  const works = groundModifiers[hex] + (isSafeInWorks(g, unit, hex) ? 2 : 0)
  const ratio = threat / (defenceWith(g, unit, hex) + 1) - works * 0.8
  return Math.max(0, Math.min(4, ratio - 1))
}

/** 5.3.3  Ways out of the hex that no enemy bars. */
function waysOut(g: State, unit: number, hex: number): number {
  let open = 0
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next < 0 || holdsEnemyOf(g, g.camp[unit], next)) continue
    if (!inEnemyZone(g, g.camp[unit], next)) open += 1
  }
  return open
}

/** How far it still is, in points: to the unit's aim, or to its post. */
function distanceLeft({ estimate, posts }: Ground, g: State, unit: number, hex: number): number {
  if (estimate.aim(unit) !== 'posts') return estimate.way(unit)[hex] / POINT
  const post = posts.of(g, unit)
  return post < 0 ? 0 : estimate.wayToHex(unit, post)[hex] / POINT
}

export function groundWorth(ground: Ground, g: State, unit: number, hex: number): number {
  const { estimate } = ground
  const camp = g.camp[unit]
  const attacks = isAttackingAim(estimate.aim(unit))
  let worth =
    -distanceLeft(ground, g, unit, hex) + prizesAt(g, unit, hex) * CAPTURE + guards(ground, g, unit, hex)
  if (hex !== g.place[unit] && holdsEnemyOf(g, camp, hex)) worth += OVERRUN
  if (inEnemyZone(g, camp, hex) && !isSafeInWorks(g, unit, hex)) worth -= UNPLANNED_CONTACT
  if (estimate.supply(camp)[hex] === 0)
    worth -= estimate.aim(unit) === 'berlin' && isExit[hex] ? 2 : WITHOUT_SUPPLY
  worth -= dangerAt(ground, g, unit, hex) * (attacks ? 1.3 : 1.8)
  if (attacks) return worth
  if (estimate.toEnemy[hex] <= 3 && waysOut(g, unit, hex) < 2) worth -= SURROUNDED
  return worth + groundModifiers[hex] * 0.3 + (isSafeInWorks(g, unit, hex) ? 1.5 : 0)
}
