// Finished batches in a file, one JSON line each, so that a run which was broken off goes on where it stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { failure, type Result, success } from '../engine/files/result.ts'
import type { Json } from '../engine/game/action.ts'

export interface Logbook<R> {
  /** The result of a batch that was finished earlier. */
  resultOf(batch: object): R | undefined
  write(batch: object, result: R): void
}

/** Remembers nothing: for a run that is not to be kept. */
export function noLogbook<R>(): Logbook<R> {
  return { resultOf: () => undefined, write: () => {} }
}

/**
 * Opens the file for this command, or begins it. A file of another command is refused; a last line that was torn when
 * the run was broken off is dropped.
 */
export function openLogbook<R>(file: string, command: Json): Result<Logbook<R>> {
  const refuse = (reason: string) => failure([{ file, line: 1, reason }])
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify({ command })}\n`)
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').filter(line => line !== '')
  const begun = parsed(first ?? '')
  if (begun === null || !('command' in begun)) return refuse('it is not a file of this program; name another')
  if (!isDeepStrictEqual(begun.command, command)) {
    return refuse(`it was begun by another command (${JSON.stringify(begun.command)}); name another file`)
  }
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  const done = new Map<string, R>()
  for (const [i, line] of lines.entries()) {
    const entry = parsed(line)
    if (entry === null || !('batch' in entry))
      return refuse(`its line ${i + 2} is damaged; name another file`)
    done.set(JSON.stringify(entry.batch), entry.result as R)
  }
  return success({
    resultOf: batch => done.get(JSON.stringify(batch)),
    write(batch, result) {
      done.set(JSON.stringify(batch), result)
      appendFileSync(file, `${JSON.stringify({ batch, result })}\n`)
    },
  })
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
