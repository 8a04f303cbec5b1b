// The words that a game adds under `situation:`, each with the way in which it is laid into the state.
import type { Cells } from '../state/fields.ts'
import { choiceOf, type Spot, type Spots, wordsOf } from './spot.ts'

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

interface Flagged {
  readonly unitFlags: Cells
}

/** A word that lists units, all of which get these flags. */
export const marked = <G extends Flagged>(
  about: string,
  unitIds: readonly string[],
  flags: number,
): Word<G> =>
  word(about, (g, spot) => {
    for (const each of wordsOf(spot)) {
      const id = choiceOf(each, 'unit', unitIds)
      if (id !== null) g.unitFlags[unitIds.indexOf(id)] |= flags
    }
  })
