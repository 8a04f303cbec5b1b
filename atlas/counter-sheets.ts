import { valueOrThrow } from '../engine/files/result.ts'
import type { CounterSet } from '../engine/forces/counter.ts'
import { parseCounters } from '../engine/forces/counters.ts'
import { countersText as budziszyn1945Text } from '../games/budziszyn-1945/counters.ts'
import { countersText as eisenhowersWarText } from '../games/eisenhowers-war/counters.ts'
import { countersText as hingeOfFateText } from '../games/hinge-of-fate/counters.ts'
import { countersText as munichWarText } from '../games/munich-war/counters.ts'
import { countersText as warComesEarlyText } from '../games/war-comes-early/counters.ts'
import type { CounterStyle } from './draw/counters/style.ts'
import { budziszyn1945Counters } from './presentations/budziszyn-1945-counters.ts'
import { eisenhowersWarCounters } from './presentations/eisenhowers-war-counters.ts'
import { hingeOfFateCounters } from './presentations/hinge-of-fate-counters.ts'
import { munichWarCounters } from './presentations/munich-war-counters.ts'
import { warComesEarlyCounters } from './presentations/war-comes-early-counters.ts'

// The counters that can be drawn, by game.

export interface CounterSheet {
  readonly set: () => CounterSet
  readonly style: CounterStyle
}

const sheet = (text: string, style: CounterStyle): CounterSheet => ({
  set: () => valueOrThrow(parseCounters(text, 'counters.ts')),
  style,
})

export const counterSheets: Readonly<Record<string, CounterSheet>> = {
  'war-comes-early': sheet(warComesEarlyText, warComesEarlyCounters),
  'budziszyn-1945': sheet(budziszyn1945Text, budziszyn1945Counters),
  'eisenhowers-war': sheet(eisenhowersWarText, eisenhowersWarCounters),
  'hinge-of-fate': sheet(hingeOfFateText, hingeOfFateCounters),
  'munich-war': sheet(munichWarText, munichWarCounters),
}
