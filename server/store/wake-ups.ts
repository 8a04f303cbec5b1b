// PostgreSQL tells the other processes that a table has news. The news itself is read from the database: a call that is lost
// costs time, never truth.
import type pg from 'pg'

const CHANNEL = 'salient_news'

/** Milliseconds until a broken connection is tried again. */
const AGAIN = 1000

/** Something was done in the game; or somebody sat down, spoke, got another link, or the game began or ended. */
export type News = 'deed' | 'room'

export interface Call {
  readonly news: News
  readonly table: string
  /** Which process calls: nobody needs to hear of what he did himself. */
  readonly from: string
}

export async function listenTo(pool: pg.Pool, hear: (call: Call) => void): Promise<() => Promise<void>> {
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
    client.on('notification', ({ payload }) => payload !== undefined && hear(JSON.parse(payload)))
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

export async function callOut(pool: pg.Pool, call: Call): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(call)])
}
