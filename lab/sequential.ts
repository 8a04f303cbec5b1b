// A test that stops as soon as it knows: Wald's sequential probability ratio test.

/** Both kinds of error are at most exp(-2.94), one in nineteen. */
export const BOUND = 2.94

/** The goal lies between what must be ruled out and what is hoped for, where neither gains on the other. */
export interface Hypotheses {
  readonly goal: number
  readonly low: number
  readonly high: number
}

export type Verdict = 'passed' | 'failed'

/**
 * The logarithm of how much better the high rate explains these games than the low one. A draw counts as half a game won and
 * half a game lost. That keeps the errors within their bounds: drawn games vary less than coins do, and so do games of unequal
 * chances, such as those with sides swapped, when they are counted together.
 */
export function logLikelihoodRatio(score: number, games: number, { low, high }: Hypotheses): number {
  return score * Math.log(high / low) + (games - score) * Math.log((1 - high) / (1 - low))
}

/** At a bound, or when the last game is played: then the score itself decides. Null while it goes on. */
export function verdictOf(
  score: number,
  games: number,
  hypotheses: Hypotheses,
  limit: number,
): Verdict | null {
  const ratio = logLikelihoodRatio(score, games, hypotheses)
  if (ratio >= BOUND) return 'passed'
  if (ratio <= -BOUND) return 'failed'
  if (games < limit) return null
  return score / games >= hypotheses.goal ? 'passed' : 'failed'
}
