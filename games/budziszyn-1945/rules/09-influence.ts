// 9.2  Headquarters steady a combat: one off the roll for the attacker, one on it for the defender.
import { NATION } from '../nations.ts'
import type { State } from '../state.ts'
import { headquartersRange, isHeadquarters, UNITS, unitNation } from '../units.ts'
import { grid } from '../world.ts'
import { type Engagement, engagementOf, type Force } from './05-engagement.ts'

const HEADQUARTERS = Array.from({ length: UNITS }, (_, unit) => unit).filter(unit => isHeadquarters[unit])

/** N-8a, S-6  Soviet and Polish headquarters serve their own nation only. */
const servesOthers = (nation: number): boolean => nation === NATION.germany || nation === NATION.america

/** 9.2.1, R31, B10  Is the unit within range of some headquarters of its camp? */
function isLed(g: State, unit: number, isDefending: boolean): boolean {
  for (let i = 0; i < HEADQUARTERS.length; i++) {
    const headquarters = HEADQUARTERS[i]
    if (g.place[headquarters] < 0 || g.camp[headquarters] !== g.camp[unit]) continue
    if (leads(g, headquarters, unit, isDefending)) return true
  }
  return false
}

// 9.2.2, N-8b, N-9, S-6, S-7  In its own hex a headquarters helps everybody to defend; a Polish one does nothing else.
function leads(g: State, headquarters: number, unit: number, isDefending: boolean): boolean {
  if (isDefending && g.place[headquarters] === g.place[unit]) return true
  const nation = unitNation[headquarters]
  if (nation === NATION.poland) return false
  if (!servesOthers(nation) && unitNation[unit] !== nation) return false
  return grid.distance(g.place[headquarters], g.place[unit]) <= headquartersRange[headquarters]
}

/** 9.2.1, R31  Are all ground units of a side in this combat, guns in support among them, led? */
export function isForceLed(g: State, force: Force, isDefending: boolean): boolean {
  return (
    force.units.length > 0 &&
    force.units.every(unit => isLed(g, unit, isDefending)) &&
    force.support.every(gun => isLed(g, gun, isDefending))
  )
}

/** 9.2.1, 9.2.3, 9.2.4, R31  What is added to the roll: each side counts once, both cancel, and either may decline. */
export function influenceOn(g: State, e: Engagement): number {
  let modifier = 0
  if (!e.attack.declines && isForceLed(g, e.attack, false)) modifier -= 1
  if (!e.defence.declines && isForceLed(g, e.defence, true)) modifier += 1
  return modifier
}

/** What is added to the roll of the combat that is being fought. */
export const diceModifier = (g: State): number => influenceOn(g, engagementOf(g))
