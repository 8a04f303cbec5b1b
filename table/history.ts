// The match with its past: what each action caused, what each side heard of it, and the way back.
import { type Result, success } from '../engine/files/result.ts'
import type { Action, GameEvent } from '../engine/game/action.ts'
import type { GameState, Options } from '../engine/game/game.ts'
import type { Refusal } from '../engine/game/refusal.ts'
import { branchedChance } from '../engine/journal/chance.ts'
import type { Chance, Entry, Journal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { sameState } from '../engine/state/layout.ts'
import { type AnyPresentation, type Deed, Deeds, heardInPhase } from './deeds.ts'
import type { GameHistory } from './game-history.ts'
import type { LogLine } from './presentation.ts'
import { anchorOf, Retelling, STRIDE, type StoredPosition } from './retelling.ts'
import type { GameReport, RecordState } from './snapshot.ts'
import { words } from './words.ts'

/** What is stored of a game beside its journal, so that it opens at once. */
export interface Stored extends StoredPosition {
  /** Of a game that is over. */
  readonly report: GameReport | null
}

export class History<G extends GameState> implements GameHistory<G> {
  readonly isTold = false
  /** Whoever gives up at one screen says so to the table, which keeps it. */
  readonly conceded = null
  readonly #presentation: AnyPresentation<G>
  readonly #match: Match<G>
  /** Those that have been told so far: all of them, unless the journal is unread. */
  readonly #deeds: Deeds<G>
  readonly #kept: G[]
  /** What was done before the first of the deeds that have been told. */
  #past: Retelling<G> | null = null
  #record: RecordState = 'sound'
  #undone: Deed[][] = []
  #looked: { position: number; state: G } | null = null
  #stored: { readonly from: G; readonly stored: Stored } | null = null
  #report: { readonly last: Deed | undefined; readonly report: GameReport } | null = null
  #group: number
  /** What a file contained cannot be taken back, nor what was done before the screen went to somebody else. */
  #fixed: number

  private constructor(presentation: AnyPresentation<G>, match: Match<G>, deeds: Deeds<G>, kept: G[]) {
    this.#presentation = presentation
    this.#match = match
    this.#deeds = deeds
    this.#kept = kept
    this.#group = match.length
    this.#fixed = match.length
  }

  static begin<G extends GameState>(
    presentation: AnyPresentation<G>,
    scenario: string,
    options: Options,
    chance: Chance,
  ): Result<History<G>> {
    const match = Match.begin(presentation.game, scenario, options, chance)
    if (!match.ok) return match
    const { state } = match.value
    return success(
      new History(presentation, match.value, new Deeds(presentation, scenario, state), [state.copy()]),
    )
  }

  /** Goes on where a journal ends. With a stored position only what came after it is replayed; `tellPast` does the rest. */
  static resume<G extends GameState>(
    presentation: AnyPresentation<G>,
    journal: Journal,
    file: string,
    stored?: Stored | null,
  ): Result<History<G>> {
    const past = Retelling.begin(presentation, journal, file)
    if (!past.ok) return past
    const near = stored ? History.#near(presentation, journal, file, stored) : null
    const told = near ?? past.value
    told.tell(journal.actions.length, journal.actions.length)
    if (told.fault !== null)
      return near === null ? { ok: false, faults: [told.fault] } : History.resume(presentation, journal, file)
    const match = Match.at(presentation.game, journal, told.state)
    const history = new History(presentation, match, told.deeds, told.kept)
    if (near !== null && near.deeds.list.length < journal.actions.length) {
      history.#past = past.value
      history.#record = 'unread'
      const last = near.deeds.list.at(-1)
      if (stored?.report) history.#report = { last, report: stored.report }
    }
    return success(history)
  }

  static #near<G extends GameState>(
    presentation: AnyPresentation<G>,
    journal: Journal,
    file: string,
    stored: Stored,
  ): Retelling<G> | null {
    const near = Retelling.begin(presentation, journal, file, stored)
    return near.ok && near.value.position % STRIDE === 0 ? near.value : null
  }

  get state(): G {
    return this.#match.state
  }

  get #start(): G {
    return this.#past?.kept[0] ?? this.#kept[0]
  }

  /** Events in the words of the game. */
  tell = (heard: readonly GameEvent[]): readonly LogLine[] => this.#presentation.log(this.state, heard)

  /** Heading of the log's first lines. */
  get opening(): string {
    const first = this.earliest === 0 ? undefined : this.told[0]
    return first === undefined ? this.#presentation.opening(this.#start) : words.turn(first.turn)
  }

  get position(): number {
    return this.#match.length
  }

  /** The number of the present position, which is never that of another one. */
  get number(): number {
    return this.#match.position
  }

  get scenario(): string {
    return this.#match.scenario
  }

  // ——— What was done ———

  /** Every deed of the game. If the journal is unread, it is read to its end for this: `told` costs nothing. */
  get deeds(): readonly Deed[] {
    this.tellPast(Number.POSITIVE_INFINITY)
    return this.told
  }

  /** The deeds that are known without reading on, the first of which has the position `earliest` + 1. */
  get told(): readonly Deed[] {
    return this.#deeds.list
  }

  get earliest(): number {
    return this.position - this.told.length
  }

  deedAt(position: number): Deed | undefined {
    return this.told[position - this.earliest - 1]
  }

  /** Asked of somebody who has decided anything, it is known after a look or two. */
  hasActed(side: number): boolean {
    for (let i = 0; i < this.position; i++) if (this.#match.entry(i)[0] === side) return true
    return false
  }

  get record(): RecordState {
    return this.#record
  }

  /** Reads so many actions of the past at most: true if there are more. At the end of it the record is sound or broken. */
  tellPast(most: number): boolean {
    const past = this.#past
    if (past === null) return false
    const { earliest } = this
    if (past.tell(most, earliest)) return true
    this.#past = null
    const near = this.#kept[earliest / STRIDE]
    const isSound = past.fault === null && sameState(past.state, near)
    this.#record = isSound ? 'sound' : 'broken'
    past.kept.forEach((state, i) => {
      this.#kept[i] ??= state
    })
    if (past.fault === null) this.#deeds.unshift(past.deeds.list)
    return false
  }

  /** The figures of a game that is over. */
  get report(): GameReport {
    const last = this.told.at(-1)
    if (this.#report === null || this.#report.last !== last)
      this.#report = { last, report: this.#presentation.report(this.deeds, this.state) }
    return this.#report.report
  }

  heardInPhase(side: number): readonly GameEvent[] {
    return heardInPhase(this.told, side)
  }

  // ——— Acting ———

  /** The deeds that follow belong together. */
  beginGroup(): void {
    this.#group += 1
  }

  /** Null when it was done; otherwise the rules against it. `decidedOn` is the number of the position that the side saw. */
  act(side: number, action: Action, decidedOn = this.number): readonly Refusal[] | null {
    const before = this.#match.state
    const played = this.#match.act(side, action, decidedOn)
    if (!played.ok) return played.refusals
    const after = this.#match.state
    const isFinal = after.rolls !== before.rolls || after.revelations !== before.revelations
    const { events } = played
    this.#undone = []
    this.#looked = null
    this.#deeds.tell({ position: this.position, group: this.#group, side, action, events, isFinal, after })
    this.#keep()
    return null
  }

  #keep(): void {
    const { position } = this
    if (position % STRIDE === 0) this.#kept[position / STRIDE] = this.state.copy()
  }

  /** From here on nothing that was done is taken back. */
  settle(): void {
    this.#fixed = this.position
    this.#undone = []
  }

  /** The last deed of a player that can be taken back. */
  #lastOpen(mine: (side: number) => boolean): Deed | undefined {
    const first = Math.max(this.position - this.#match.undoable, this.#fixed)
    // Of an intent in which a die fell nothing is taken back, not even what came after the die.
    const settled = this.deedAt(first)?.group ?? -1
    for (let position = this.position; position > first; position--) {
      const deed = this.deedAt(position)!
      if (deed.group > settled && mine(deed.side)) return deed
    }
    return undefined
  }

  /** Can something that `mine` did be taken back? */
  canUndo(mine: (side: number) => boolean): boolean {
    return this.#lastOpen(mine) !== undefined
  }

  /** Takes back the last intent of a player, and whatever others did since. */
  undo(mine: (side: number) => boolean): boolean {
    const last = this.#lastOpen(mine)
    if (last === undefined) return false
    const undone: Deed[] = []
    while (this.told.length > 0 && this.told.at(-1)!.group >= last.group && this.#match.undo())
      undone.push(this.#deeds.pop()!)
    this.#undone.push(undone.reverse())
    this.#looked = null
    this.#kept.length = Math.min(this.#kept.length, Math.floor(this.position / STRIDE) + 1)
    return undone.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  redo(): boolean {
    const deeds = this.#undone.pop()
    if (deeds === undefined) return false
    for (const deed of deeds) {
      if (!this.#match.redo()) return false
      this.#deeds.push(deed)
      this.#keep()
    }
    return true
  }

  // ——— Other moments, other games ———

  /** The state after so many actions. */
  stateAt(position: number): G {
    if (position === this.position) return this.state
    if (position < this.earliest) this.tellPast(Number.POSITIVE_INFINITY)
    const near = Math.min(Math.floor(position / STRIDE), this.#kept.length - 1)
    let at = near * STRIDE
    let g = this.#kept[near]
    const looked = this.#looked
    if (looked !== null && looked.position <= position && looked.position > at) {
      at = looked.position
      g = looked.state
    }
    g = g.copy()
    for (; at < position; at++) {
      const [side, action] = this.#match.entry(at)
      this.#presentation.game.perform(g, side, action, null)
    }
    this.#looked = { position, state: g.copy() }
    return g
  }

  journal(upTo = this.position): Journal {
    const whole = this.#match.journal(true)
    return upTo === this.position ? whole : { ...whole, actions: whole.actions.slice(0, upTo) }
  }

  /** The journal without its actions. */
  get head(): Journal {
    return this.#match.head(true)
  }

  entry(index: number): Entry {
    return this.#match.entry(index)
  }

  /** What to store beside the journal; the same object as long as it need not be stored anew. Null: the journal is not to be trusted. */
  get stored(): Stored | null {
    if (this.#record === 'broken') return null
    const { game } = this.#presentation
    const { sides } = game.scenarios.find(({ id }) => id === this.scenario)!
    const position = anchorOf(this.told, this.earliest, sides.length)
    const from = this.#kept[position / STRIDE]
    const isOver = game.outcome(this.state) !== null
    if (this.#stored?.from !== from || (this.#stored.stored.report === null) === isOver) {
      const stored = { position, state: game.toJSON(from), report: isOver ? this.report : null }
      this.#stored = { from, stored }
    }
    return this.#stored.stored
  }

  /** The game up to a moment as a game of its own: what was rolled stays, and no die to come has been seen before. */
  branch(at: number, seed: string): Journal {
    const journal = this.journal(at)
    return { ...journal, chance: branchedChance(journal.chance, this.stateAt(at).rolls, seed) }
  }
}
