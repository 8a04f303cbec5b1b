// 3.2  Stacking, and who stands in a hex. A hex holds units of one camp (S-8d, R44); the limit counts levels.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { NOBODY } from '../nations.ts'
import { areHostile, type State } from '../state.ts'

/** 3.2.1 */
export const STACKING_LIMIT = 8

const OVERSTACKED = forbid('3.2.1', 'a hex holds at most eight combat efficiency levels')
const OTHER_CAMP = forbid('S-8d', 'units of different camps may not share a hex')

/** Camp whose units stand in a hex, NOBODY for an empty one. */
export const campIn = (g: State, hex: number): number => (g.top[hex] < 0 ? NOBODY : g.camp[g.top[hex]])

export function holdsEnemyOf(g: State, camp: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && areHostile(g, camp, g.camp[top])
}

/** 3.2.2  Levels in a hex; a headquarters counts one, as it has one. */
export function levelsIn(g: State, hex: number): number {
  let levels = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) levels += g.levels[unit]
  return levels
}

/** Why this unit may not stay in the hex with those who are there, or null. */
export function stayRefusal(g: State, unit: number, hex: number): Refusal | null {
  let levels = g.levels[unit]
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other === unit) continue
    if (g.camp[other] !== g.camp[unit]) return OTHER_CAMP
    levels += g.levels[other]
  }
  return levels > STACKING_LIMIT ? OVERSTACKED : null
}
