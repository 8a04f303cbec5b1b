import type { GameState } from '../../engine/game/game.ts'
import type { Description, Player } from './player.ts'

/** Weights are drawn in thousandths, so that a whole number of the dice decides. */
const GRAIN = 1000

/**
 * Plays at random, but leans towards actions that make something happen. Whatever is legal keeps a chance, so that
 * nothing is left untried.
 */
export function livelyPlayer<G extends GameState>(description: Description<G>): Player<G> {
  const sums: number[] = []
  return {
    level: 'lively',
    choose(game, g, side, legal, luck) {
      const weigh = description.liveliness(game, g, side, game.awaited(g)!.decision)
      let sum = 0
      for (let i = 0; i < legal.length; i++) {
        sum += Math.max(1, Math.round(weigh(legal[i]) * GRAIN))
        sums[i] = sum
      }
      const drawn = luck.below(sum)
      let chosen = 0
      while (sums[chosen] <= drawn) chosen++
      return legal[chosen]
    },
  }
}
