// The combat results table of the player aid card and the combat side of the terrain effects chart.
import { combatTable } from '../../engine/battle/table-text.ts'
import { FORT } from './world.ts'

/** 12.3a  Corps equivalents that each side loses. */
export interface CombatResult {
  readonly attacker: number
  readonly defender: number
}

export type Line = 'mechanized' | 'normal'

/** PAC-T1, R69  As printed; ends of the lines take everything beyond them (PAC-T2). */
export const combatResults = combatTable<CombatResult>(
  `
  mechanized | <=-1  0    +1   +2   +3   +4   +5   +10  +15  +20  >=25
  normal     | <=0   +1   +2   +3   +4   +5   +10  +15  +20  +25  >=30
  -----------+--------------------------------------------------------
  1          | 1/0   1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5  0/5
  2          | 2/0   1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5
  3          | 3/0   2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5
  4          | 3/0   3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5
  5          | 3/0   3/0  3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4
  6          | 3/0   3/0  3/0  3/0  2/0  2/0  1/1  1/1  1/1  1/2  0/3
  `,
  printed => {
    const losses = /^(\d)\/(\d)$/.exec(printed)
    return losses === null ? null : { attacker: Number(losses[1]), defender: Number(losses[2]) }
  },
)

/** PAC-C  Columns that the natural terrain of the target shifts; only swamp is stated (PAC-C2), the rest reconstructed. */
export const NATURAL_SHIFTS: Readonly<Record<string, number>> = {
  clear: 0,
  woods: -1,
  broken: -1,
  rough: -1,
  swamp: 0,
  mountain: -2,
}

export const CITY_SHIFT = -1

export interface FortValues {
  readonly label: string
  readonly shift: number
  /** Defence factor of the garrison that belongs to the fort; 0 if it has none (PAC-C6). */
  readonly garrison: number
}

/** 11.3f, 12.3c  Intact fortifications, by FORT. Nobody who reaches the Maginot Line may attack it (11.5e). */
export const FORT_VALUES: Readonly<Record<number, FortValues>> = {
  [FORT.none]: /*       */ { label: 'no fort', shift: 0, garrison: 0 },
  [FORT.czech]: /*      */ { label: 'fort', shift: -2, garrison: 2 },
  [FORT.czechHeavy]: /* */ { label: 'heavy fort', shift: -3, garrison: 3 },
  [FORT.belgian]: /*    */ { label: 'Belgian fort', shift: -3, garrison: 3 },
  [FORT.westWall]: /*   */ { label: 'West Wall', shift: -2, garrison: 0 },
  [FORT.maginot]: /*    */ { label: 'Maginot Line', shift: 0, garrison: 0 },
}
