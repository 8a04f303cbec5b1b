import { valueOrThrow } from '../engine/files/result.ts'
import type { CounterSet } from '../engine/forces/counter.ts'
import { parseCounters } from '../engine/forces/counters.ts'
import { countersText } from '../games/war-comes-early/counters.ts'
import type { CounterStyle } from './draw/counters/style.ts'
import { warComesEarlyCounters } from './presentations/war-comes-early-counters.ts'

// The counters that can be drawn, by game.

export interface CounterSheet {
  readonly set: () => CounterSet
  readonly style: CounterStyle
}

export const counterSheets: Readonly<Record<string, CounterSheet>> = {
  'war-comes-early': {
    set: () => valueOrThrow(parseCounters(countersText, 'counters.ts')),
    style: warComesEarlyCounters,
  },
}
