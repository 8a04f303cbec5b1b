import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviations } from '../testing/chi-square.ts'
import { fairDice } from './fair-dice.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const faultOf = (code: string) => expect.objectContaining({ name: 'DiceFault', code })

/** The published recipe, written a second time with Node's own cryptography: what an auditing player would do. */
function audited(seedHex: string, counter: number, n: number): { roll: number; attempts: number } {
  const limit = Math.floor(2 ** 32 / n) * n
  for (let attempt = 0; ; attempt++) {
    const message = attempt === 0 ? String(counter) : `${counter}/${attempt}`
    const digest = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(message).digest()
    for (let word = 0; word < 8; word++) {
      const value = digest.readUInt32BE(4 * word)
      if (value < limit) return { roll: value % n, attempts: attempt + 1 }
    }
  }
}

describe('a roll', () => {
  test('can be checked by anybody who has the seed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 80 }).map(seed => Buffer.from(seed).toString('hex')),
        fc.maxSafeNat(),
        fc.integer({ min: 1, max: 1000 }),
        (seed, counter, n) => {
          expect(fairDice(seed).below(counter, n)).toBe(audited(seed, counter, n).roll)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('is drawn again when a word, or all eight, would favour the low faces', () => {
    const n = 2 ** 31 + 1 // nearly half of all words are turned away
    const dice = fairDice(SEED)
    let again = 0
    for (let counter = 0; counter < 2000; counter++) {
      const { roll, attempts } = audited(SEED, counter, n)
      expect(dice.below(counter, n)).toBe(roll)
      if (attempts > 1) again++
    }
    expect(again).toBeGreaterThan(0)
  })

  test('stays the same for ever: golden games depend on it', () => {
    const dice = fairDice(SEED)
    const faces = Array.from({ length: 20 }, (_, counter) => dice.below(counter, 6) + 1)
    expect(faces).toEqual([4, 1, 3, 6, 4, 1, 3, 2, 5, 6, 4, 2, 2, 4, 5, 2, 4, 6, 2, 4])
  })

  test('depends on the counter alone, not on what was rolled before', () => {
    const dice = fairDice(SEED)
    const forwards = Array.from({ length: 100 }, (_, counter) => dice.below(counter, 6))
    const backwards = Array.from({ length: 100 }, (_, i) => dice.below(99 - i, 6)).reverse()
    expect(backwards).toEqual(forwards)
    expect(Array.from({ length: 100 }, (_, counter) => fairDice(SEED).below(counter, 6))).toEqual(forwards)
  })

  test('of a one-sided die is always 0, and of a die with 2^32 sides a whole word', () => {
    const dice = fairDice(SEED)
    expect(dice.below(5, 1)).toBe(0)
    expect(dice.below(5, 2 ** 32)).toBe(audited(SEED, 5, 2 ** 32).roll)
  })
})

describe('refused', () => {
  test('a seed that is not hexadecimal', () => {
    for (const seed of ['', 'a', 'hello!', '0x10']) {
      expect(() => fairDice(seed), seed).toThrow(faultOf('bad-seed'))
    }
  })

  test('a counter that is not a whole number from 0', () => {
    for (const counter of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => fairDice(SEED).below(counter, 6), `${counter}`).toThrow(faultOf('bad-counter'))
    }
  })

  test('a die without sides, with half a side or with too many', () => {
    for (const n of [0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1]) {
      expect(() => fairDice(SEED).below(0, n), `${n}`).toThrow(faultOf('bad-sides'))
    }
  })
})

describe('evenness', () => {
  test('200,000 rolls of a d6, alone and in consecutive pairs', () => {
    const dice = fairDice(SEED)
    const faces = new Int32Array(6)
    const pairs = new Int32Array(36)
    for (let counter = 0; counter < 200_000; counter += 2) {
      const [a, b] = [dice.below(counter, 6), dice.below(counter + 1, 6)]
      faces[a]++
      faces[b]++
      pairs[6 * a + b]++
    }
    expect(Math.abs(deviations(faces))).toBeLessThan(4)
    expect(Math.abs(deviations(pairs))).toBeLessThan(4)
  })

  test.each([2, 3, 7, 10, 36])('30,000 rolls of a die with %i sides', n => {
    const dice = fairDice(`${SEED}ff`)
    const faces = new Int32Array(n)
    for (let counter = 0; counter < 30_000; counter++) faces[dice.below(counter, n)]++
    expect(deviations(faces)).toBeLessThan(4)
  })
})
