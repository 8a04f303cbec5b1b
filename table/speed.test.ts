import { expect, test } from 'vitest'
import { newTable, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

/** A picture may cost this many times the yardstick, which takes about half a frame. */
const BUDGET = 2

/** Work of a known size, done between the measurements: a slow or busy machine slows both down. */
function yardstick(): number {
  const start = performance.now()
  let mixed = 1
  for (let i = 0; i < 2_000_000; i++) mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i
  expect(mixed).not.toBe(0)
  return performance.now() - start
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

test('in the middle of 1938 a new picture of the table costs less than a frame after every intent', () => {
  const table = newTable('1938', 3, { seats: TWO_PEOPLE, isOpen: true })
  const user = new ScriptedUser(table, 5)
  user.movesAPhase = 2
  for (let i = 0; i < 3000 && !user.shown.header.turn.startsWith('Turn 5'); i++) user.step()
  const times = new Map<string, number[]>()
  const yards: number[] = []
  const measure = (name: string, intent: () => void) => {
    table.snapshot()
    const start = performance.now()
    intent()
    table.snapshot()
    times.set(name, [...(times.get(name) ?? []), performance.now() - start])
  }
  for (let i = 0; i < 60 && user.shown.verdict === null; i++) {
    yards.push(yardstick())
    measure('next', () => table.nextUnmoved())
    const reach = table.snapshot().scene.reach
    const goals = reach === null ? ['2121'] : [...reach.hexes.keys()].slice(-3)
    for (const goal of goals) measure('hover', () => table.hover(goal))
    for (const goal of goals) measure('preview', () => table.previewTo(goal))
    measure('back', () => table.back())
    measure('step', () => user.step())
  }
  for (const [name, taken] of times) {
    expect(median(taken) / median(yards), name).toBeLessThan(BUDGET)
  }
})
