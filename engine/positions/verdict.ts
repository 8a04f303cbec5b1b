import type { Json } from '../game/action.ts'
import { matches } from './compare.ts'
import { type Failure, inWords } from './report.ts'
import { child, type Spot } from './spot.ts'

/** What came of the expectations of one moment. */
export interface Verdict {
  readonly facts: Record<string, Json>
  readonly failures: Failure[]
  /** Expectations that were looked at. */
  count: number
}

export function fail(verdict: Verdict, spot: Spot, expected: Json, found: Json, because?: string): void {
  const reason = because ?? `expected ${inWords(expected)}, found ${inWords(found)}`
  verdict.failures.push({ path: spot.path, line: spot.document.line, expected, found, because: reason })
}

type Keys = { readonly [key: string]: Json }

const isKeys = (value: Json | undefined): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares one fact; of an answer with several keys only those that differ are told. */
export function compare(
  verdict: Verdict,
  spot: Spot,
  found: Json | undefined,
  expected: Json,
  unordered = false,
): void {
  verdict.count += 1
  if (matches(found, expected, unordered)) return
  const wrong = isKeys(expected) && isKeys(found) ? differing(found, expected, unordered) : []
  if (wrong.length === 0) fail(verdict, spot, expected, found ?? null)
  for (const [key, value] of wrong) {
    const entry = spot.document.kind === 'map' ? spot.document.entries.get(key) : undefined
    fail(verdict, child(spot, key, entry ?? spot.document), value, (found as Keys)[key] ?? null)
  }
}

const differing = (found: Keys, expected: Keys, unordered: boolean): [string, Json][] =>
  Object.entries(expected).filter(([key, value]) => !matches(found[key], value, unordered))
