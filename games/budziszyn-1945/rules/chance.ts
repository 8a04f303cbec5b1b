import type { State } from '../state.ts'

/** A die: 1 to `sides`. */
export function roll(g: State, sides: number): number {
  return draw(g, sides) + 1
}

/** One of `n` things drawn blind: 0 to n - 1. */
export function draw(g: State, n: number): number {
  const drawn = g.dice.below(g.rolls, n)
  g.rolls += 1
  return drawn
}
