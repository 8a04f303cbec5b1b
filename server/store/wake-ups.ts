// PostgreSQL tells the other processes that a table has news. The news itself is read from the records: a call that is lost
// costs time, never truth.
import type pg from 'pg'

const CHANNEL = 'salient_news'

export async function listenTo(pool: pg.Pool, news: (table: string) => void): Promise<() => Promise<void>> {
  let isClosed = false
  let client: pg.PoolClient | null = null
  const connect = async (): Promise<void> => {
    client = await pool.connect()
    client.on('notification', ({ payload }) => payload !== undefined && news(payload))
    client.on('error', () => {
      client?.release(true)
      client = null
      if (!isClosed) setTimeout(() => void connect().catch(() => {}), 1000).unref()
    })
    await client.query(`listen ${CHANNEL}`)
  }
  await connect()
  return async () => {
    isClosed = true
    client?.release(true)
  }
}

export async function callOut(pool: pg.Pool, table: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, table])
}
