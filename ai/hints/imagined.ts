import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'

/** How far the work is, from 0 to 1. */
export type Telling = (part: number) => void

/** A position that the view allows, with dice of its own. */
export function imagined<G extends GameState>(game: Game<G>, view: View, seed: number): G {
  const position = game.imagine(view, fastDice(seed))
  if (!position.ok) throw new Error(position.faults[0].reason)
  return position.value
}
