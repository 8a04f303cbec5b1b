import type { Dice } from '../dice/dice.ts'

/** Draws of somebody who imagines what is hidden: a number below n, each time another. */
export type Lots = (n: number) => number

/** Where the draws of imagined positions begin: far from the counters of the game's own rolls. */
const FIRST = 1 << 24

/** Whoever draws for two things from the same dice gives them different salts. */
export function lotsOf(dice: Dice, salt = 0): Lots {
  let counter = FIRST + (salt << 16)
  return n => (n < 2 ? 0 : dice.below(counter++, n))
}

/** Puts a list into random order, in place. */
export function shuffle<T>(items: T[], lots: Lots): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = lots(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
  return items
}

/**
 * A secret plan that somebody may have written: one of the plausible, each as likely as its weight (a whole number). Undefined if
 * none is plausible.
 */
export function drawPlan<T>(plans: readonly T[], weightOf: (plan: T) => number, lots: Lots): T | undefined {
  const weights = plans.map(weightOf)
  let left = lots(weights.reduce((sum, weight) => sum + weight, 0))
  return plans.find((_, i) => {
    left -= weights[i]
    return weights[i] > 0 && left < 0
  })
}
