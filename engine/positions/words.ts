// The words that a game adds under `situation:`, each with the way in which it is laid into the state.
import type { HexGrid } from '../hex/grid.ts'
import type { Cells } from '../state/fields.ts'
import { indexOfName } from './fact-kinds.ts'
import {
  choiceOf,
  entriesOf,
  hexesOf,
  report,
  type Spot,
  type Spots,
  wholeOf,
  wordsOf,
  yesOf,
} from './spot.ts'

type Lay<G> = (g: G, spot: Spot, sides: readonly string[]) => void

interface Word<G> {
  readonly about: string
  /** Null for words that the game reads by itself. */
  readonly lay: Lay<G> | null
}

export type Words<G> = Readonly<Record<string, Word<G>>>

export const word = <G>(about: string, lay: Lay<G> | null): Word<G> => ({ about, lay })

/** Each word with its line on what it means. */
export const aboutWords = <G>(words: Words<G>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([name, { about }]) => [name, about]))

/** Lays those of the words that the file has said, in the order in which the game lists them. */
export function layWords<G>(known: Words<G>, g: G, said: Spots, sides: readonly string[]): void {
  for (const [name, { lay }] of Object.entries(known)) {
    const spot = said.get(name)
    if (spot !== undefined) lay?.(g, spot, sides)
  }
}

/** The word itself, as faults name it: `vp` of `situation.vp`. */
const keyOf = (spot: Spot): string => spot.path.split('.').at(-1)!

type Flagged = { readonly unitFlags: Cells }

/** The kinds of words, for a game whose units and hexes have these names. */
export function wordKinds<G extends Flagged>({
  unitIds,
  grid,
}: {
  unitIds: readonly string[]
  grid: HexGrid
}) {
  const units = (about: string, lay: (g: G, unit: number, spot: Spot) => void): Word<G> =>
    word(about, (g, spot) => {
      for (const each of wordsOf(spot)) {
        const id = choiceOf(each, 'unit', unitIds)
        if (id !== null) lay(g, unitIds.indexOf(id), each)
      }
    })
  return {
    /** A list of units. */
    units,
    /** A list of units, all of which get these flags. */
    flagged: (about: string, flags: number): Word<G> =>
      units(about, (g, unit) => {
        g.unitFlags[unit] |= flags
      }),
    /** A list of hexes. */
    hexes: (about: string, lay: (g: G, hex: number, spot: Spot) => void): Word<G> =>
      word(about, (g, spot) => {
        for (const each of wordsOf(spot)) for (const hex of hexesOf(each, grid)) lay(g, hex, each)
      }),
    /** A number from 0 to the most. */
    counted: (about: string, most: number, lay: (g: G, count: number) => void): Word<G> =>
      word(about, (g, spot) => lay(g, wholeOf(spot, 'a number', 0, most) ?? 0)),
    /** Yes or no. */
    yes: (about: string, lay: (g: G, yes: boolean) => void): Word<G> =>
      word(about, (g, spot) => lay(g, yesOf(spot, keyOf(spot)) === true)),
    /** A number for each side: `{ german: 50 }`. */
    ofSides: (
      about: string,
      least: number,
      most: number,
      lay: (g: G, side: number, count: number) => void,
    ): Word<G> =>
      word(about, (g, spot, sides) => {
        for (const [key, entry] of entriesOf(spot, keyOf(spot))) {
          const side = indexOfName(sides, key)
          if (side < 0) report(entry, 'unknown-side', `there is no side "${key}" (${sides.join(', ')})`)
          const count = wholeOf(entry, keyOf(spot), least, most)
          if (side >= 0 && count !== null) lay(g, side, count)
        }
      }),
  }
}
