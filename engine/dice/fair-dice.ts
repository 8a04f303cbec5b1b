import { type Dice, DiceFault } from './dice.ts'
import { seedBytes } from './seed.ts'
import { type HmacKey, hmacKey, hmacWith } from './sha256.ts'

const WORD = 0x1_0000_0000

/**
 * Dice that nobody can foresee without the seed and that anybody can check with it, using any HMAC tool:
 * HMAC-SHA-256(seed bytes, the counter in decimal digits) is read as eight 32-bit numbers, most significant byte
 * first. The first of them below the largest multiple of n counts, modulo n, so that every face is equally likely.
 * If none of the eight will do, the same is tried with `counter/1`, `counter/2` and so on.
 */
export function fairDice(seedHex: string): Dice {
  return new FairDice(seedBytes(seedHex))
}

class FairDice implements Dice {
  readonly #key: HmacKey
  readonly #encoder = new TextEncoder()

  constructor(seed: Uint8Array) {
    this.#key = hmacKey(seed)
  }

  below(counter: number, n: number): number {
    requireCounter(counter)
    requireSides(n)
    const limit = WORD - (WORD % n)
    for (let attempt = 0; ; attempt++) {
      const message = attempt === 0 ? `${counter}` : `${counter}/${attempt}`
      const digest = hmacWith(this.#key, this.#encoder.encode(message))
      for (let at = 0; at < digest.length; at += 4) {
        const word = wordAt(digest, at)
        if (word < limit) return word % n
      }
    }
  }
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0
}

function requireCounter(counter: number): void {
  if (Number.isSafeInteger(counter) && counter >= 0) return
  throw new DiceFault('bad-counter', `The counter of a roll is a whole number from 0, not ${counter}`)
}

function requireSides(n: number): void {
  if (Number.isInteger(n) && n >= 1 && n <= WORD) return
  throw new DiceFault('bad-sides', `A die has a whole number of sides from 1 to 2^32, not ${n}`)
}
