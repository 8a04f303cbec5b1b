// Saves a game after every action, one save at a time, and notices when another tab has moved it on.
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import type { SavedGame, Summary } from './records.ts'
import type { SaveFault, Shelf } from './shelf.ts'

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'moved-on'; readonly there: SavedGame }
  | { readonly kind: 'unsaved'; readonly reason: SaveFault }

export interface Kept {
  journal(): Journal
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
  #last: Entry | undefined
  #length: number
  #isDirty = false
  #running: Promise<void> | null = null
  #state: SaveState = { kind: 'saved' }

  constructor(shelf: Shelf, saved: SavedGame, kept: Kept, wire: Wire | null, now: () => number = Date.now) {
    this.#shelf = shelf
    this.#saved = saved
    this.#kept = kept
    this.#wire = wire
    this.#now = now
    const { actions } = kept.journal()
    this.#length = saved.revision === 0 ? -1 : actions.length
    this.#last = actions.at(-1)
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

  /** Something may have been done at the table: saves if the journal is not what it was. */
  look(): void {
    const { actions } = this.#kept.journal()
    if (actions.length === this.#length && actions.at(-1) === this.#last) return
    this.#length = actions.length
    this.#last = actions.at(-1)
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
    this.#saved = {
      ...this.#saved,
      id,
      revision: 0,
      begun: this.#now(),
      summary: { ...this.#saved.summary, title },
    }
    this.#become({ kind: 'saved' })
    return this.saveNow()
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
      await this.#put()
    }
  }

  async #put(): Promise<void> {
    const journal = this.#kept.journal()
    const summary = { ...this.#kept.summary(), title: this.#saved.summary.title }
    const saved = { ...this.#saved, saved: this.#now(), actions: journal.actions.length, summary }
    const put = await this.#shelf.put(saved, journal, this.#saved.revision)
    if (put.ok) {
      this.#saved = put.saved
      this.#wire?.postMessage({ id: put.saved.id, revision: put.saved.revision })
      this.#become({ kind: 'saved' })
    } else if (put.reason === 'moved-on') this.#become({ kind: 'moved-on', there: put.saved })
    else this.#become({ kind: 'unsaved', reason: put.reason })
  }

  async #heard({ id, revision }: TabNews): Promise<void> {
    if (id !== this.#saved.id || revision <= this.#saved.revision) return
    const there = await this.#shelf.take(id)
    if (there !== null && there.saved.revision > this.#saved.revision) {
      this.#become({ kind: 'moved-on', there: there.saved })
    }
  }

  #become(state: SaveState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
