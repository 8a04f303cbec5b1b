// A table that a server keeps: its card, its talk, what each viewer of this page is told, and the line to it.
import type { Action } from '../../engine/game/action.ts'
import type { Push, Reply, TableCard, Told } from '../../engine/wire/protocol.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { type Judge, type Shown, ToldHistory, type Verdict } from '../../table/told-history.ts'
import { words } from '../words/en.ts'
import { showShare } from './api.ts'
import { Connection, type LineState } from './connection.ts'
import { rememberCommitment } from './memory.ts'

export interface Said {
  readonly n: number
  readonly seat: number
  readonly text: string
  readonly at: number
  /** Where the game stood for this page when it was heard; what was said before the page was opened has stood there before. */
  readonly position: number
}

/** Something that the player is told in a strip above the map, until it is over or closed. */
export type Notice = 'moved-on' | 'connected' | null

/** All that pages show of the table beside the game itself. */
export interface OnlineState {
  readonly card: TableCard | null
  /** The seats of this page; -1 for looking on. */
  readonly mine: readonly number[]
  readonly isHost: boolean
  readonly isDismissed: boolean
  readonly talk: readonly Said[]
  readonly line: LineState
  readonly notice: Notice
  /** The game has begun: views have come. */
  readonly isBegun: boolean
  /** The players and their links are looked at, with the game behind them. */
  readonly isRoomOpen: boolean
  /** Where this browser last looked at the game, and when; null if it has seen everything. */
  readonly missed: { readonly position: number; readonly at: number } | null
}

/** Bytes of one message, with room for what stands around the actions. */
const LARGEST = 12_000
/** Milliseconds that "Connected again" stays. */
const BRIEFLY = 3000

type News = 'position' | 'hand' | 'past'

export class OnlineTable {
  readonly id: string
  readonly #line: Connection
  readonly #listeners = new Set<() => void>()
  #told: (what: News, viewer: number) => void = () => {}
  readonly #shown = new Map<number, Shown>()
  /** What was told before anybody wanted to know. */
  readonly #early = new Map<number, Told[]>()
  readonly histories = new Map<number, ToldHistory>()
  readonly #past = new Map<number, Told[]>()
  #presentation: AnyPresentation | null = null
  #wasLost = false
  #state: OnlineState

  constructor(id: string) {
    this.id = id
    this.#line = new Connection(id, {
      since: () => this.#since(),
      heard: push => this.#hear(push),
      changed: () => this.#lineChanged(),
    })
    this.#state = {
      card: null,
      mine: [],
      isHost: false,
      isDismissed: false,
      talk: [],
      line: this.#line.state,
      notice: null,
      isBegun: false,
      missed: null,
      isRoomOpen: false,
    }
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  state = (): OnlineState => this.#state

  #become(change: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of this.#listeners) changed()
  }

  // ——— The line ———

  #since(): string {
    if (this.#presentation === null) return ''
    return [...this.histories].map(([viewer, { position }]) => `${viewer}:${position}`).join()
  }

  #lineChanged(): void {
    const line = this.#line.state
    const isBack = line.kind === 'open' && this.#wasLost
    if (line.kind === 'lost') this.#wasLost = true
    if (line.kind === 'open') this.#wasLost = false
    this.#become({ line, ...(isBack && { notice: 'connected' as const }) })
    if (isBack) setTimeout(() => this.#state.notice === 'connected' && this.dismissNotice(), BRIEFLY)
    this.#told('hand', 0)
  }

  tryNow(): void {
    this.#line.tryNow()
  }

  /** Somebody comes back after a while. */
  noteMissed(position: number, at: number): void {
    this.#become({ missed: { position, at } })
  }

  forgetMissed(): void {
    this.#become({ missed: null })
  }

  showRoom(isRoomOpen: boolean): void {
    this.#become({ isRoomOpen })
  }

  dismissNotice(): void {
    this.#become({ notice: null })
  }

  // ——— Being told ———

  #hear(push: Push): void {
    switch (push.kind) {
      case 'table':
        rememberCommitment(this.id, push.card.commitment)
        this.#become({ card: push.card, mine: push.mine, isHost: push.isHost })
        // What the table shows of the players and, at the end, of the dice stands on the card.
        this.#told('hand', 0)
        return
      case 'view':
        this.#show(push)
        return
      case 'told':
        this.#tell(push.viewer, push)
        return
      case 'past':
        this.#hearPast(push)
        return
      case 'said':
        this.#hearTalk(push)
        return
      case 'show-share':
        for (const seat of this.#state.mine)
          if (seat >= 0) void showShare(this.id, seat).catch(() => this.#line.restart())
        return
      case 'dismissed':
        this.#line.close()
        this.#become({ isDismissed: true })
        return
    }
  }

  #hearTalk({ n, seat, text, at }: Extract<Push, { kind: 'said' }>): void {
    const { talk } = this.#state
    const [history] = this.histories.values()
    const said = { n, seat, text, at, position: history?.position ?? 0 }
    if (!talk.some(other => other.n === n)) this.#become({ talk: [...talk, said] })
  }

  #show(shown: Shown): void {
    const known = this.histories.get(shown.viewer)
    this.#shown.set(shown.viewer, shown)
    this.#early.delete(shown.viewer)
    if (this.#presentation !== null && known?.position !== shown.n) {
      this.histories.set(shown.viewer, new ToldHistory(this.#presentation, this.#judge, shown))
      this.#askPast(shown)
      this.#told('position', shown.viewer)
    }
    if (!this.#state.isBegun) this.#become({ isBegun: true })
  }

  #tell(viewer: number, told: Told): void {
    const history = this.histories.get(viewer)
    if (history === undefined) {
      this.#early.set(viewer, [...(this.#early.get(viewer) ?? []), told])
      return
    }
    if (history.hear(told)) this.#told('position', viewer)
    else this.#line.restart()
  }

  /** The table is laid: from here on everything is told to it. */
  begin(presentation: AnyPresentation, told: (what: News, viewer: number) => void): void {
    this.#presentation = presentation
    for (const shown of this.#shown.values()) {
      const history = new ToldHistory(presentation, this.#judge, shown)
      this.histories.set(shown.viewer, history)
      for (const each of this.#early.get(shown.viewer) ?? []) history.hear(each)
      this.#askPast(shown)
    }
    this.#told = told
    const [first] = this.histories.values()
    this.#become({ talk: this.#state.talk.map(said => ({ ...said, position: first?.position ?? 0 })) })
  }

  #askPast({ viewer, n }: Shown): void {
    if (n === 0) return
    this.#past.set(viewer, [])
    void this.#line.ask({ do: 'past', viewer, upTo: n })
  }

  #hearPast({ viewer, view, told, isAll }: Extract<Push, { kind: 'past' }>): void {
    const whole = [...(this.#past.get(viewer) ?? []), ...told]
    this.#past.set(viewer, whole)
    if (!isAll) return
    this.#past.delete(viewer)
    this.histories.get(viewer)?.readPast(view, whole)
    this.#told('past', viewer)
  }

  // ——— Asking ———

  readonly #judge: Judge = this.#judgeOf()

  #judgeOf(): Judge {
    const table = this
    return {
      get away() {
        const { kind } = table.#line.state
        return kind === 'open' ? null : words.online.needsConnection
      },
      act: (side, actions) => table.#act(side, actions),
      takeBack: async (side, count) =>
        table.#verdict(await table.#line.ask({ do: 'take-back', side, at: table.#at(side), count })),
      concede: async side => table.#verdict(await table.#line.ask({ do: 'concede', side })),
    }
  }

  #at(side: number): number {
    return this.histories.get(side)?.position ?? 0
  }

  async #act(side: number, actions: readonly Action[]): Promise<Verdict> {
    for (const piece of pieces(actions)) {
      const reply = await this.#line.ask({ do: 'act', side, at: this.#at(side), actions: piece })
      const verdict = this.#verdict(reply)
      if (!reply.ok && reply.code === 'refused')
        console.error(
          `defect: this page thought it legal, the server did not: ${JSON.stringify(piece[reply.done])}`,
        )
      if (!verdict.ok) return verdict
    }
    return { ok: true }
  }

  #verdict(reply: Reply): Verdict {
    if (reply.ok) return { ok: true }
    const isStale = reply.code === 'stale'
    if (isStale) this.#become({ notice: 'moved-on' })
    return { ok: false, isStale, because: reply.because, rule: reply.rule ?? null }
  }

  say(text: string): void {
    void this.#line.ask({ do: 'say', text })
  }

  close(): void {
    this.#line.close()
    this.#told = () => {}
    this.#listeners.clear()
  }
}

/** Messages have a largest size. */
function pieces(actions: readonly Action[]): readonly (readonly Action[])[] {
  const found: Action[][] = [[]]
  let size = 0
  for (const action of actions) {
    const own = JSON.stringify(action).length + 1
    if (size + own > LARGEST && found.at(-1)!.length > 0) {
      found.push([])
      size = 0
    }
    found.at(-1)!.push(action)
    size += own
  }
  return found
}
