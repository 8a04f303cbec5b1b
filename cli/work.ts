import { cores } from '../lab/pool.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { inWords, postgresUrl, tellUser } from './postgres.ts'
import { misuse } from './problem.ts'

export const usage = `salient work --postgres URL [--jobs k] [--json]

Plays for other machines: takes batches of games from a PostgreSQL database, into which \`salient selfplay --postgres\` puts
them, and answers there. Runs until Ctrl-C; what it was playing then goes to another worker.
  --postgres the database: postgres://user@host:5432/name
  --jobs     threads (as many as there are cores)`

const OPTIONS = {
  postgres: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('work', args, OPTIONS)
  if (values.postgres === undefined) throw misuse('which --postgres? (salient work --help)')
  const url = postgresUrl(values.postgres)
  const jobs = Math.max(1, wholeNumber('jobs', values.jobs) ?? cores())
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
  const { workOnQueue } = await import('../lab/queue/work.ts')
  const done = await inWords(() => workOnQueue(url, jobs, tellUser, stop.signal))
  if (values.json) printJson(done)
  else printLines([`played ${done.batches} batches, ${done.games} games`])
  return 0
}
