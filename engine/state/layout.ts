import type { Dice } from '../dice/dice.ts'
import {
  type CellKind,
  type Cells,
  cellsFor,
  type Field,
  type ReadCells,
  type Run,
  type Scalar,
  type SeldomRun,
} from './fields.ts'

export {
  type Cells,
  COUNTLESS,
  flags,
  type Range,
  type ReadCells,
  records,
  run,
  scalar,
  seldom,
} from './fields.ts'

/**
 * A state is one buffer with names over it: copying is one copy of memory, comparing is one loop, and rule files still read
 * `g.turn` and `g.place[unit]`. A field says what it can hold, and gets cells that are wide enough for that and no wider.
 */
export type LayoutSpec = Readonly<Record<string, Scalar | Run>>

export type Fields<L extends LayoutSpec> = {
  -readonly [K in keyof L]: L[K] extends Scalar
    ? number
    : L[K] extends SeldomRun
      ? ReadCells
      : L[K] extends Run<infer Kind>
        ? Kind
        : never
}

/** The fields that few actions change. */
export type SeldomNames<L extends LayoutSpec> = {
  [K in keyof L]: L[K] extends SeldomRun ? K : never
}[keyof L] &
  string

/** What every state carries beside its cells. None of it changes during a game. */
export interface StateBase<Terms, Derived, Seldom extends string = string> {
  /** The memory of all fields that a copy does not share, in words: for the layout, not for reading. */
  readonly cells: Int32Array
  /** Chance: a pure function of the roll counter, which is a cell. */
  dice: Dice
  /** Scenario and options: fixed for the length of the game. */
  readonly terms: Terms
  /** Zones of control and the like, computed when asked for. Never copied, never stored. */
  derived: Derived | undefined
  copy(): this
  /** Overwrites this state with another of the same layout; the cheap way to search. */
  copyFrom(other: this): void
  /** The cells of a field that copies share, for writing: from now on they are this state's alone. */
  own(field: Seldom): Cells
  /** The same for all of them, for whoever writes to fields without knowing their names. */
  ownAll(): void
  /** Every number of the state in the order of its fields, however wide their cells are. */
  numbers(): Int32Array
}

export type StateOf<L extends LayoutSpec, Terms, Derived> = StateBase<Terms, Derived, SeldomNames<L>> &
  Fields<L>

/** The cells of a position, or the first field that does not fit and what is wrong with it. */
export type CellsRead =
  | { readonly ok: true; readonly cells: Int32Array }
  | { readonly ok: false; readonly field: string; readonly reason: string }

export interface Layout<L extends LayoutSpec, Terms, Derived> {
  readonly spec: L
  create(terms: Terms, dice: Dice, cells?: Int32Array): StateOf<L, Terms, Derived>
  /** The named fields as plain JSON values. Lists that are the same in `before`, made so earlier, are taken from there. */
  toJSON(
    state: StateOf<L, Terms, Derived>,
    before?: Readonly<Record<string, unknown>>,
  ): Record<string, number | number[]>
  fromJSON(json: unknown): CellsRead
  /** Does every field hold what its range allows? */
  isSound(state: StateOf<L, Terms, Derived>): boolean
}

/** Curried so that the fields are inferred while terms and derived data are named: `stateLayout<T, D>()({...})`. */
export function stateLayout<Terms, Derived>() {
  return <const L extends LayoutSpec>(spec: L): Layout<L, Terms, Derived> => {
    const memory = memoryOf(spec)
    /** Of JSON that was made to be compared with: the state that it shows. */
    const stateBehind = new WeakMap<object, StateOf<L, Terms, Derived>>()
    const make = stateClass<L, Terms, Derived>(memory)
    return {
      spec,
      create: (terms, dice, cells) => make(cells ?? new Int32Array(memory.words), terms, dice),
      toJSON(state, before) {
        const json: Record<string, number | number[]> = {}
        const known = before === undefined ? undefined : stateBehind.get(before)
        for (const place of memory.places) {
          const name = place.name as keyof L & string
          json[name] =
            known === undefined || place.field.shape === 'scalar'
              ? plain(state[name])
              : isSeldom(place.field)
                ? rewritten(before![name] as number[], known[name] as ReadCells, state[name] as ReadCells)
                : changedList(
                    before![name] as number[],
                    state[name] as Cells,
                    known.cells,
                    state.cells,
                    place,
                  )
        }
        if (before !== undefined) stateBehind.set(json, state.copy())
        return json
      },
      fromJSON: json => cellsFrom(json, memory),
      isSound(state) {
        // In cells of one width the loops over them are compiled once.
        const numbers = state.numbers()
        let end = 0
        return memory.places.every(({ field }) => {
          end += field.cells
          return field.fits(numbers.subarray(end - field.cells, end))
        })
      },
    }
  }
}

/** Where a field lies in the buffer. */
interface Place {
  readonly name: string
  readonly field: Field
  readonly kind: CellKind
  /** In bytes. */
  readonly offset: number
}

interface Memory {
  /** In the order of the fields. */
  readonly places: readonly Place[]
  /** Of all fields. */
  readonly words: number
  /** Of those that every copy has for itself; the others lie behind them in a state that was just made. */
  readonly ownWords: number
}

const isSeldom = (field: Field): boolean => 'isSeldom' in field

/** Wide cells come first, so that every field lies on a boundary of its own width; those that copies share come last. */
function memoryOf(spec: LayoutSpec): Memory {
  const fields = Object.entries(spec).map(([name, field]) => ({
    name,
    field,
    kind: field.shape === 'scalar' ? Int32Array : cellsFor(field.range),
  }))
  const offsets = new Map<string, number>()
  let words = 0
  let ownWords = 0
  for (const shared of [false, true]) {
    ownWords = words
    let bytes = words * 4
    for (const width of [4, 2, 1]) {
      for (const { name, field, kind } of fields) {
        if (kind.BYTES_PER_ELEMENT !== width || isSeldom(field) !== shared) continue
        offsets.set(name, bytes)
        bytes += field.cells * width
      }
    }
    words = Math.ceil(bytes / 4)
  }
  return { places: fields.map(place => ({ ...place, offset: offsets.get(place.name)! })), words, ownWords }
}

function plain(value: unknown): number | number[] {
  if (typeof value === 'number') return value
  const cells = value as Cells
  // Views are made by the thousand, and a plain loop is several times as fast as Array.from.
  const numbers = new Array<number>(cells.length)
  for (let i = 0; i < cells.length; i++) numbers[i] = cells[i]
  return numbers
}

/** The list of a field: that of the cells before if nothing has changed, else a copy of it with what has. */
function changedList(
  list: number[],
  values: Cells,
  before: Int32Array,
  after: Int32Array,
  { offset, kind }: Place,
): number[] {
  const bytes = kind.BYTES_PER_ELEMENT
  const end = (offset + values.length * bytes) / 4
  let changed = list
  for (let word = offset >> 2; word < end; word++) {
    if (before[word] === after[word]) continue
    if (changed === list) changed = list.slice()
    // Fields of narrow cells may share their first and last word with a neighbour.
    const first = Math.max(0, (word * 4 - offset) / bytes)
    const last = Math.min(values.length, (word * 4 + 4 - offset) / bytes)
    for (let i = first; i < last; i++) changed[i] = values[i]
  }
  return changed
}

/** The same for a field whose cells may be shared, which then have not changed. */
function rewritten(list: number[], before: ReadCells, after: ReadCells): number[] {
  if (before === after) return list
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return plain(after) as number[]
  return list
}

function stateClass<L extends LayoutSpec, Terms, Derived>({ places, ownWords }: Memory) {
  const runs = places.filter(({ field }) => field.shape === 'run' && !isSeldom(field))
  const shared = places.filter(({ field }) => isSeldom(field))
  const bitOf = new Map(shared.map(({ name }, i) => [name, 1 << i]))
  const ALL_SHARED = (1 << shared.length) - 1

  class State {
    readonly cells: Int32Array
    readonly terms: Terms
    dice: Dice
    derived: Derived | undefined = undefined
    /** Bits of the fields whose cells another state may read, too. */
    sharedBits = 0

    /** With the fields that copies share taken from `like`, or from behind the other cells. */
    constructor(cells: Int32Array, terms: Terms, dice: Dice, like: State | null) {
      this.cells = like === null ? cells.subarray(0, ownWords) : cells
      this.terms = terms
      this.dice = dice
      const fields = this as unknown as Record<string, Cells>
      const buffer = cells.buffer as ArrayBuffer
      for (let i = 0; i < runs.length; i++) {
        const { name, kind, offset, field } = runs[i]
        fields[name] = new kind(buffer, offset, field.cells)
      }
      for (let i = 0; i < shared.length; i++) {
        const { name, kind, offset, field } = shared[i]
        fields[name] =
          like === null
            ? new kind(buffer, offset, field.cells)
            : (like as unknown as Record<string, Cells>)[name]
      }
    }

    copy(): State {
      const copy = new State(this.cells.slice(), this.terms, this.dice, this)
      copy.sharedBits = ALL_SHARED
      this.sharedBits = ALL_SHARED
      return copy
    }

    copyFrom(other: State): void {
      this.cells.set(other.cells)
      this.dice = other.dice
      this.derived = undefined
      const fields = this as unknown as Record<string, Cells>
      const others = other as unknown as Record<string, Cells>
      for (let i = 0; i < shared.length; i++) {
        const { name } = shared[i]
        if (fields[name] === others[name]) continue
        // Cells of its own are written over, so that whoever copies into one state again and again never makes new ones.
        if ((this.sharedBits & (1 << i)) === 0) {
          fields[name].set(others[name])
          continue
        }
        fields[name] = others[name]
        other.sharedBits |= 1 << i
      }
    }

    own(name: string): Cells {
      const fields = this as unknown as Record<string, Cells>
      const bit = bitOf.get(name)
      if (bit === undefined) throw new RangeError(`copies do not share ${name}`)
      if (this.sharedBits & bit) {
        fields[name] = fields[name].slice()
        this.sharedBits &= ~bit
      }
      return fields[name]
    }

    ownAll(): void {
      for (const { name } of shared) this.own(name)
    }

    numbers(): Int32Array {
      const numbers = new Int32Array(places.reduce((sum, { field }) => sum + field.cells, 0))
      const fields = this as unknown as Record<string, number | Cells>
      let at = 0
      for (const { name, field } of places) {
        const value = fields[name]
        if (typeof value === 'number') numbers[at] = value
        else numbers.set(value, at)
        at += field.cells
      }
      return numbers
    }
  }

  for (const { name, field, offset } of places) {
    if (field.shape === 'run') continue
    const at = offset / 4
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.cells[at]
      },
      set(this: State, value: number) {
        this.cells[at] = value
      },
    })
  }

  return (cells: Int32Array, terms: Terms, dice: Dice) =>
    new State(cells, terms, dice, null) as unknown as StateOf<L, Terms, Derived>
}

const MISSHAPEN = 'is missing, misspelt or of the wrong size'
const OUT_OF_RANGE = 'holds numbers that no game can reach'

function cellsFrom(json: unknown, { places, words }: Memory): CellsRead {
  if (typeof json !== 'object' || json === null) return { ok: false, field: 'state', reason: MISSHAPEN }
  const fields = json as Record<string, unknown>
  const unknown = Object.keys(fields).find(given => !places.some(({ name }) => name === given))
  if (unknown !== undefined) return { ok: false, field: unknown, reason: MISSHAPEN }
  const cells = new Int32Array(words)
  for (const { name, field, kind, offset } of places) {
    const numbers = field.shape === 'scalar' ? [fields[name]] : fields[name]
    const isShaped =
      Array.isArray(numbers) && numbers.length === field.cells && numbers.every(n => Number.isInteger(n))
    if (!isShaped) return { ok: false, field: name, reason: MISSHAPEN }
    if (!field.fits(numbers)) return { ok: false, field: name, reason: OUT_OF_RANGE }
    new kind(cells.buffer as ArrayBuffer, offset, field.cells).set(numbers)
  }
  return { ok: true, cells }
}

/** Do two states hold the same numbers? */
export const sameState = (a: Numbered, b: Numbered): boolean => sameNumbers(a.numbers(), b.numbers())

interface Numbered {
  numbers(): Int32Array
}

export function sameNumbers(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** A 53-bit fingerprint of a state's numbers, for counting distinct positions and for comparing machines. */
export function fingerprint(numbers: Int32Array): string {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let i = 0; i < numbers.length; i++) {
    low = Math.imul(low ^ numbers[i], 0x01000193)
    low ^= low >>> 15
    high = Math.imul(high + numbers[i], 0x85ebca6b)
    high ^= high >>> 13
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0')
}
