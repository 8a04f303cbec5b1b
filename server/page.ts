// One page at one table: what it asks is judged, and it is told what its seats may know.
import { isAction } from '../engine/game/action.ts'
import { PUBLIC } from '../engine/game/game.ts'
import type { Ask, Push, Reply, ReplyCode, SeatSpec, Told } from '../engine/wire/protocol.ts'
import type { Answer, Hall } from './hall.ts'
import type { Hosted } from './hosted.ts'
import type { Presence, ShownTable } from './presence.ts'
import { SPECTATORS } from './store/schema.ts'
import type { TableRow } from './store/store.ts'
import { haveAllPromised } from './tables.ts'

export type Said = Extract<Push, { kind: 'said' }>

export interface PageParts {
  readonly hall: Hall
  readonly presence: Presence
  readonly row: TableRow
  readonly session: string
  readonly seats: readonly number[]
  push(push: Push): void
  /** What this page has been told already, by viewer: it has come back. */
  readonly since: readonly (readonly [number, number])[]
  /** Somebody has said something: everybody at the table hears it. */
  said(push: Said): void
}

/** How many messages of the past go into one. */
const PIECE = 400

export class Page {
  readonly #parts: PageParts
  readonly #specs: readonly SeatSpec[]
  readonly viewers: readonly number[]
  #leave: ((isLost: boolean) => void)[] = []
  #stop: () => void = () => {}
  #isPlaying = false
  #listening: Promise<void> = Promise.resolve()
  #isGone = false
  /** The card that it was shown last. */
  #card = ''
  /** Numbers of what it has heard others say. */
  readonly #heard = new Set<number>()
  /** What the page knew when it came back. */
  readonly #since: Map<number, number>

  constructor(parts: PageParts) {
    this.#parts = parts
    this.#specs = JSON.parse(parts.row.seats)
    const sides = parts.seats.flatMap(seat => this.#specs[seat]?.sides ?? [])
    this.viewers = sides.length > 0 ? sides : [PUBLIC]
    this.#since = new Map(parts.since)
  }

  async sitDown(): Promise<void> {
    const { presence, row, seats } = this.#parts
    this.#leave.push(presence.come(row.id, { seats, show: shown => this.#showTable(shown) }))
    await this.#tellTalk()
    await this.listen()
  }

  async #tellTalk(): Promise<void> {
    const { hall, row } = this.#parts
    for (const { n, seat, text, said_at: at } of await hall.store.talk(row.id))
      this.tellSaid({ kind: 'said', n, seat, text, at })
  }

  tellSaid(said: Said): void {
    if (this.#heard.has(said.n) || this.#isGone) return
    this.#heard.add(said.n)
    this.#parts.push(said)
  }

  /** Another process has changed something about the table: does the link still hold, and what was said? */
  async catchUp(): Promise<void> {
    const { hall, row, session, seats } = this.#parts
    const granted = await hall.store.granted(session, row.id)
    if (seats.every(seat => granted.includes(seat))) await this.#tellTalk()
    else this.dismiss()
  }

  /** Begins to be told, from the present view on. Whoever calls twice is told once. */
  listen(): Promise<void> {
    this.#listening = this.#listening.catch(() => {}).then(() => this.#listenAnew())
    return this.#listening
  }

  async #listenAnew(): Promise<void> {
    if (this.#isPlaying || this.#isGone) return
    this.#stop()
    const { hall, row, push } = this.#parts
    const listener = {
      viewers: this.viewers,
      told: (viewer: number, told: Told) => push({ kind: 'told', viewer, ...told }),
      startOver: () => {
        this.#isPlaying = false
        void this.listen().catch(() => {})
      },
    }
    const stop = await hall.listen(row.id, listener, hosted => {
      this.#isPlaying = hosted !== null
      if (hosted !== null) this.#showViews(hosted)
    })
    if (this.#isGone) stop()
    else this.#stop = stop
  }

  #showViews(hosted: Hosted): void {
    const over = hosted.outcome
    for (const viewer of this.viewers) {
      const since = this.#since.get(viewer)
      const missed = since === undefined ? null : hosted.toldSince(viewer, since)
      const { n, view } = hosted.seen(viewer)
      this.#since.delete(viewer)
      for (const told of missed ?? []) this.#parts.push({ kind: 'told', viewer, ...told })
      if (missed !== null) continue
      this.#parts.push({ kind: 'view', viewer, n, view, ...(over !== null && { over }) })
    }
  }

  /** Once it has left it is told nothing; a card that it knows is not said again. */
  #showTable({ row, seats, card }: ShownTable): void {
    const { session, seats: mine, push } = this.#parts
    const text = JSON.stringify(card)
    if (this.#isGone || text === this.#card) return
    this.#card = text
    push({ kind: 'table', card, mine, isHost: row.host === session })
    if (card.isStrict && card.shares === null && haveAllPromised(row, seats)) push({ kind: 'show-share' })
  }

  async hear(ask: Ask): Promise<Reply> {
    switch (ask.do) {
      case 'act':
        if (!ask.actions.every(isAction)) return this.#no(ask, 'bad-message', 'this is not an action')
        return this.#deed(ask, ask.at, deed => this.#parts.hall.act(deed, ask.actions))
      case 'take-back':
        return this.#deed(ask, ask.at, deed => this.#parts.hall.takeBack(deed, ask.count))
      case 'concede':
        return this.#deed(ask, null, deed => this.#parts.hall.concede(deed))
      case 'say':
        return this.#say(ask)
      case 'past':
        return this.#past(ask)
      case 'ping':
        return { kind: 'reply', id: ask.id, ok: true, done: 0 }
    }
  }

  async #deed(
    ask: Extract<Ask, { side: number }>,
    at: number | null,
    carryOut: (deed: Parameters<Hall['act']>[0]) => Promise<Answer>,
  ): Promise<Reply> {
    const seat = this.#specs.findIndex(spec => spec.sides.includes(ask.side))
    if (!this.#parts.seats.includes(seat))
      return this.#no(ask, 'not-your-seat', 'somebody else commands that side')
    const table = this.#parts.row.id
    const answer = await carryOut({ table, seat, side: ask.side, at, request: ask.id })
    return { kind: 'reply', id: ask.id, ...answer }
  }

  async #say({ id, text }: Extract<Ask, { do: 'say' }>): Promise<Reply> {
    const { hall, row, seats } = this.#parts
    const seat = seats.find(other => other !== SPECTATORS)
    if (seat === undefined) return this.#no({ id }, 'not-allowed', 'only players talk at this table')
    const { n, said_at: at } = await hall.store.say(row.id, seat, text, Date.now())
    this.#parts.said({ kind: 'said', n, seat, text, at })
    return { kind: 'reply', id, ok: true, done: 1 }
  }

  async #past({ id, viewer, upTo }: Extract<Ask, { do: 'past' }>): Promise<Reply> {
    const { hall, row, push } = this.#parts
    if (!this.viewers.includes(viewer)) return this.#no({ id }, 'not-your-seat', 'that is not yours to see')
    const past = await hall.past(row.id, viewer)
    const told = past.told.slice(0, upTo)
    for (let from = 0; from === 0 || from < told.length; from += PIECE) {
      const piece = told.slice(from, from + PIECE)
      push({ kind: 'past', viewer, view: past.view, told: piece, isAll: from + PIECE >= told.length })
    }
    return { kind: 'reply', id, ok: true, done: told.length }
  }

  #no({ id }: { readonly id: string }, code: ReplyCode, because: string): Reply {
    return { kind: 'reply', id, ok: false, code, because, done: 0 }
  }

  /** Called when the page has gone. */
  onLeave(then: () => void): void {
    this.#leave.push(then)
  }

  /** Play may have begun since: then the page is told from its beginning. */
  async beginIfBegun(): Promise<void> {
    if (!this.#isPlaying) await this.listen()
  }

  /** Its link no longer holds: it is told nothing more. */
  dismiss(): void {
    this.leave()
    this.#parts.push({ kind: 'dismissed' })
  }

  /** `isLost`: the connection broke off, as far as can be told. */
  leave(isLost = false): void {
    this.#isGone = true
    this.#stop()
    for (const leave of this.#leave) leave(isLost)
    this.#leave = []
  }
}
