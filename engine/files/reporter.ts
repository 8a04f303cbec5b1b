import type { Fault } from './result.ts'

/** Collects the faults of one file, so that its author sees all of them at once. */
export interface Reporter {
  readonly file: string
  readonly faults: readonly Fault[]
  report(code: string, line: number, reason: string, place?: string): void
}

export function reporter(file: string): Reporter {
  const faults: Fault[] = []
  return {
    file,
    faults,
    report(code, line, reason, place) {
      faults.push(place === undefined ? { file, line, reason, code } : { file, line, place, reason, code })
    },
  }
}
