// A game that is played by computers only, on the machine of whoever watches it.
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import type { Presentation, Sight } from './presentation.ts'

/**
 * The same presentation, in which everything lies open to those who play no side. Only for a game that nobody else plays:
 * spectators of a server are told what the public may know, and have no more to show.
 */
export function openToWatchers<G extends GameState, S extends Sight<G>>(
  presentation: Presentation<G, S>,
): Presentation<G, S> {
  const { see, seeOpen } = presentation
  if (seeOpen === undefined) return presentation
  return {
    ...presentation,
    isOpen: true,
    see: (g, viewer) => (viewer === PUBLIC ? seeOpen(g) : see(g, viewer)),
  }
}

/** A game of one's own machine as it is shown: where nobody plays but computers, everything lies open. */
export const shownWhere = <G extends GameState, S extends Sight<G>>(
  hasPlayer: boolean,
  presentation: Presentation<G, S>,
): Presentation<G, S> => (hasPlayer ? presentation : openToWatchers(presentation))
