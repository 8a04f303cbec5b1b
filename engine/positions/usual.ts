// What most games answer in the same way.

import type { Action, GameEvent } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'
import type { Cells } from '../state/fields.ts'
import { nameOf } from './fact-kinds.ts'
import type { Rolled } from './game-positions.ts'

/** The first of these verbs that is legal, else any legal action: that of a player who lets things be. */
export function quietActionOf<G extends GameState>(
  game: Game<G>,
  verbs: readonly string[],
): (g: G) => Action | null {
  return g => {
    const awaited = game.awaited(g)
    if (awaited === null) return null
    const legal = game.legal(g, awaited.side)
    return (
      verbs.map(verb => legal.find(action => action.do === verb)).find(found => found) ?? legal[0] ?? null
    )
  }
}

/** Events carry their dice; `for` says what they were rolled for, or the event itself does. */
export function diceOfEvent(event: GameEvent): Rolled | null {
  if (!Array.isArray(event.dice)) return null
  return { meaning: String(event.for ?? event.event), count: event.dice.length }
}

interface Placed {
  readonly place: Cells
}

/** Hex or box of a unit. */
export const placeNamer =
  (hexNames: readonly string[], boxes: Readonly<Record<string, number>>) =>
  (g: Placed, unit: number): string =>
    hexNames[g.place[unit]] ?? nameOf(boxes, g.place[unit])
