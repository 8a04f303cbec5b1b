// What can be wrong with a database, in a line that says what to do about it.

/** The database cannot be used, or not now. The message is for whoever runs the server; players get the code. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble'
  readonly code: TroubleCode

  constructor(code: TroubleCode, message: string) {
    super(message)
    this.code = code
  }
}

export type TroubleCode = 'locked' | 'read-only' | 'full' | 'newer' | 'not-a-database' | 'away' | 'taken'

const LINES: Readonly<Record<TroubleCode, (where: string) => string>> = {
  locked: where => `${where} is in use by another Salient: end that one, or name another file with --data`,
  'read-only': where =>
    `${where} cannot be written: give this user the right to, or name another file with --data`,
  full: where => `there is no room left for ${where}: make some, and play goes on`,
  newer: where => `${where} was made by a newer Salient: update this one; the file was not touched`,
  'not-a-database': where =>
    `${where} is not a database of Salient: name another file with --data; this one was not touched`,
  away: where => `the database ${where} does not answer: is it running, and is the address right?`,
  taken: where => `${where} holds this already`,
}

export const trouble = (code: TroubleCode, where: string): StoreTrouble =>
  new StoreTrouble(code, LINES[code](where))

/** SQLite's result codes (the low byte), and PostgreSQL's classes. */
const SQLITE: Readonly<Record<number, TroubleCode>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'full',
  13: 'full',
  14: 'read-only',
  26: 'not-a-database',
}
const POSTGRES: readonly (readonly [RegExp, TroubleCode])[] = [
  [/^23505/, 'taken'],
  [/^53100/, 'full'],
  [/^25006/, 'read-only'],
  [/^(08|57P|53|3D|28|E[A-Z]+$)/, 'away'],
]
/** What the driver of PostgreSQL says without a code. */
const AWAY = /^(timeout exceeded when trying to connect|Connection terminated)/
const UNIQUE = [1555, 2067]

/** What the file system says when a folder cannot be made. */
export function troubleWithFile(error: unknown, where: string): StoreTrouble | null {
  const { code, syscall } = error as { code?: string; syscall?: string }
  if (code === undefined || syscall === undefined) return null
  return trouble(code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'read-only', where)
}

/** The trouble behind an error of either database, or null if it is none of these. */
export function troubleBehind(error: unknown, where: string): StoreTrouble | null {
  if (error instanceof StoreTrouble) return error
  const { errcode, code } = error as { errcode?: number; code?: string }
  if (typeof errcode === 'number') {
    const kind = UNIQUE.includes(errcode) ? 'taken' : SQLITE[errcode & 0xff]
    return kind === undefined ? null : trouble(kind, where)
  }
  if (error instanceof Error && AWAY.test(error.message)) return trouble('away', where)
  const found = POSTGRES.find(([pattern]) => typeof code === 'string' && pattern.test(code))
  return found === undefined ? null : trouble(found[1], where)
}
