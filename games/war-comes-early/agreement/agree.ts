import { describe, expect, it } from 'vitest'
import { disagreements } from './compare.ts'

const BLOCK = 250
const PATIENCE = 120_000

/** Tests that rules and reference agree on a run of random positions. */
export function agreeOn(first: number, count: number): void {
  describe('rules and reference', () => {
    for (let from = first; from < first + count; from += BLOCK) {
      it(
        `agree on random positions ${from} to ${from + BLOCK - 1}`,
        () => {
          for (let seed = from; seed < from + BLOCK; seed++) expect(disagreements(seed)).toEqual([])
        },
        PATIENCE,
      )
    }
  })
}
