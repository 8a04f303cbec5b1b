// Who is at which table just now.
import { SPECTATORS } from './store/schema.ts'

/** A page that is connected. */
export interface Present {
  readonly seats: readonly number[]
  /** Says the table's card again. */
  refresh(): void
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

export class Presence {
  readonly #pages = new Map<string, Set<Present>>()
  /** By table and seat, since the server began. */
  readonly #left = new Map<string, Left>()

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
    this.#pages.set(table, pages.add(page))
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
    for (const page of this.at(table)) page.refresh()
  }
}
