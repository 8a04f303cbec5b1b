import { DiceFault } from './dice.ts'
import { bytesFromHexadecimal } from './hexadecimal.ts'

/** The bytes of a game's seed. Thirty-two random bytes are wanted where somebody might guess; any length works. */
export function seedBytes(seedHex: string): Uint8Array {
  const bytes = bytesFromHexadecimal(seedHex)
  if (bytes === null || bytes.length === 0) {
    throw new DiceFault('bad-seed', 'A seed is an even number of hexadecimal digits, at least two')
  }
  return bytes
}
