// 11  What an attack may be expected to bring on the better of the two tables, by their exact chances.
import { result } from '../../../engine/battle/table.ts'
import { defendersOf } from '../../../games/munich-war/rules/11-attackers.ts'
import { assess, mayUseMobile, tableOf } from '../../../games/munich-war/rules/11-forecast.ts'
import { airUnitAt } from '../../../games/munich-war/rules/16-flight.ts'
import type { State } from '../../../games/munich-war/state.ts'
import type { CombatResult } from '../../../games/munich-war/tables.ts'
import {
  fullSteps,
  isAirstrike,
  isFort,
  isMechFormation,
  unitNation,
} from '../../../games/munich-war/units.ts'
import type { Prospect } from '../../planner/battlefield.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** 22.0i  A mechanized formation counts when it is gone; a fortification that is worn down is half taken. */
const MECHANIZED = 0.4
const WORN = 0.4

interface Sides {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
}

const stepsOf = (g: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + g.steps[unit], 0)

/** Steps that a line of the table costs one side. */
function lossOf(
  g: State,
  losses: CombatResult['attackers'],
  units: readonly number[],
  others: number,
): number {
  switch (losses) {
    case 'eliminated':
      return stepsOf(g, units)
    case 'all':
      return units.length
    case 'as-many':
      return Math.min(units.length, others)
    default:
      return Math.min(losses, units.length)
  }
}

/** Does the result leave the hex empty? */
function isCleared(g: State, result: CombatResult, defenders: readonly number[]): boolean {
  if (result.defenders === 'eliminated') return true
  const worn = defenders.every(unit => g.steps[unit] === 1)
  const all = result.defenders === 'all' || (result.defenders === 1 && defenders.length === 1)
  if (all && worn) return true
  return result.defendersRetreat > 0 && !defenders.some(unit => isFort[unit])
}

export function prospectOn(
  g: State,
  { attackers, defenders }: Sides,
  column: number,
  mobile: boolean,
): Prospect {
  const table = tableOf(mobile)
  let [success, pushed, enemyLoss, ownLoss, worst] = [0, 0, 0, 0, 0]
  for (const face of FACES) {
    const fate = result(table, column, face)
    const lost = lossOf(g, fate.attackers, attackers, defenders.length)
    const theirs = lossOf(g, fate.defenders, defenders, 0)
    const isClear = isCleared(g, fate, defenders)
    success += (isClear ? 1 : theirs > 0 ? (WORN * theirs) / Math.max(1, stepsOf(g, defenders)) : 0) / 6
    if (!defenders.some(unit => isFort[unit])) pushed += fate.defendersRetreat / 6
    enemyLoss += theirs / 6
    ownLoss += (lost + fate.attackersRetreat * 0.15) / 6
    worst = Math.max(worst, lost)
  }
  const dear = attackers.filter(unit => isMechFormation[unit] && g.steps[unit] < fullSteps[unit]).length
  return {
    success,
    pushed,
    enemyLoss,
    ownLoss: ownLoss * (1 + (dear * MECHANIZED) / attackers.length),
    worst,
  }
}

export const gainOf = ({ success, pushed, enemyLoss, ownLoss }: Prospect): number =>
  success * 1.2 + pushed * 0.2 + enemyLoss - ownLoss

/** 11.7a  On the table that promises more; aircraft over the hex count. */
export function prospectOf(
  g: State,
  attackers: readonly number[],
  target: number,
  isSupplied: (unit: number) => boolean,
): Prospect {
  const defenders = defendersOf(g, target)
  const air = airUnitAt(g, g.allegiance[unitNation[attackers[0]]], target)
  const { column } = assess(g, {
    target,
    attackers,
    defenders,
    unsupplied: attackers.filter(unit => !isSupplied(unit)).length,
    air: air >= 0 && isAirstrike[air] && unitNation[air] === unitNation[attackers[0]] ? air : -1,
    fleet: -1,
    special: false,
  })
  const assault = prospectOn(g, { attackers, defenders }, column, false)
  if (!mayUseMobile(attackers, defenders)) return assault
  const mobile = prospectOn(g, { attackers, defenders }, column, true)
  return gainOf(mobile) > gainOf(assault) ? mobile : assault
}
