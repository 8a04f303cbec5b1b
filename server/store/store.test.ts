// One contract, two databases: a real SQLite file and a real PostgreSQL.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binariesHere, type Postgres, postgresOf } from '../../tools/postgres.fixture.ts'
import { openDatabase } from './database.ts'
import { Store } from './store.ts'
import { troubleBehind } from './trouble.ts'
import { Writer } from './writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'salient-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const binaries = await binariesHere()

const tableRow = (id: string) => ({
  id,
  game: 'stones',
  rules_version: 1,
  scenario: 'twelve',
  options: '{}',
  seats: '[]',
  seed: 'ab',
  is_strict: 0,
  host: 'host',
  shares: null,
  opened_at: 1_700_000_000_000,
  over_at: null,
})
const seatRow = (table: string, seat: number) => ({
  table_id: table,
  seat,
  secret: `secret ${seat}`,
  player: '',
  holder: null,
  promise: null,
  share: null,
})
const record = (n: number) => ({ n, body: `{"n":${n}}`, told: 3 })
const write = (table: string, ns: readonly number[], request: string | null = null) => ({
  table,
  records: ns.map(record),
  answer: request === null ? null : { seat: 0, request, text: 'done' },
  overAt: null,
})

function contract(place: () => string): void {
  let store: Store
  beforeAll(async () => {
    store = await Store.open(place())
    await store.openTable(tableRow('one'), [seatRow('one', -1), seatRow('one', 0), seatRow('one', 1)])
  })
  afterAll(() => store.close())

  it('gives back a table and its seats as they were kept', async () => {
    expect(await store.table('one')).toEqual(tableRow('one'))
    expect(await store.table('two')).toBeUndefined()
    expect(await store.seats('one')).toEqual([-1, 0, 1].map(seat => seatRow('one', seat)))
  })

  it('sits one session down, and no other after it', async () => {
    expect(await store.takeSeat('one', 0, 'anna', 'Anna')).toBe(true)
    expect(await store.takeSeat('one', 0, 'bert', 'Bert')).toBe(false)
    expect(await store.takeSeat('one', 0, 'anna', 'Anna')).toBe(true)
    expect((await store.seats('one'))[1]).toMatchObject({ holder: 'anna', player: 'Anna' })
  })

  it('begins a table once', async () => {
    expect(await store.begin('one', '["aa"]')).toBe(true)
    expect(await store.begin('one', '["bb"]')).toBe(false)
    expect(await store.table('one')).toMatchObject({ shares: '["aa"]' })
  })

  it('keeps records in their order and never twice, and the rest of a group although one is refused', async () => {
    await store.write(write('one', [1, 2], 'r1'))
    const group = [write('one', [3]), write('one', [2, 4]), write('other', [1])]
    const results = await Promise.allSettled(group.map(one => store.write(one)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { code: 'taken' } })
    expect((await store.records('one')).map(({ n }) => n)).toEqual([1, 2, 3])
    expect(await store.records('one', 2)).toEqual([record(3)])
  })

  it('remembers the first answer to a request', async () => {
    expect(await store.answer('one', 0, 'r1')).toBe('done')
    expect(await store.answer('one', 1, 'r1')).toBeUndefined()
    await expect(store.write(write('one', [4], 'r1'))).rejects.toMatchObject({ code: 'taken' })
    expect((await store.records('one')).length).toBe(3)
  })

  it('grants seats to sessions and takes them away again', async () => {
    for (const seat of [0, 1, 1]) await store.grant('anna', 'one', seat)
    expect(await store.granted('anna', 'one')).toEqual([0, 1])
    await store.revoke('one', 0)
    expect(await store.granted('anna', 'one')).toEqual([1])
    expect((await store.tablesOf('anna')).map(({ id }) => id)).toEqual(['one'])
    expect((await store.tablesOf('host')).map(({ id }) => id)).toEqual(['one'])
    expect(await store.tablesOf('bert')).toEqual([])
  })

  it('keeps what is said, numbered', async () => {
    await store.say('one', 0, 'Good luck.', 5)
    await store.say('one', 1, 'You, too.', 6)
    expect((await store.talk('one')).map(({ n, text }) => [n, text])).toEqual([
      [1, 'Good luck.'],
      [2, 'You, too.'],
    ])
  })

  it('has everything still there when it is opened again', async () => {
    await store.close()
    store = await Store.open(place())
    expect((await store.records('one')).length).toBe(3)
    expect((await store.talk('one')).length).toBe(2)
  })
}

describe('SQLite', () => {
  contract(() => join(folder, 'salient.sqlite'))

  it('refuses a file that another process has open', async () => {
    const file = join(folder, 'busy.sqlite')
    const first = await Store.open(file)
    await expect(Store.open(file)).rejects.toMatchObject({ code: 'locked' })
    await first.close()
    await (await Store.open(file)).close()
  })

  it.each([
    ['text', 'Dear diary', 'not-a-database'],
    ['somebody else’s database', null, 'not-a-database'],
  ])('refuses %s and does not touch it', async (name, text, code) => {
    const file = join(folder, `${name.slice(0, 4)}.sqlite`)
    if (text === null) foreign(file)
    else writeFileSync(file, text.repeat(100))
    const before = readFileSync(file)
    await expect(Store.open(file)).rejects.toMatchObject({ name: 'StoreTrouble', code })
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('refuses a database of a newer version', async () => {
    const file = join(folder, 'newer.sqlite')
    await (await Store.open(file)).close()
    const raw = new DatabaseSync(file)
    raw.exec("insert into kysely_migration (name, timestamp) values ('9999-to-come', '2030')")
    raw.close()
    await expect(Store.open(file)).rejects.toMatchObject({ code: 'newer' })
  })

  it('refuses to write when there is no room, and goes on when there is', async () => {
    const { db, where, close } = await openDatabase(join(folder, 'full.sqlite'))
    const writer = new Writer(db, where)
    const big = { ...write('one', []), records: [{ n: 1, body: 'x'.repeat(2_000_000), told: 0 }] }
    await sql`pragma max_page_count = 64`.execute(db)
    await expect(writer.write(big)).rejects.toMatchObject({ code: 'full' })
    await writer.write(write('two', [1]))
    await sql`pragma max_page_count = 100000`.execute(db)
    await writer.write(big)
    const kept = await db.selectFrom('records').select(['table_id', 'n']).orderBy('table_id').execute()
    expect(kept).toEqual([
      { table_id: 'one', n: 1 },
      { table_id: 'two', n: 1 },
    ])
    await close()
  })
})

function foreign(file: string): void {
  const raw = new DatabaseSync(file)
  raw.exec('create table recipes (title text)')
  raw.close()
}

describe.skipIf(typeof binaries === 'string')('PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    if (typeof binaries === 'string') return
    postgres = await postgresOf(binaries)
    await postgres.start()
  })
  afterAll(() => postgres?.remove())
  contract(() => postgres.url)

  it('tells the other process that a table has news', async () => {
    const [writer, reader] = [await Store.open(postgres.url), await Store.open(postgres.url)]
    const { promise: heard, resolve: hear } = Promise.withResolvers<string>()
    const own: string[] = []
    const stops = [
      await reader.listen((news, table) => hear(`${news} ${table}`)),
      await writer.listen((news, table) => own.push(`${news} ${table}`)),
    ]
    await writer.write(write('news', [1]))
    expect([await heard, own]).toEqual(['deed news', []])
    for (const stop of stops) await stop()
    await Promise.all([writer.close(), reader.close()])
  })

  it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
    'takes "%s" for a database that does not answer',
    message => {
      expect(troubleBehind(new Error(message), 'there')).toMatchObject({ code: 'away' })
    },
  )

  it('says that a database which is not there does not answer', async () => {
    await expect(Store.open('postgres://nobody:secret@127.0.0.1:1/none')).rejects.toMatchObject({
      code: 'away',
      message: expect.not.stringContaining('secret'),
    })
  })
})
