import type { GameState } from '../../engine/game/game.ts'
import type { Temper } from '../temper.ts'
import type { Description, Player } from './player.ts'

/** Takes the action that its game's description values most; among equals, any. */
export function greedyPlayer<G extends GameState>(
  level: string,
  description: Description<G>,
  temper: Temper,
): Player<G> {
  return {
    level,
    choose(game, g, side, legal, luck) {
      if (legal.length === 1) return legal[0]
      const worthOf = description.worth(game, g, side, game.awaited(g)!.decision, temper)
      let best = legal[0]
      let most = Number.NEGATIVE_INFINITY
      let equals = 0
      for (const action of legal) {
        const worth = worthOf(action)
        if (worth < most) continue
        equals = worth > most ? 1 : equals + 1
        if (equals === 1 || luck.below(equals) === 0) best = action
        most = worth
      }
      return best
    },
  }
}

/** The same in a temper that may change with the position. */
export function changingPlayer<G extends GameState>(
  level: string,
  description: Description<G>,
  temperAt: (g: G, side: number) => Temper,
): Player<G> {
  const players = new Map<Temper, Player<G>>()
  return {
    level,
    choose(game, g, side, legal, luck) {
      const temper = temperAt(g, side)
      const player = players.get(temper) ?? greedyPlayer(level, description, temper)
      players.set(temper, player)
      return player.choose(game, g, side, legal, luck)
    },
  }
}
