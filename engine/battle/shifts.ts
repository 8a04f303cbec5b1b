import { clampColumn, columnsBeyond } from './columns.ts'

/** One reason to shift the column, and the rule that gives it. */
export interface ShiftEntry {
  readonly rule: string
  readonly label: string
  /** To the right (for the attacker) above zero, to the left (for the defender) below. */
  readonly columns: number
}

/** Every shift of one battle, in the order in which a player would count them. */
export type ShiftLedger = readonly ShiftEntry[]

/** Shifts are mostly constants of the rule files, as refusals are. */
export function shift(rule: string, label: string, columns: number): ShiftEntry {
  return Object.freeze({ rule, label, columns })
}

export interface ShiftRules {
  /** Bring the starting column onto the table before it is shifted. True unless said otherwise. */
  readonly clampBefore?: boolean
  /** Bring the final column onto the table. True unless said otherwise. */
  readonly clampAfter?: boolean
  /** `net`: one sum. Otherwise one side shifts first, is stopped at the edge, and the other side shifts then. */
  readonly order?: 'net' | 'attackerFirst' | 'defenderFirst'
  /** The most columns that the shifts to one side can come to. */
  readonly mostRight?: number
  readonly mostLeft?: number
}

const NET: ShiftRules = {}

/** The sum of all shifts to the right, 0 or more. */
export function shiftsRight(ledger: ShiftLedger): number {
  let right = 0
  for (let i = 0; i < ledger.length; i++) if (ledger[i].columns > 0) right += ledger[i].columns
  return right
}

/** The sum of all shifts to the left, 0 or less. */
export function shiftsLeft(ledger: ShiftLedger): number {
  let left = 0
  for (let i = 0; i < ledger.length; i++) if (ledger[i].columns < 0) left += ledger[i].columns
  return left
}

export const netShift = (ledger: ShiftLedger): number => shiftsRight(ledger) + shiftsLeft(ledger)

const cappedRight = (ledger: ShiftLedger, rules: ShiftRules): number =>
  Math.min(shiftsRight(ledger), rules.mostRight ?? Infinity)

const cappedLeft = (ledger: ShiftLedger, rules: ShiftRules): number =>
  Math.max(shiftsLeft(ledger), -(rules.mostLeft ?? Infinity))

/** The column on which the battle is rolled. Off the table only if `clampAfter` is false. */
export function shiftedColumn(
  start: number,
  ledger: ShiftLedger,
  columns: number,
  rules: ShiftRules = NET,
): number {
  return shiftBy(start, cappedRight(ledger, rules), cappedLeft(ledger, rules), columns, rules)
}

/** As `shiftedColumn`, for a caller that keeps two sums instead of a ledger: `right` is 0 or more, `left` 0 or less. */
export function shiftBy(
  start: number,
  right: number,
  left: number,
  columns: number,
  rules: ShiftRules = NET,
): number {
  const begin = rules.clampBefore === false ? start : clampColumn(start, columns)
  const end = shiftInOrder(begin, right, left, columns, rules.order ?? 'net')
  return rules.clampAfter === false ? end : clampColumn(end, columns)
}

function shiftInOrder(
  begin: number,
  right: number,
  left: number,
  columns: number,
  order: NonNullable<ShiftRules['order']>,
): number {
  if (order === 'net') return begin + right + left
  return order === 'attackerFirst'
    ? Math.min(begin + right, columns - 1) + left
    : Math.max(begin + left, 0) + right
}

/** The whole arithmetic, for a panel that shows it. */
export interface ShiftReport {
  readonly start: number
  readonly right: number
  readonly left: number
  readonly column: number
  /** Columns lost beyond an end of the table; a table's footnote may pay for them. */
  readonly beyond: number
}

export function shiftReport(
  start: number,
  ledger: ShiftLedger,
  columns: number,
  rules: ShiftRules = NET,
): ShiftReport {
  const right = cappedRight(ledger, rules)
  const left = cappedLeft(ledger, rules)
  const reached = shiftBy(start, right, left, columns, { ...rules, clampAfter: false })
  return {
    start: rules.clampBefore === false ? start : clampColumn(start, columns),
    right,
    left,
    column: rules.clampAfter === false ? reached : clampColumn(reached, columns),
    beyond: columnsBeyond(reached, columns),
  }
}

/** As on a terrain chart: 2R, 1L, or a dash. */
export function writeShift(columns: number): string {
  if (columns === 0) return '-'
  return columns > 0 ? `${columns}R` : `${-columns}L`
}
