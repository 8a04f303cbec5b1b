export interface Effort {
  /** Milliseconds for which the work is done before anything is measured, so that it is compiled. */
  readonly warmUp: number
  /** Milliseconds of one sample. */
  readonly sample: number
  /** Samples, of which the median counts. */
  readonly samples: number
}

export const THOROUGH: Effort = { warmUp: 300, sample: 60, samples: 9 }
export const HASTY: Effort = { warmUp: 5, sample: 2, samples: 3 }

/** Milliseconds that the work takes once, the median of several samples. */
export function timeOf(work: () => unknown, effort: Effort): number {
  const once = repeatFor(work, effort.warmUp)
  const times = Math.max(1, Math.ceil(effort.sample / once))
  return median(Array.from({ length: effort.samples }, () => repeat(work, times)))
}

/** Where the answers go, so that nobody can optimise the work away. */
let answer: unknown
export const lastAnswer = (): unknown => answer

function repeat(work: () => unknown, times: number): number {
  const begun = performance.now()
  for (let i = 0; i < times; i++) answer = work()
  return (performance.now() - begun) / times
}

function repeatFor(work: () => unknown, milliseconds: number): number {
  const begun = performance.now()
  let times = 0
  for (let now = begun; now - begun < milliseconds || times === 0; now = performance.now()) {
    answer = work()
    times += 1
  }
  return Math.max(1e-6, (performance.now() - begun) / times)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
