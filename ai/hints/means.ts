/** Differences of the standing below this are not worth a word. */
export const SLIGHT = 0.01

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Standard error of the mean. */
export function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const middle = mean(values)
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return Math.sqrt(spread / values.length)
}
