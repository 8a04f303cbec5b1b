// What the fields of a state can hold. Ranges are stated here and nowhere else: from them follow the width of a field's cells in
// memory, and what is refused in a position that comes from outside.

export type Range = readonly [least: number, most: number]

type TypedArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array

/** The cells of a field for those who only read them. */
export interface ReadCells
  extends Pick<
    TypedArray,
    'length' | 'includes' | 'indexOf' | 'join' | 'keys' | 'entries' | typeof Symbol.iterator
  > {
  readonly [index: number]: number
  slice(start?: number, end?: number): Cells
  every(test: (number: number, index: number) => unknown): boolean
  some(test: (number: number, index: number) => unknown): boolean
  find(test: (number: number, index: number) => unknown): number | undefined
  findIndex(test: (number: number, index: number) => unknown): number
  filter(test: (number: number, index: number) => unknown): Cells
  map(change: (number: number, index: number) => number): Cells
  reduce<T>(add: (sum: T, number: number, index: number) => T, from: T): T
}

/** The cells of a field: a typed array as narrow as its range allows. */
export interface Cells extends ReadCells, Pick<TypedArray, 'fill' | 'set' | 'copyWithin'> {
  [index: number]: number
  subarray(start?: number, end?: number): Cells
}

export interface Field {
  readonly shape: 'scalar' | 'run'
  readonly cells: number
  readonly range: Range
  /** Could these numbers stand in the field in some game? */
  fits(numbers: ArrayLike<number>): boolean
}

export interface Scalar extends Field {
  readonly shape: 'scalar'
}

export interface Run<Kind extends Cells = Cells> extends Field {
  readonly shape: 'run'
  /** Only for the compiler: the array that rules read. */
  readonly array?: Kind
}

/** A field that few actions change. */
export interface SeldomRun extends Run<Cells> {
  readonly isSeldom: true
}

/** For numbers that only grow, as the count of rolls does. */
export const COUNTLESS = 0x7fffffff

/** A single number. */
export function scalar(least: number, most: number): Scalar {
  return { shape: 'scalar', cells: 1, range: [least, most], fits: within(least, most) }
}

/** So many numbers in a row: one for each unit, or one for each hex. */
export function run(cells: number, least: number, most: number): Run {
  return { shape: 'run', cells, range: [least, most], fits: within(least, most) }
}

/** A field that few actions change: copies of a state share its cells until one of them writes, by `own`. */
export const seldom = (field: Run): SeldomRun => ({ ...field, isSeldom: true })

/** Numbers made of the bits of a table: `flags(UNITS, UNIT)`. */
export function flags(cells: number, bits: Readonly<Record<string, number>>): Run {
  return run(
    cells,
    0,
    Object.values(bits).reduce((all, bit) => all | bit, 0),
  )
}

/** So many records in a row, each of a few numbers with ranges of their own. */
export function records(count: number, ranges: readonly Range[]): Run {
  const least = Math.min(...ranges.map(range => range[0]))
  const most = Math.max(...ranges.map(range => range[1]))
  const fits = (numbers: ArrayLike<number>) => {
    for (let i = 0; i < numbers.length; i++) {
      const range = ranges[i % ranges.length]
      if (numbers[i] < range[0] || numbers[i] > range[1]) return false
    }
    return true
  }
  return { shape: 'run', cells: count * ranges.length, range: [least, most], fits }
}

function within(least: number, most: number): Field['fits'] {
  return numbers => {
    for (let i = 0; i < numbers.length; i++) if (numbers[i] < least || numbers[i] > most) return false
    return true
  }
}

const KINDS = [
  { kind: Int8Array, least: -0x80, most: 0x7f },
  { kind: Uint8Array, least: 0, most: 0xff },
  { kind: Int16Array, least: -0x8000, most: 0x7fff },
  { kind: Uint16Array, least: 0, most: 0xffff },
  { kind: Int32Array, least: -0x80000000, most: 0x7fffffff },
] as const

export type CellKind = (typeof KINDS)[number]['kind']

/** The narrowest cells that hold a range. */
export function cellsFor([least, most]: Range): CellKind {
  const wide = KINDS.find(kind => least >= kind.least && most <= kind.most)
  if (wide === undefined) throw new RangeError(`no cell holds the numbers from ${least} to ${most}`)
  return wide.kind
}
