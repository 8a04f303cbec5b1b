// 12.11, 12.17  From forces to the column; the battle rolls on it, and a player or an AI may look at it beforehand.
import { type Chance, chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { columnOf, differential } from '../../../engine/battle/columns.ts'
import { concentric } from '../../../engine/battle/concentric.ts'
import { type ShiftLedger, shiftedColumn } from '../../../engine/battle/shifts.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { State } from '../state.ts'
import { type CombatResult, combatResults } from '../tables.ts'
import { unitsIn } from './03-control.ts'
import { suppliedAmong } from './08-supply.ts'
import { attackingRing, shiftsOf } from './12-shifts.ts'
import { attackStrength, defenceStrength, type Engagement } from './12-strength.ts'

export interface Assessment {
  readonly attack: number
  readonly defence: number
  readonly differential: number
  /** Columns are counted from 0 at the left. */
  readonly startColumn: number
  readonly shifts: ShiftLedger
  readonly column: number
  /** 12.12a  The geometry, whether or not it gives a shift. */
  readonly concentric: boolean
}

export interface Forecast extends Assessment {
  readonly chances: readonly Chance<CombatResult>[]
}

const HEADINGS = onlyHeadings(combatResults)

/** The printed heading of a column. */
export const columnLabel = (column: number): string => HEADINGS.labels[column]

/** 12.11, 12.17, R9, R11  The column of the differential, then the sum of all shifts, both kept on the table. */
export function assess(g: State, engagement: Engagement): Assessment {
  const attack = attackStrength(g, engagement)
  const defence = defenceStrength(g, engagement)
  const startColumn = columnOf(HEADINGS, differential(attack, defence))
  const shifts = shiftsOf(g, engagement)
  return {
    attack,
    defence,
    differential: differential(attack, defence),
    startColumn,
    shifts,
    column: shiftedColumn(startColumn, shifts, combatResults.columns),
    concentric: concentric(attackingRing(g, engagement)),
  }
}

interface Support {
  readonly stuka?: number
  readonly landed?: boolean
  /** Who defends, if the asker does not see the whole stack. */
  readonly defenders?: readonly number[]
}

/** What an attack by these units would be resolved as now. */
export function forecast(
  g: State,
  attackers: readonly number[],
  target: number,
  support: Support = {},
): Forecast {
  const supplied = suppliedAmong(g, attackers)
  const assessment = assess(g, {
    target,
    attackers: attackers.map((unit, i) => ({ unit, supplied: supplied[i] === 1 })),
    defenders: support.defenders ?? unitsIn(g, target),
    stuka: support.stuka ?? -1,
    landed: support.landed ?? false,
  })
  return { ...assessment, chances: chances(combatResults, assessment.column, ONE_DIE) }
}
