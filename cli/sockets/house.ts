// A server without a network: the real rooms, halls and pages over a database in memory, and sockets that only remember.
import { EventEmitter } from 'node:events'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { AnyGame } from '../../engine/game/door.ts'
import type { GameState } from '../../engine/game/game.ts'
import { Match } from '../../engine/journal/match.ts'
import { Hosted } from '../../server/hosted.ts'
import { Rooms } from '../../server/rooms.ts'
import { hashOf } from '../../server/secrets.ts'
import { attend } from '../../server/socket.ts'
import { SPECTATORS } from '../../server/store/schema.ts'
import { Store } from '../../server/store/store.ts'

/** A position to be put on a table. */
export interface Position {
  readonly game: AnyGame
  readonly scenario: string
  readonly sides: number
  readonly g: GameState
}

export class QuietHouse {
  readonly #store: Store
  readonly #rooms: Rooms
  readonly #positions: Map<string, Position>
  /** What the server told whoever runs it. */
  readonly lines: readonly string[]

  private constructor(
    store: Store,
    rooms: Rooms,
    positions: Map<string, Position>,
    lines: readonly string[],
  ) {
    this.#store = store
    this.#rooms = rooms
    this.#positions = positions
    this.lines = lines
  }

  static async open(): Promise<QuietHouse> {
    const store = await Store.open(':memory:')
    const positions = new Map<string, Position>()
    const lines: string[] = []
    const rooms = await Rooms.open(
      store,
      1,
      line => lines.push(line),
      async ({ id }, only) => hostedAt(positions.get(id)!, only),
    )
    return new QuietHouse(store, rooms, positions, lines)
  }

  /** A table at which everybody has sat down; nothing about it but the position differs from one house to another. */
  async lay(table: string, position: Position): Promise<void> {
    this.#positions.set(table, position)
    const { game, scenario, sides } = position
    const seats = Array.from({ length: sides }, (_, side) => ({ sides: [side], who: 'person' }))
    await this.#store.openTable(
      {
        id: table,
        game: game.id,
        rules_version: game.rulesVersion,
        scenario,
        options: '{}',
        seats: JSON.stringify(seats),
        seed: '0'.repeat(64),
        is_strict: 0,
        host: '',
        shares: '[]',
        opened_at: 0,
        over_at: null,
      },
      [SPECTATORS, ...seats.keys()].map(seat => ({
        table_id: table,
        seat,
        secret: '',
        player: '',
        holder: seat === SPECTATORS ? null : hashOf(`${seat}`),
        promise: null,
        share: null,
      })),
    )
    for (const seat of [SPECTATORS, ...seats.keys()]) await this.#store.grant(hashOf(`${seat}`), table, seat)
  }

  /** The page of a seat; the viewer of `SPECTATORS` is the public. */
  async sit(table: string, seat: number): Promise<QuietSocket> {
    const socket = new QuietSocket()
    const request = { params: { id: table }, query: {} } as unknown as FastifyRequest
    await attend(socket as unknown as WebSocket, request, this.#rooms, `${seat}`)
    return socket
  }

  /** What is written down of a table. */
  records(table: string) {
    return this.#store.records(table)
  }

  /** Nobody comes back to this table. */
  clear(table: string): void {
    this.#positions.delete(table)
    this.#rooms.tidy()
  }

  async close(): Promise<void> {
    await this.#rooms.close()
    await this.#store.close()
  }
}

function hostedAt({ game, scenario, g }: Position, only?: number): Hosted {
  const chance = { kind: 'fast', seed: 1 } as const
  const { id, rulesVersion } = game
  const head = { salient: 'journal', format: 1, game: id, rulesVersion, scenario } as const
  return new Hosted(game, Match.at(game, { ...head, options: {}, chance, actions: [] }, g.copy()), only)
}

/** Remembers every message that it is sent, byte for byte. */
export class QuietSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  readonly sent: string[] = []
  #answered: (() => void)[] = []

  send(text: string): void {
    this.sent.push(text)
    if (text.startsWith('{"kind":"reply"')) for (const answered of this.#answered.splice(0)) answered()
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 3
    this.sent.push(`closed ${code} ${reason}`)
    this.emit('close', code)
    for (const answered of this.#answered.splice(0)) answered()
  }

  ping(): void {
    this.emit('pong')
  }

  terminate(): void {
    this.close(1006)
  }

  /** Resolves with the answer, or when the server has sent the page away. */
  async ask(text: string | Buffer, isBinary = false): Promise<void> {
    const answered = new Promise<void>(resolve => this.#answered.push(resolve))
    this.emit('message', Buffer.from(text), isBinary)
    await answered
  }
}

/** Until nothing more comes by itself. */
export async function quiet(sockets: readonly QuietSocket[]): Promise<void> {
  const count = () => sockets.reduce((sum, { sent }) => sum + sent.length, 0)
  for (let still = 0, last = count(); still < 3; ) {
    await new Promise(resolve => setImmediate(resolve))
    const now = count()
    still = now === last ? still + 1 : 0
    last = now
  }
}
