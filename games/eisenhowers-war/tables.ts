// The combat results table, the shifts of the terrain chart, and the numbers that the turn track prints.
import { combatTable } from '../../engine/battle/table-text.ts'

/** 11.0c  Steps that each side loses. */
export interface CombatResult {
  readonly attacker: number
  readonly defender: number
}

/** 2.2a, 11.0  Only the ends, the form and 5:1 with a 6 are stated; the rest is reconstructed. */
export const combatResults = combatTable<CombatResult>(
  `
  odds | 1:3  1:2  1:1  2:1  3:1  4:1  5:1  6:1  7:1
  -----+--------------------------------------------
  1    | 1/1  1/1  1/2  1/3  0/3  0/3  0/4  0/5  0/6
  2    | 2/1  1/1  1/1  1/2  1/3  0/3  0/3  0/4  0/5
  3    | 2/1  2/1  1/1  1/2  1/2  1/3  0/3  0/3  0/4
  4    | 2/0  2/1  2/1  1/1  1/2  1/2  1/3  0/3  0/4
  5    | 3/0  2/0  2/1  2/1  1/1  1/2  1/2  1/3  0/3
  6    | 3/0  3/0  2/0  2/1  2/1  1/1  1/2  1/2  1/3
  `,
  printed => {
    const losses = /^(\d)\/(\d)$/.exec(printed)
    return losses === null ? null : { attacker: Number(losses[1]), defender: Number(losses[2]) }
  },
)

/** 11.0  The odds of the first column: 1:3 is two below 1:1. */
export const FIRST_COLUMN = -2

/** R61  Steps that each column beyond the table adds: to the defender on the right, to the attacker on the left. */
export const STEPS_BEYOND = 1

/** 10.2, 10.3, 10.4, 10.5  Columns to the left. */
export const SHIFTS = {
  rough: -1,
  mountain: -2,
  city: -1,
  fortification: -2,
  river: -1,
  rhine: -2,
  invasion: -2,
  supplyProblem: -1,
  concentric: 1,
  bombers: 1,
  offensive: 1,
} as const

/** 10.3a, 10.3b  The West Wall by turn. */
//                         turn  1  2   3   4   5   6   7   8   9
export const WEST_WALL = [0, /**/ 0, 0, -1, -2, -2, -2, -2, -2, -2] as const

/** 4.1a, 4.3.2  Ports that the Allies must hold at the end of a turn; those of turns 2 and 4 are reconstructed. */
//                            turn  1  2  3  4
export const PORTS_NEEDED = [0, /**/ 1, 1, 5, 8] as const

export const LAST_TURN = 9

/** 1.1, R5  Eleven months. */
export const TURN_LABELS = [
  '',
  'Jun 1944',
  'Jul 1944',
  'Aug 1944',
  'Sep 1944',
  'Oct/Nov 1944',
  'Dec 1944/Jan 1945',
  'Feb 1945',
  'Mar 1945',
  'Apr 1945',
] as const

/** Turns that the rules name. */
export const TURN = {
  /** 13.6 */
  offensives: 2,
  /** 3.2.3 */
  secondInvasion: [3, 4],
  /** 12.1.1 */
  withdrawal: 3,
  /** 7.15 */
  supplyProblems: 5,
  /** 12.2.4 */
  panzersLeave: 6,
  /** 4.2.1 */
  lastForRuhr: 6,
  /** 4.2.2 */
  lastForTwoOfThree: 8,
  /** 4.2.3 */
  launchSites: 3,
  /** 13.7 */
  thunderclap: 7,
  /** 13.8 */
  alpineFortress: 8,
  /** 12.2.2 */
  lastReserves: 8,
} as const

/** 6.3 */
export const STACKING = { usual: 5, hills: 3, beachhead: 6 } as const

/** 10.10b, 13.6, 13.4, 12.3, 12.4 */
export const LIMITS = {
  bombers: 2,
  offensives: 5,
  attacksInOffensive: 2,
  mobilesInItaly: 8,
  americanFlips: 2,
  invasionForce: 6,
} as const
