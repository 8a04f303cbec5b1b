import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsOfToday, someOfToday } from './rotation.ts'

const DAY = 86_400_000

beforeEach(() => vi.stubEnv('SALIENT_THOROUGH', ''))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What is looked at on each of so many days. */
function looked<T>(days: number, look: () => readonly T[]): (readonly T[])[] {
  return Array.from({ length: days }, (_, day) => {
    vi.useFakeTimers({ now: (20_000 + day) * DAY, toFake: ['Date'] })
    return look()
  })
}

test('every part has its day', () => {
  expect(new Set(looked(5, () => partsOfToday(5)).flat()).size).toBe(5)
})

test('every one of a list has its day, and on no day are there more than so many', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const days = looked(3, () => someOfToday(all, 3))
  expect(days.flat().toSorted()).toEqual(all)
  for (const day of days) expect(day.length).toBeLessThanOrEqual(3)
})

test('a thorough run leaves nothing out', () => {
  vi.stubEnv('SALIENT_THOROUGH', '1')
  expect(partsOfToday(3)).toEqual([0, 1, 2])
  expect(someOfToday(['a', 'b', 'c'], 1).toSorted()).toEqual(['a', 'b', 'c'])
})
