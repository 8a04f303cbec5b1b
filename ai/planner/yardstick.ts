// A yardstick that was fitted: what a position is worth by its features, one line of weights for each turn and mover.

export interface Fit {
  /** Games that it was fitted to. */
  readonly games: number
  /** What the first side made of them on average: a constant that foretells as much as knowing nothing. */
  readonly mean: number
  readonly names: readonly string[]
  /** [turn.mover] weights in the order of the names, then the constant. */
  readonly weights: Readonly<Record<string, readonly number[]>>
}

/** Ends of games are exact and stay outside of this. */
const MOST = 0.9

/** What the first side may expect, from -0.9 to 0.9; null where nothing was fitted. */
export function measuredBy(
  { weights }: Fit,
  turn: number,
  mover: number,
  features: readonly number[],
): number | null {
  const row = weights[`${turn}.${mover}`]
  if (row === undefined) return null
  const sum = features.reduce((so, feature, i) => so + feature * row[i], row[features.length])
  return Math.max(-MOST, Math.min(MOST, sum))
}
