// Seats that a computer player holds: whenever one of them must decide, it is asked and plays. Nobody is told that it thinks, nor how
// far it is: how often a side decides in secret would show in that.
import type { SeatSpec } from '../engine/wire/protocol.ts'
import type { Hall } from './hall.ts'
import type { Hosted } from './hosted.ts'
import type { Store } from './store/store.ts'
import { lotOf, type Thinkers } from './thinkers.ts'

/** Milliseconds before a player that has failed is asked again. */
const AGAIN = 5000

export class Computers {
  readonly #thinkers: Thinkers
  /** Tables where one is thinking. */
  readonly #busy = new Set<string>()
  readonly #seats = new Map<string, readonly SeatSpec[]>()
  #isClosed = false

  constructor(thinkers: Thinkers) {
    this.#thinkers = thinkers
  }

  /** Call after every deed, and when a table is opened. */
  look(hall: Hall, table: string): void {
    if (this.#busy.has(table) || this.#isClosed) return
    this.#busy.add(table)
    void this.#play(hall, table)
      .catch(() => {
        if (!this.#isClosed) setTimeout(() => this.look(hall, table), AGAIN).unref()
      })
      .finally(() => this.#busy.delete(table))
  }

  async #play(hall: Hall, table: string): Promise<void> {
    const seats = await this.#seatsOf(hall.store, table)
    while (!this.#isClosed) {
      const asked = await hall.look(table, hosted => (hosted === null ? null : questionOf(hosted, seats)))
      if (asked === null) return
      const { seat, level, side, at, ...put } = asked
      const seed = lotOf(`${table} ${side}`)
      const action = await this.#thinkers.ask(table, { ...put, side, level, seed })
      await hall.act({ table, seat, side, at, request: null }, [action])
    }
  }

  async #seatsOf(store: Store, table: string): Promise<readonly SeatSpec[]> {
    const known = this.#seats.get(table)
    if (known !== undefined) return known
    const row = await store.table(table)
    const seats: readonly SeatSpec[] = row === undefined ? [] : JSON.parse(row.seats)
    this.#seats.set(table, seats)
    return seats
  }

  /** Who plays which seat has changed. */
  forget(table: string): void {
    this.#seats.delete(table)
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.#thinkers.close()
  }
}

/** What the computer player whose decision it is must know; null if a person decides, or nobody. */
function questionOf(hosted: Hosted, seats: readonly SeatSpec[]) {
  const side = hosted.awaitedSide
  const seat = seats.findIndex(spec => side !== null && spec.sides.includes(side))
  if (side === null || seat < 0 || seats[seat].who === 'person') return null
  const { n, view } = hosted.seen(side)
  return {
    seat,
    side,
    at: n,
    level: seats[seat].who,
    game: hosted.game.id,
    rules: hosted.game.rulesVersion,
    view,
    legal: hosted.game.legal(hosted.state, side),
  }
}
