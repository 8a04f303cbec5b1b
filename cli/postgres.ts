// The lab on PostgreSQL, loaded only by those who ask for it.
import type { playBatches } from '../lab/pool.ts'
import { misuse, Problem } from './problem.ts'

export const POSTGRES_USAGE = `  --postgres database of the workers (salient work) that play instead of this machine: postgres://user@host/name`

/** `playBatches` on the workers of a database. */
export async function batchesOver(url: string): Promise<typeof playBatches> {
  const { playOverPostgres } = await import('../lab/queue/ask.ts')
  const play = playOverPostgres(postgresUrl(url), tellUser)
  return async (batches, threads, done) => inWords(() => play(batches, threads, done))
}

/** What goes wrong with the database is for the user to put right. */
export async function inWords<T>(act: () => Promise<T>): Promise<T> {
  const { QueueTrouble } = await import('../lab/queue/away.ts')
  try {
    return await act()
  } catch (error) {
    if (error instanceof QueueTrouble) throw new Problem(error.message)
    throw error
  }
}

export function postgresUrl(url: string): string {
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
    throw misuse('--postgres is an address like postgres://user@host:5432/name')
  return url
}

/** A line beside the standard output, and not behind a bar that is drawn there. */
export function tellUser(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\x1b[K' : ''}salient: ${line}\n`)
}
