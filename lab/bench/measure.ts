export interface Effort {
  /** Milliseconds for which the work is done before anything is measured, so that it is compiled. */
  readonly warmUp: number
  /** Milliseconds of one sample. */
  readonly sample: number
  /** Samples, of which the median counts. */
  readonly samples: number
}

export const THOROUGH: Effort = { warmUp: 300, sample: 100, samples: 9 }
export const HASTY: Effort = { warmUp: 5, sample: 5, samples: 3 }

/** Milliseconds that this thread has worked. Time in which the machine did something else does not count. */
function working(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Work = () => unknown

/** Milliseconds that the work takes once, the median of several samples. */
export function timeOf(work: Work, effort: Effort): number {
  const times = timesFor(work, effort)
  return median(Array.from({ length: effort.samples }, () => repeat(work, times)))
}

/** The same by the sample that was disturbed least: for work whose cost is memory, which other programs use, too. */
export function fastestOf(work: Work, effort: Effort): number {
  const times = timesFor(work, effort)
  return Math.min(...Array.from({ length: effort.samples }, () => repeat(work, times)))
}

/**
 * Two kinds of work, sampled in turn: what else the machine has to do burdens both alike. `ratio` is how many times as
 * long the second takes as the first.
 */
export function compareTimes(
  first: Work,
  second: Work,
  effort: Effort,
): { first: number; second: number; ratio: number } {
  const firstTimes = timesFor(first, effort)
  const secondTimes = timesFor(second, effort)
  const pairs = Array.from({ length: effort.samples }, () => [
    repeat(first, firstTimes),
    repeat(second, secondTimes),
  ])
  return {
    first: median(pairs.map(pair => pair[0])),
    second: median(pairs.map(pair => pair[1])),
    ratio: median(pairs.map(pair => pair[1] / pair[0])),
  }
}

function timesFor(work: Work, effort: Effort): number {
  return Math.max(1, Math.ceil(effort.sample / repeatFor(work, effort.warmUp)))
}

/** Where the answers go, so that nobody can optimise the work away. */
let answer: unknown
export const lastAnswer = (): unknown => answer

function repeat(work: Work, times: number): number {
  const [begun, clock] = [working(), performance.now()]
  for (let i = 0; i < times; i++) answer = work()
  // The system counts a thread's work by the millisecond or so: what is shorter is left to the clock.
  return (working() - begun || performance.now() - clock) / times
}

/**
 * Milliseconds of work for each time. On a busy machine a thread may wait longer than it works: work that was only waited for is not
 * compiled yet.
 */
function repeatFor(work: Work, milliseconds: number): number {
  const begun = working()
  const clock = performance.now()
  let times = 0
  let spent = 0
  while (spent < milliseconds || times === 0) {
    answer = work()
    times += 1
    spent = working() - begun
  }
  return Math.max(1e-6, (spent || performance.now() - clock) / times)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
