/** Ticks to a movement point: halves, thirds and quarters of a point are whole numbers of ticks. */
export const POINT = 12

/** The ticks of a printed number of points: `points(3)`, `points(1, 2)`. Refuses what no whole number of ticks can say. */
export function points(numerator: number, denominator = 1): number {
  const ticks = (numerator * POINT) / denominator
  if (!Number.isSafeInteger(ticks)) {
    throw new RangeError(`${numerator}/${denominator} points is not a whole number of ticks`)
  }
  return ticks
}

const FRACTIONS = ['', '1/12', '⅙', '¼', '⅓', '5/12', '½', '7/12', '⅔', '¾', '⅚', '11/12']

/** Points as a player reads them: '3', '2½', '⅓', '−1¼'. */
export function formatPoints(ticks: number): string {
  const size = Math.abs(ticks)
  const whole = Math.floor(size / POINT)
  const fraction = FRACTIONS[size % POINT]
  const gap = whole > 0 && fraction.length > 1 ? ' ' : ''
  const digits = whole > 0 || fraction === '' ? `${whole}` : ''
  return `${ticks < 0 ? '−' : ''}${digits}${gap}${fraction}`
}

/** Half an allowance, up to a whole point: 5 gives 3. */
export function halfRoundedUp(allowance: number): number {
  return Math.ceil(allowance / (2 * POINT)) * POINT
}

/** Half an allowance, down to a whole point: 5 gives 2. */
export function halfRoundedDown(allowance: number): number {
  return Math.floor(allowance / (2 * POINT)) * POINT
}
