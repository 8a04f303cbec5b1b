// 5.1.3  Hexes next to an enemy who cannot be attacked with any hope by whoever halts there.
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { Estimate } from '../../planner/estimate.ts'
import { isGreen } from '../../temper.ts'

/** Would the unit have to attack from there, and is everybody whom it could attack too strong for all who would stand there? */
export function isHopeless({ field, temper }: Estimate<State>, g: State, unit: number, hex: number): boolean {
  if (isGreen(temper) || !inEnemyZone(g, g.camp[unit], hex) || field.isInWorks(g, unit, hex)) return false
  let attack = field.attack(g, unit)
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (other !== unit) attack += field.attack(g, other)
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const beside = field.grid.neighbours[slot]
    if (beside < 0 || !field.holdsEnemy(g, g.camp[unit], beside)) continue
    if (field.leastAttack(g, beside) <= attack) return false
  }
  return true
}
