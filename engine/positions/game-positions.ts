import type { Board } from '../board/board.ts'
import type { Dice } from '../dice/dice.ts'
import type { Action, GameEvent, Json } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'
import type { Position } from './format.ts'

/** What a fact is asked about. */
export type Subject = string | Readonly<Record<string, Json>>

/** Something that can be read off a position: `supply` of a unit, `control` of a hex, `odds` of an attack. */
export interface Fact<G extends GameState = GameState> {
  readonly about: string
  /**
   * `game`: one value. `unit`, `hex`, `side`, `name`: a value for each subject, `supply: { ge-c4: supplied }`.
   * `question`: a list of questions with their answers, `odds: [{ target: 2510, attackers: [ge-c4], column: 5 }]`.
   */
  readonly of: 'game' | 'unit' | 'hex' | 'side' | 'name' | 'question'
  /** Keys that belong to a question; what else stands there is the answer expected. */
  readonly asks?: readonly string[]
  /** The order of its lists has no meaning. */
  readonly unordered?: boolean
  read(g: G, subject: Subject): Json | undefined
}

/** What an event tells of a roll: what it was for, how many dice, and the name of the thing that was drawn. */
export interface Rolled {
  readonly meaning: string
  readonly count: number
  readonly name?: string
}

/** The part of position files that belongs to one game. */
export interface GamePositions<G extends GameState = GameState> {
  readonly game: Game<G>
  readonly board: Board
  /** The words of a hex that a drawn board leaves out: `- sea`. */
  readonly emptyHex: string
  readonly units: readonly string[]
  /** Name, nation and values of a unit, for people who look for its id. */
  describeUnit(unit: string): string
  /** All that is printed on a counter but its name: two that are alike in it can stand for each other. */
  kindOf(unit: string): string
  /** Steps of a unit when it is whole. */
  stepsOf(unit: string): number
  /** Values that a case may give a unit: `attack`, `defence`. */
  readonly values: readonly string[]
  /** The words of values that are not written as numbers, each word standing for its place: `star: black`. */
  readonly valueWords?: Readonly<Record<string, readonly string[]>>
  /** The words that this game adds to a unit, each with a line on what it means: `disorganised: yes`. */
  readonly unitWords: Readonly<Record<string, string>>
  readonly boxes: readonly string[]
  /** Who can hold a hex. */
  readonly holders: readonly string[]
  /** Names of phases, each with a line on what may stand beside it. */
  readonly phases: Readonly<Record<string, string>>
  /** The words that this game adds under `situation`, each with a line on what it means. */
  readonly words: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, Fact<G>>>
  /** Every event of the log with its fields, besides `event` and `rule`. */
  readonly events?: Readonly<Record<string, readonly string[]>>
  /** What players do, by verb, each with what it needs. */
  readonly actions: Readonly<Record<string, string>>
  /** What is rolled or drawn, by the name that `dice` uses. */
  readonly rolls: Readonly<Record<string, string>>
  /** Lays out the board and the unit values of a position, runs, and puts everything back whatever happens. */
  during<T>(position: Position, run: () => T): T
  /** The state before its phase opens, or null with the faults reported at their places. Runs within `during`. */
  lay(position: Position, dice: Dice): G | null
  /** Runs what the stated phase begins with (rolls, draws) until a player is asked. */
  open(g: G, log: GameEvent[]): void
  /** Where every counter in play is, for the report. */
  placesIn(g: G): Readonly<Record<string, string>>
  /** The action of a player who lets things be: end, pass, done. */
  quietAction(g: G): Action | null
  rollIn(event: GameEvent): Rolled | null
  /** Actions that perft does not look behind when it stays within a phase. */
  endsPhase(action: Action): boolean
}
