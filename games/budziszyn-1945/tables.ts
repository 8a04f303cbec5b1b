// The tables of the game. A dot is a test of morale, D after a number disorganises.
import { columnOf } from '../../engine/battle/columns.ts'
import { type CombatTable, onlyHeadings, result } from '../../engine/battle/table.ts'
import { combatTable } from '../../engine/battle/table-text.ts'

/** T4ex, R6  What a cell does to one side: levels lost, hexes to retreat, disorganised at once, or tests for it. */
export interface Effect {
  readonly losses: number
  readonly retreat: number
  readonly disorganised: boolean
  readonly tests: boolean
}

/** T4  What a combat does to both sides. */
export interface CombatResult {
  readonly attacker: Effect
  readonly defender: Effect
}

const CELL = /^(?:([AD])([1-9]))?(D)?(•)? ?(?:-([1-9])?(D)?(•)?)?$/

/** Reads `A2D -2`, `-1D`, `D -1`, `•` or `-`; `letter` is the one that orders this side to retreat. */
function readEffect(printed: string, letter: string): Effect | null {
  const parts = CELL.exec(printed)
  if (parts === null || printed === '') return null
  const [, who, retreat, disorganised, tests, losses, andDisorganised, andTests] = parts
  if (who !== undefined && who !== letter) return null
  return {
    losses: Number(losses ?? 0),
    retreat: Number(retreat ?? 0),
    disorganised: (disorganised ?? andDisorganised) !== undefined,
    tests: (tests ?? andTests) !== undefined,
  }
}

function readCombat(printed: string): CombatResult | null {
  const [left, right] = printed.split('/')
  const attacker = readEffect(left, 'A')
  const defender = readEffect(right ?? '', 'D')
  return attacker === null || defender === null ? null : { attacker, defender }
}

/** Swaps lines and columns, for a table that is wider than it is high. */
function turned(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .filter(line => !line.includes('--+--'))
    .map(line => line.trim().split(/\s*\|\s*|\s{2,}/))
  return lines[0]
    .map(
      (label, i) =>
        `${label} | ${lines
          .slice(1)
          .map(line => line[i])
          .join('  ')}`,
    )
    .join('\n')
}

/**
 * T4, R7  A line for each column of odds, the rolls from left to right. Attacker before the stroke, defender (the D that a
 * translator left as B, R11) after it.
 */
export const combatResults = combatTable<CombatResult>(
  turned(`
  odds | 2          3        4        5        6        7        8         9         10        11       12
  -----+----------------------------------------------------------------------------------------------------------
  1:4  | -1/-1D     -1/-     A1•/-    A1 -1/-  A1 -1/-  A2 -1/-  A2 -2/-1  A2 -2/-   A2 -2/-   A2 -2/-  A2D -2/-1
  1:3  | -1/D1D     -1/D1    •/-1     -1/-     A1•/-    A1/-     A1 -1/-   A2 -1/-1  A2 -2/-   A2 -2/-  A2D -2/-1
  1:2  | -1/D1D     •/D1     •/D1     -1/-1    -1/-1    A1/-     A1/-      A1 -1/-   A2 -1/-1  A2 -2/-  A2D -2/-1
  1:1  | -1/D2D     •/D2     •/D1     •/D1     -/D1     -1/-1    -1/-1     -1/-      A1/-      A1 -1/-  A2D -1/-1
  2:1  | -1/D3D     •/D2 -1  •/D2     •/D2     -/D2     -/D1     -/D1      -1/D1     -1/D1 -1  -1/-1    D -1/-1
  3:1  | -1/D3D     •/D3 -1  •/D3     •/D2     -/D2     -/D2     -/D2      -/D1      -1/D1 -1  -1/-1    D -1/-1
  4:1  | -1/D3D     •/D3 -1  •/D3     -/D3     -/D2     -/D2     -/D2      •/D2 -1   -1/D2     -1/D1    D -1/-1
  5:1  | -1/D4D     •/D3 -1  •/D3     -/D3     -/D3     -/D2     -/D2      •/D2 -1   -/D2      -1/D2    D -1/D1
  6:1  | -1/D4D     •/D4 -1  •/D3     -/D3     -/D3     -/D3     -/D2 -1   •/D2      -/D2      -1/D2    D -1/D2
  7:1  | -1/D4D     •/D4 -1  •/D4 -1  -/D3     -/D3     -/D3     -/D3 -1   -/D2      •/D2      -1/D2    D -1/D2
  8:1  | -1/D4D     •/D4 -1  •/D4 -1  -/D4     -/D3     -/D3 -1  -/D3      -/D3      •/D2      -1/D2    D -1/D2
  9:1  | -1/D5D     •/D4 -1  •/D4 -1  -/D4     -/D4     -/D3 -1  -/D3 -1   -/D3      •/D3      -1/D2    D -1/D2
  10:1 | -1/D5D -1  •/D5 -1  •/D4 -1  -/D4 -1  -/D4 -1  -/D4     -/D3      -/D3      -/D3      •/D3     D -1/D2
  `),
  readCombat,
)

/** The last column, on which lone headquarters are attacked (5.1.9). */
export const RIGHTMOST_COLUMN = combatResults.columns - 1

const readFire = (printed: string): Effect | null => readEffect(printed, '')

/** T2, R8  Aircraft on a hex, by points after the ground is taken off. */
export const airAttack = combatTable<Effect>(
  `
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | -      -1     -1D    -1D    -2     -2D
  3    | -      -      -1     -1D    -1D    -2
  4    | -      -      -      -1     -1D    -1D
  5    | -      -      -      -1     -1     -1
  6    | -      -      -      -      -1     -1
  7    | -      -      -      -      -1     -1
  8    | -      -      -      -      -1     -1
  9    | -      -      -      -1     -1     -1
  10   | -      -      -1     -1     -1     -1D
  11   | -      -1     -1     -1D    -1D    -2
  12   | -1     -1     -1D    -1D    -2     -2D
  `,
  readFire,
)

/** T3, R8  Guns on a hex; the dot is a test for the units in the target hex (R75). */
export const artilleryFire = combatTable<Effect>(
  `
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | -1     -1     -1D    -1D    -2     -2
  3    | -      D      -1D    -1D    -1D    -1D
  4    | -      •      •      D      D      -1D
  5    | -      -      •      •      •      -1•
  6    | -      -      -      -      •      -1
  7    | -      -      -      -      -      -1
  8    | -      -      -      -      •      -1
  9    | -      -      -      •      D      -1•
  10   | -      -      •      D      -1D    -1D
  11   | -      •      -1     -1D    -1D    -1D
  12   | •      D      -1D    -1D    -2     -2
  `,
  readFire,
)

/** T5, R9  Guns or aircraft on a bridge: D destroys it. */
export const attackOnObjects = combatTable<boolean>(
  `
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | D      D      D      D      D      D
  3    | -      D      D      D      D      D
  4    | -      -      D      D      D      D
  5    | -      -      -      D      D      D
  6    | -      -      -      -      D      D
  7    | -      -      -      -      -      D
  8    | -      -      -      -      D      D
  9    | -      -      -      D      D      D
  10   | -      -      D      D      D      D
  11   | -      D      D      D      D      D
  12   | -      D      D      D      D      D
  `,
  printed => (printed === 'D' ? true : printed === '-' ? false : null),
)

/** What a table of points and rolls says: `fireResult(artilleryFire, 14, 12)`. */
export const fireResult = <R>(table: CombatTable<R>, points: number, roll: number): R =>
  result(table, columnOf(onlyHeadings(table), points), roll)
