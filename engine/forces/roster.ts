import { valueOrThrow } from '../files/result.ts'
import { type Counter, type CounterSet, parseCounters } from './counters.ts'

/** The counters of a game by number, and tables made from what they print. */
export interface Roster {
  readonly counterSet: CounterSet
  readonly counters: readonly Counter[]
  readonly UNITS: number
  /** [unit] */
  readonly unitIds: readonly string[]
  /** A unit that the code itself names, as a number. */
  unit(id: string): number
  /** [unit] 1 for counters that pass a test, that carry a flag, or that are of one of these types. */
  where(test: (counter: Counter) => boolean): Uint8Array
  flagged(flag: string): Uint8Array
  ofType(...types: readonly string[]): Uint8Array
}

/** Reads the counters of a game; throws if the text is not sound. The text begins in that line of its file. */
export function rosterOf(text: string, file: string, firstLine = 1): Roster {
  const counterSet = valueOrThrow(parseCounters(text, file, firstLine))
  const { counters } = counterSet
  const where: Roster['where'] = test => Uint8Array.from(counters, counter => (test(counter) ? 1 : 0))
  return {
    counterSet,
    counters,
    UNITS: counters.length,
    unitIds: counters.map(({ id }) => id),
    unit(id) {
      const index = counterSet.indexOf(id)
      if (index < 0) throw new RangeError(`no counter ${id}`)
      return index
    },
    where,
    flagged: flag => where(({ flags }) => flags.has(flag)),
    ofType: (...types) => where(({ type }) => types.includes(type)),
  }
}
