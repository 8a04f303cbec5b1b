// What all long runs of the lab have in common: who plays, and where it is kept what is finished.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../engine/game/action.ts'
import type { SelfplayResult } from '../lab/batches.ts'
import type { Keeping } from '../lab/kept.ts'
import { type Logbook, noLogbook, openLogbook } from '../lab/logbook.ts'
import { cores } from '../lab/pool.ts'
import { wholeNumber } from './arguments.ts'
import { batchesOver, POSTGRES_USAGE } from './postgres.ts'
import { Problem } from './problem.ts'

export const KEEP_OPTIONS = {
  seed: { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
  postgres: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const KEEP_USAGE = `  --seed     seed of the first game; the next has the next number (1)
  --jobs     threads (as many as there are cores)
  --out      file, or a folder that exists: keeps what is finished, and the same command goes on from there
${POSTGRES_USAGE}`

interface Words {
  readonly jobs?: string
  readonly out?: string
  readonly postgres?: string
}

/** `command` is all that the results depend on; who plays is no part of it. */
export async function keepingOf(words: Words, verb: string, command: Json): Promise<Keeping<SelfplayResult>> {
  const threads = Math.max(1, wholeNumber('jobs', words.jobs) ?? cores())
  const logbook = logbookAt<SelfplayResult>(words.out, verb, command)
  return words.postgres === undefined
    ? { threads, logbook }
    : { threads, logbook, play: await batchesOver(words.postgres) }
}

export function logbookAt<R>(out: string | undefined, verb: string, command: Json): Logbook<R> {
  if (out === undefined) return noLogbook()
  const isFolder = existsSync(out) && statSync(out).isDirectory()
  const file = isFolder ? join(out, `${verb}.jsonl`) : out
  const opened = openLogbook<R>(file, command)
  if (!opened.ok) throw new Problem(`${file}: ${opened.faults[0].reason}`)
  return opened.value
}
