// For the tests of dice: how far counts lie from the evenness that fair dice would show.

/** Sum over the cells of (seen - expected)² / expected, all cells being equally likely. */
export function chiSquare(counts: ArrayLike<number>): number {
  const seen = Array.from(counts)
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/**
 * The same as a number of standard deviations of a normal variable (Wilson and Hilferty's cube root): far above 0
 * the dice are biased, far below 0 they are too even to be chance.
 */
export function deviations(counts: ArrayLike<number>): number {
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare(counts) / freedom) - (1 - spread)) / Math.sqrt(spread)
}
