// 11.9, 11.10  Strengths, percentage and column of an attack; for battles and for players who think of one.
import { type Chance, chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { columnOf, percentage } from '../../../engine/battle/columns.ts'
import { type ShiftEntry, shiftedColumn } from '../../../engine/battle/shifts.ts'
import { type CombatTable, onlyHeadings } from '../../../engine/battle/table.ts'
import type { State } from '../state.ts'
import { assaultTable, type CombatResult, mobileTable } from '../tables.ts'
import { attackFactors, defenceFactors, isFort, isMech } from '../units.ts'
import { defendersOf } from './11-attackers.ts'
import { type Engagement, shiftsOf } from './11-shifts.ts'
import { isSuppliedToAttack } from './14-supply.ts'

export interface Assessment {
  readonly attack: number
  readonly defence: number
  readonly percent: number
  /** Columns from 0. */
  readonly startColumn: number
  readonly shifts: readonly ShiftEntry[]
  readonly column: number
}

export const tableOf = (mobile: boolean): CombatTable<CombatResult> => (mobile ? mobileTable : assaultTable)

/** 11.2, 11.6a, 11.9, 11.10c, R1, R2 */
export function assess(g: State, e: Engagement): Assessment {
  const attack = e.attackers.reduce((sum, unit) => sum + attackFactors[g.steps[unit]][unit], 0)
  const defence = e.defenders.reduce((sum, unit) => sum + defenceFactors[g.steps[unit]][unit], 0)
  const percent = percentage(attack, defence)
  const startColumn = columnOf(onlyHeadings(assaultTable), percent)
  const shifts = shiftsOf(g, e)
  const column = shiftedColumn(startColumn, shifts, assaultTable.columns)
  return { attack, defence, percent, startColumn, shifts, column }
}

export const columnLabel = (column: number): string => onlyHeadings(assaultTable).labels[column]

/** 11.7a, 11.7c  Mobile needs a mechanized attacker; 11.7b  a fortification unit forces Assault. */
export const mayUseMobile = (attackers: readonly number[], defenders: readonly number[]): boolean =>
  attackers.some(unit => isMech[unit]) && !defenders.some(unit => isFort[unit])

export interface Plans {
  readonly mobile?: boolean
  readonly air?: number
  readonly fleet?: number
  readonly special?: boolean
}

export interface Forecast extends Assessment {
  readonly mobile: boolean
  readonly chances: readonly Chance<CombatResult>[]
}

/** An attack before it is made, against those defenders that the state knows of. */
export function forecast(
  g: State,
  attackers: readonly number[],
  target: number,
  plans: Plans = {},
): Forecast {
  const defenders = defendersOf(g, target)
  const assessment = assess(g, {
    target,
    attackers,
    defenders,
    unsupplied: attackers.filter(unit => !isSuppliedToAttack(g, unit)).length,
    air: plans.air ?? -1,
    fleet: plans.fleet ?? -1,
    special: plans.special ?? false,
  })
  const mobile = (plans.mobile ?? false) && mayUseMobile(attackers, defenders)
  return { ...assessment, mobile, chances: chances(tableOf(mobile), assessment.column, ONE_DIE) }
}
