// A game on the table of a terminal: the match, who sits where, and the file that it is kept in.

import { playerOf } from '../../ai/games/all.ts'
import { type Luck, luckOf, type Player } from '../../ai/players/player.ts'
import { isLevel } from '../../ai/players/players.ts'
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import type { GameState } from '../../engine/game/game.ts'
import type { Match, Played } from '../../engine/journal/match.ts'
import type { Position } from '../presentation.ts'
import { type Seats, saveText, whyNotSaved, writeWhole } from './save.ts'

export const HUMAN = 'human'

export class Table {
  readonly match: Match<GameState>
  readonly seats: Seats
  readonly file: string
  readonly #players: readonly (Player | null)[]
  readonly #luck: Luck
  readonly #warn: (line: string) => void
  #isUnsaved = false

  constructor(
    match: Match<GameState>,
    seats: Seats,
    file: string,
    luckSeed: number,
    warn: (line: string) => void,
  ) {
    this.match = match
    this.seats = seats
    this.file = file
    this.#players = this.sides.map(side => {
      const level = seats[side]
      return isLevel(level) ? playerOf(level, match.game.id) : null
    })
    this.#luck = luckOf(luckSeed)
    this.#warn = warn
  }

  get game(): AnyGame {
    return this.match.game
  }

  get sides(): readonly string[] {
    return this.game.scenarios.find(scenario => scenario.id === this.match.scenario)!.sides
  }

  /** Whose decision it is, -1 when the game is over. */
  get side(): number {
    return this.game.awaited(this.match.state)?.side ?? -1
  }

  isHuman(side: number): boolean {
    return this.#players[side] === null
  }

  /** Who is told what happens: the only person at the table, or null if nobody (or everybody) sits there. */
  get onlyHuman(): number | null {
    const people = this.sides.map((_, side) => side).filter(side => this.isHuman(side))
    return people.length === 1 ? people[0] : null
  }

  position(side = this.side): Position {
    return { game: this.game, g: this.match.state, side }
  }

  act(action: Action): Played {
    const played = this.match.act(this.side, action)
    if (played.ok) this.save()
    return played
  }

  /** One decision of a computer player. */
  actForComputer(): readonly GameEvent[] {
    const { game, match, side } = this
    const legal = game.legal(match.state, side)
    const action = this.#players[side]!.choose(game, match.state, side, legal, this.#luck)
    const played = this.act(action)
    if (!played.ok) throw new Error(`a computer player chose what ${played.refusals[0].rule} forbids`)
    return played.events
  }

  /** Takes back the last action of a person, and whatever computers did since; false when a roll stands in between. */
  undo(): boolean {
    let undone = 0
    while (this.match.canUndo) {
      this.match.undo()
      undone += 1
      if (!this.isHuman(this.side)) continue
      this.save()
      return true
    }
    for (; undone > 0; undone--) this.match.redo()
    return false
  }

  redo(): boolean {
    const done = this.match.redo()
    if (done) this.save()
    return done
  }

  /** Is the last action in the file? */
  get isSaved(): boolean {
    return !this.#isUnsaved
  }

  save(file = this.file): boolean {
    try {
      writeWhole(file, saveText(this.match.journal(true), this.seats))
      if (file === this.file) this.#isUnsaved = false
      return true
    } catch (error) {
      if (!this.#isUnsaved || file !== this.file) {
        this.#warn(
          `warning: ${file} could not be saved: ${whyNotSaved(error)}; play goes on, "save FILE" tries another place`,
        )
      }
      if (file === this.file) this.#isUnsaved = true
      return false
    }
  }
}
