import type { Dice } from './dice.ts'

/** The part of a state that chance is a function of. */
interface Rolling {
  readonly dice: Dice
  rolls: number
}

/** A die: 1 to `sides`. */
export function roll(g: Rolling, sides: number): number {
  return draw(g, sides) + 1
}

/** One of `n` things drawn blind: 0 to n - 1. */
export function draw(g: Rolling, n: number): number {
  const drawn = g.dice.below(g.rolls, n)
  g.rolls += 1
  return drawn
}
