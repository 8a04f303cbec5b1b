import type { Action, GameEvent, Json } from '../game/action.ts'
import type { Refusal } from '../game/refusal.ts'

/** The position before the first action (step 0) or after one, with all that was found in it. */
export interface Point {
  readonly step: number
  readonly action: Action | null
  readonly side: string | null
  /** The rules that refused the action; it was not done then. */
  readonly refused: readonly Refusal[]
  readonly events: readonly GameEvent[]
  readonly situation: Readonly<Record<string, string | number>>
  readonly awaited: { readonly side: string; readonly decision: string } | null
  readonly outcome: Json
  /** Hex or box of every counter in play. */
  readonly units: Readonly<Record<string, string>>
  /** What the file expects or asks, as it was found. */
  readonly facts: Readonly<Record<string, Json>>
  readonly legal: readonly Action[]
}

/** An expectation that was not met. */
export interface Failure {
  /** `cases[2].do[1].expect.at.ge-c4` */
  readonly path: string
  readonly line: number
  readonly expected: Json
  readonly found: Json
  readonly because: string
}

export interface CaseReport {
  readonly title: string
  /** Said if nobody is asked for anything in the phase that the file states; null otherwise. */
  readonly note: string | null
  readonly points: readonly Point[]
  /** How many expectations were looked at. */
  readonly expectations: number
  readonly failures: readonly Failure[]
}

export interface Report {
  readonly file: string
  readonly game: string
  readonly title: string
  readonly cases: readonly CaseReport[]
  readonly expectations: number
  readonly failures: number
}

/** One line: `9.1c.yaml:12: [9.1c] Title: expect.at.ge-c4: expected 2414, found 2413`. */
export function describeFailure(told: {
  readonly file: string
  readonly title: string
  readonly line: number
  readonly path: string
  readonly because: string
}): string {
  const where = told.line > 0 ? `${told.file}:${told.line}` : told.file
  return `${where}: ${told.title}: ${told.path}: ${told.because}`
}

export const inWords = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 299)}…` : text
}
