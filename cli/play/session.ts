// A game at a terminal: the table, who sits where, and the file that it is kept in.
import type { AnyGame } from '../../engine/game/door.ts'
import type { Outcome } from '../../engine/game/game.ts'
import { replay } from '../../engine/journal/replay.ts'
import type { TableController } from '../../table/controller.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { type Seats, saveText, whyNotSaved, writeWhole } from './save.ts'

export const HUMAN = 'human'

export interface SessionParts {
  readonly presentation: AnyPresentation
  readonly scenario: string
  readonly table: TableController
  /** Who plays, by the name of the side. */
  readonly seats: Seats
  readonly file: string
  warn(line: string): void
}

export class Session {
  readonly presentation: AnyPresentation
  readonly scenario: string
  readonly table: TableController
  readonly seats: Seats
  readonly file: string
  readonly #warn: (line: string) => void
  #saved = -1
  #isUnsaved = false

  constructor({ presentation, scenario, table, seats, file, warn }: SessionParts) {
    this.presentation = presentation
    this.scenario = scenario
    this.table = table
    this.seats = seats
    this.file = file
    this.#warn = warn
  }

  get game(): AnyGame {
    return this.presentation.game
  }

  /** As they are typed: 'german'. */
  get sides(): readonly string[] {
    return this.game.scenarios.find(({ id }) => id === this.scenario)!.sides
  }

  get position(): number {
    return this.table.snapshot().position
  }

  outcome(): Outcome | null {
    const end = replay(this.game, this.table.journal(), this.file)
    return end.ok ? this.game.outcome(end.value) : null
  }

  /** Is the last action in the file? */
  get isSaved(): boolean {
    return !this.#isUnsaved
  }

  /** Keeps the game if something has happened since it was kept. */
  keep(): void {
    const { position } = this
    if (position === this.#saved) return
    this.#saved = position
    this.save()
  }

  save(file = this.file): boolean {
    try {
      writeWhole(file, saveText(this.table.journal(), this.seats))
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
