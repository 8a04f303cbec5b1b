/** Half of a normal distribution's 95 %. */
const Z = 1.959964

/**
 * Wilson's 95 % interval of a rate, from 0 to 1: unlike the plain one it is sound for few games and for rates near
 * its ends.
 */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const rate = hits / of
  const square = (Z * Z) / of
  const middle = (rate + square / 2) / (1 + square)
  const half = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** A rate with its interval: `62.0 % (52.2 to 70.9)`. */
export function rateInWords(hits: number, of: number): string {
  const [low, high] = wilson(hits, of)
  const percent = (rate: number) => (rate * 100).toFixed(1)
  return `${percent(of === 0 ? 0 : hits / of)} % (${percent(low)} to ${percent(high)})`
}
