import { failure, type Result, success } from '../files/result.ts'
import type { Action, GameEvent } from '../game/action.ts'
import type { Game, GameState, Options } from '../game/game.ts'
import { forbid, type Refusal } from '../game/refusal.ts'
import { diceOf, sealed } from './chance.ts'
import { type Chance, type Entry, formatFor, type Journal } from './journal.ts'
import { replay } from './replay.ts'

export type Played =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const STALE = forbid('stale', 'the game has moved on since this was decided')

interface Step<G> {
  /** The state before it; kept only now and then, since a server holds many games. */
  readonly before: G | null
  readonly entry: Entry
}

/** Of so many steps that can be undone one keeps its state: the others are played again from there. */
const KEPT = 12

/**
 * A game at the table: the one authority for hot-seat play and for a server. It holds the state and its journal,
 * takes actions, and takes back anything up to the last roll or the last thing that somebody was shown.
 */
export class Match<G extends GameState> {
  readonly game: Game<G>
  readonly scenario: string
  readonly options: Options
  readonly #chance: Chance
  readonly #entries: Entry[] = []
  #state: G
  /** What can be undone: states since the last roll or revelation. */
  #steps: Step<G>[] = []
  #undone: Entry[] = []
  #position = 0

  private constructor(game: Game<G>, scenario: string, options: Options, chance: Chance, state: G) {
    this.game = game
    this.scenario = scenario
    this.options = options
    this.#chance = chance
    this.#state = state
  }

  static begin<G extends GameState>(
    game: Game<G>,
    scenario: string,
    options: Options,
    chance: Chance,
  ): Result<Match<G>> {
    const dice = diceOf(chance)
    if (dice === null)
      return failure([{ file: game.id, line: 0, reason: 'a game cannot begin without its seed' }])
    const begun = game.begin(scenario, options, dice)
    return begun.ok ? success(new Match(game, scenario, options, chance, begun.value)) : begun
  }

  /**
   * Goes on where a journal ends. What it contains can no longer be undone. Whoever has given out numbers of positions before
   * says the last one, so that they go on from there.
   */
  static resume<G extends GameState>(
    game: Game<G>,
    journal: Journal,
    file: string,
    position = journal.actions.length,
  ): Result<Match<G>> {
    const state = replay(game, journal, file)
    return state.ok ? success(Match.at(game, journal, state.value, position)) : state
  }

  /** Goes on from a state that whoever calls this knows the journal to lead to. */
  static at<G extends GameState>(
    game: Game<G>,
    journal: Journal,
    state: G,
    position = journal.actions.length,
  ): Match<G> {
    const match = new Match(game, journal.scenario, journal.options, journal.chance, state)
    for (const entry of journal.actions) match.#entries.push(entry)
    match.#position = position
    return match
  }

  /** The present state: to read, never to change. */
  get state(): G {
    return this.#state
  }

  /** How many actions lead to the present state. */
  get length(): number {
    return this.#entries.length
  }

  /**
   * The number of the present position, which a client sends along to show what it decided on. Every action, undo and redo
   * gives a new one, and none is ever given twice.
   */
  get position(): number {
    return this.#position
  }

  get isOver(): boolean {
    return this.game.outcome(this.#state) !== null
  }

  act(side: number, action: Action, position = this.position): Played {
    if (position !== this.position) return { ok: false, refusals: [STALE] }
    const refusals = this.game.check(this.#state, side, action)
    if (refusals.length > 0) return { ok: false, refusals }
    const before = this.#state
    const after = before.copy()
    const events: GameEvent[] = []
    this.game.perform(after, side, action, events)
    const entry: Entry = [side, action]
    if (this.#isFinal(before, after)) this.#steps = []
    else {
      const steps = this.#stepsOf(side)
      steps.push({ before: steps.length % KEPT === 0 ? before : null, entry })
    }
    this.#undone = []
    this.#entries.push(entry)
    this.#state = after
    this.#position += 1
    return { ok: true, events }
  }

  /** A roll, a revelation and the end of the game cannot be taken back. */
  #isFinal(before: G, after: G): boolean {
    return (
      after.rolls !== before.rolls ||
      after.revelations !== before.revelations ||
      this.game.outcome(after) !== null
    )
  }

  /** Once the other side has answered, what went before is settled: it has seen it, and was seen. */
  #stepsOf(side: number): Step<G>[] {
    if (this.#steps.length > 0 && this.#steps[0].entry[0] !== side) this.#steps = []
    return this.#steps
  }

  get canUndo(): boolean {
    return this.#steps.length > 0
  }

  /** How many actions can be taken back, one after the other. */
  get undoable(): number {
    return this.#steps.length
  }

  undo(): boolean {
    const step = this.#steps.pop()
    if (step === undefined) return false
    this.#state = step.before ?? this.#again()
    this.#undone.push(step.entry)
    this.#entries.pop()
    this.#position += 1
    return true
  }

  /** The state after the steps that are left: no die falls on the way. */
  #again(): G {
    const from = this.#steps.findLastIndex(({ before }) => before !== null)
    const state = this.#steps[from].before!.copy()
    for (const { entry } of this.#steps.slice(from)) this.game.perform(state, entry[0], entry[1], null)
    return state
  }

  redo(): boolean {
    const entry = this.#undone.pop()
    if (entry === undefined) return false
    const undone = this.#undone
    const played = this.act(entry[0], entry[1])
    this.#undone = undone
    return played.ok
  }

  /** The action at an index of the journal. */
  entry(index: number): Entry {
    return this.#entries[index]
  }

  /** The game as a file. While it goes on, the seed of fair dice is kept back unless asked for. */
  journal(withSeed = this.isOver): Journal {
    return { ...this.head(withSeed), actions: [...this.#entries] }
  }

  /** What the file says of the game before any action: it stays the same to the end, but for the seed. */
  head(withSeed = this.isOver): Journal {
    return {
      salient: 'journal',
      format: formatFor(this.#chance),
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      scenario: this.scenario,
      options: this.options,
      chance: withSeed ? this.#chance : sealed(this.#chance),
      actions: [],
    }
  }
}
