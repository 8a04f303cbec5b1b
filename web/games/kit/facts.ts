// Value lines of cards, panels and the log.
import { capital } from '../../../engine/words/english.ts'
import type { Fact } from '../../../table/presentation.ts'

/** Label, value, rule. */
export type FactRow = readonly [label: string, value: string, rule: string]

export const fact = ([label, value, rule]: FactRow): Fact => ({ label, value, rule })

/** Rows that hold, in their order: what is false is left out. */
export const facts = (rows: readonly (FactRow | false)[]): Fact[] =>
  rows.flatMap(row => (row === false ? [] : [fact(row)]))

/** Rows of a reckoning, each label with a capital. */
export const reckoning = (rows: readonly FactRow[]): Fact[] =>
  rows.map(([label, value, rule]) => fact([capital(label), value, rule]))
