import { valueOrThrow } from '../engine/files/result.ts'
import type { CounterSet } from '../engine/forces/counter.ts'
import { parseCounters } from '../engine/forces/counters.ts'
import type { CounterStyle } from './draw/counters/style.ts'

/** The counters of a game, and how they are drawn. */
export interface CounterSheet {
  readonly set: () => CounterSet
  readonly style: CounterStyle
}

export const counterSheetOf = (text: string, style: CounterStyle): CounterSheet => ({
  set: () => valueOrThrow(parseCounters(text, 'counters.ts')),
  style,
})
