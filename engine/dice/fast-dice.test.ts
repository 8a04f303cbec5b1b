import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviations } from '../testing/chi-square.ts'
import { fastDice } from './fast-dice.ts'

const SEEDS = [0, 1, 2, 1938, -1, 2 ** 31, 2 ** 40 + 7]

/** How far from independence the pairs (roll, next roll) lie, over `times` pairs that `pair` deals out. */
function pairDeviations(times: number, pair: (i: number) => readonly [number, number]): number {
  const pairs = new Int32Array(36)
  for (let i = 0; i < times; i++) {
    const [a, b] = pair(i)
    pairs[6 * a + b]++
  }
  return Math.abs(deviations(pairs))
}

describe('a roll', () => {
  test('is a whole number below n, whatever the seed, the counter and n', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.nat({ max: 2 ** 31 - 1 }),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (seed, counter, n) => {
          const roll = fastDice(seed).below(counter, n)
          expect(Number.isInteger(roll) && roll >= 0 && roll < n).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('depends on the counter alone, not on what was rolled before', () => {
    const dice = fastDice(7)
    const forwards = Array.from({ length: 100 }, (_, counter) => dice.below(counter, 6))
    const backwards = Array.from({ length: 100 }, (_, i) => dice.below(99 - i, 6)).reverse()
    expect(backwards).toEqual(forwards)
    expect(Array.from({ length: 100 }, (_, counter) => fastDice(7).below(counter, 6))).toEqual(forwards)
  })

  test('stays the same for ever: a reported seed must replay', () => {
    const dice = fastDice(1939)
    expect(Array.from({ length: 20 }, (_, counter) => dice.below(counter, 6) + 1)).toEqual([
      2, 3, 2, 4, 1, 1, 1, 2, 4, 2, 5, 1, 6, 3, 6, 2, 5, 3, 4, 2,
    ])
  })

  test('differs between seeds, also between those that share their low 32 bits', () => {
    const text = (seed: number) => Array.from({ length: 40 }, (_, i) => fastDice(seed).below(i, 6)).join('')
    const seeds = [...SEEDS, 2 ** 32, 2 ** 32 + 1, 2 ** 33 + 1, -(2 ** 32)]
    expect(new Set(seeds.map(text)).size).toBe(seeds.length)
  })
})

describe('evenness', () => {
  test.each(SEEDS)('a million rolls of a d6 with seed %i', seed => {
    const dice = fastDice(seed)
    const faces = new Int32Array(6)
    for (let counter = 0; counter < 1_000_000; counter++) faces[dice.below(counter, 6)]++
    expect(Math.abs(deviations(faces))).toBeLessThan(4)
  })

  test.each([2, 3, 6, 7, 10, 36])('300,000 rolls of a die with %i sides', n => {
    const dice = fastDice(11)
    const faces = new Int32Array(n)
    for (let counter = 0; counter < 300_000; counter++) faces[dice.below(counter, n)]++
    expect(deviations(faces)).toBeLessThan(4)
  })

  test.each([1, 2, 3, 8, 256, 65_536])('a roll tells nothing about the one %i later', lag => {
    const dice = fastDice(5)
    const apart = (i: number) => i + Math.floor(i / lag) * lag // so that no roll is in two pairs
    const pair = (i: number) => [dice.below(apart(i), 6), dice.below(apart(i) + lag, 6)] as const
    expect(pairDeviations(300_000, pair)).toBeLessThan(4)
  })

  test.each([0, 1, 100])('neighbouring seeds do not agree at counter %i', counter => {
    const roll = (seed: number) => fastDice(seed).below(counter, 6)
    expect(pairDeviations(200_000, seed => [roll(seed), roll(seed + 1)])).toBeLessThan(4)
  })

  test('one seed is not another one a little later', () => {
    const [one, other] = [fastDice(1), fastDice(2)]
    const length = 200
    for (let shift = -100; shift <= 100; shift++) {
      let same = 0
      for (let i = 100; i < 100 + length; i++) if (one.below(i, 36) === other.below(i + shift, 36)) same++
      expect(same, `shift ${shift}`).toBeLessThan(30)
    }
  })
})
