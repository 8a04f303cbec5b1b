// Saves a game after every action, one save at a time, and notices when another tab has moved it on. What it writes is what is new:
// saving costs the same however long the game is.
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import type { Stored } from '../../table/history.ts'
import type { SavedGame, Summary } from './records.ts'
import type { Change, SaveFault, Shelf } from './shelf.ts'

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'moved-on'; readonly there: SavedGame }
  | { readonly kind: 'unsaved'; readonly reason: SaveFault }

/** The game on the table, as far as it is kept. */
export interface Kept {
  /** Another one after every action, undo and redo. */
  readonly number: number
  /** How many actions there are. */
  readonly position: number
  /** The journal without its actions. */
  readonly head: Journal
  /** A position near the end; the same object as long as it need not be stored anew. */
  readonly stored: Stored | null
  /** An action of the journal; the same object as long as it is not taken back. */
  entry(index: number): Entry
  summary(): Summary
}

/** What tabs tell each other. */
export interface TabNews {
  readonly id: string
  readonly revision: number
}

export interface Wire {
  postMessage(news: TabNews): void
  onmessage: ((event: { data: TabNews }) => void) | null
  close(): void
}

export class Keeper {
  readonly #shelf: Shelf
  readonly #kept: Kept
  #wire: Wire | null
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #saved: SavedGame
  /** What lies on the shelf. */
  #entries: Entry[]
  #stored: Stored | null | undefined
  #number: number | null
  #isDirty = false
  #running: Promise<void> | null = null
  #state: SaveState = { kind: 'saved' }

  constructor(shelf: Shelf, saved: SavedGame, kept: Kept, wire: Wire | null, now: () => number = Date.now) {
    this.#shelf = shelf
    this.#saved = saved
    this.#kept = kept
    this.#wire = wire
    this.#now = now
    const isNew = saved.revision === 0
    this.#number = isNew ? null : kept.number
    this.#entries = isNew ? [] : entriesOf(kept, 0)
    if (wire !== null) wire.onmessage = ({ data }) => this.#heard(data)
  }

  state = (): SaveState => this.#state

  get saved(): SavedGame {
    return this.#saved
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Something may have been done at the table: saves if the game is not what it was. */
  look(): void {
    const { number } = this.#kept
    if (number === this.#number) return
    this.#number = number
    this.saveNow()
  }

  /** Saves whatever stands on the table; resolves when it is kept or known not to be. */
  saveNow(): Promise<void> {
    this.#isDirty = true
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Goes on as another game, so that what stands here is lost to nobody. */
  becomeAnother(id: string, title: string): Promise<void> {
    const summary = { ...this.#saved.summary, title }
    this.#saved = { ...this.#saved, id, begun: this.#now(), summary }
    this.#forget()
    this.#become({ kind: 'saved' })
    return this.saveNow()
  }

  /** Nothing of it lies on the shelf. */
  #forget(): void {
    this.#saved = { ...this.#saved, revision: 0 }
    this.#entries = []
    this.#stored = undefined
  }

  /** Nobody looks at the table any more; a save that is under way is still kept. */
  close(): void {
    this.#wire?.close()
    this.#wire = null
    this.#listeners.clear()
  }

  async #run(): Promise<void> {
    while (this.#isDirty && this.#state.kind !== 'moved-on') {
      this.#isDirty = false
      if (this.#state.kind === 'saved') this.#become({ kind: 'saving' })
      try {
        await this.#put()
      } catch {
        this.#become({ kind: 'unsaved', reason: 'failed' })
      }
    }
  }

  async #put(): Promise<void> {
    const change = this.#change()
    const saved = {
      ...this.#saved,
      saved: this.#now(),
      actions: change.keep + change.entries.length,
      summary: this.#summary(),
    }
    const put = await this.#shelf.put(saved, change, this.#saved.revision)
    if (put.ok) {
      this.#saved = put.saved
      this.#entries.length = change.keep
      for (const entry of change.entries) this.#entries.push(entry)
      if (change.stored !== undefined) this.#stored = change.stored
      this.#wire?.postMessage({ id: put.saved.id, revision: put.saved.revision })
      this.#become({ kind: 'saved' })
    } else if (put.reason === 'moved-on') this.#become({ kind: 'moved-on', there: put.saved })
    else if (put.reason === 'gone' && this.#saved.revision > 0) {
      // Somebody has cleared the storage: all of the game is put down once more.
      this.#forget()
      await this.#put()
    } else this.#become({ kind: 'unsaved', reason: put.reason === 'gone' ? 'failed' : put.reason })
  }

  /** What stands on the table and not on the shelf. */
  #change(): Change {
    const kept = this.#kept
    let keep = Math.min(this.#entries.length, kept.position)
    while (keep > 0 && this.#entries[keep - 1] !== kept.entry(keep - 1)) keep -= 1
    const stored = this.#storedNow()
    return {
      head: kept.head,
      keep,
      entries: entriesOf(kept, keep),
      ...(stored !== this.#stored && { stored }),
    }
  }

  /** Without it the game takes longer to open, and that is all. */
  #storedNow(): Stored | null {
    try {
      return this.#kept.stored
    } catch {
      return null
    }
  }

  /** A game that cannot be described is kept with the description that it had. */
  #summary(): Summary {
    const { summary } = this.#saved
    try {
      return { ...this.#kept.summary(), title: summary.title }
    } catch {
      return summary
    }
  }

  async #heard({ id, revision }: TabNews): Promise<void> {
    if (id !== this.#saved.id || revision <= this.#saved.revision) return
    const there = await this.#shelf.find(id)
    if (there !== null && there.revision > this.#saved.revision) this.#become({ kind: 'moved-on', there })
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function entriesOf(kept: Kept, from: number): Entry[] {
  const count = kept.position - from
  return Array.from({ length: count }, (_, i) => kept.entry(from + i))
}
