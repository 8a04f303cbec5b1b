// How a printed map numbers its hexes: which lines there are, how far each runs, what is printed in a hex.

export type Parity = 'odd' | 'even'

export interface GridSpec {
  /** The first and the last line. */
  readonly lines: readonly [number, number]
  /** The first and the last position along a line. */
  readonly along: readonly [number, number]
  /** The lines that lie half a hex further along than the others. */
  readonly shifted: Parity
  /** Lines of this parity stop here instead. */
  readonly short?: { readonly lines: Parity; readonly last: number }
  /** Lines of this parity begin here instead. */
  readonly early?: { readonly lines: Parity; readonly first: number }
  /** Hexes that the map leaves out (cut corners, legends), by number, in the order of the grid. */
  readonly absent?: readonly string[]
  /** What is printed: A stands for a digit of the line, B for one of the position, the rest for itself. */
  readonly number?: string
}

export const DEFAULT_NUMBER = 'AABB'

/** More would not fit the 16-bit numbers that hold hexes everywhere. */
export const MOST_HEXES = 32767

export const isOfParity = (line: number, parity: Parity): boolean => ((line & 1) === 1) === (parity === 'odd')

export const isShifted = (spec: GridSpec, line: number): boolean => isOfParity(line, spec.shifted)

export function firstAlong(spec: GridSpec, line: number): number {
  return spec.early && isOfParity(line, spec.early.lines) ? spec.early.first : spec.along[0]
}

export function lastAlong(spec: GridSpec, line: number): number {
  return spec.short && isOfParity(line, spec.short.lines) ? spec.short.last : spec.along[1]
}

/**
 * What is printed in the hexes of a map. A position below zero is printed like an odometer turned back:
 * with two digits -1 is 99 (Budziszyn has a hex 2899 above 2800).
 */
export function numbering(spec: GridSpec): (line: number, along: number) => string {
  const [, before, first, between, second, after] = PATTERN.exec(spec.number ?? DEFAULT_NUMBER)!
  const isLineFirst = first.startsWith('A')
  return (line, along) => {
    const [one, two] = isLineFirst ? [line, along] : [along, line]
    return before + digits(one, first.length) + between + digits(two, second.length) + after
  }
}

// One run of A and one of B, in either order, and around them no sign that the line formats use themselves.
const PATTERN = /^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/

export function isNumberPattern(pattern: string): boolean {
  const found = PATTERN.exec(pattern)
  return found !== null && found[2][0] !== found[4][0]
}

/** How many numbers can be written with so many digits. */
export const numbersOf = (digits: number): number => Number(`1${'0'.repeat(digits)}`)

function digits(value: number, width: number): string {
  const shown = value < 0 ? numbersOf(width) + value : value
  return String(shown).padStart(width, '0')
}

/** Every hex number in the order of the grid, the absent ones too. */
export function allNumbers(spec: GridSpec): string[] {
  const numbers: string[] = []
  const number = numbering(spec)
  for (let line = spec.lines[0]; line <= spec.lines[1]; line++) {
    for (let along = firstAlong(spec, line); along <= lastAlong(spec, line); along++) {
      numbers.push(number(line, along))
    }
  }
  return numbers
}
