import type { Game } from '../../engine/game/game.ts'
import type { Muster, Placed } from '../hints/muster.ts'
import type { Description } from './player.ts'

/** What a game's folder in ai/games/ hands out: all that opponents and advisers know about it. */
export interface Knowledge<G extends Placed = Placed> {
  readonly game: Game<G>
  /** Made anew for every seat. */
  describe(): Description<G>
  readonly muster: Muster<G>
}

/** The line by which the house knows the players of a game. */
export interface KnownGame {
  readonly id: string
  open(): Promise<Knowledge>
}

/** Some game's knowledge, of whose state only the common part is known. */
export const knowledgeOf = <G extends Placed>(knowledge: Knowledge<G>): Knowledge =>
  knowledge as unknown as Knowledge
