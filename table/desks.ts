// The desks at which decisions are made that are more than a choice: moving, attacking, giving out missions, waiting.
import type { Action } from '../engine/game/action.ts'
import type { Fact, Sentence } from './presentation.ts'
import type { HexTag, ReachPicture } from './scene.ts'

/** One way to order movement: plain, in column, by rail, strategic. */
export interface MoveMode {
  readonly id: string
  readonly label: string
  readonly rule?: string
  readonly refusal: Sentence | null
}

/** A way with what it costs: hexes from the start to the goal. */
export interface Route {
  readonly path: readonly string[]
  /** Cost of each step, as printed. */
  readonly costs: readonly string[]
  readonly lines: readonly Fact[]
  readonly spent: Fact
  readonly left: string
  /** Why the move ends there, null if it could go on. */
  readonly stops: Sentence | null
}

export interface MovementDesk<S> {
  /** Why this unit cannot move now, null if it can. */
  refusal(s: S, unit: string): Sentence | null
  modes(s: S, units: readonly string[]): readonly MoveMode[]
  /** Where all of these units can go together, going on from a way that is planned already. */
  reach(s: S, units: readonly string[], mode: string, via: readonly string[]): ReachPicture | null
  route(s: S, units: readonly string[], mode: string, via: readonly string[], to: string): Route | null
  whyNot(s: S, units: readonly string[], mode: string, to: string): Sentence
  order(s: S, units: readonly string[], mode: string, path: readonly string[]): Action
  notes(s: S, units: readonly string[], mode: string): readonly Sentence[]
  /** What else these units can do in the phase: lie on top, begin without moving. */
  others(s: S, units: readonly string[]): readonly { id: string; label: string; action: Action }[]
  /** Units that have their move still before them, in the order in which a player goes through them. */
  unmoved(s: S): readonly string[]
}

/** The odds line by line, and the exact chance of every result. */
export interface OddsPicture {
  readonly lines: readonly {
    readonly label: string
    readonly value: string
    readonly rule: string
    /** False: struck through, with the reason in the label. */
    readonly applies: boolean
  }[]
  readonly columns: readonly string[]
  readonly column: number
  /** The other end when hidden defenders make the column a guess. */
  readonly columnTo: number | null
  /** Chances from 0 to 1; `chanceTo` is the other end of a guess. */
  readonly headline: {
    readonly chance: number
    readonly chanceTo: number | null
    readonly text: string
    readonly rules: readonly string[]
  } | null
  readonly results: readonly {
    readonly label: string
    readonly text: string
    readonly chance: number
    readonly chanceTo: number | null
    readonly good: boolean
  }[]
  /** True when hidden defenders make the figures a guess. */
  readonly isGuess: boolean
  /** What the dark button says: 'Attack at +20'. */
  readonly says: string
  readonly tags: readonly HexTag[]
}

export interface Attacker {
  readonly unit: string
  readonly name: string
  readonly line: string
  readonly strength: string
  readonly refusal: Sentence | null
}

/** A number that the player sets with a stepper. */
export interface Amount {
  readonly least: number
  readonly most: number
  readonly step: number
  /** Where it stands before it is touched. */
  readonly start: number
}

/**
 * Something besides units that goes into an attack: a tick (a paradrop, full strength in spite of a shortage, a second
 * hex that is attacked at once), or an amount (points of air support).
 */
export interface Extra {
  readonly id: string
  readonly label: string
  readonly rule: string
  readonly refusal: Sentence | null
  /** Set with a stepper instead of a tick. */
  readonly amount?: Amount
  /** A further hex that is attacked: lit as a target, and clicking it ticks the extra. */
  readonly hex?: string
}

/** What was added to an attack: 1 for a tick, otherwise the amount; what is left out is 0. */
export type Extras = Readonly<Record<string, number>>

export interface AttackDesk<S> {
  /** Hexes that can be attacked now, with the kinds of attack open ('attack', 'flank', 'momentum'). */
  targets(s: S): ReadonlyMap<string, readonly string[]>
  kindLabel(kind: string): { readonly label: string; readonly rule: string }
  title(s: S, target: string, kind: string): { readonly title: string; readonly subtitle: string }
  /** The side that defends there: its colour stands for results that are bad for the attacker. */
  enemy(s: S, target: string): number
  attackers(s: S, target: string, kind: string): readonly Attacker[]
  /** A sensible first choice of attackers. */
  suggested(s: S, target: string, kind: string): readonly string[]
  whyNot(s: S, target: string): Sentence
  odds(s: S, units: readonly string[], target: string, kind: string, extras: Extras): OddsPicture | null
  /** What a unit that changes nothing lacks: '1 point short of the next column'; null if it cannot be said. */
  lacks(s: S, units: readonly string[], target: string, kind: string): string | null
  /** What can be added to this attack of these units now. */
  extras(s: S, units: readonly string[], target: string, kind: string): readonly Extra[]
  order(s: S, units: readonly string[], target: string, kind: string, extras: Extras): Action
  notes(s: S, units: readonly string[], target: string, kind: string): readonly Sentence[]
}

/** A mission that has been given and is not yet flown. */
export interface Mission {
  readonly id: string
  readonly label: string
  readonly line: string
  readonly hex: string
  readonly points: string
  /** Takes it back; null when it stands. */
  readonly recall: Action | null
}

/** Points of a pool are given to hexes, each with a kind of mission: the secret air phase. */
export interface MissionDesk<S> {
  kinds(s: S): readonly MoveMode[]
  /** 'Air strength', '18 of 30 left' */
  pool(s: S): Fact
  /** Where a mission of this kind may go. */
  hexes(s: S, kind: string): readonly string[]
  amount(s: S, kind: string, hex: string): Amount
  whyNot(s: S, kind: string, hex: string): Sentence
  /** What the dark button says: 'Offensive support at 2631 with 10'. */
  says(s: S, kind: string, hex: string, points: number): string
  order(s: S, kind: string, hex: string, points: number): Action
  given(s: S): readonly Mission[]
}

/** Acting out of turn: what is told in a window. What can be waited for the rules say (`Game.watches`). */
export interface WaitingDesk<S> {
  /** Over the lines of what is at hand: `Phases this turn`. */
  readonly heading: string
  phases(s: S): readonly Fact[]
  notes(s: S): readonly Sentence[]
}
