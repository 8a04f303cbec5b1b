import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted() {
  const done = vi.fn()
  return { done, countdown: new Countdown(done) }
}

test('seconds are counted, and at the end it is done once', () => {
  const { done, countdown } = counted()
  const seen: (number | null)[] = []
  countdown.subscribe(() => seen.push(countdown.left()))
  countdown.count('combat', 3)
  countdown.count('combat', 3)
  vi.advanceTimersByTime(2999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(done).toHaveBeenCalledTimes(1)
  expect(seen).toEqual([3, 2, 1, null])
})

test('once stopped it stays stopped for this phase, and counts again for the next', () => {
  const { done, countdown } = counted()
  countdown.count('combat', 3)
  vi.advanceTimersByTime(1000)
  countdown.stop()
  vi.advanceTimersByTime(9000)
  countdown.count(null, 0)
  countdown.count('combat', 3)
  vi.advanceTimersByTime(9000)
  expect([countdown.left(), done.mock.calls.length]).toEqual([null, 0])
  countdown.count('movement', 3)
  vi.advanceTimersByTime(3000)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a phase that has something to do, or a dialog, stops the count', () => {
  const { done, countdown } = counted()
  countdown.count('combat', 3)
  vi.advanceTimersByTime(2500)
  countdown.count(null, 0)
  vi.advanceTimersByTime(9000)
  expect(done).not.toHaveBeenCalled()
})
