const WIDTH = 30

export interface Progress {
  /** So many more are done; `note` stands at the end of the line. */
  add(count: number, note?: string): void
  /** Wipes the bar. */
  end(): void
}

const SILENT: Progress = { add: () => {}, end: () => {} }

/** A bar on the standard error stream if somebody watches it there, silence otherwise. */
export function progressOf(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return SILENT
  let done = 0
  const begun = performance.now()
  return {
    add(count, note = '') {
      done += count
      stream.write(`\r${barLine(done, total, (performance.now() - begun) / 1000)}  ${note}\x1b[K`)
    },
    end: () => void stream.write('\r\x1b[K'),
  }
}

export function barLine(done: number, total: number, seconds: number): string {
  const full = Math.round((WIDTH * done) / Math.max(1, total))
  const left = done === 0 ? '' : `  ${Math.ceil((seconds * (total - done)) / done)} s left`
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${total}${left}`
}
