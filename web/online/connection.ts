// The line to the server: it comes back by itself, and what was asked is asked again until it is answered.
import type { Ask, Push, Reply } from '../../engine/wire/protocol.ts'

export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Lost since, and tried again at, in milliseconds. */
  | { readonly kind: 'lost'; readonly since: number; readonly tries: number; readonly next: number }
  /** The server does not know the table, or this browser has no link to it. */
  | { readonly kind: 'refused' }

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
export type UnnumberedAsk = Unnumbered<Ask>

interface Hooks {
  /** What was told last, by viewer: '0:12,1:9'. */
  since(): string
  heard(push: Push): void
  changed(): void
}

/** Milliseconds to the next try, the last one for ever. */
const WAITS = [300, 1000, 2000, 4000, 8000]
/** A line on which nothing is heard for so long is asked whether it still is one, and given up if it does not answer. */
const SILENCE = 20_000
const PATIENCE = 8000

export class Connection {
  readonly #table: string
  readonly #hooks: Hooks
  readonly #pending = new Map<string, { readonly text: string; resolve(reply: Reply): void }>()
  readonly #own = `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`
  #socket: WebSocket | null = null
  #number = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  state: LineState = { kind: 'connecting' }

  constructor(table: string, hooks: Hooks) {
    this.#table = table
    this.#hooks = hooks
    addEventListener('online', this.tryNow)
    addEventListener('offline', this.#cut)
    addEventListener('pagehide', this.#leave)
    document.addEventListener('visibilitychange', this.#look)
    this.#connect()
  }

  #connect(): void {
    if (this.#isClosed) return
    const since = this.#hooks.since()
    const address = new URL(`api/tables/${this.#table}/socket`, document.baseURI)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    if (since !== '') address.searchParams.set('since', since)
    const socket = new WebSocket(address)
    this.#socket = socket
    // A server that accepts nobody would otherwise be waited for as long as the browser likes.
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#drop(socket), PATIENCE)
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#heard(JSON.parse(String(data)))
    }
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened(socket)
    }
    socket.onclose = ({ reason }) => {
      if (this.#socket !== socket) return
      if (reason === 'unknown-table') this.#become({ kind: 'refused' })
      else this.#lost()
    }
  }

  #opened(socket: WebSocket): void {
    this.#become({ kind: 'open' })
    this.#listen()
    for (const { text } of this.#pending.values()) socket.send(text)
  }

  #heard(push: Push): void {
    this.#listen()
    if (push.kind === 'reply') {
      this.#pending.get(push.id)?.resolve(push)
      this.#pending.delete(push.id)
    }
    this.#hooks.heard(push)
  }

  /** From here on silence is counted anew. */
  #listen(): void {
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => {
      const socket = this.#socket
      this.#watch = setTimeout(() => socket !== null && this.#drop(socket), PATIENCE)
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: 'ping', do: 'ping' }))
    }, SILENCE)
  }

  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = null
    socket.close()
    this.#lost()
  }

  #lost(): void {
    this.#socket = null
    clearTimeout(this.#watch)
    if (this.#isClosed) return
    const before = this.state.kind === 'lost' ? this.state : null
    const tries = (before?.tries ?? 0) + 1
    const wait = WAITS[Math.min(tries, WAITS.length) - 1]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), wait)
    this.#become({ kind: 'lost', since: before?.since ?? Date.now(), tries, next: Date.now() + wait })
  }

  #become(state: LineState): void {
    this.state = state
    this.#hooks.changed()
  }

  tryNow = (): void => {
    if (this.state.kind !== 'lost') return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** The browser says that there is no network: the socket would find out much later. */
  #cut = (): void => {
    if (this.#socket !== null) this.#drop(this.#socket)
  }

  /** A laptop that was opened again asks at once. */
  #look = (): void => {
    if (document.visibilityState === 'visible') this.tryNow()
  }

  #leave = (): void => {
    this.#socket?.close(1000)
  }

  /** Answered when the server has answered, however often the line breaks off before. */
  ask(ask: UnnumberedAsk): Promise<Reply> {
    const id = `${this.#own}-${++this.#number}`
    const text = JSON.stringify({ ...ask, id })
    return new Promise(resolve => {
      this.#pending.set(id, { text, resolve })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
    })
  }

  /** Something that was told is missing: told anew. */
  restart(): void {
    if (this.#socket !== null) this.#drop(this.#socket)
    this.tryNow()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    removeEventListener('online', this.tryNow)
    removeEventListener('offline', this.#cut)
    removeEventListener('pagehide', this.#leave)
    document.removeEventListener('visibilitychange', this.#look)
    this.#socket?.close(1000)
    this.#socket = null
  }
}
