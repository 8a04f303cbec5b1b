import { commitment } from '../dice/commitment.ts'
import type { Dice } from '../dice/dice.ts'
import { fairDice } from '../dice/fair-dice.ts'
import { fastDice } from '../dice/fast-dice.ts'
import { scriptedDice } from '../dice/scripted-dice.ts'
import type { Chance } from './journal.ts'

/** A chance that a real game begins with: the seed stays with whoever rolls until the game is over. */
export function fairChance(seed: string): Chance {
  return { kind: 'fair', commitment: commitment(seed), seed }
}

/** The dice of a journal, or null while its seed is kept back. */
export function diceOf(chance: Chance): Dice | null {
  switch (chance.kind) {
    case 'fair':
      return chance.seed === null ? null : fairDice(chance.seed)
    case 'fast':
      return fastDice(chance.seed)
    case 'scripted':
      return scriptedDice(chance.rolls, fastDice(chance.seed))
  }
}

/** Does the revealed seed match what was committed to? True for dice that never made a promise. */
export function keepsPromise(chance: Chance): boolean {
  return chance.kind !== 'fair' || (chance.seed !== null && commitment(chance.seed) === chance.commitment)
}
