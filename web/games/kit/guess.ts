// What may lie unseen in a stack, from what the viewer knows: the weakest and the strongest units that could be there.
import { layUnderTop } from '../../../engine/fog/hidden-stacks.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

/** Positions that the viewer must reckon with; the same one where nothing is hidden. */
export interface Guess<G> {
  readonly weakest: G
  readonly strongest: G
  /** How many units cannot be seen. */
  readonly count: number
}

/** 1 begins with the weakest, -1 with the strongest. */
export type Order = 1 | -1

export interface GuessSource<G extends FieldState, S extends KitSight<G>, H> {
  /** A copy of what is seen, with what the rules derive from it. */
  copyOf(s: S): G
  /** What is known of each unit in a hex that cannot be seen. */
  hiddenIn(s: S, hex: number): readonly H[]
  /** Is the unit somewhere on the map, unseen? */
  isUnseen(g: G, unit: number): boolean
  couldBe(g: G, hidden: H, unit: number): boolean
  /** What it would bring to the defence. */
  strengthOf(hidden: H, unit: number, order: Order): number
  /** Writes what is known of it into the position in which it has been laid. */
  lay?(g: G, unit: number, hidden: H, order: Order): void
}

export function guessOf<G extends FieldState, S extends KitSight<G>, H>(
  field: Field<G>,
  source: GuessSource<G, S, H>,
) {
  const filled = (s: S, hexes: readonly number[], order: Order): G => {
    const g = source.copyOf(s)
    for (const hex of hexes) {
      for (const hidden of source.hiddenIn(s, hex)) {
        const fits = field.unitsWhere(unit => source.isUnseen(g, unit) && source.couldBe(g, hidden, unit))
        const strength = (unit: number) => order * source.strengthOf(hidden, unit, order)
        const [unit] = fits.sort((a, b) => strength(a) - strength(b))
        if (unit === undefined) continue
        layUnderTop(g, hex, [unit])
        source.lay?.(g, unit, hidden, order)
      }
    }
    return g
  }
  return (s: S, hexes: readonly number[]): Guess<G> => {
    const count = hexes.reduce((sum, hex) => sum + s.unseenIn(hex), 0)
    if (count === 0) return { weakest: s.g, strongest: s.g, count }
    return { weakest: filled(s, hexes, 1), strongest: filled(s, hexes, -1), count }
  }
}
