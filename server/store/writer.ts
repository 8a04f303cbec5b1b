// Writes what players do. Whatever waits is committed together, and nobody is answered before it is on the disk.
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
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
  readonly #inserts: Inserts
  readonly #where: string
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(db: Kysely<Schema>, where: string) {
    this.#db = db
    this.#inserts = new Inserts(db)
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
        await this.#inserts.write(
          transaction,
          group.map(({ write }) => write),
        )
      })
      for (const { done } of group) done()
    } catch (error) {
      if (group.length > 1) for (const one of group) await this.#commit([one])
      else group[0].failed(troubleBehind(error, this.#where) ?? error)
    }
  }
}

/** Rows in one statement: as few statements as possible, and few to prepare. */
const TOGETHER = [64, 8, 1]

type RowOf<T extends 'records' | 'answers'> = Schema[T]

/** Inserts that are compiled once: building one anew costs many times what the database needs to carry it out. */
class Inserts {
  readonly #db: Kysely<Schema>
  readonly #compiled = new Map<string, CompiledQuery>()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async write(transaction: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
    const records = writes.flatMap(({ table, records }) =>
      records.map(({ n, body, told }) => ({ table_id: table, n, body, told })),
    )
    await this.#insert(transaction, 'records', records)
    const answers = writes.flatMap(({ table, answer }) =>
      answer === null
        ? []
        : [{ table_id: table, seat: answer.seat, request: answer.request, answer: answer.text }],
    )
    await this.#insert(transaction, 'answers', answers)
    for (const { table, overAt } of writes)
      if (overAt !== null)
        await transaction.updateTable('tables').set({ over_at: overAt }).where('id', '=', table).execute()
  }

  async #insert<T extends 'records' | 'answers'>(
    transaction: Transaction<Schema>,
    into: T,
    rows: readonly RowOf<T>[],
  ): Promise<void> {
    let from = 0
    for (const count of TOGETHER)
      for (; from + count <= rows.length; from += count) {
        const piece = rows.slice(from, from + count)
        const parameters = piece.flatMap(row => Object.values(row))
        await transaction.executeQuery({ ...this.#compile(into, piece), parameters })
      }
  }

  #compile<T extends 'records' | 'answers'>(into: T, rows: readonly RowOf<T>[]): CompiledQuery {
    const key = `${into} ${rows.length}`
    const known = this.#compiled.get(key)
    if (known !== undefined) return known
    const compiled = this.#db
      .insertInto(into)
      .values(rows as never)
      .compile()
    this.#compiled.set(key, compiled)
    return compiled
  }
}
