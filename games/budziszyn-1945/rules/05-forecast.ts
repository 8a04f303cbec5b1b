// 1.5, 1.6, 5.2.1b-d  From two forces to the column and the chance of every result. The combat is rolled on it, and a player or an AI
// may look at it beforehand: nothing here touches the state.
import { type Chance, chances, TWO_DICE } from '../../../engine/battle/chances.ts'
import { columnOf, odds } from '../../../engine/battle/columns.ts'
import { type ShiftLedger, shiftedColumn } from '../../../engine/battle/shifts.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import type { State } from '../state.ts'
import { type CombatResult, combatResults, RIGHTMOST_COLUMN } from '../tables.ts'
import { defendersIn, defensiveAir, type Engagement, offensiveAir } from './05-engagement.ts'
import { modifiersOf } from './05-modifiers.ts'
import {
  attackStrength,
  defenceOfHex,
  defenceStrength,
  isHelpless,
  type StrengthLine,
} from './05-strength.ts'
import { influenceOn } from './09-influence.ts'

/** 1.6a, 1.6b, R5  One column for each modifier; attacker first, stopped at the end of the table, then the defender. */
const ORDER = { order: 'attackerFirst' } as const
const HEADINGS = onlyHeadings(combatResults)
const NO_SHIFTS: ShiftLedger = []

export interface Assessment {
  readonly attack: number
  readonly defence: number
  /** 5.5.3  The hex whose ground and fortification count. */
  readonly ground: number
  /** 5.1.9, 6.6.4  Nobody in the target can fight: the last column, without modifiers. */
  readonly helpless: boolean
  /** Columns are counted from 0 at 1:4. */
  readonly start: number
  readonly shifts: ShiftLedger
  readonly column: number
}

/** The column of a combat, on the ground that suits the defender best where several hexes are equally strong (R29). */
export function assess(g: State, e: Engagement): Assessment {
  if (isHelpless(g, e)) return helplessAssessment(g, e)
  const defence = defenceStrength(g, e)
  const grounds = strongestHexes(g, e)
  let best = assessOn(g, e, defence, grounds[0])
  for (let i = 1; i < grounds.length; i++) {
    const other = assessOn(g, e, defence, grounds[i])
    if (other.column < best.column) best = other
  }
  return best
}

// 1.7b, R3  The ratio to the nearest whole, in favour of the stronger side.
function assessOn(g: State, e: Engagement, defence: number, ground: number): Assessment {
  const attack = attackStrength(g, e, ground)
  const start = columnOf(HEADINGS, odds(attack, defence, 'nearest'))
  const shifts = modifiersOf(g, e, ground)
  const column = shiftedColumn(start, shifts, combatResults.columns, ORDER)
  return { attack, defence, ground, helpless: false, start, shifts, column }
}

function helplessAssessment(g: State, e: Engagement): Assessment {
  const ground = e.targets[0]
  return {
    attack: attackStrength(g, e, ground),
    defence: defenceStrength(g, e),
    ground,
    helpless: true,
    start: RIGHTMOST_COLUMN,
    shifts: NO_SHIFTS,
    column: RIGHTMOST_COLUMN,
  }
}

// 5.5.3  The hexes with most points of their own; guns in support from elsewhere do not count.
function strongestHexes(g: State, e: Engagement): number[] {
  const strengths = e.targets.map(hex => defenceOfHex(g, e, hex))
  const most = Math.max(...strengths)
  return e.targets.filter((_, i) => strengths[i] === most)
}

/** An attack that has not been made. What is left out is empty, and aircraft are those that are there. */
export interface Plan {
  readonly targets: readonly number[]
  readonly attackers: readonly number[]
  readonly support?: readonly number[]
  readonly abilities?: readonly number[]
  readonly paid?: readonly number[]
  readonly air?: number
  readonly kills?: number
  readonly declines?: boolean
  readonly defence?: {
    readonly support?: readonly number[]
    readonly abilities?: readonly number[]
    readonly air?: number
    readonly kills?: number
    readonly declines?: boolean
  }
}

const NOBODY: readonly number[] = []

export function engagementOfPlan(g: State, plan: Plan): Engagement {
  const { targets, attackers, defence = {} } = plan
  return {
    targets,
    attack: {
      units: attackers,
      support: plan.support ?? NOBODY,
      abilities: plan.abilities ?? NOBODY,
      air: plan.air ?? offensiveAir(g, attackers, targets),
      kills: plan.kills ?? 0,
      declines: plan.declines ?? false,
    },
    defence: {
      units: defendersIn(g, targets),
      support: defence.support ?? NOBODY,
      abilities: defence.abilities ?? NOBODY,
      air: defence.air ?? defensiveAir(g, targets),
      kills: defence.kills ?? 0,
      declines: defence.declines ?? false,
    },
    paid: plan.paid ?? NOBODY,
  }
}

export interface Forecast extends Assessment {
  readonly attackLines: readonly StrengthLine[]
  readonly defenceLines: readonly StrengthLine[]
  /** Heading of the column: 3:1. */
  readonly heading: string
  /** 9.2  Added to the roll. */
  readonly modifier: number
  /** Every result with its ways in 36. */
  readonly chances: readonly Chance<CombatResult>[]
}

/** The whole account of a combat, line by line. */
export function forecast(g: State, e: Engagement): Forecast {
  const assessment = assess(g, e)
  const attackLines: StrengthLine[] = []
  const defenceLines: StrengthLine[] = []
  attackStrength(g, e, assessment.ground, attackLines)
  defenceStrength(g, e, defenceLines)
  const modifier = influenceOn(g, e)
  return {
    ...assessment,
    attackLines,
    defenceLines,
    heading: HEADINGS.labels[assessment.column],
    modifier,
    chances: chances(combatResults, assessment.column, TWO_DICE, modifier),
  }
}
