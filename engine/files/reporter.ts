import type { Fault } from './result.ts'

/** Collects the faults of one file, so that its author sees all of them at once, and each of them once. */
export interface Reporter {
  readonly file: string
  /** Line of the file in which its text begins: text may stand within a source file. */
  readonly firstLine: number
  readonly faults: readonly Fault[]
  report(code: string, line: number, reason: string, place?: string): void
}

export function reporter(file: string, firstLine = 1): Reporter {
  const faults: Fault[] = []
  const told = new Set<string>()
  return {
    file,
    firstLine,
    faults,
    report(code, line, reason, place) {
      const key = `${line} ${place} ${reason}`
      if (told.has(key)) return
      told.add(key)
      faults.push(place === undefined ? { file, line, reason, code } : { file, line, place, reason, code })
    },
  }
}
