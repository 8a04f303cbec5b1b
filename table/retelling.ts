// A journal told again from its beginning, as far at a time as somebody has patience for.
import { type Fault, type Result, success } from '../engine/files/result.ts'
import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Journal } from '../engine/journal/journal.ts'
import { Replay } from '../engine/journal/replay.ts'
import { type AnyPresentation, type Deed, Deeds, hasHeading } from './deeds.ts'

/** States are kept at every so many actions, so that any moment of the past is near one. */
export const STRIDE = 16

/** A position of a game as it is stored beside its journal, so that the game opens without being replayed. */
export interface StoredPosition {
  readonly position: number
  /** As the game writes it. */
  readonly state: unknown
}

/** A stored position lies at most this many actions back, or a little more. */
const FARTHEST = 600

/**
 * Where to store the position of a game: so far back that the present phase can be told from there, and what every side heard
 * since it acted last. `told` are the deeds after the position `earliest`.
 */
export function anchorOf(told: readonly Deed[], earliest: number, sides: number): number {
  const silent = new Set(Array.from({ length: sides }, (_, side) => side))
  let hasPhase = false
  let i = told.length
  while (i > 0 && told.length - i < FARTHEST && !(hasPhase && silent.size === 0)) {
    i -= 1
    silent.delete(told[i].side)
    hasPhase ||= told[i].lines.every(hasHeading)
  }
  return Math.max(Math.floor((earliest + i) / STRIDE) * STRIDE, earliest)
}

export class Retelling<G extends GameState> {
  readonly deeds: Deeds<G>
  /** The state after every `STRIDE` actions, by their number divided by it. */
  readonly kept: G[] = []
  readonly #replay: Replay<G>
  readonly #journal: Journal
  /** Why the journal cannot be told to its end. */
  fault: Fault | null = null

  private constructor(presentation: AnyPresentation<G>, journal: Journal, replay: Replay<G>) {
    this.#journal = journal
    this.#replay = replay
    this.deeds = new Deeds(presentation, journal.scenario, replay.state)
    this.#keep()
  }

  /** From the start, or from a stored position. */
  static begin<G extends GameState>(
    presentation: AnyPresentation<G>,
    journal: Journal,
    file: string,
    stored?: StoredPosition,
  ): Result<Retelling<G>> {
    const { game } = presentation
    const replay =
      stored === undefined ? Replay.begin(game, journal, file) : Replay.from(game, journal, file, stored)
    return replay.ok ? success(new Retelling(presentation, journal, replay.value)) : replay
  }

  get position(): number {
    return this.#replay.position
  }

  get state(): G {
    return this.#replay.state
  }

  /** Tells so many actions at most, none after `upTo`: true if there are more to tell. */
  tell(most: number, upTo: number): boolean {
    const last = Math.min(upTo, this.position + most)
    while (this.fault === null && this.position < last) this.#tellNext()
    return this.fault === null && this.position < upTo
  }

  #tellNext(): void {
    const { state: after } = this
    const chance = after.rolls + after.revelations
    const events: GameEvent[] = []
    this.fault = this.#replay.next(events)
    if (this.fault !== null) return
    const { position } = this
    const [side, action] = this.#journal.actions[position - 1]
    const isFinal = after.rolls + after.revelations !== chance
    this.deeds.tell({ position, group: position, side, action, events, isFinal, after })
    this.#keep()
  }

  #keep(): void {
    if (this.position % STRIDE === 0) this.kept[this.position / STRIDE] = this.state.copy()
  }
}
