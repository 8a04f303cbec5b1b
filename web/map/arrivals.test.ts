import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Arrivals } from './arrivals.ts'

const FRAME = 16

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tiles that come in together enter together, before the next frame', () => {
  const arrivals = new Arrivals()
  const entered: string[] = []
  arrivals.ask(() => entered.push('under'))
  arrivals.ask(() => entered.push('over'))
  expect(entered).toEqual([])
  vi.advanceTimersByTime(FRAME + 1)
  expect(entered).toEqual(['under', 'over'])
})

test('after a zoom, and after others have entered, they wait for a quarter of a second', () => {
  const arrivals = new Arrivals()
  const enter = vi.fn()
  arrivals.hush()
  arrivals.ask(enter)
  vi.advanceTimersByTime(240)
  expect(enter).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10 + FRAME + 1)
  expect(enter).toHaveBeenCalledTimes(1)
  arrivals.ask(enter)
  vi.advanceTimersByTime(100)
  expect(enter).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(enter).toHaveBeenCalledTimes(2)
})

test('nothing enters a map that was left', () => {
  const arrivals = new Arrivals()
  const enter = vi.fn()
  arrivals.ask(enter)
  arrivals.close()
  vi.advanceTimersByTime(1000)
  expect(enter).not.toHaveBeenCalled()
})
