// Games in IndexedDB: the list in one store, the heads of journals in another, a record for every action in a third and a position near
// the end in a fourth. What an action adds is written in one transaction, and nothing else is written again.
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import { isHead, isSavedGame, rescued, wholeOf } from './reading.ts'
import type { SavedGame } from './records.ts'
import { type Change, conflictOf, faultOf, newestFirst, type Put, type Shelf } from './shelf.ts'

const NAME = 'salient'
const VERSION = 2
const GAMES = 'games'
const JOURNALS = 'journals'
/** By game and number. */
const ACTIONS = 'actions'
const POSITIONS = 'positions'
const STORES = [GAMES, JOURNALS, ACTIONS, POSITIONS]
/** Milliseconds that another page may take to let go of an older shelf. */
const PATIENCE = 5000

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Settles when the transaction is on the disk, or rejects with why it is not. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** `gone` is called when the connection can no longer be used. */
function open(factory: IDBFactory, gone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, request.transaction!, oldVersion)
    request.onsuccess = () => {
      const database = request.result
      // A newer page wants to change the stores: let it. This one opens them anew when it needs them.
      database.onversionchange = () => {
        database.close()
        gone()
      }
      database.onclose = gone
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () =>
      setTimeout(() => reject(new DOMException('blocked', 'InvalidStateError')), PATIENCE)
  })
}

function upgrade(database: IDBDatabase, transaction: IDBTransaction, from: number): void {
  if (from < 1) {
    database.createObjectStore(GAMES, { keyPath: 'id' })
    database.createObjectStore(JOURNALS)
  }
  database.createObjectStore(ACTIONS)
  database.createObjectStore(POSITIONS)
  if (from === 1) splitJournals(transaction)
}

/** Until version 2 a journal lay there whole. */
function splitJournals(transaction: IDBTransaction): void {
  const actions = transaction.objectStore(ACTIONS)
  const request = transaction.objectStore(JOURNALS).openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (cursor === null) return
    const journal = cursor.value as Partial<Journal> | null
    if (Array.isArray(journal?.actions)) {
      journal.actions.forEach((entry: Entry, i: number) => {
        actions.put(entry, [cursor.key as string, i])
      })
      cursor.update({ ...journal, actions: [] })
    }
    cursor.continue()
  }
}

/** The actions of a game from a number on. */
const actionsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])

class DatabaseShelf implements Shelf {
  readonly isLasting = true
  readonly #factory: IDBFactory
  #database: IDBDatabase | null = null

  constructor(factory: IDBFactory) {
    this.#factory = factory
  }

  async connect(): Promise<IDBDatabase> {
    this.#database ??= await open(this.#factory, () => {
      this.#database = null
    })
    return this.#database
  }

  async #stores(mode: IDBTransactionMode) {
    const transaction = (await this.connect()).transaction(STORES, mode, { durability: 'relaxed' })
    const store = (name: string) => transaction.objectStore(name)
    return {
      transaction,
      games: store(GAMES),
      journals: store(JOURNALS),
      actions: store(ACTIONS),
      positions: store(POSITIONS),
    }
  }

  /** A game whose description cannot be read is listed all the same, as long as its journal can. */
  async list() {
    const { games, journals } = await this.#stores('readonly')
    const [listed, ids] = await Promise.all([
      asPromise<unknown[]>(games.getAll()),
      asPromise(journals.getAllKeys()),
    ])
    const sound = listed.filter(isSavedGame)
    const known = new Set(sound.map(({ id }) => id))
    const unknown = ids.map(String).filter(id => !known.has(id))
    const found = await Promise.all(unknown.map(id => this.find(id)))
    return newestFirst([...sound, ...found.filter(game => game !== null)])
  }

  async find(id: string): Promise<SavedGame | null> {
    const { games, journals, actions } = await this.#stores('readonly')
    const [saved, head, count] = await Promise.all([
      asPromise<unknown>(games.get(id)),
      asPromise<unknown>(journals.get(id)),
      asPromise(actions.count(actionsOf(id))),
    ])
    if (isSavedGame(saved)) return saved
    return isHead(head) ? rescued(id, head, count) : null
  }

  async take(id: string) {
    const { games, journals, actions, positions } = await this.#stores('readonly')
    const range = actionsOf(id)
    const [saved, head, entries, keys, stored] = await Promise.all([
      asPromise<unknown>(games.get(id)),
      asPromise<unknown>(journals.get(id)),
      asPromise<unknown[]>(actions.getAll(range)),
      asPromise(actions.getAllKeys(range)),
      asPromise<unknown>(positions.get(id)),
    ])
    return wholeOf(id, { saved, head, entries, keys, stored })
  }

  async put(saved: SavedGame, change: Change, onTopOf: number): Promise<Put> {
    try {
      return await this.#put(saved, change, onTopOf)
    } catch (error) {
      return { ok: false, reason: faultOf(error) }
    }
  }

  async #put(saved: SavedGame, change: Change, onTopOf: number): Promise<Put> {
    const { id } = saved
    const { head, keep, entries, stored } = change
    const { transaction, games, journals, actions, positions } = await this.#stores('readwrite')
    const done = finished(transaction)
    const there = await asPromise<unknown>(games.get(id))
    const conflict = conflictOf(isSavedGame(there) ? there : undefined, onTopOf, keep)
    if (conflict !== null) {
      await done
      return conflict
    }
    const next = { ...saved, revision: onTopOf + 1 }
    games.put(next)
    if (onTopOf === 0) journals.put(head, id)
    if (onTopOf === 0 || (there as SavedGame).actions > keep) actions.delete(actionsOf(id, keep))
    entries.forEach((entry, i) => {
      actions.put(entry, [id, keep + i])
    })
    if (stored === null) positions.delete(id)
    else if (stored !== undefined) positions.put(stored, id)
    await done
    return { ok: true, saved: next }
  }

  async remove(id: string) {
    const { transaction, games, journals, actions, positions } = await this.#stores('readwrite')
    games.delete(id)
    journals.delete(id)
    actions.delete(actionsOf(id))
    positions.delete(id)
    await finished(transaction)
  }
}

/** Rejects where the browser has no database or forbids it. */
export async function databaseShelf(factory: IDBFactory = indexedDB): Promise<Shelf> {
  const shelf = new DatabaseShelf(factory)
  await shelf.connect()
  return shelf
}
