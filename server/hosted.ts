// A game that is being played: the fold of its records, and what each viewer is told of them.
import type { Action, GameEvent, Json } from '../engine/game/action.ts'
import { opponentsOf } from '../engine/game/allies.ts'
import type { AnyGame } from '../engine/game/door.ts'
import { type GameState, type Outcome, PUBLIC, type Scenario, type View } from '../engine/game/game.ts'
import type { Refusal } from '../engine/game/refusal.ts'
import type { Journal } from '../engine/journal/journal.ts'
import type { Match } from '../engine/journal/match.ts'
import { patchFrom } from '../engine/wire/patch.ts'
import type { Told } from '../engine/wire/protocol.ts'
import type { RecordBody } from './records.ts'
import type { RecordRow } from './store/store.ts'

/** What one record tells: by viewer, in the order of `viewers`; null for those who learn nothing. */
export type Telling = readonly (Told | null)[]

interface Stream {
  n: number
  /** Null while the game rests: it is made from the position again. */
  view: View | null
  readonly recent: Told[]
}

/** Messages that are kept at hand. */
const RECENT = 200

/** A record as the fold remembers it, for taking back: who acted, and who was told. */
interface Done {
  readonly side: number
  readonly told: number
}

export type Judged =
  | { readonly ok: true; readonly row: RecordRow; readonly telling: Telling }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export class Hosted {
  readonly game: AnyGame
  readonly scenario: Scenario
  /** Every side, and the public last. */
  readonly viewers: readonly number[]
  readonly #match: Match<GameState>
  readonly #streams: Stream[]
  /** Actions that count, in step with the match. */
  readonly #done: Done[] = []
  #n = 0
  #conceded: Outcome | null = null

  /** `only` tells one viewer instead of all. */
  constructor(game: AnyGame, match: Match<GameState>, only?: number) {
    this.game = game
    this.#match = match
    this.scenario = game.scenarios.find(({ id }) => id === match.scenario)!
    this.viewers = only === undefined ? [...this.scenario.sides.keys(), PUBLIC] : [only]
    this.#streams = this.viewers.map(() => ({ n: 0, view: null, recent: [] }))
  }

  /** Folds what was kept. Views are made once, at the end: who was told what stands in the records. */
  fold(rows: readonly RecordRow[]): void {
    for (const { n, body, told } of rows) {
      if (n !== this.#n + 1) throw new Error(`record ${n} does not follow on ${this.#n}`)
      const refusals = this.#perform(JSON.parse(body), told)
      if (refusals !== null) throw new Error(`record ${n}: ${refusals[0].because} (${refusals[0].rule})`)
      for (const [index, stream] of this.#streams.entries()) if (isTold(told, index)) stream.n += 1
      this.#n = n
    }
    this.rest()
  }

  /** Views take most of a game's memory: those of a game at which nothing happens are given up. */
  rest(): void {
    for (const stream of this.#streams) stream.view = null
  }

  #viewOf(index: number): View {
    const stream = this.#streams[index]
    stream.view ??= this.game.view(this.#match.state, this.viewers[index])
    return stream.view
  }

  get n(): number {
    return this.#n
  }

  get state(): GameState {
    return this.#match.state
  }

  get outcome(): Outcome | null {
    return this.#conceded ?? this.game.outcome(this.#match.state)
  }

  /** The side that gave the game up. */
  get concededSide(): number | null {
    return this.#concededSide
  }

  #concededSide: number | null = null

  get awaitedSide(): number | null {
    return this.outcome === null ? (this.game.awaited(this.state)?.side ?? null) : null
  }

  /** The viewer's present view and the number of the message that led to it. */
  seen(viewer: number): { readonly n: number; readonly view: View } {
    const index = this.viewers.indexOf(viewer)
    return { n: this.#streams[index].n, view: this.#viewOf(index) }
  }

  /** The number of the message that the viewer was told last. */
  lastTold(viewer: number): number {
    return this.#streams[this.viewers.indexOf(viewer)].n
  }

  /** Keeps what has just been told, so that a page which was away for a moment hears only that. */
  remember(telling: Telling): void {
    for (const [index, told] of telling.entries()) {
      if (told === null) continue
      const { recent } = this.#streams[index]
      recent.push(told)
      if (recent.length > RECENT) recent.shift()
    }
  }

  /** What the viewer was told after a message; null if that is too long ago. */
  toldSince(viewer: number, n: number): readonly Told[] | null {
    const { recent, n: last } = this.#streams[this.viewers.indexOf(viewer)]
    const missed = last - n
    return missed >= 0 && missed <= recent.length ? recent.slice(recent.length - missed) : null
  }

  /** The journal without its seed. */
  journal(): Journal {
    return this.#match.journal(false)
  }

  /** Does it in memory; whoever calls must write the row before anybody is told, or forget this game. */
  judge(body: RecordBody): Judged {
    const before = this.#match.length
    const views = this.viewers.map((_, index) => this.#viewOf(index))
    const heard: GameEvent[] = []
    const back = body.kind === 'take-back' ? this.#done.slice(-body.count) : []
    const refusals = this.#perform(body, 0, heard)
    if (refusals !== null) return { ok: false, refusals }
    this.#n += 1
    const telling = this.viewers.map((_, index) => this.#tell(index, views[index], body, heard, back))
    const told = telling.reduce((bits, one, index) => (one === null ? bits : bits | (1 << index)), 0)
    if (this.#match.length > before) this.#done[before] = { side: body.side, told }
    return { ok: true, row: { n: this.#n, body: JSON.stringify(body), told }, telling }
  }

  #perform(body: RecordBody, told: number, heard: GameEvent[] = []): readonly Refusal[] | null {
    switch (body.kind) {
      case 'act': {
        const played = this.#match.act(body.side, body.action as Action)
        if (!played.ok) return played.refusals
        heard.push(...played.events)
        this.#done.push({ side: body.side, told })
        return null
      }
      case 'take-back':
        if (!this.canTakeBack(body.side, body.count)) return [NOTHING_OPEN]
        for (let i = 0; i < body.count; i++) {
          this.#match.undo()
          this.#done.pop()
        }
        return null
      case 'concede':
        this.#conceded = concession(this.scenario, body.side)
        this.#concededSide = body.side
        return null
    }
  }

  /** Own actions since the last die, revelation or answer of another side. */
  canTakeBack(side: number, count: number): boolean {
    return (
      count > 0 && count <= this.#match.undoable && this.#done.slice(-count).every(done => done.side === side)
    )
  }

  #tell(
    index: number,
    before: View,
    body: RecordBody,
    events: readonly GameEvent[],
    back: readonly Done[],
  ): Told | null {
    const viewer = this.viewers[index]
    const stream = this.#streams[index]
    const { state } = this.#match
    const view = this.game.view(state, viewer, before)
    const patch = patchFrom(before as Json, view as Json)
    const heard = events.length === 0 ? events : this.game.hear(state, viewer, events)
    const isTakenBack = back.some(done => isTold(done.told, index))
    const over = this.outcome
    if (patch === null && heard.length === 0 && !isTakenBack && viewer !== body.side && over === null)
      return null
    stream.n += 1
    stream.view = view
    return {
      n: stream.n,
      by: body.side,
      ...(heard.length > 0 && { heard }),
      patch,
      ...(isTakenBack && { back: back.filter(done => isTold(done.told, index)).length }),
      ...(over !== null && { over }),
    }
  }
}

const isTold = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0

const NOTHING_OPEN: Refusal = {
  rule: 'take-back',
  because: 'only your own actions since the last die, discovery or answer can be taken back',
}

/** The others win: all who are not allied with whoever gives up. */
function concession(scenario: Scenario, side: number): Outcome {
  return {
    winners: opponentsOf(scenario, side),
    rule: 'concede',
    because: `${scenario.sides[side]} concedes`,
  }
}
