// Games in IndexedDB: the list in one store, the journals in another, both written in one transaction.
import type { Journal } from '../../engine/journal/journal.ts'
import type { SavedGame, WholeGame } from './records.ts'
import { faultOf, newestFirst, type Put, type Shelf } from './shelf.ts'

const NAME = 'salient'
const VERSION = 1
const GAMES = 'games'
const JOURNALS = 'journals'

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

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
      request.result.createObjectStore(JOURNALS)
    }
    request.onsuccess = () => {
      // A newer page wants to change the stores: let it, this one opens them anew when it needs them.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('blocked', 'InvalidStateError'))
  })
}

/** Rejects where the browser has no database or forbids it. */
export async function databaseShelf(factory: IDBFactory = indexedDB): Promise<Shelf> {
  const database = await open(factory)
  const stores = (mode: IDBTransactionMode) => {
    const transaction = database.transaction([GAMES, JOURNALS], mode, { durability: 'relaxed' })
    return {
      transaction,
      games: transaction.objectStore(GAMES),
      journals: transaction.objectStore(JOURNALS),
    }
  }
  return {
    isLasting: true,
    async list() {
      return newestFirst(await asPromise<SavedGame[]>(stores('readonly').games.getAll()))
    },
    async take(id): Promise<WholeGame | null> {
      const { games, journals } = stores('readonly')
      const [saved, journal] = await Promise.all([
        asPromise<SavedGame | undefined>(games.get(id)),
        asPromise<Journal | undefined>(journals.get(id)),
      ])
      return saved && journal ? { saved, journal } : null
    },
    async put(saved, journal, onTopOf): Promise<Put> {
      try {
        const { transaction, games, journals } = stores('readwrite')
        const done = finished(transaction)
        const there = await asPromise<SavedGame | undefined>(games.get(saved.id))
        if (there !== undefined && there.revision !== onTopOf) {
          await done
          return { ok: false, reason: 'moved-on', saved: there }
        }
        const next = { ...saved, revision: onTopOf + 1 }
        games.put(next)
        journals.put(journal, saved.id)
        await done
        return { ok: true, saved: next }
      } catch (error) {
        return { ok: false, reason: faultOf(error) }
      }
    },
    async remove(id) {
      const { transaction, games, journals } = stores('readwrite')
      games.delete(id)
      journals.delete(id)
      await finished(transaction)
    },
  }
}
