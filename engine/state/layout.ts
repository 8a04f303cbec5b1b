import type { Dice } from '../dice/dice.ts'

/**
 * A state is one Int32Array with names over it: copying is one typed-array copy, comparing is one loop, and
 * rule files still read `g.turn` and `g.place[unit]`. A field is either a single number or a run of `n` cells.
 */
export type LayoutSpec = Readonly<Record<string, number | 'scalar'>>

export type Fields<L extends LayoutSpec> = {
  -readonly [K in keyof L]: L[K] extends 'scalar' ? number : Int32Array
}

/** What every state carries beside its cells. None of it changes during a game. */
export interface StateBase<Terms, Derived> {
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
}

export type StateOf<L extends LayoutSpec, Terms, Derived> = StateBase<Terms, Derived> & Fields<L>

export interface Layout<L extends LayoutSpec, Terms, Derived> {
  readonly spec: L
  readonly cellCount: number
  create(terms: Terms, dice: Dice, cells?: Int32Array): StateOf<L, Terms, Derived>
  /** The named fields as plain JSON values. */
  toJSON(state: StateOf<L, Terms, Derived>): Record<string, number | number[]>
  /** Cells from JSON, or the name of the first field that does not fit. */
  fromJSON(json: unknown): { ok: true; cells: Int32Array } | { ok: false; field: string }
}

/** Curried so that the fields are inferred while terms and derived data are named: `stateLayout<T, D>()({...})`. */
export function stateLayout<Terms, Derived>() {
  return <const L extends LayoutSpec>(spec: L): Layout<L, Terms, Derived> => {
    const names = Object.keys(spec)
    const offsets = new Map<string, number>()
    let cellCount = 0
    for (const name of names) {
      offsets.set(name, cellCount)
      cellCount += widthOf(spec[name])
    }
    const make = stateClass<L, Terms, Derived>(spec, offsets)

    return {
      spec,
      cellCount,
      create: (terms, dice, cells) => make(cells ?? new Int32Array(cellCount), terms, dice),
      toJSON: state => Object.fromEntries(names.map(name => [name, plain(state[name as keyof L])])),
      fromJSON: json => cellsFrom(json, spec, offsets, cellCount),
    }
  }
}

function widthOf(field: number | 'scalar'): number {
  return field === 'scalar' ? 1 : field
}

function plain(value: unknown): number | number[] {
  if (typeof value === 'number') return value
  const cells = value as Int32Array
  // Views are made by the thousand, and a plain loop is several times as fast as Array.from.
  const numbers = new Array<number>(cells.length)
  for (let i = 0; i < cells.length; i++) numbers[i] = cells[i]
  return numbers
}

function stateClass<L extends LayoutSpec, Terms, Derived>(spec: L, offsets: ReadonlyMap<string, number>) {
  class State {
    readonly cells: Int32Array
    readonly terms: Terms
    dice: Dice
    derived: Derived | undefined = undefined

    constructor(cells: Int32Array, terms: Terms, dice: Dice) {
      this.cells = cells
      this.terms = terms
      this.dice = dice
      const fields = this as unknown as Record<string, Int32Array>
      for (const [name, offset] of offsets) {
        if (spec[name] !== 'scalar') fields[name] = cells.subarray(offset, offset + widthOf(spec[name]))
      }
    }

    copy(): State {
      return new State(this.cells.slice(), this.terms, this.dice)
    }

    copyFrom(other: State): void {
      this.cells.set(other.cells)
      this.dice = other.dice
      this.derived = undefined
    }
  }
  for (const [name, offset] of offsets) {
    if (spec[name] !== 'scalar') continue
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.cells[offset]
      },
      set(this: State, value: number) {
        this.cells[offset] = value
      },
    })
  }
  return (cells: Int32Array, terms: Terms, dice: Dice) =>
    new State(cells, terms, dice) as unknown as StateOf<L, Terms, Derived>
}

function cellsFrom(
  json: unknown,
  spec: LayoutSpec,
  offsets: ReadonlyMap<string, number>,
  cellCount: number,
): { ok: true; cells: Int32Array } | { ok: false; field: string } {
  if (typeof json !== 'object' || json === null) return { ok: false, field: 'state' }
  const fields = json as Record<string, unknown>
  const unknown = Object.keys(fields).find(name => !offsets.has(name))
  if (unknown !== undefined) return { ok: false, field: unknown }
  const cells = new Int32Array(cellCount)
  for (const [name, offset] of offsets) {
    const value = spec[name] === 'scalar' ? [fields[name]] : fields[name]
    if (!Array.isArray(value) || value.length !== widthOf(spec[name])) return { ok: false, field: name }
    if (!value.every(v => Number.isInteger(v) && Math.abs(v) <= 0x7fffffff)) return { ok: false, field: name }
    cells.set(value, offset)
  }
  return { ok: true, cells }
}

export function sameCells(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** A 53-bit fingerprint of a state, for counting distinct positions and for comparing machines. */
export function fingerprint(cells: Int32Array): string {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let i = 0; i < cells.length; i++) {
    low = Math.imul(low ^ cells[i], 0x01000193)
    low ^= low >>> 15
    high = Math.imul(high + cells[i], 0x85ebca6b)
    high ^= high >>> 13
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0')
}
