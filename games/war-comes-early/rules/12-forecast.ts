// 12.1, 12.2  From forces to the column; the battle rolls on it, and a player or an AI may look at it beforehand.
import { type Chance, chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { columnOf, differential } from '../../../engine/battle/columns.ts'
import { type ShiftLedger, shiftedColumn } from '../../../engine/battle/shifts.ts'
import { BOX, type State } from '../state.ts'
import { type CombatResult, combatResults, type Line } from '../tables.ts'
import { UNITS } from '../world.ts'
import { breaksDown, componentCount, mayBeComponent } from './07-army-structures.ts'
import { isSupplied, isSuppliedForAttack } from './10-supply.ts'
import { defendersOf, garrisonFactor } from './12-attackers.ts'
import { isConcentric, shiftsOf } from './12-shifts.ts'
import { type Attacker, attackStrength, defenceStrength, type Engagement, lineOf } from './12-strength.ts'

export interface Assessment {
  readonly line: Line
  readonly attack: number
  readonly defence: number
  /** The part of the defence that is a fort's own garrison. */
  readonly garrison: number
  readonly differential: number
  /** Columns are counted from 1 at the left, as the rulings do. */
  readonly startColumn: number
  readonly shifts: ShiftLedger
  readonly column: number
  /** 12.2.2a  The geometry, whether or not it gives a shift. */
  readonly concentric: boolean
}

export interface Forecast extends Assessment {
  readonly chances: readonly Chance<CombatResult>[]
  /** 10.5e  Armies of either side that are out of supply and break down before the battle. */
  readonly breakingDown: readonly number[]
}

/** 12.1d, 12.2, R4, R5  The greatest heading not above the differential, then the net of all shifts, both kept on the table. */
export function assess(g: State, engagement: Engagement): Assessment {
  const { target, attackers, defenders } = engagement
  const line = lineOf(g, attackers, target)
  const attack = attackStrength(attackers, target)
  const defence = defenceStrength(g, defenders, target)
  const start = columnOf(combatResults.headings[line], differential(attack, defence))
  const shifts = shiftsOf(g, engagement)
  return {
    line,
    attack,
    defence,
    garrison: garrisonFactor(g, target),
    differential: differential(attack, defence),
    startColumn: start + 1,
    shifts,
    column: shiftedColumn(start, shifts, combatResults.columns) + 1,
    concentric: isConcentric(target, attackers),
  }
}

/**
 * What an attack by these units would be resolved as. Armies out of supply are counted as the corps that they break down
 * into, the first of the pool if there is a choice; a dispersal that this may cause (R41) is not foreseen.
 */
export function forecast(
  g: State,
  attackers: readonly number[],
  target: number,
  options: { readonly landed?: boolean } = {},
): Forecast {
  const pool = new Set<number>()
  const breakingDown: number[] = []
  const components = (army: number) => {
    breakingDown.push(army)
    return firstComponents(g, army, pool)
  }
  const defenders = defendersOf(g, target).flatMap(unit =>
    breaksUp(g, unit, isSupplied(g, unit)) ? components(unit) : [unit],
  )
  const force = attackers.flatMap((unit): Attacker[] => {
    const supplied = isSuppliedForAttack(g, unit, target)
    const from = g.place[unit]
    const units = breaksUp(g, unit, supplied) ? components(unit) : [unit]
    return units.map(part => ({ unit: part, from, supplied }))
  })
  const assessment = assess(g, { target, attackers: force, defenders, landed: options.landed ?? false })
  return { ...assessment, chances: chances(combatResults, assessment.column - 1, ONE_DIE), breakingDown }
}

const breaksUp = (g: State, unit: number, supplied: boolean): boolean => breaksDown(g, unit) && !supplied

function firstComponents(g: State, army: number, taken: Set<number>): number[] {
  const found: number[] = []
  for (let unit = 0; unit < UNITS && found.length < componentCount(g, army); unit++) {
    if (g.place[unit] !== BOX.pool || taken.has(unit) || !mayBeComponent(g, army, unit)) continue
    taken.add(unit)
    found.push(unit)
  }
  return found
}
