// What somebody new should know at a decision that he meets for the first time.
import type { Sentence } from '../../../table/presentation.ts'
import type { FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

/** By decision; `firstTurns` are decisions that are met for the first time in a later turn than the first. */
export function pointerOf<G extends FieldState, D extends string>(
  pointers: Partial<Readonly<Record<D, Sentence>>>,
  firstTurns: Partial<Readonly<Record<D, number>>> = {},
) {
  return ({ g, awaited }: KitSight<G, D>): Sentence | null => {
    if (awaited === null || g.turn > (firstTurns[awaited.decision] ?? 1)) return null
    return pointers[awaited.decision] ?? null
  }
}
