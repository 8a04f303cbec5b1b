// A saved game: what the list shows, and the journal that it is.
import type { Journal } from '../../engine/journal/journal.ts'
import type { Stored } from '../../table/history.ts'

/** Who plays a side: somebody at this screen with a name, or an AI of a level. */
export interface Seat {
  readonly who: 'human' | 'computer'
  /** Name of the player, '' for none; level of the AI. */
  readonly name: string
}

/** What the list of games says about one, so that it need not be replayed for that. */
export interface Summary {
  readonly title: string
  readonly scenario: string
  /** 'Turn 4 of 10, 13–16 October 1938' */
  readonly turn: string
  /** 'German movement' */
  readonly phase: string
  /** The side whose decision it is, null when the game is over. */
  readonly side: number | null
  readonly sides: readonly string[]
  readonly score: readonly string[]
  readonly isOver: boolean
  /** The side that gave it up, if one did. */
  readonly conceded?: number | null
  /** The map that the small picture shows. */
  readonly board: string
  /** Where counters stand in the picture of the map, from 0 to 1, and their colour. */
  readonly counters: readonly (readonly [x: number, y: number, colour: string])[]
  /** What the small picture is about. */
  readonly centre: readonly [x: number, y: number]
}

export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly seats: readonly Seat[]
  /** Times in milliseconds. */
  readonly begun: number
  readonly saved: number
  /** How many actions it holds. */
  readonly actions: number
  /** Grows with every save; whoever saves must know the last one. */
  readonly revision: number
  readonly summary: Summary
}

export interface WholeGame {
  readonly saved: SavedGame
  readonly journal: Journal
  /** A position near its end, so that it opens at once; null: it is replayed. */
  readonly stored: Stored | null
  /** How many of its last actions were not to be read. */
  readonly lost: number
}

/** A name that no other game has. */
export function newId(now: number, random: () => number): string {
  const noise = Math.floor(random() * 36 ** 5).toString(36)
  return `${now.toString(36)}${noise.padStart(5, '0')}`
}
