// Lines of the log from what the words of a game tell.
import { capital } from '../../../engine/words/english.ts'
import type { LogLine } from '../../../table/presentation.ts'
import { type FactRow, reckoning } from './facts.ts'

/** Something that happened, told without a full stop. */
export interface ToldLine {
  readonly text: string
  readonly rule: string
  readonly hexes: readonly string[]
  readonly dice?: readonly number[]
  /** The reckoning of a battle, folded in. */
  readonly rows?: readonly FactRow[]
}

export function logLine(
  { text, rule, hexes, dice = [], rows = [] }: ToldLine,
  weight: LogLine['weight'],
  side: number | null,
): LogLine {
  return {
    side,
    text: `${capital(text)}.`,
    rules: [rule],
    hexes,
    weight,
    ...(dice.length > 0 && { dice }),
    ...(rows.length > 0 && { details: reckoning(rows) }),
  }
}

/** A heading: the turn, the phase. */
export const logHeading = (text: string, weight: 'turn' | 'phase', rule: string): LogLine => ({
  side: null,
  text,
  rules: [rule],
  hexes: [],
  weight,
})
