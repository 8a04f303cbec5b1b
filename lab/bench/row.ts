/** One line of the benchmark. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** How many times better than `against`, or how many times its cost; null where there is nothing to compare with. */
  readonly ratio: number | null
  readonly against: string | null
}

/** Three digits are all that a benchmark knows. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export function plainRow(name: string, value: number, unit: string): Row {
  return { name, value: rounded(value), unit, ratio: null, against: null }
}

export function comparedRow(name: string, value: number, unit: string, ratio: number, against: string): Row {
  return { name, value: rounded(value), unit, ratio: rounded(ratio), against }
}

/** What must be reached. */
export interface Bar {
  readonly what: string
  readonly reached: boolean
  readonly figure: string
}

export const atLeast = (what: string, value: number, bar: number): Bar => ({
  what,
  reached: value >= bar,
  figure: `${rounded(value)}, wanted at least ${bar}`,
})

export const atMost = (what: string, value: number, bar: number): Bar => ({
  what,
  reached: value <= bar,
  figure: `${rounded(value)}, wanted at most ${bar}`,
})

/** A part of the benchmark. */
export interface Bench {
  readonly rows: readonly Row[]
  readonly bars: readonly Bar[]
  /** What could not be compared, and what to do about it. */
  readonly remarks: readonly string[]
}
