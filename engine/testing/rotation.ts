// What is thorough and slow: `npm test` looks at a share of it that changes with the day of the calendar, and
// `npm test -- --thorough` at all of it.

/** Parts of which one is looked at today: their numbers, from 0. */
export function partsOfToday(parts: number): readonly number[] {
  const all = Array.from({ length: parts }, (_, part) => part)
  return globalThis.process?.env.SALIENT_THOROUGH === '1' ? all : [today() % parts]
}

const today = (): number => Math.floor(Date.now() / 86_400_000)
