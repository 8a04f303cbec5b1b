// Who is at which table just now.
import type { TableCard } from '../engine/wire/protocol.ts'
import { SPECTATORS } from './store/schema.ts'
import type { SeatRow, Store, TableRow } from './store/store.ts'
import { cardOf } from './tables.ts'

/** A page that is connected. */
export interface Present {
  readonly seats: readonly number[]
  /** Says the table's card, if it is not as it was. */
  show(shown: ShownTable): void
}

/** What is shown to every page of a table, read once for all of them. */
export interface ShownTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly card: TableCard
}

/** Who is at a table, as its card tells it. */
export interface Attendance {
  isHere(seat: number): boolean
  leftAt(seat: number): number | null
  isLost(seat: number): boolean
  readonly spectators: number
}

interface Left {
  readonly at: number
  readonly isLost: boolean
}

/** Where more than these have come, cards are sent only now and then: everybody who comes would cost a card for everybody. */
const FEW = 8
/** Milliseconds between two cards. */
const PAUSE = 250

interface Refreshing {
  isWantedAgain: boolean
}

export class Presence {
  readonly #store: Pick<Store, 'table' | 'seats'>
  readonly #refreshing = new Map<string, Refreshing>()
  readonly #pages = new Map<string, Set<Present>>()
  /** By table and seat, since the server began. */
  readonly #left = new Map<string, Left>()

  constructor(store: Pick<Store, 'table' | 'seats'>) {
    this.#store = store
  }

  at(table: string): ReadonlySet<Present> {
    return this.#pages.get(table) ?? new Set()
  }

  isHere(table: string, seat: number): boolean {
    return [...this.at(table)].some(({ seats }) => seats.includes(seat))
  }

  of(table: string): Attendance {
    const left = (seat: number) => (this.isHere(table, seat) ? undefined : this.#left.get(`${table} ${seat}`))
    return {
      isHere: seat => this.isHere(table, seat),
      leftAt: seat => left(seat)?.at ?? null,
      isLost: seat => left(seat)?.isLost ?? false,
      spectators: [...this.at(table)].filter(({ seats }) => seats.every(seat => seat === SPECTATORS)).length,
    }
  }

  come(table: string, page: Present): (isLost: boolean) => void {
    const pages = this.#pages.get(table) ?? new Set()
    const wasCrowded = pages.size >= FEW
    this.#pages.set(table, pages.add(page))
    if (wasCrowded) void this.#show(table, [page])
    this.refresh(table)
    return isLost => {
      pages.delete(page)
      for (const seat of page.seats) this.#left.set(`${table} ${seat}`, { at: Date.now(), isLost })
      if (pages.size === 0) this.#pages.delete(table)
      this.refresh(table)
    }
  }

  /** Something about the table that everybody may know has changed. */
  refresh(table: string): void {
    const known = this.#refreshing.get(table)
    if (known !== undefined) {
      known.isWantedAgain = true
      return
    }
    void this.#show(table, this.at(table))
    if (this.at(table).size <= FEW) return
    const refreshing = { isWantedAgain: false }
    this.#refreshing.set(table, refreshing)
    setTimeout(() => {
      this.#refreshing.delete(table)
      if (refreshing.isWantedAgain) this.refresh(table)
    }, PAUSE).unref()
  }

  /** If the database does not answer, the card comes with the next change. */
  async #show(table: string, pages: Iterable<Present>): Promise<void> {
    try {
      const [row, seats] = await Promise.all([this.#store.table(table), this.#store.seats(table)])
      if (row === undefined) return
      const shown = { row, seats, card: cardOf(row, seats, this.of(table)) }
      for (const page of pages) page.show(shown)
    } catch {}
  }
}
