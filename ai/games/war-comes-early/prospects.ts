// 12  What an attack may be expected to bring, by the exact chances of the combat results table.
import { result } from '../../../engine/battle/table.ts'
import { defendersOf, garrisonFactor } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { assess } from '../../../games/war-comes-early/rules/12-forecast.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { combatResults } from '../../../games/war-comes-early/tables.ts'
import { corpsHalves, isArmy } from '../../../games/war-comes-early/world.ts'
import type { Prospect } from '../../planner/battlefield.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** 12.4  An army that falls apart has to be put together again. */
const DISRUPTED = 0.2

/** A garrison that is worn down falls the next time: what of the hex that counts for. */
const WEAKENED = 0.5

/** Corps equivalents that have to be lost before the hex is empty, the garrison of a fort included (12.3c). */
export function corpsIn(g: State, target: number): number {
  let halves = 0
  for (const unit of defendersOf(g, target)) halves += corpsHalves[unit]
  return Math.ceil(halves / 2) + (garrisonFactor(g, target) > 0 ? 1 : 0)
}

export function prospectOf(
  g: State,
  attackers: readonly number[],
  target: number,
  isSupplied: (unit: number) => boolean,
): Prospect {
  const { column } = assess(g, {
    target,
    attackers: attackers.map(unit => ({ unit, from: g.place[unit], supplied: isSupplied(unit) })),
    defenders: defendersOf(g, target),
    landed: false,
  })
  const armies = attackers.reduce((sum, unit) => sum + isArmy[unit], 0)
  return prospectAt(column, corpsIn(g, target), armies)
}

function prospectAt(column: number, corps: number, armies: number): Prospect {
  let success = 0
  let enemyLoss = 0
  let ownLoss = 0
  let worst = 0
  for (const face of FACES) {
    const { attacker, defender } = result(combatResults, column - 1, face)
    const cleared = defender >= corps
    success += (cleared ? 1 : (WEAKENED * defender) / corps) / 6
    enemyLoss += Math.min(defender, corps) / 6
    worst = Math.max(worst, attacker)
    ownLoss += (attacker + (cleared ? 0 : armies * DISRUPTED)) / 6
  }
  return { success, pushed: 0, enemyLoss, ownLoss, worst }
}
