// What a game tells of its objectives: the briefing before the first decision, and the list behind the score at any time.
// Everything in it is read from a sight, so it never says more than the viewer may know.
import type { Sentence } from './presentation.ts'

export interface Objectives {
  /** The viewer's task in a sentence or two: 'You command Germany. Six turns to take Warsaw, Kraków and Danzig.' */
  readonly task: Sentence
  /** How each side wins, in the order of the sides: 'with 4 points after turn 6'. The table says "Germany wins" before it. */
  readonly wins: readonly { readonly side: number; readonly sentence: Sentence }[]
  /** 'If the game ended now, Poland would win.' Null where that cannot be said. */
  readonly now: Sentence | null
  /** A check of this turn that would end the game, with what is missing: 'One port short. …' Stands first, in red. */
  readonly alarm: Sentence | null
  /** Points on a track with the zone of each result; null for a game that has no such points. */
  readonly track: PointTrack | null
  /** What counts, in the order in which a player thinks of it. */
  readonly goals: readonly Goal[]
  /** Sudden deaths and other checks at the end of turns. */
  readonly checks: readonly Check[]
  /** Long lists of equal things: 'Ports: 4 of 19 are Allied'. */
  readonly tallies: readonly Tally[]
  /** What the rules imply: 'If Warsaw holds, the best Germany can get is a draw.' Computed where the rules allow it. */
  readonly notes: readonly Sentence[]
  /** For the briefing only: 'Your forces', 'Each turn', 'Good to know', 'Not used'. */
  readonly asides: readonly { readonly title: string; readonly sentence: Sentence }[]
}

export interface PointTrack {
  /** 'German points' */
  readonly label: string
  /** The boxes: '0', '1', … or the bounds of ranges ('≤−25', '−24 to −15'). */
  readonly boxes: readonly string[]
  /** The box in which the points are now. */
  readonly at: number
  /** Which boxes mean what, from the left; `boxes` is how many of them. A null side is a draw. */
  readonly zones: readonly { readonly boxes: number; readonly side: number | null; readonly label: string }[]
}

export interface Goal {
  readonly id: string
  /** 'Warsaw', 'Kill 20 steps' */
  readonly title: string
  /** For whom it counts. */
  readonly side: number
  /**
   * held: counts in full. part: counts in part. open: could still be had. later: cannot happen yet. lost: gone for good, or held by
   * the enemy where that is the point. Held and part stand under "Counts now", the others under "Still open".
   */
  readonly state: 'held' | 'part' | 'open' | 'later' | 'lost'
  /** '1 of 2', '+1', '12 VP' */
  readonly value: string
  /** Who holds it and since when, or what is missing: 'Polish; VII Corps is next to it in 3721.' */
  readonly detail: Sentence
  /** Lit on the map; a click on the line goes there. */
  readonly hexes: readonly string[]
  /** A label on the map beside the first of the hexes: '1 of 2', 'CDC holds'. */
  readonly tag?: string
}

/** A condition that is looked at in some turns and ends the game, or decides it. */
export interface Check {
  readonly id: string
  readonly title: string
  /** Who wins by it. */
  readonly side: number
  /** What it asks for, and what is missing now. */
  readonly detail: Sentence
  readonly hexes: readonly string[]
  /** One for each turn: '' not looked at, '•' looked at, or the figure that is needed: ['1', '1', '5', '8', '', …]. */
  readonly turns: readonly string[]
  /** Would it end the game if it were looked at now? */
  readonly isMet: boolean
}

export interface Tally {
  readonly title: string
  /** 'beachheads do not count' */
  readonly note: string
  readonly items: readonly { readonly name: string; readonly hex: string | null; readonly isHeld: boolean }[]
}

/** A disc on the map beside a place that this scenario scores. */
export interface Disc {
  readonly hex: string
  /** The points it is worth: '2'. */
  readonly text: string
}
