/** What is wrong with a file: where, and why, in words for the person who wrote it. */
export interface Fault {
  readonly file: string
  /** Counted from 1; 0 when the fault belongs to the file as a whole. */
  readonly line: number
  /** The hex or the counter concerned. */
  readonly place?: string
  readonly reason: string
  /** A short name for the kind of fault, for programs: `unknown-hex`, `unterminated-text`. */
  readonly code?: string
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })

export const failure = (faults: readonly Fault[]): Result<never> => ({ ok: false, faults })

/** The value if there was no fault, else all the faults. */
export const settle = <T>(value: T, faults: readonly Fault[]): Result<T> =>
  faults.length === 0 ? success(value) : failure(faults)

/** One line: `board.txt:12: 2413: there is no terrain "wods"`. */
export function describeFault(fault: Fault): string {
  const where = fault.line > 0 ? `${fault.file}:${fault.line}` : fault.file
  return fault.place === undefined ? `${where}: ${fault.reason}` : `${where}: ${fault.place}: ${fault.reason}`
}

/**
 * A line a fault, in the order of the file, and those of the file as a whole last: often they follow from the others. A
 * file that is wrong everywhere does not fill the screen.
 */
export function describeFaults(faults: readonly Fault[], atMost = 20): string {
  const place = (fault: Fault) => fault.line || Number.MAX_SAFE_INTEGER
  const sorted = faults.toSorted((a, b) => place(a) - place(b))
  const lines = sorted.slice(0, atMost).map(describeFault)
  if (sorted.length > atMost) lines.push(`and ${sorted.length - atMost} more`)
  return lines.join('\n')
}

/** For data that ships with the program, where a fault is a mistake of ours. */
export function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(describeFaults(result.faults))
}
