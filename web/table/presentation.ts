// What a game tells the table about itself: its names for things, and how its decisions are made on the map.
// The table holds everything that games share; a new game writes one of these and no other client code.
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Refusal } from '../../engine/game/refusal.ts'
import type { CounterPicture, MarkerPicture, OverlayPicture, ReachPicture } from './scene.ts'

/** A sentence with the rule it rests on: "V Corps cannot go on from 2021 to 2122: both lie in Czech zones. [9.1c]" */
export interface Sentence {
  readonly text: string
  readonly rules: readonly string[]
}

/** How an atomic action is chosen at the table: a unit, a hex, both, or a button; what it says before it is done. */
export interface Affordance {
  readonly action: Action
  readonly unit?: string
  readonly hex?: string
  readonly button?: { readonly label: string; readonly key?: string; readonly weight: 'main' | 'side' }
  readonly says: string
}

/** The sequence of play as the ribbon shows it: groups of steps, each done, current or to come. */
export interface RibbonGroup {
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
  readonly value: string
  readonly valueLabel: string
}

/** One way to order movement: plain, in column, by rail, strategic. */
export interface MoveMode {
  readonly id: string
  readonly label: string
  readonly rule?: string
  readonly refusal: Refusal | null
}

export interface MovementDesk<G> {
  modes(g: G, units: readonly string[]): readonly MoveMode[]
  /** Where all of these units can go together, and the path with costs to one of the hexes. */
  reach(g: G, units: readonly string[], mode: string): ReachPicture
  path(g: G, units: readonly string[], mode: string, to: string): { hexes: string[]; costs: string[]; facts: Fact[] } | null
  whyNot(g: G, units: readonly string[], mode: string, to: string): Sentence
  order(g: G, units: readonly string[], mode: string, path: readonly string[]): Action
}

/** The odds line by line, and the exact chance of every result. */
export interface OddsPicture {
  readonly lines: readonly { readonly label: string; readonly value: string; readonly rule: string; readonly applies: boolean }[]
  readonly columns: readonly string[]
  readonly column: number
  readonly headline: { readonly chance: number; readonly text: string } | null
  readonly results: readonly { readonly label: string; readonly text: string; readonly chance: number; readonly good: boolean }[]
  /** True when hidden defenders make the figures a guess. */
  readonly isGuess: boolean
}

export interface AttackDesk<G> {
  /** Hexes that can be attacked now, with the kinds of attack open ('attack', 'flank', 'momentum'). */
  targets(g: G): ReadonlyMap<string, readonly string[]>
  eligible(g: G, target: string, kind: string): readonly string[]
  whyNot(g: G, target: string): Sentence
  odds(g: G, viewer: number, units: readonly string[], target: string, kind: string): OddsPicture | null
  order(units: readonly string[], target: string, kind: string, extras: Readonly<Record<string, boolean>>): Action
  /** Extras such as a paradrop that can be added to this attack now. */
  extras(g: G, target: string, kind: string): readonly { id: string; label: string; rule: string }[]
}

export interface Tray {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly groups: readonly { readonly label: string; readonly units: readonly string[] }[]
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
  /** Battles unfold to the odds, the dice and the losses. */
  readonly details?: readonly Fact[]
  readonly weight: 'plain' | 'heading' | 'battle'
}

export interface Presentation<G extends GameState> {
  readonly game: Game<G>
  readonly boards: readonly string[]
  sideName(scenario: string, side: number): string
  turnName(g: G): string
  ribbon(g: G): readonly RibbonGroup[]
  score(g: G): readonly ScoreItem[]
  /** Whose decision it is, what is still mandatory, what ends it. */
  prompt(g: G): { readonly title: string; readonly detail: Sentence }
  affordances(g: G): readonly Affordance[]
  movement(g: G): MovementDesk<G> | null
  attack(g: G): AttackDesk<G> | null
  counters(g: G, viewer: number): readonly CounterPicture[]
  markers(g: G): readonly MarkerPicture[]
  hexCard(g: G, viewer: number, hex: string, units: readonly string[]): HexCard
  unitCard(g: G, viewer: number, unit: string): UnitCard
  trays(g: G, viewer: number): readonly Tray[]
  readonly overlays: readonly OverlayChoice[]
  overlay(g: G, viewer: number, id: string, units: readonly string[]): OverlayPicture
  log(g: G, events: readonly GameEvent[]): readonly LogLine[]
  rule(id: string): { readonly id: string; readonly title: string; readonly text: string } | null
  readonly rules: readonly string[]
  verdict(g: G): { readonly title: string; readonly text: string; readonly rule: string; readonly facts: readonly Fact[] } | null
}
