// 15.2, 15.3, 15.4  Resilience groups, Volkssturm and fortification units in a combat.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { isFortificationUnit, isRegular, isResilienceGroup, isVolkssturm } from '../units.ts'
import type { Engagement, Force } from './05-engagement.ts'
import { isFortified } from './07-field-fortifications.ts'

/** 15.3.1 */
const WEAKNESS = 2
/** 15.4.1 */
const WORKS = 2

const NOT_IN_WORKS = forbid('15.4.1', 'a fortification unit uses its ability only in fortifications')

/** 15.2.3, B5  One modifier for a hex with resilience groups, however many. */
export function resilience(g: State, e: Engagement, hex: number): number {
  if (!g.terms.options.specialUnits) return 0
  return e.defence.units.some(unit => g.place[unit] === hex && isResilienceGroup[unit] === 1) ? 1 : 0
}

/** 15.3.1, 15.3.2, R53  What the enemy of this side gains by its Volkssturm: once, less what steadies it in the best hex. */
export function volkssturmWeakness(g: State, force: Force): number {
  if (!g.terms.options.specialUnits) return 0
  let steadied = -1
  for (const unit of force.units) {
    if (isVolkssturm[unit]) steadied = Math.max(steadied, regularsIn(g, g.place[unit]))
  }
  return steadied < 0 ? 0 : Math.max(0, WEAKNESS - steadied)
}

function regularsIn(g: State, hex: number): number {
  let count = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (isRegular[unit] && !isVolkssturm[unit]) count += 1
  }
  return count
}

/** 15.4.1, 15.4.2  May this fortification unit use what it was trained for? */
export const worksAbilityRefusal = (g: State, unit: number): Refusal | null =>
  isFortified(g, g.place[unit]) ? null : NOT_IN_WORKS

/** 15.4.1, B5  Modifiers of the fortification units that use their ability. */
export const worksAbility = (abilities: readonly number[]): number =>
  abilities.some(unit => isFortificationUnit[unit] === 1) ? WORKS : 0
