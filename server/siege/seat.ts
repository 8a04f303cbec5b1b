// A seat without a browser that never gives up: it keeps its view by what it is told, and when the server is gone it comes back and puts
// again what was not answered, under the same id.
import { WebSocket } from 'ws'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action, Json } from '../../engine/game/action.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import type { GameState, Outcome, View } from '../../engine/game/game.ts'
import { patched } from '../../engine/wire/patch.ts'
import type { Push, Reply } from '../../engine/wire/protocol.ts'

/** Milliseconds before the first try to come back; before every further one twice as many, up to the second. */
const [AGAIN, AGAIN_AT_MOST] = [15, 120]

export interface SeatParts {
  readonly game: AnyGame
  readonly side: number
  readonly table: string
  readonly cookie: string
  /** Where the server is; asked again for every try. Null when it is all over. */
  address(): string | null
}

interface Waiting {
  readonly text: string
  answer(reply: Reply): void
  giveUp(reason: Error): void
}

export class Seat {
  readonly #parts: SeatParts
  #socket: WebSocket | null = null
  #n = -1
  #view: View | null = null
  #over: Outcome | null = null
  #asked = 0
  readonly #waiting = new Map<string, Waiting>()
  #changed: (() => void)[] = []
  #isClosed = false
  #again = AGAIN
  /** How often it had to come back. */
  returns = -1
  /** Bytes that the server sent, without what belongs to the socket. */
  bytes = 0

  constructor(parts: SeatParts) {
    this.#parts = parts
    this.#connect()
  }

  #connect(): void {
    const { table, side, cookie } = this.#parts
    const base = this.#parts.address()
    if (base === null) this.close()
    if (base === null || this.#isClosed) return
    const since = this.#n < 0 ? '' : `?since=${side}:${this.#n}`
    const address = `${base.replace('http', 'ws')}/api/tables/${table}/socket${since}`
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
    this.#socket = socket
    socket.on('error', () => {})
    socket.on('open', () => {
      this.returns += 1
      this.#again = AGAIN
      for (const { text } of this.#waiting.values()) socket.send(text)
    })
    socket.on('message', data => this.#hear(data as Buffer))
    socket.on('close', () => {
      setTimeout(() => this.#connect(), this.#again)
      this.#again = Math.min(2 * this.#again, AGAIN_AT_MOST)
    })
  }

  #hear(data: Buffer): void {
    this.bytes += data.length
    const push: Push = JSON.parse(String(data))
    if (push.kind === 'view') {
      this.#n = push.n
      this.#view = push.view
      this.#over = push.over ?? null
    } else if (push.kind === 'told') {
      const { n, patch, over } = push
      if (n !== this.#n + 1) throw new Error(`told ${n} after ${this.#n}`)
      this.#n = n
      this.#over = over ?? null
      if (patch !== null) this.#view = patched(this.#view as Json, patch) as View
    } else if (push.kind === 'reply') {
      this.#waiting.get(push.id)?.answer(push)
      this.#waiting.delete(push.id)
    }
    for (const changed of this.#changed.splice(0)) changed()
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#isClosed) await new Promise<void>(resolve => this.#changed.push(resolve))
  }

  /** The newest message of its stream. */
  get n(): number {
    return this.#n
  }

  get isOver(): boolean {
    return this.#over !== null
  }

  seated(): Promise<void> {
    return this.#until(() => this.#view !== null)
  }

  /** Has been told of something after this message. */
  toldAfter(n: number): Promise<void> {
    return this.#until(() => this.#n > n)
  }

  /** The position as this side may think of it. */
  position(): GameState {
    const imagined = this.#parts.game.imagine(this.#view!, fastDice(1))
    if (!imagined.ok) throw new Error(imagined.faults[0].reason)
    return imagined.value
  }

  /** Resolves when it is answered, however often the server was gone in between. */
  act(action: Action): Promise<Reply> {
    const id = `r${++this.#asked}`
    const text = JSON.stringify({ id, do: 'act', side: this.#parts.side, at: this.#n, actions: [action] })
    return new Promise((answer, giveUp) => {
      this.#waiting.set(id, { text, answer, giveUp })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
    })
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.terminate()
    for (const { giveUp } of this.#waiting.values()) giveUp(new Error('the seat is left'))
    for (const changed of this.#changed.splice(0)) changed()
  }
}
