// The history of a game that a server keeps, as one viewer was told it. Positions are the numbers of the messages, which never go
// back: what was taken back stays where it was told and falls silent.
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action, GameEvent, Json } from '../engine/game/action.ts'
import { type GameState, type Outcome, PUBLIC, type View } from '../engine/game/game.ts'
import { patched } from '../engine/wire/patch.ts'
import type { Told } from '../engine/wire/protocol.ts'
import { type AnyPresentation, type Deed, hasHeading, heardInPhase } from './deeds.ts'
import type { GameHistory } from './game-history.ts'
import { OpenDeeds } from './open-deeds.ts'
import type { LogLine } from './presentation.ts'
import { STRIDE } from './retelling.ts'
import type { GameReport, RecordState } from './snapshot.ts'
import { words } from './words.ts'

/** Asks the server to do something for a side; the answer says why it did not. */
export interface Judge {
  /** Why nothing can be sent just now, null if it can. */
  readonly away: string | null
  act(side: number, actions: readonly Action[]): Promise<Verdict>
  takeBack(side: number, count: number): Promise<Verdict>
  concede(side: number): Promise<Verdict>
}

export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly isStale: boolean; readonly because: string; readonly rule: string | null }

/** What the server has shown first: a whole view, and the number of the message that led to it. */
export interface Shown {
  readonly viewer: number
  readonly n: number
  readonly view: View
  readonly over?: Outcome
}

/** The viewer does not learn what others chose, only what came of it. */
const UNTOLD: Action = { do: 'untold' }

export class ToldHistory<G extends GameState = GameState> implements GameHistory<G> {
  readonly isTold = true
  readonly viewer: number
  readonly #presentation: AnyPresentation<G>
  readonly #judge: Judge
  /** What is told now answers what this page has asked for. */
  #isSending = false
  /** Messages that are known without a gap up to the present one, with the deed of each. */
  #messages: Told[] = []
  #deeds: Deed[] = []
  /** Views after every `STRIDE` messages, and the first one that is known. */
  #views = new Map<number, View>()
  #view: View
  #state: { readonly n: number; readonly state: G } | null = null
  #looked: { readonly n: number; readonly view: View } | null = null
  #report: { readonly n: number; readonly report: GameReport } | null = null
  #group = 0
  readonly #open = new OpenDeeds()
  position: number
  over: Outcome | null
  conceded: number | null = null
  record: RecordState

  constructor(presentation: AnyPresentation<G>, judge: Judge, shown: Shown) {
    this.#presentation = presentation
    this.#judge = judge
    this.viewer = shown.viewer
    this.position = shown.n
    this.#view = shown.view
    this.#views.set(shown.n, shown.view)
    this.over = shown.over ?? null
    this.record = shown.n === 0 ? 'sound' : 'unread'
  }

  // ——— Being told ———

  /** The next message; false if one before it is missing. */
  hear(told: Told): boolean {
    if (told.n <= this.position) return true
    if (told.n !== this.position + 1) return false
    const isOwn = told.by === this.viewer
    const before = isOwn ? this.state : null
    if (!this.#isSending) this.#group += 1
    this.#add(told)
    if (before === null) this.#open.clear()
    else if (told.back !== undefined) this.#open.takenBack(told.back)
    else this.#open.done(this.#group, !sameChance(before, this.state))
    if (told.over !== undefined) this.#end(told)
    return true
  }

  #end({ over, by }: Told): void {
    this.over = over ?? null
    if (over?.rule === 'concede') this.conceded = by
  }

  #add(told: Told): void {
    this.position = told.n
    if (told.patch !== null) this.#view = patched(this.#view as Json, told.patch) as View
    if (told.n % STRIDE === 0) this.#views.set(told.n, this.#view)
    this.#messages.push(told)
    if (told.back !== undefined) this.#silence(told.back)
    this.#deeds.push(this.#deedOf(told))
  }

  /** So many messages before the newest one no longer count. */
  #silence(count: number): void {
    let left = count
    for (let i = this.#deeds.length - 1; i >= 0 && left > 0; i--) {
      const deed = this.#deeds[i]
      if (this.#messages[i].back !== undefined || deed.action === TAKEN_BACK) continue
      this.#deeds[i] = { ...deed, action: TAKEN_BACK, events: [], ...this.#silent() }
      left -= 1
    }
  }

  /** Every time other lists, so that whoever has drawn them before knows that they have changed. */
  #silent(): Pick<Deed, 'heard' | 'lines'> {
    return { heard: forViewer(this.viewer, []), lines: forViewer(this.viewer, []) }
  }

  #deedOf(told: Told): Deed {
    const { n: position, by: side, heard = [] } = told
    const last = this.#deeds.at(-1)
    const isHeading = last === undefined || told.over !== undefined || hasHeading(this.tell(heard))
    // A phase or a turn is announced in words of its own moment.
    const after = isHeading ? this.#imagined() : null
    const lines = after === null ? this.tell(heard) : this.#presentation.log(after, heard)
    return {
      position,
      side,
      action: told.back === undefined ? UNTOLD : TAKEN_BACK,
      group: this.#group,
      isFinal: false,
      events: heard,
      turn: after === null ? last!.turn : Number(this.#presentation.game.situation(after).turn ?? 0),
      scores: after === null ? last!.scores : this.#presentation.scores(after),
      heard: forViewer(this.viewer, heard),
      lines: forViewer(this.viewer, lines),
    }
  }

  /** The beginning and everything that was told since, when it has come. */
  readPast(first: View, told: readonly Told[]): void {
    const known = this.#messages
    const last = told.at(-1)?.n ?? 0
    const since = known.filter(({ n }) => n > last)
    // A piece is missing between the past and the present: the past will be asked for again.
    if (last + since.length !== this.position) return
    const { position, over, conceded } = this
    this.#messages = []
    this.#deeds = []
    this.#views = new Map([[0, first]])
    this.#view = first
    this.#state = null
    this.#looked = null
    this.position = 0
    for (const each of [...told, ...since]) this.#add(each)
    const end = this.#messages.findLast(each => each.over !== undefined)
    if (end !== undefined) this.#end(end)
    this.over ??= over
    this.conceded ??= conceded
    this.position = position
    this.#group += 1
    this.record = 'sound'
  }

  // ——— Reading ———

  #imagined(): G {
    if (this.#state?.n === this.position) return this.#state.state
    const state = this.#imagine(this.#view)
    this.#state = { n: this.position, state }
    return state
  }

  #imagine(view: View): G {
    const made = this.#presentation.game.imagine(view, fastDice(1))
    if (made.ok) return made.value
    throw new Error(`this view cannot be imagined: ${made.faults[0].reason}`)
  }

  get state(): G {
    return this.#imagined()
  }

  get scenario(): string {
    return String(this.#view.scenario)
  }

  /** With the newest position that is at hand: only headings depend on the moment. */
  tell = (heard: readonly GameEvent[]): readonly LogLine[] =>
    heard.length === 0 ? [] : this.#presentation.log(this.#state?.state ?? this.#imagined(), heard)

  get opening(): string {
    const first = this.told[0]
    if (this.earliest > 0) return words.turn(first?.turn ?? Number(this.#situation().turn ?? 0))
    return this.#presentation.opening(this.stateAt(0))
  }

  #situation() {
    return this.#presentation.game.situation(this.state)
  }

  get told(): readonly Deed[] {
    return this.#deeds
  }

  get deeds(): readonly Deed[] {
    return this.#deeds
  }

  get earliest(): number {
    return this.position - this.#deeds.length
  }

  deedAt(position: number): Deed | undefined {
    return this.#deeds[position - this.earliest - 1]
  }

  /** Of a past that is still to come it is taken for granted. */
  hasActed(side: number): boolean {
    return this.record === 'unread' || this.#deeds.some(deed => deed.side === side)
  }

  tellPast(): boolean {
    return false
  }

  heardInPhase(side: number): readonly GameEvent[] {
    return heardInPhase(this.#deeds, side)
  }

  get report(): GameReport {
    if (this.#report?.n !== this.position)
      this.#report = { n: this.position, report: this.#presentation.report(this.#deeds, this.state) }
    return this.#report!.report
  }

  stateAt(position: number): G {
    return position === this.position ? this.state : this.#imagine(this.viewAt(position))
  }

  /** What the viewer saw after a message. */
  viewAt(position: number): View {
    if (position === this.position) return this.#view
    let at = position
    while (at > this.earliest && !this.#views.has(at)) at -= 1
    let view = this.#views.get(at) ?? this.#view
    const looked = this.#looked
    if (looked !== null && looked.n <= position && looked.n > at) {
      at = looked.n
      view = looked.view
    }
    for (const { patch } of this.#messages.slice(at - this.earliest, position - this.earliest))
      if (patch !== null) view = patched(view as Json, patch) as View
    this.#looked = { n: position, view }
    return view
  }

  /** All that the viewer has seen and heard, for a file. */
  seen(): { readonly from: number; readonly view: View; readonly told: readonly Told[] } {
    return { from: this.earliest, view: this.viewAt(this.earliest), told: this.#messages }
  }

  // ——— Asking ———

  /** Why nothing can be sent just now, null if it can. */
  get away(): string | null {
    return this.#judge.away
  }

  beginGroup(): void {
    this.#group += 1
  }

  /** Asks for what the viewer decided; whatever came of it was told before the answer. */
  async send(actions: readonly Action[], isRedone = false): Promise<Verdict> {
    // A choice of none, such as no battery limbered, is followed by its ending alone.
    if (actions.length === 0) return { ok: true }
    this.#open.sent(this.#group, actions, isRedone)
    return this.#asking(() => this.#judge.act(this.viewer, actions))
  }

  undo(): Promise<Verdict> {
    return this.#asking(() => this.#judge.takeBack(this.viewer, this.#open.lastGroup))
  }

  redo(): Promise<Verdict> {
    this.beginGroup()
    return this.send(this.#open.takeUndone(), true)
  }

  concede(): Promise<Verdict> {
    return this.#asking(() => this.#judge.concede(this.viewer))
  }

  async #asking(ask: () => Promise<Verdict>): Promise<Verdict> {
    this.#isSending = true
    try {
      return await ask()
    } finally {
      this.#isSending = false
    }
  }

  settle(): void {
    this.#open.clear()
  }

  canUndo(mine: (side: number) => boolean): boolean {
    return mine(this.viewer) && this.over === null && this.#open.lastGroup > 0
  }

  get canRedo(): boolean {
    return this.over === null && this.#open.canRedo
  }
}

const TAKEN_BACK: Action = { do: 'taken-back' }

const sameChance = (before: GameState, after: GameState): boolean =>
  before.rolls === after.rolls && before.revelations === after.revelations

/** As `heardOf` and `linesFor` read it: by side, the public's last. */
function forViewer<T>(viewer: number, heard: readonly T[]): readonly (readonly T[])[] {
  if (viewer === PUBLIC) return [heard]
  return Array.from({ length: viewer + 1 }, (_, side) => (side === viewer ? heard : []))
}
