import type { Dice } from './dice.ts'

const WORD = 0x1_0000_0000

/**
 * Dice for search, fuzzing and self-play: two rounds of integer mixing instead of a hash, nothing allocated, nothing
 * checked. Whoever sees a few rolls could work out the rest, so no real game uses them. Only the low 32 bits of the
 * counter count; a face is at most n / 2^32 likelier than another, which no experiment of ours could notice.
 */
export function fastDice(seed: number): Dice {
  return new FastDice(seed)
}

class FastDice implements Dice {
  readonly #first: number
  readonly #second: number

  constructor(seed: number) {
    this.#first = mix(seed | 0)
    this.#second = mix(this.#first + mix(Math.floor(seed / WORD) + 0x9e3779b9))
  }

  // The second key goes in between the rounds: with one key, all seeds would walk the same ring of numbers.
  below(counter: number, n: number): number {
    const word = mix(mix(counter ^ this.#first) + this.#second) >>> 0
    return (word * n * (1 / WORD)) >>> 0
  }
}

// Shift-multiply mixing of 32 bits, one to one; the multipliers are ones that the hash-prospector project found.
function mix(value: number): number {
  let x = value | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
