// Games in which every choice is made by lot, one after the other: how fast the rules list and act.
import { luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Game, GameState } from '../../engine/game/game.ts'

export class RandomPlay<G extends GameState> {
  /** Decisions that are made at a time. */
  readonly batch = 500
  state: G
  readonly #game: Game<G>
  readonly #scenarios: readonly string[]
  readonly #luck = luckOf(1)
  #seed = 0

  constructor(game: Game<G>, scenarios: readonly string[]) {
    this.#game = game
    this.#scenarios = scenarios
    this.state = this.#begun()
  }

  #begun(): G {
    const scenario = this.#scenarios[this.#seed % this.#scenarios.length]
    this.#seed += 1
    const begun = this.#game.begin(scenario, {}, fastDice(this.#seed))
    if (!begun.ok) throw new Error(begun.faults[0].reason)
    return begun.value
  }

  /** Goes on for a batch of decisions; a game that is over is followed by the next. */
  some(): number {
    const game = this.#game
    for (let i = 0; i < this.batch; i++) {
      const awaited = game.awaited(this.state)
      if (awaited === null) this.state = this.#begun()
      else {
        const legal = game.legal(this.state, awaited.side)
        game.perform(this.state, awaited.side, legal[this.#luck.below(legal.length)], null)
      }
    }
    return this.state.rolls
  }
}
