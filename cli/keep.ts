// `--out`: where a long run keeps what is finished.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../engine/game/action.ts'
import { type Logbook, noLogbook, openLogbook } from '../lab/logbook.ts'
import { Problem } from './problem.ts'

export const OUT_USAGE = `  --out      file, or a folder that exists: keeps what is finished, and the same command goes on from there`

/** The logbook of a command; the number of threads is no part of it. */
export function logbookAt<R>(out: string | undefined, verb: string, command: Json): Logbook<R> {
  if (out === undefined) return noLogbook()
  const isFolder = existsSync(out) && statSync(out).isDirectory()
  const file = isFolder ? join(out, `${verb}.jsonl`) : out
  const opened = openLogbook<R>(file, command)
  if (!opened.ok) throw new Problem(`${file}: ${opened.faults[0].reason}`)
  return opened.value
}
