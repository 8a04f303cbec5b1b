import { expect, test } from 'vitest'
import { yardsFromNow } from './yardstick.ts'

function mix(rounds: number): number {
  let mixed = 1
  for (let i = 0; i < rounds; i++) mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i
  return mixed
}

test('twice the work is about twice the yards, and waiting costs nothing', async () => {
  const yards = (rounds: number): number => {
    const passed = yardsFromNow()
    expect(mix(rounds)).not.toBe(0)
    return passed()
  }
  yards(1_500_000)
  const [once, twice] = [yards(15_000_000), yards(30_000_000)]
  expect(once).toBeGreaterThan(3)
  expect(twice / once).toBeGreaterThan(1.2)
  expect(twice / once).toBeLessThan(4)
  const passed = yardsFromNow()
  await new Promise(done => setTimeout(done, 200))
  expect(passed()).toBeLessThan(15)
})
