// Who is at which table just now.

/** A page that is connected. */
export interface Present {
  readonly seats: readonly number[]
  /** Says the table's card again. */
  refresh(): void
}

export class Presence {
  readonly #pages = new Map<string, Set<Present>>()

  at(table: string): ReadonlySet<Present> {
    return this.#pages.get(table) ?? new Set()
  }

  isHere(table: string, seat: number): boolean {
    return [...this.at(table)].some(({ seats }) => seats.includes(seat))
  }

  come(table: string, page: Present): () => void {
    const pages = this.#pages.get(table) ?? new Set()
    this.#pages.set(table, pages.add(page))
    this.refresh(table)
    return () => {
      pages.delete(page)
      if (pages.size === 0) this.#pages.delete(table)
      this.refresh(table)
    }
  }

  /** Something about the table that everybody may know has changed. */
  refresh(table: string): void {
    for (const page of this.at(table)) page.refresh()
  }
}
