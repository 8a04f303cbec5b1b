// What a game tells the table about itself: its names for things, and how its decisions are made on the map.
// The table holds everything that games share; a new game writes one of these and no other client code.
import type { Board } from '../engine/board/board.ts'
import type { Action, GameEvent } from '../engine/game/action.ts'
import type { Awaited, Game, GameState } from '../engine/game/game.ts'
import type { ChartCard, HistoricalNotes, InUse } from './charts.ts'
import type { AttackDesk, MissionDesk, MovementDesk, WaitingDesk } from './desks.ts'
import type { Term } from './glossary.ts'
import type { Disc, Objectives } from './objectives.ts'
import type { CounterPicture, MarkerPicture, OverlayPicture } from './scene.ts'
import type { BattleSteps, GameReport } from './snapshot.ts'

export type * from './charts.ts'
export type * from './desks.ts'
export type * from './objectives.ts'

/** A sentence with the rule it rests on: "V Corps cannot go on from 2021 to 2122: both lie in Czech zones. [9.1c]" */
export interface Sentence {
  readonly text: string
  readonly rules: readonly string[]
  /** Where on the map it is true: "Show it" leads there. */
  readonly hexes?: readonly string[]
}

/**
 * A position as one side may see it. Everything that a presentation shows is read from a sight, so nothing that is
 * hidden from the viewer can reach the screen.
 */
export interface Sight<G extends GameState = GameState> {
  /** The state with everything hidden taken out: to read, never to play on. */
  readonly g: G
  readonly viewer: number
  readonly awaited: Awaited | null
  /** The actions open to the viewer; empty while somebody else decides. */
  readonly legal: readonly Action[]
  /** Asks the rules about the real position. */
  check(action: Action): Sentence | null
}

/** One of the actions of a decision, and what is chosen at the table to do it. */
export interface Affordance {
  readonly action: Action
  /** Counter or marker that it is about: chosen in the dock, in a tray or on the map. */
  readonly piece?: string
  /** Where it ends: chosen on the map. */
  readonly hex?: string
  /** The button that takes the piece in hand, for a marker that lies in no tray: 'Declare an offensive'. */
  readonly take?: string
  /** Counters that are chosen together: the corps that form an army. */
  readonly units?: readonly string[]
  /** A line of a list of choices. */
  readonly row?: { readonly label: string; readonly detail: string; readonly rules: readonly string[] }
  /** A button of its own, with a `piece` only while that is in hand; 'offer' stands at the left of a window. */
  readonly button?: {
    readonly id: string
    readonly label: string
    readonly key?: string
    readonly weight: 'main' | 'side' | 'offer'
  }
  /** What the dark button says once all of it is chosen: 'Lose V Corps'. */
  readonly says: string
}

/**
 * How a decision is made at the table.
 * move, attack, missions: with the desks of those names. reorganise: units of a stack are ticked. pick: one piece, sometimes with a
 * hex. several: any number of pieces, then done. placement: pieces from beside the map onto it. choice: a line of a list.
 * window: act out of turn, or pass.
 */
export type DeskStyle =
  | 'move'
  | 'attack'
  | 'missions'
  | 'reorganise'
  | 'pick'
  | 'several'
  | 'placement'
  | 'choice'
  | 'window'

/** The decision in hand. */
export interface Desk {
  readonly style: DeskStyle
  /** Whose decision it is and what it is about: the order bar. */
  readonly prompt: { readonly title: string; readonly detail: Sentence }
  /** Heading, second line and rules of the dock. */
  readonly title: string
  readonly question: string
  readonly rules: readonly string[]
  readonly affordances: readonly Affordance[]
  readonly mandatory: Sentence | null
  /** A good answer, offered and never forced. */
  readonly suggestion: { readonly affordance: Affordance; readonly why: Sentence } | null
  readonly battle: BattleSteps | null
  /** Where it happens, so that the map can look there. */
  readonly hexes: readonly string[]
  /** Pieces that are ticked to begin with, where several are chosen. */
  readonly ticked: readonly string[]
  /** What the dark button says when so many pieces are ticked. */
  readonly saysSeveral?: (count: number) => string
  /** Actions that belong to the desk without being in the list of legal ones: a suggested set-up. */
  readonly shortcuts: readonly Shortcut[]
}

export interface Shortcut {
  readonly id: string
  readonly label: string
  readonly key?: string
  readonly action: Action
  /** Goes on while the same kind of decision is asked of the same side. */
  readonly again: boolean
}

/** The sequence of play as the ribbon shows it: groups of steps, each done, current or to come. */
export interface RibbonGroup {
  /** Whose steps these are; left out where each has a side of its own. */
  readonly side?: number
  readonly steps: readonly {
    readonly label: string
    readonly state: 'done' | 'current' | 'next'
    readonly side: number | null
  }[]
}

export interface ScoreItem {
  readonly side: number
  readonly label: string
  readonly value: string
}

/** A value line of the hex card or of a panel. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly rule?: string
}

export interface HexCard {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly notes: readonly Sentence[]
}

export interface UnitCard {
  readonly unit: string
  readonly name: string
  readonly line: string
  readonly rules: readonly string[]
  readonly value: string
  readonly valueLabel: string
}

/** How much a hex holds and may hold, with the rule. */
export interface Stacking {
  readonly size: number
  readonly limit: number
  readonly rule: string
}

export interface Tray {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly rules: readonly string[]
  readonly groups: readonly {
    readonly label: string
    readonly units: readonly string[]
    readonly line: string
  }[]
}

export interface OverlayChoice {
  readonly id: string
  readonly label: string
  readonly key: string
  readonly icon: string
}

export interface LogLine {
  readonly side: number | null
  readonly text: string
  readonly rules: readonly string[]
  readonly hexes: readonly string[]
  readonly dice?: readonly number[]
  /** Battles unfold to the odds, the dice and the losses. */
  readonly details?: readonly Fact[]
  /** 'part' belongs to the line before it; 'turn' and 'phase' are headings. */
  readonly weight: 'plain' | 'turn' | 'phase' | 'move' | 'battle' | 'part' | 'alarm'
}

/** One action of the past with what it caused. */
export interface Past {
  readonly position: number
  readonly side: number
  readonly turn: number
  readonly events: readonly GameEvent[]
  readonly scores: readonly number[]
}

export interface RuleText {
  readonly id: string
  readonly title: string
  readonly chapter: string
  readonly text: string
}

export interface Place {
  readonly hex: string
  readonly name: string
  readonly detail: string
}

/** The board and the signs for it on a map in text. */
export interface Ground {
  readonly board: Board
  /** Degrees clockwise by which the board lies turned so that north is up. */
  readonly turned: 0 | 90 | 180 | 270
  /** Kinds of terrain that are open water. */
  readonly seas: readonly string[]
  /** Kinds of hexsides that are rivers. */
  readonly rivers: readonly string[]
  /** Kinds of hexsides that nobody crosses. */
  readonly walls: readonly string[]
  /** Features that stand in brackets, such as forts. */
  readonly works: readonly string[]
}

export interface Presentation<G extends GameState = GameState, S extends Sight<G> = Sight<G>> {
  readonly game: Game<G>
  /** 'German': goes before "player", "forces" and "lucky". */
  sideName(scenario: string, side: number): string
  see(g: G, viewer: number): S
  /**
   * The position with everything open, for somebody who plays no side (`PUBLIC`) and watches a game of his own machine; left out, he
   * sees what the public sees.
   */
  seeOpen?(g: G): S
  /** Whoever plays no side sees and hears everything: `openToWatchers` makes such a presentation. */
  readonly isOpen?: boolean
  /** What passing the screen from one side to the other would give away, null if nothing is hidden. */
  secret(g: G, from: number, to: number): Sentence | null

  turn(s: S): { readonly number: number; readonly last: number; readonly name: string }
  ribbon(s: S): readonly RibbonGroup[]
  score(s: S): readonly ScoreItem[]
  scores(g: G): readonly number[]
  /** What is played for, as it stands now: the briefing, and the list behind the score. */
  objectives?(s: S): Objectives
  /** Discs beside the places that this scenario scores; left out: those printed on the map. */
  discs?(s: S): readonly Disc[]
  /** Play aids beside the map, with what applies to the units and hexes in hand. */
  charts?(s: S, use: InUse): readonly ChartCard[]
  /** What really happened, by scenario. */
  readonly notes?: Readonly<Record<string, HistoricalNotes>>
  /** Terms that are explained wherever they stand. */
  readonly glossary?: readonly Term[]
  /** The decision in hand; `heard` is what happened in this phase. */
  desk(s: S, heard: readonly GameEvent[]): Desk
  /** What somebody new should know at a decision that he meets for the first time, with the rules to read; else null. */
  pointer(s: S): Sentence | null
  /** What the bar says while somebody else decides. */
  waitingFor(s: S): Sentence
  readonly movement: MovementDesk<S>
  readonly attack: AttackDesk<S>
  /** Null for a game in which nobody gives out points in secret. */
  readonly missions: MissionDesk<S> | null
  /** Null for a game in which nobody acts out of turn. */
  readonly waiting: WaitingDesk<S> | null

  counters(s: S): readonly CounterPicture[]
  markers(s: S): readonly MarkerPicture[]
  /** How full a hex is; left out, or null, where nothing limits it. */
  stacking?(s: S, hex: string): Stacking | null
  /** The formation that a unit is moved with: 'VI Mech (G)'; null for none. */
  formationOf?(s: S, unit: string): string | null
  /** Units of a hex that the viewer may see, the top one first. */
  stack(s: S, hex: string): readonly string[]
  hexOf(s: S, unit: string): string | null
  hexCard(s: S, hex: string): HexCard
  unitCard(s: S, unit: string): UnitCard
  /** Everything about a unit in one sentence, for screen readers. */
  spokenUnit(s: S, unit: string): string
  stackTitle(
    s: S,
    hex: string,
  ): { readonly title: string; readonly subtitle: string; readonly rules: readonly string[] }
  trays(s: S): readonly (Tray & { readonly side: number })[]
  readonly overlays: readonly OverlayChoice[]
  overlay(s: S, id: string, units: readonly string[]): readonly OverlayPicture[]

  /** Events that a side has heard of, in words. */
  log(after: G, heard: readonly GameEvent[]): readonly LogLine[]
  /** Heading of the log until its first line of weight 'turn': 'Set-up', 'Turn 1, 1–5 September 1939'. */
  opening(g: G): string
  report(past: readonly Past[], g: G): GameReport
  verdict(s: S): {
    readonly title: string
    readonly sentence: Sentence
    readonly facts: readonly Fact[]
  } | null

  neighbours(hex: string): readonly string[]
  readonly ground: Ground
  readonly places: readonly Place[]
  readonly units: readonly { readonly unit: string; readonly name: string; readonly detail: string }[]
  rule(id: string): RuleText | null
  readonly rules: readonly RuleText[]
}
