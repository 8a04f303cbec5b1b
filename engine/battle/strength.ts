/** Combat factors are whole numbers; every fraction is rounded here, on integers, the way the rulebook says. */
export type Rounding = 'up' | 'down' | 'nearest'

/** The quotient of two whole numbers, rounded; `nearest` takes exactly one half up. The divisor is above zero. */
export function divide(dividend: number, divisor: number, rounding: Rounding): number {
  const rest = remainder(dividend, divisor)
  const whole = (dividend - rest) / divisor
  if (rest === 0 || rounding === 'down') return whole
  return rounding === 'up' || rest * 2 >= divisor ? whole + 1 : whole
}

/** Never negative, so that "down" means down for negative numbers, too. */
function remainder(dividend: number, divisor: number): number {
  const rest = dividend % divisor
  return rest < 0 ? rest + divisor : rest
}

export function halve(factor: number, rounding: Rounding): number {
  return divide(factor, 2, rounding)
}

/** Halved again and again, rounded each time: 5 halved twice and rounded up is 3, then 2. */
export function halveTimes(factor: number, times: number, rounding: Rounding): number {
  let left = factor
  for (let i = 0; i < times; i++) left = halve(left, rounding)
  return left
}

/** `halvings[i]` says how often `factors[i]` is halved; each factor is rounded by itself, then all are added. */
export function halveEach(
  factors: ArrayLike<number>,
  halvings: ArrayLike<number>,
  rounding: Rounding,
): number {
  let total = 0
  for (let i = 0; i < factors.length; i++) total += halveTimes(factors[i], halvings[i], rounding)
  return total
}

/**
 * `sums[n]` is the sum of all factors that are halved n times. Each sum is halved as a whole, so that rounding
 * helps once and not once a unit. A caller in a hurry fills one array again and again.
 */
export function halveSums(sums: ArrayLike<number>, rounding: Rounding): number {
  let total = 0
  for (let times = 0; times < sums.length; times++) total += halveTimes(sums[times], times, rounding)
  return total
}

/** As `halveEach`, but factors that are halved equally often are added first and halved once. */
export function addThenHalve(
  factors: ArrayLike<number>,
  halvings: ArrayLike<number>,
  rounding: Rounding,
): number {
  let most = 0
  for (let i = 0; i < factors.length; i++) most = Math.max(most, halvings[i])
  let total = 0
  for (let times = 0; times <= most; times++) {
    total += halveTimes(sumHalved(factors, halvings, times), times, rounding)
  }
  return total
}

function sumHalved(factors: ArrayLike<number>, halvings: ArrayLike<number>, times: number): number {
  let sum = 0
  for (let i = 0; i < factors.length; i++) if (halvings[i] === times) sum += factors[i]
  return sum
}

export const atLeastHalf = (part: number, whole: number): boolean => part * 2 >= whole

export const moreThanHalf = (part: number, whole: number): boolean => part * 2 > whole

/** An amount counted in halves, as a player writes it: 7 halves are 3½. */
export function writeHalves(halves: number): string {
  const sign = halves < 0 ? '-' : ''
  const amount = Math.abs(halves)
  const whole = (amount - (amount % 2)) / 2
  if (amount % 2 === 0) return `${sign}${whole}`
  return whole === 0 ? `${sign}½` : `${sign}${whole}½`
}
