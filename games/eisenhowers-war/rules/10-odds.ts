// 10.1, 11.0  The odds of an attack and the column on which it is rolled.
import { odds, writeOdds } from '../../../engine/battle/columns.ts'
import { type ShiftEntry, shiftReport } from '../../../engine/battle/shifts.ts'
import { halve } from '../../../engine/battle/strength.ts'
import { result } from '../../../engine/battle/table.ts'
import { hasFlag, NOWHERE, type State, UNIT } from '../state.ts'
import { type CombatResult, combatResults, FIRST_COLUMN, STEPS_BEYOND } from '../tables.ts'
import { sideOf } from '../units.ts'
import { attackOf, defenceOf } from './02-steps.ts'
import { isSupplied } from './07-supply.ts'
import { attackersOf, defendersOf } from './10-attackers.ts'
import { shiftsOf } from './10-shifts.ts'

/** How a unit comes at the enemy: from the next hex, from the sea or from the air. */
export type Approach = 'ground' | 'sea' | 'air'

export interface Attacker {
  readonly unit: number
  readonly by: Approach
  /** Hex that it attacks from; NOWHERE from the sea or the air. */
  readonly from: number
}

/** An attack, declared or thought of. */
export interface Engagement {
  readonly side: number
  readonly target: number
  readonly attackers: readonly Attacker[]
  readonly isInvasion: boolean
  readonly withBombers: boolean
  readonly isOffensive: boolean
}

export interface Assessment {
  readonly attack: number
  readonly defence: number
  /** Before the shifts: '3:1'. */
  readonly odds: string
  readonly startColumn: number
  readonly shifts: readonly ShiftEntry[]
  /** Number of the column on the table, from 0. */
  readonly column: number
  /** R61  Columns beyond the table, below zero on the left. */
  readonly beyond: number
}

/** What a unit attacks with: 13.2g: dropped corps use their defence factor. */
export function strengthInAttack(g: State, { unit, by }: Attacker): number {
  const factor = by === 'air' ? defenceOf(g, unit) : attackOf(g, unit)
  return by === 'ground' && !isSupplied(g, unit) ? halve(factor, 'up') : factor
}

/** 7.12a, R35, R46  Each factor out of supply is halved by itself and rounded up. */
export function strengthInDefence(g: State, unit: number): number {
  const factor = defenceOf(g, unit)
  return isSupplied(g, unit) ? factor : halve(factor, 'up')
}

/** 10.0g, 10.1, 10.1a, 10.7, 11.0, R60, R62  Everything that is counted before the die. */
export function assess(g: State, e: Engagement): Assessment {
  const attack = e.attackers.reduce((sum, attacker) => sum + strengthInAttack(g, attacker), 0)
  const defence = defendersOf(g, e.target).reduce((sum, unit) => sum + strengthInDefence(g, unit), 0)
  const level = odds(attack, defence, 'defender')
  const shifts = shiftsOf(g, e)
  const report = shiftReport(level - FIRST_COLUMN, shifts, combatResults.columns)
  return {
    attack,
    defence,
    odds: writeOdds(report.start + FIRST_COLUMN),
    startColumn: report.start,
    shifts,
    column: report.column,
    beyond: report.beyond,
  }
}

/** 11.0c, R61  The result of a die, with what lies beyond the table. */
export function resultOf({ column, beyond }: Assessment, die: number): CombatResult {
  const { attacker, defender } = result(combatResults, column, die)
  return {
    attacker: attacker + Math.max(0, -beyond) * STEPS_BEYOND,
    defender: defender + Math.max(0, beyond) * STEPS_BEYOND,
  }
}

export const columnName = (column: number): string => writeOdds(column + FIRST_COLUMN)

/** The attack that is being assembled or resolved. */
export function engagementOf(
  g: State,
  target: number,
  how: { readonly isInvasion: boolean; readonly withBombers: boolean; readonly isOffensive: boolean },
): Engagement {
  const units = attackersOf(g)
  return { ...how, side: sideOf[units[0]], target, attackers: units.map(unit => attackerNow(g, unit)) }
}

export function attackerNow(g: State, unit: number): Attacker {
  if (hasFlag(g.unitFlags, unit, UNIT.dropping)) return { unit, by: 'air', from: NOWHERE }
  if (hasFlag(g.unitFlags, unit, UNIT.landing)) return { unit, by: 'sea', from: NOWHERE }
  return { unit, by: 'ground', from: g.place[unit] }
}
