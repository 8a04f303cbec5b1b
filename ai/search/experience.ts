// What a general has learnt in this game about ways of doing things, from one turn's rehearsals to the next.
import type { Temper } from '../temper.ts'

interface Account {
  weight: number
  sum: number
  squares: number
}

/** Leads of tempers over the general's own, rehearsed on the same dice. */
export interface Experience {
  add(temper: Temper, lead: number): void
  /** What may be expected of it: of what was never tried, as much as of all others together. */
  lead(temper: Temper): number
  /** How far that may be off. */
  doubt(temper: Temper): number
  /** A turn has gone by: what is past counts less. */
  fade(): void
}

/** How much of an old lead counts a turn later. */
const KEPT = 0.5
/** So many rehearsals that went like those of all others stand against a temper's own. */
const BEFORE = 2
/** A lead that nobody would wonder about. */
const USUAL_LEAD = 0.1

export function newExperience(): Experience {
  const all: Account = { weight: 1, sum: 0, squares: USUAL_LEAD ** 2 }
  const accounts = new Map<Temper, Account>()
  const nothing: Account = { weight: 0, sum: 0, squares: 0 }
  const of = (temper: Temper): Account => accounts.get(temper) ?? nothing
  return {
    add(temper, lead) {
      if (!accounts.has(temper)) accounts.set(temper, { ...nothing })
      for (const account of [of(temper), all]) {
        account.weight += 1
        account.sum += lead
        account.squares += lead * lead
      }
    },
    lead: temper => (of(temper).sum + (BEFORE * all.sum) / all.weight) / (of(temper).weight + BEFORE),
    doubt: temper => Math.sqrt(all.squares / all.weight / (of(temper).weight + BEFORE)),
    fade() {
      for (const account of [all, ...accounts.values()]) {
        account.weight *= KEPT
        account.sum *= KEPT
        account.squares *= KEPT
      }
    },
  }
}
