// Writes what players do. Whatever waits is committed together, and nobody is answered before it is on the disk.
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { RecordRow } from './store.ts'
import { troubleBehind } from './trouble.ts'

/** What belongs together: it is written whole or not at all. */
export interface Write {
  readonly table: string
  readonly records: readonly RecordRow[]
  readonly answer: { readonly seat: number; readonly request: string; readonly text: string } | null
  /** The game ends with it. */
  readonly overAt: number | null
}

interface Waiting {
  readonly write: Write
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

export class Writer {
  readonly #db: Kysely<Schema>
  readonly #where: string
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(db: Kysely<Schema>, where: string) {
    this.#db = db
    this.#where = where
  }

  /** Rejects with `StoreTrouble`; then nothing of it was written. */
  write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed })
      if (this.#isWriting) return
      this.#isWriting = true
      setImmediate(() => this.#flush())
    })
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting
      this.#waiting = []
      await this.#commit(group)
    }
    this.#isWriting = false
  }

  /** If one of many cannot be written, each is tried alone, so that one table's trouble is not everybody's. */
  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#db.transaction().execute(async transaction => {
        for (const { write } of group) await insert(transaction, write)
      })
      for (const { done } of group) done()
    } catch (error) {
      if (group.length > 1) for (const one of group) await this.#commit([one])
      else group[0].failed(troubleBehind(error, this.#where) ?? error)
    }
  }
}

async function insert(db: Transaction<Schema>, { table, records, answer, overAt }: Write): Promise<void> {
  if (records.length > 0) {
    const rows = records.map(({ n, body, told }) => ({ table_id: table, n, body, told }))
    await db.insertInto('records').values(rows).execute()
  }
  if (answer !== null) {
    const { seat, request, text } = answer
    await db.insertInto('answers').values({ table_id: table, seat, request, answer: text }).execute()
  }
  if (overAt !== null)
    await db.updateTable('tables').set({ over_at: overAt }).where('id', '=', table).execute()
}
