// Batches as jobs on PostgreSQL. pg-boss hands each to one worker and takes it back from a worker that falls silent; a
// table of our own keeps each result, once.
import { createHash } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Batch } from '../batches.ts'
import { isAway, patienceOf, QueueTrouble, reasonOf, type Tell } from './away.ts'

const SCHEMA = 'salient_lab'
const PREFIX = 'batches-'
/** A worker that has not been heard of for so long is dead: pg-boss allows no less. */
const HEARTBEAT_SECONDS = 10
/** How long a database may be away. */
const PATIENCE_SECONDS = 120

/** A row for each batch that was played: the primary key is what counts it once, whoever plays it how often. */
const TABLE = `
  begin;
  select pg_advisory_xact_lock(hashtext('${SCHEMA}.played'));
  create table if not exists ${SCHEMA}.played (
    id uuid primary key, result json, error text, played_on timestamptz not null default now());
  delete from ${SCHEMA}.played where played_on < now() - interval '30 days';
  commit`

export interface PlayedRow {
  readonly id: string
  readonly result: unknown
  /** Why the batch could not be played, or null. */
  readonly error: string | null
}

export interface Queue {
  readonly boss: PgBoss
  readonly program: string
  /** Batches of one program have a queue of their own, so that no other program plays them. */
  readonly name: string
  insist<T>(ask: () => Promise<T>): Promise<T>
  /** What is known of these batches. */
  played(ids: readonly string[]): Promise<PlayedRow[]>
  /** Writes down what came of a batch, unless somebody did before. */
  keep(row: PlayedRow): Promise<void>
  /** Forgets batches that failed, so that they are played again. */
  forgive(ids: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function openQueue(url: string, program: string, tell: Tell): Promise<Queue> {
  const boss = await bossAt(url, tell)
  const name = `${PREFIX}${program}`
  const { insist } = patienceOf(tell, PATIENCE_SECONDS)
  const rows = (sql: string, values: unknown[]) =>
    insist(async () => (await boss.getDb().executeSql(sql, values)).rows)
  return {
    boss,
    program,
    name,
    insist,
    played: ids => rows(`select id, result, error from ${SCHEMA}.played where id = any($1)`, [ids]),
    async keep({ id, result, error }) {
      const json = error === null ? JSON.stringify(result) : null
      await rows(`insert into ${SCHEMA}.played values ($1, $2, $3) on conflict do nothing`, [id, json, error])
    },
    async forgive(ids) {
      await rows(`delete from ${SCHEMA}.played where id = any($1) and error is not null`, [ids])
    },
    close: () => stopped(boss),
  }
}

/** The program whose batches are in a queue. */
export const programIn = (queue: string): string | null =>
  queue.startsWith(PREFIX) ? queue.slice(PREFIX.length) : null

/**
 * What a batch is called, as a row and as a job: after its program and its content. Whoever asks for the same games
 * again, after a break or at the same time, finds them under the same name.
 */
export function batchId(program: string, batch: Batch): string {
  const hex = createHash('sha256')
    .update(`${program}\n${JSON.stringify(batch)}`)
    .digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

async function bossAt(url: string, tell: Tell): Promise<PgBoss> {
  const settings = {
    connectionString: url,
    schema: SCHEMA,
    application_name: 'salient',
    // A connection that died without a word must not be waited for.
    query_timeout: 30_000,
    keepAlive: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    reindex: false,
    monitorVacuum: false,
  }
  const boss = new PgBoss(settings)
  // Its absence is told by those who wait for the database.
  boss.on('error', error => isAway(error) || tell(`the queue: ${reasonOf(error)}`))
  try {
    await boss.start()
    await boss.getDb().executeSql(TABLE)
    return boss
  } catch (error) {
    await stopped(boss)
    throw new QueueTrouble(`cannot use the database: ${reasonOf(error)}`)
  }
}

/** Stops at once; what is cut off by that is no news. */
async function stopped(boss: PgBoss): Promise<void> {
  boss.removeAllListeners('error').on('error', () => {})
  await boss.stop({ graceful: false })
}

/** Makes the queue of this program, if nobody has. */
export async function prepare({ boss, name, insist }: Queue): Promise<void> {
  await insist(() =>
    boss.createQueue(name, {
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // A batch takes as long as it takes, as long as its worker is heard of.
      expireInSeconds: 23 * 60 * 60,
      // The worker decides how often a batch is tried: see MOST_TRIES.
      retryLimit: 1000,
    }),
  )
}
