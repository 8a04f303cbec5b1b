import type { Dice } from '../dice/dice.ts'
import type { Result } from '../files/result.ts'
import type { Action, GameEvent, Json, Log } from './action.ts'
import type { Refusal } from './refusal.ts'
import type { Verbs } from './verbs.ts'

/** The part of every state that the engine itself reads. */
export interface GameState {
  readonly flow: Int32Array
  /** How many rolls were made: the counter that chance is a function of. */
  rolls: number
  /** How often somebody was shown something hidden: undo stops there, as it stops at a roll. */
  revelations: number
  dice: Dice
  copy(): this
  copyFrom(other: this): void
  /** Every number of the state in the order of its fields, for fingerprints that outlive the memory's layout. */
  numbers(): Int32Array
}

export interface OptionSpec {
  readonly id: string
  readonly title: string
  /** What it changes, in one sentence. */
  readonly says: string
  readonly rule: string
  readonly values: readonly string[]
  /** What a player reads for each value. */
  readonly labels: readonly string[]
  readonly standard: string
  /** Scenarios in which it changes anything; left out, all of them. */
  readonly only?: readonly string[]
}

export type Options = Readonly<Record<string, string>>

/** A scenario has so many sides at most: as many as there are colours and shapes that everybody can tell apart. */
export const MOST_SIDES = 4

/** A viewer who plays no side. What any side may not know is hidden from the public, too. */
export const PUBLIC = -1

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly turns: number
  /** At most `MOST_SIDES`. */
  readonly sides: readonly string[]
  /** Sides that win together and see each other's things, by their numbers: `[[0, 2]]`. */
  readonly allies?: readonly (readonly number[])[]
  readonly options: readonly OptionSpec[]
}

export interface Outcome {
  /** The sides that have won, allies together; empty for a draw. */
  readonly winners: readonly number[]
  readonly rule: string
  readonly because: string
}

/** Whose decision it is and of what kind (the name of the frame on top of the flow). */
export interface Awaited<D extends string = string> {
  readonly side: number
  readonly decision: D
}

/** Something that can be waited for: until it happens, or with every window that opens from now on. */
export interface WatchChoice {
  readonly kind: 'until' | 'only'
  readonly id: string
  /** 'the next marker is drawn' */
  readonly title: string
  readonly rule: string
  /** Is it waited for; of `only`, does a window open when it holds? */
  readonly isSet: boolean
}

export const ALL_BITS = -1

/** What a side or the public may see: plain JSON, and all that an opponent or a client is ever given. */
export type View = { readonly [key: string]: Json }

export interface Game<G extends GameState = GameState, D extends string = string> {
  readonly id: string
  readonly title: string
  /** Raised when a rule changes its outcome; a game in progress keeps the version it began with. */
  readonly rulesVersion: number
  readonly scenarios: readonly Scenario[]

  /** Every verb of an action with its keys; anything else is refused. */
  readonly verbs: Verbs
  /** Every kind of decision that a player can be asked for. */
  readonly decisions: readonly D[]

  begin(scenario: string, options: Options, dice: Dice): Result<G>
  awaited(g: G): Awaited<D> | null
  outcome(g: G): Outcome | null

  /** Every atomic action open to the side now. */
  legal(g: G, side: number): Action[]
  /** Empty when the action may be done; otherwise the rules that forbid it. */
  check(g: G, side: number, action: unknown): readonly Refusal[]
  /** Does what `check` allowed, in place. */
  perform(g: G, side: number, action: Action, log: Log): void

  /**
   * What the side may wait for instead of being asked in every window; none in a game in which nobody acts out of turn.
   * `{ do: 'watch', until: id }` and `{ do: 'watch', only: [ids] }` are legal whenever the side decides, beside `legal`.
   */
  watches(g: G, side: number): readonly WatchChoice[]

  /**
   * What the viewer, a side or `PUBLIC`, may see. Parts that are as they were in `before`, an earlier view of the same viewer, may be
   * the same objects.
   */
  view(g: G, viewer: number, before?: View): View
  /** What the viewer may know of what happened, given the position after it. */
  hear(after: G, viewer: number, events: readonly GameEvent[]): readonly GameEvent[]
  /** A position that a view allows, of a side or of the public: to look at, and for a side to try things on. */
  imagine(view: View, dice: Dice): Result<G>

  /**
   * What the viewer may know of a unit whose place it does not know: fields of the state with the bits that are open, `ALL_BITS`
   * for the whole of a field. Everything else of such a unit is secret; the fuzzer changes it and looks whether anybody can tell.
   */
  knownOfHidden?(g: G, viewer: number, unit: number): Readonly<Record<string, number>>

  /** Turn, phase and the like in names, for prompts and position files. */
  situation(g: G): Readonly<Record<string, string | number>>
  toJSON(g: G): Json
  fromJSON(json: unknown, dice: Dice): Result<G>
  /** Broken invariants in words; empty in every state of every game. */
  faultsIn(g: G): readonly string[]
}
