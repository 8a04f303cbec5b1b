// A player without a browser: enters by a link, keeps its views by what it is told, and asks as a page would.
import { WebSocket } from 'ws'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action, Json } from '../engine/game/action.ts'
import type { AnyGame } from '../engine/game/door.ts'
import type { GameState, View } from '../engine/game/game.ts'
import { patched } from '../engine/wire/patch.ts'
import type { Ask, Push, Reply, TableCard, Told } from '../engine/wire/protocol.ts'

type Unnumbered<A> = A extends Ask ? Omit<A, 'id'> : never

export class TestClient {
  readonly #base: string
  readonly #game: AnyGame
  cookie = ''
  card: TableCard | null = null
  readonly views = new Map<number, { n: number; view: View }>()
  readonly told: Told[] = []
  readonly pushes: Push[] = []
  #socket: WebSocket | null = null
  #number = 0
  readonly #waiting = new Map<string, (reply: Reply) => void>()
  #changed: (() => void)[] = []

  constructor(base: string, game: AnyGame) {
    this.#base = base
    this.#game = game
  }

  async post(path: string, body: unknown): Promise<{ status: number; body: Record<string, never> }> {
    const answer = await fetch(`${this.#base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    })
    const cookie = answer.headers.get('set-cookie')
    if (cookie !== null) this.cookie = cookie.split(';')[0]
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }

  async get(path: string): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.#base}/api${path}`, { headers: { cookie: this.cookie } })
    return { status: answer.status, body: await answer.json() }
  }

  async connect(table: string, base = this.#base): Promise<void> {
    const since = [...this.views].map(([viewer, { n }]) => `${viewer}:${n}`).join()
    const address = `${base.replace('http', 'ws')}/api/tables/${table}/socket?since=${since}`
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } })
    this.#socket = socket
    socket.on('message', data => this.#hear(JSON.parse(String(data))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  }

  #hear(push: Push): void {
    this.pushes.push(push)
    switch (push.kind) {
      case 'table':
        this.card = push.card
        break
      case 'view':
        this.views.set(push.viewer, { n: push.n, view: push.view })
        break
      case 'told': {
        const { kind: _, viewer, ...told } = push
        const known = this.views.get(viewer)!
        if (told.n !== known.n + 1) throw new Error(`told ${told.n} after ${known.n}`)
        const view = told.patch === null ? known.view : patched(known.view as Json, told.patch)
        this.views.set(viewer, { n: told.n, view: view as View })
        this.told.push(told)
        break
      }
      case 'reply':
        this.#waiting.get(push.id)?.(push)
        this.#waiting.delete(push.id)
    }
    for (const changed of this.#changed.splice(0)) changed()
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(resolve => this.#changed.push(resolve))
  }

  /** Everything that was sent to this page before has arrived. */
  async caughtUp(): Promise<void> {
    const socket = this.#socket!
    socket.ping()
    await new Promise(resolve => socket.once('pong', resolve))
  }

  ask(ask: Unnumbered<Ask>, id = `${++this.#number}`): Promise<Reply> {
    return new Promise(resolve => {
      this.#waiting.set(id, resolve)
      this.send(JSON.stringify({ ...ask, id }))
    })
  }

  send(text: string): void {
    this.#socket!.send(text)
  }

  get socket(): WebSocket {
    return this.#socket!
  }

  /** The position as this side may think of it. */
  position(side: number): GameState {
    const imagined = this.#game.imagine(this.views.get(side)!.view, fastDice(1))
    if (!imagined.ok) throw new Error(imagined.faults[0].reason)
    return imagined.value
  }

  act(side: number, actions: readonly Action[]): Promise<Reply> {
    return this.ask({ do: 'act', side, at: this.views.get(side)!.n, actions })
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  close(): void {
    this.#socket?.terminate()
  }
}
