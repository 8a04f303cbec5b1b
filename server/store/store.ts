// All that the server keeps, asked for in its own words. No other file speaks SQL.
import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { type Database, openDatabase } from './database.ts'
import type { Schema } from './schema.ts'
import { troubleBehind } from './trouble.ts'
import { callOut, listenTo, type News } from './wake-ups.ts'
import { type Write, Writer } from './writer.ts'

export type TableRow = Selectable<Schema['tables']>
export type SeatRow = Selectable<Schema['seats']>
export type TalkRow = Selectable<Schema['talk']>

export interface RecordRow {
  readonly n: number
  readonly body: string
  readonly told: number
}

export class Store {
  readonly #database: Database
  readonly #db: Kysely<Schema>
  readonly #writer: Writer
  readonly #own = randomUUID()

  private constructor(database: Database) {
    this.#database = database
    this.#db = database.db
    this.#writer = new Writer(database.db, database.where)
  }

  /** A file, or the address of a PostgreSQL database. */
  static async open(place: string): Promise<Store> {
    return new Store(await openDatabase(place))
  }

  get where(): string {
    return this.#database.where
  }

  /** Where other processes write, too: calls with what they did to which table. Returns how to stop. */
  async listen(hear: (news: News, table: string) => void): Promise<() => Promise<void>> {
    const { pool } = this.#database
    if (pool === null) return async () => {}
    return listenTo(pool, ({ news, table, from }) => from !== this.#own && hear(news, table))
  }

  #call(news: News, table: string): void {
    const { pool } = this.#database
    if (pool !== null) void callOut(pool, { news, table, from: this.#own }).catch(() => {})
  }

  async openTable(table: Insertable<Schema['tables']>, seats: readonly Insertable<Schema['seats']>[]) {
    await this.#do(db =>
      db.transaction().execute(async transaction => {
        await transaction.insertInto('tables').values(table).execute()
        await transaction
          .insertInto('seats')
          .values([...seats])
          .execute()
      }),
    )
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.#do(db => db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst())
  }

  seats(table: string): Promise<SeatRow[]> {
    return this.#do(db =>
      db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
    )
  }

  async changeTable(table: string, change: Partial<Pick<TableRow, 'seats'>>): Promise<void> {
    await this.#do(db => db.updateTable('tables').set(change).where('id', '=', table).executeTakeFirst())
    this.#call('room', table)
  }

  async changeSeat(
    table: string,
    seat: number,
    change: Partial<Omit<SeatRow, 'table_id' | 'seat'>>,
  ): Promise<void> {
    await this.#do(db =>
      db
        .updateTable('seats')
        .set(change)
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst(),
    )
    this.#call('room', table)
  }

  /** Sits a session down, if nobody else does; true for whoever sits there already. */
  async takeSeat(table: string, seat: number, holder: string, player: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#do(db =>
      db
        .updateTable('seats')
        .set({ holder, player })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where(or => or.eb('holder', 'is', null).or('holder', '=', holder))
        .executeTakeFirst(),
    )
    this.#call('room', table)
    return numUpdatedRows > 0n
  }

  /** Play begins with these shares; false if it had begun already. */
  async begin(table: string, shares: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#do(db =>
      db
        .updateTable('tables')
        .set({ shares })
        .where('id', '=', table)
        .where('shares', 'is', null)
        .executeTakeFirst(),
    )
    this.#call('room', table)
    return numUpdatedRows > 0n
  }

  records(table: string, after = 0): Promise<RecordRow[]> {
    return this.#do(db =>
      db
        .selectFrom('records')
        .select(['n', 'body', 'told'])
        .where('table_id', '=', table)
        .where('n', '>', after)
        .orderBy('n')
        .execute(),
    )
  }

  /** Resolves when it lies on the disk. */
  async write(write: Write): Promise<void> {
    await this.#writer.write(write)
    this.#call('deed', write.table)
    if (write.overAt !== null) this.#call('room', write.table)
  }

  async answer(table: string, seat: number, request: string): Promise<string | undefined> {
    const row = await this.#do(db =>
      db
        .selectFrom('answers')
        .select('answer')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('request', '=', request)
        .executeTakeFirst(),
    )
    return row?.answer
  }

  async grant(session: string, table: string, seat: number): Promise<void> {
    await this.#do(db =>
      db
        .insertInto('grants')
        .values({ session, table_id: table, seat })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    )
  }

  /** Whoever came by the old link of a seat has no right to it any more. */
  async revoke(table: string, seat: number): Promise<void> {
    await this.#do(db =>
      db.deleteFrom('grants').where('table_id', '=', table).where('seat', '=', seat).execute(),
    )
    this.#call('room', table)
  }

  /** The seats of a table that a session may use. */
  async granted(session: string, table: string): Promise<number[]> {
    const rows = await this.#do(db =>
      db
        .selectFrom('grants')
        .select('seat')
        .where('session', '=', session)
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute(),
    )
    return rows.map(({ seat }) => seat)
  }

  /** Every table that a session opened or sits at, the newest first. */
  async tablesOf(session: string): Promise<TableRow[]> {
    return this.#do(db =>
      db
        .selectFrom('tables')
        .selectAll()
        .where(or =>
          or
            .eb('host', '=', session)
            .or('id', 'in', db.selectFrom('grants').select('table_id').where('session', '=', session)),
        )
        .orderBy('opened_at', 'desc')
        .limit(200)
        .execute(),
    )
  }

  async say(table: string, seat: number, text: string, at: number): Promise<TalkRow> {
    const said = await this.#do(db =>
      db.transaction().execute(async transaction => {
        const { last } = await transaction
          .selectFrom('talk')
          .select(max => max.fn.max('n').as('last'))
          .where('table_id', '=', table)
          .executeTakeFirstOrThrow()
        const row = { table_id: table, n: (last ?? 0) + 1, seat, text, said_at: at }
        await transaction.insertInto('talk').values(row).execute()
        return row
      }),
    )
    this.#call('room', table)
    return said
  }

  talk(table: string): Promise<TalkRow[]> {
    return this.#do(db =>
      db.selectFrom('talk').selectAll().where('table_id', '=', table).orderBy('n').execute(),
    )
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  async #do<T>(ask: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    try {
      return await ask(this.#db)
    } catch (error) {
      throw troubleBehind(error, this.where) ?? error
    }
  }
}
