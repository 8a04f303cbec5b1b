// PostgreSQL tells the other processes that a table has news. The news itself is read from the records: a call that is lost
// costs time, never truth.
import type pg from 'pg'

const CHANNEL = 'salient_news'

/** Milliseconds until a broken connection is tried again. */
const AGAIN = 1000

export async function listenTo(pool: pg.Pool, news: (table: string) => void): Promise<() => Promise<void>> {
  let isClosed = false
  let listening: pg.PoolClient | null = null
  const letGo = () => {
    const client = listening
    listening = null
    client?.release(true)
  }
  const connect = async (): Promise<void> => {
    const client = await pool.connect()
    listening = client
    client.on('notification', ({ payload }) => payload !== undefined && news(payload))
    client.on('error', () => {
      if (listening !== client) return
      letGo()
      retry()
    })
    await client.query(`listen ${CHANNEL}`)
  }
  const retry = () => {
    if (!isClosed) setTimeout(() => void connect().catch(retry), AGAIN).unref()
  }
  await connect()
  return async () => {
    isClosed = true
    letGo()
  }
}

export async function callOut(pool: pg.Pool, table: string): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, table])
}
