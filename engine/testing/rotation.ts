// What is thorough and slow: `npm test` looks at a share of it that changes with the day of the calendar, and
// `npm test -- --thorough` at all of it.

/** Parts of which one is looked at today: their numbers, from 0. */
export function partsOfToday(parts: number): readonly number[] {
  const all = Array.from({ length: parts }, (_, part) => part)
  return globalThis.process?.env.SALIENT_THOROUGH === '1' ? all : [today() % parts]
}

/** So many of a list, others every day, until all have had their turn. */
export function someOfToday<T>(all: readonly T[], most: number): readonly T[] {
  const groups = Math.ceil(all.length / most)
  return partsOfToday(groups).flatMap(group => all.filter((_, i) => i % groups === group))
}

const today = (): number => Math.floor(Date.now() / 86_400_000)
