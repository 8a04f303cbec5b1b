import type { FileKind } from '../files/open.ts'

/** The fields that every counter has, besides its name and its steps. */
export const CLASSES = ['nation', 'type', 'size', 'mobility'] as const
export type CounterClass = (typeof CLASSES)[number]

/** The words that a class may take; a class without a list takes any. */
export type AllowedValues = Readonly<Partial<Record<CounterClass, readonly string[]>>>

/** A playing piece as it is printed. */
export interface Counter {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly type: string
  readonly size: string
  readonly mobility: string
  /** [step][value], full strength first; the values are named by the set. */
  readonly steps: readonly (readonly number[])[]
  /** Bare words: what this counter is or can. */
  readonly flags: ReadonlySet<string>
  /** Everything else that the line gives. */
  readonly fields: ReadonlyMap<string, string>
  /** Whether the rulebook states this field or flag; everything else is reconstructed. */
  isFromRulebook(key: string): boolean
}

export interface CounterSet {
  readonly title: string
  /** What the numbers of a step are: attack, defence, movement. */
  readonly valueNames: readonly string[]
  readonly counters: readonly Counter[]
  /** The words that a class of counters may take, where the file lists them. */
  readonly allowed?: AllowedValues
  /** -1 if there is no such counter. */
  indexOf(id: string): number
}

/** Optional lists of the words allowed: `nations Germany France "Soviet Union"`. */
export const LISTS = { nations: 'nation', types: 'type', sizes: 'size', mobilities: 'mobility' } as const

export const COUNTER_FILE: FileKind = {
  header: 'counters',
  format: 1,
  directives: [...Object.keys(LISTS), 'counter'],
}
