import { branchedDice } from '../dice/branched-dice.ts'
import { commitment } from '../dice/commitment.ts'
import type { Dice } from '../dice/dice.ts'
import { fairDice } from '../dice/fair-dice.ts'
import { fastDice } from '../dice/fast-dice.ts'
import { hexadecimalFromBytes } from '../dice/hexadecimal.ts'
import { scriptedDice } from '../dice/scripted-dice.ts'
import { sha256 } from '../dice/sha256.ts'
import type { Chance, FairChance, SharedChance } from './journal.ts'

/** A chance that a real game begins with: the seed stays with whoever rolls until the game is over. */
export function fairChance(seed: string): FairChance {
  return { kind: 'fair', commitment: commitment(seed), seed }
}

/**
 * The chance of a game that leaves another after so many rolls. Those stay, with the promise that was made for them;
 * a seed of its own gives the rest, so that nobody has seen the dice that are to come.
 */
export function branchedChance(left: Chance, rolls: number, seed: string): FairChance {
  if (rolls === 0) return fairChance(seed)
  const inherited = left.kind === 'fair' ? left.inherited : undefined
  if (inherited !== undefined && rolls <= inherited.rolls)
    return branchedChance(inherited.chance, rolls, seed)
  return { ...fairChance(seed), inherited: { rolls, chance: left } }
}

/** The chance of a table at which everybody adds to the dice. */
export function sharedChance(seed: string, shares: readonly string[]): SharedChance {
  return { kind: 'shared', commitment: commitment(seed), seed, shares }
}

/**
 * The key of shared dice: SHA-256 of a label, the seed and every share, one to a line, in lower-case hexadecimal. Anybody can work it
 * out with any hash tool once the seed is public.
 */
export function sharedKey(seed: string, shares: readonly string[]): string {
  const text = ['salient dice 1', seed, ...shares].join('\n').toLowerCase()
  return hexadecimalFromBytes(sha256(new TextEncoder().encode(text)))
}

/** The dice of a journal, or null while a seed is kept back. */
export function diceOf(chance: Chance): Dice | null {
  switch (chance.kind) {
    case 'fair':
      return fairDiceOf(chance)
    case 'shared':
      return chance.seed === null ? null : fairDice(sharedKey(chance.seed, chance.shares))
    case 'fast':
      return fastDice(chance.seed)
    case 'scripted':
      return scriptedDice(chance.rolls, fastDice(chance.seed))
  }
}

function fairDiceOf({ seed, inherited }: FairChance): Dice | null {
  const own = seed === null ? null : fairDice(seed)
  if (own === null || inherited === undefined) return own
  const before = diceOf(inherited.chance)
  return before === null ? null : branchedDice(inherited.rolls, before, own)
}

/** The same without its seeds, for whoever may not know them yet. */
export function sealed(chance: Chance): Chance {
  if (chance.kind === 'shared') return { ...chance, seed: null }
  if (chance.kind !== 'fair') return chance
  const { inherited } = chance
  return {
    ...chance,
    seed: null,
    ...(inherited && { inherited: { ...inherited, chance: sealed(inherited.chance) } }),
  }
}

/** Do the revealed seeds match what was committed to? True for dice that never made a promise. */
export function keepsPromise(chance: Chance): boolean {
  if (chance.kind === 'shared') return chance.seed !== null && commitment(chance.seed) === chance.commitment
  if (chance.kind !== 'fair') return true
  const isKept = chance.seed !== null && commitment(chance.seed) === chance.commitment
  return isKept && (chance.inherited === undefined || keepsPromise(chance.inherited.chance))
}
