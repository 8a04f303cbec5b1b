// The play aids of a game: cards that lie beside the map, with the row and the column in use marked.
import type { Extras, OddsPicture } from './desks.ts'
import type { Sentence } from './presentation.ts'

/** What the player has in hand or points at, so that a card can mark what it concerns. */
export interface InUse {
  /** Selected units, or the attackers. */
  readonly units: readonly string[]
  /** The hex under the pointer or the cursor, else the selected one. */
  readonly hex: string | null
  readonly attack: {
    readonly target: string
    readonly kind: string
    readonly extras: Extras
    /** The odds as the dock shows them: their column, and whether hidden defenders make it a guess. */
    readonly odds: OddsPicture | null
  } | null
  /** Where the dice of the battle in hand fell, once they have: see `BattleSteps.cell`. */
  readonly rolled?: RolledCell | null
}

/** A cell of the combat table: line of headings, column and row, from 0. */
export interface RolledCell {
  readonly heading: number
  readonly column: number
  readonly row: number
}

export interface ChartCard {
  /** 'combat', 'terrain', 'sequence', 'turns', or one for the game's own tables. */
  readonly id: string
  /** What its tab says: 'Combat'. */
  readonly tab: string
  readonly parts: readonly ChartPart[]
}

export type ChartPart = TablePart | SequencePart | TurnsPart | NotePart

/** A printed table: headings, rows, and which of them apply now. */
export interface TablePart {
  readonly kind: 'table'
  readonly title: string
  readonly rules: readonly string[]
  /** The line under the title: 'Attack less defence. Losses in corps: attacker / defender.' */
  readonly note: string
  /** Above the labels of the rows: 'Die', 'Terrain'. */
  readonly corner: string
  /** One line of headings; several where a table has several, the one not in use pale. Each has as many columns as the rows have cells. */
  readonly headings: readonly {
    readonly label: string
    readonly columns: readonly string[]
    readonly inUse: boolean
  }[]
  readonly rows: readonly ChartRow[]
  /** Marked: the column of the odds or of the unit; `columnTo` is the other end of a guess. */
  readonly column: number | null
  readonly columnTo?: number
  /** Marked: the row of the die or of the hex. Where row and column meet, the cell is inverted. */
  readonly row: number | null
  /** Columns that hold words, not figures: they are set to the left. */
  readonly words?: readonly number[]
}

export interface ChartRow {
  readonly label: string
  readonly cells: readonly string[]
  /** Name of a terrain or a sign in the map's own look, for a swatch before the label: 'woods', 'river'. */
  readonly swatch?: string
  /** It does not apply here: pale. */
  readonly isOff?: boolean
  /** A heading between rows; it has no cells. */
  readonly isHeading?: boolean
}

/** The order of play, with what is done, what is on, and what can interrupt it. */
export interface SequencePart {
  readonly kind: 'sequence'
  readonly title: string
  readonly rules: readonly string[]
  readonly groups: readonly {
    readonly side: number | null
    readonly title: string
    readonly steps: readonly {
      readonly label: string
      readonly state: 'done' | 'current' | 'next'
      readonly detail: Sentence | null
    }[]
  }[]
}

/** The turn track: a box for each turn with what is due in it. */
export interface TurnsPart {
  readonly kind: 'turns'
  readonly title: string
  readonly rules: readonly string[]
  readonly boxes: readonly {
    readonly turn: number
    /** '13–15 September' */
    readonly date: string
    /** What happens in it: 'Soviet 3rd Army arrives', 'last Ruhr check'. */
    readonly due: readonly string[]
    /** A check that can end the game: 'needs 5 ports'. Red in the turn that is on. */
    readonly checks: readonly string[]
  }[]
  readonly now: number
}

/** A sentence at the foot of a card: what was reconstructed, what a sign means. */
export interface NotePart {
  readonly kind: 'note'
  readonly sentence: Sentence
}

/** What really happened, in our own words, for one scenario. */
export interface HistoricalNotes {
  readonly title: string
  readonly paragraphs: readonly string[]
}
