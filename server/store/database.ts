// Opens the database: a SQLite file beside the user's other data, or PostgreSQL where one machine is not enough.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { MIGRATIONS } from './migrations.ts'
import type { Schema } from './schema.ts'
import { trouble, troubleBehind, troubleWithFile } from './trouble.ts'

export interface Database {
  readonly db: Kysely<Schema>
  /** How it is called in messages: its file, or the address without the password. */
  readonly where: string
  /** Null where only this process writes. */
  readonly pool: pg.Pool | null
  close(): Promise<void>
}

/** Throws `StoreTrouble` with a line that says what to do; a file that is not ours is not touched. */
export async function openDatabase(place: string): Promise<Database> {
  const opened = /^postgres(ql)?:\/\//.test(place) ? overPostgres(place) : inFile(place)
  try {
    await migrate(opened)
  } catch (error) {
    await opened.close().catch(() => {})
    throw troubleBehind(error, opened.where) ?? error
  }
  return opened
}

function inFile(file: string): Database {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const sqlite = new DatabaseSync(file, { timeout: 2000 })
    try {
      prepare(sqlite, file)
    } catch (error) {
      sqlite.close()
      throw error
    }
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(sqlite) }) })
    return { db, where: file, pool: null, close: () => db.destroy() }
  } catch (error) {
    throw troubleWithFile(error, file) ?? troubleBehind(error, file) ?? error
  }
}

/** Stamped into the head of the file, so that we know our own. */
const OURS = 0x5341_4c54

/** One process, and nothing is called written before it lies on the disk. */
function prepare(sqlite: DatabaseSync, file: string): void {
  const { application_id: mark } = sqlite.prepare('pragma application_id').get() as { application_id: number }
  const { tables } = sqlite.prepare('select count(*) as tables from sqlite_master').get() as {
    tables: number
  }
  if (mark !== OURS && tables > 0) throw trouble('not-a-database', file)
  if (isNewer(sqlite)) throw trouble('newer', file)
  sqlite.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma application_id = ${OURS};
    pragma cache_size = -32000;
    pragma wal_autocheckpoint = 4000;
  `)
}

/** Looked at before anything is written. */
function isNewer(sqlite: DatabaseSync): boolean {
  const kept = sqlite.prepare("select name from sqlite_master where name = 'kysely_migration'").get()
  if (kept === undefined) return false
  const done = sqlite.prepare('select name from kysely_migration').all() as { name: string }[]
  return done.some(({ name }) => !Object.hasOwn(MIGRATIONS, name))
}

/** Statements that are kept for the next time. */
const MOST_PREPARED = 400

/** `node:sqlite` as Kysely expects a database: a statement says whether it returns rows. */
function adapted(sqlite: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()
  const statementOf = (text: string): StatementSync => {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement = sqlite.prepare(text)
    // What changes the schema may change what other statements mean.
    if (
      prepared.size >= MOST_PREPARED ||
      !/^(select|insert|update|delete|begin|commit|rollback)\b/i.test(text)
    )
      prepared.clear()
    else prepared.set(text, statement)
    return statement
  }
  return {
    close: () => sqlite.close(),
    prepare(text: string) {
      // A full disk ends the transaction by itself: what cannot be rolled back again must not hide the reason.
      const isOver = text === 'rollback' && !sqlite.isTransaction
      const statement = statementOf(isOver ? 'select 1' : text)
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) =>
          statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
  }
}

/** PostgreSQL gives 64-bit numbers as text; ours are counters and times, well within what a number holds. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function overPostgres(address: string): Database {
  const pool = new pg.Pool({ connectionString: address, max: 8, connectionTimeoutMillis: 5000 })
  // A connection that breaks while it is idle is replaced by the pool; the next query says if the database is gone.
  pool.on('error', () => {})
  // One that breaks between two queries of a transaction would end the process; its next query says so, too.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, where: withoutPassword(address), pool, close: () => db.destroy() }
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  return url.href
}

async function migrate({ db, where }: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  throw /executed migration .* is missing/.test(String(error)) ? trouble('newer', where) : error
}
