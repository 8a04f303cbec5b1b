import { hexadecimalFromBytes } from './hexadecimal.ts'
import { seedBytes } from './seed.ts'
import { sha256 } from './sha256.ts'

/**
 * Published before the first roll; the seed itself is published after the last. Whoever hashes that seed and finds
 * this text again knows that no roll was chosen during the game.
 */
export function commitment(seedHex: string): string {
  return hexadecimalFromBytes(sha256(seedBytes(seedHex)))
}
