// What the start page says of a game before anything of its rules is loaded.
import type { CounterSheet } from '../../atlas/counter-sheet.ts'
import type { Scenario } from '../../engine/game/game.ts'
import type { Presentation } from '../../table/presentation.ts'
import type { SheetPlace } from '../map/layout.ts'

export interface GameCard {
  /** The name of its folder in games/ and here. */
  readonly id: string
  readonly title: string
  /** 'Lusatia, April 1945' */
  readonly place: string
  /** '2 or 3 sides, 17 turns, long' */
  readonly facts: string
  /** Who made the printed game, as its rulebook says. */
  readonly credits?: Credits
  /** The maps of a game with several, in the order in which it counts their hexes; left out, its one map is called like it. */
  readonly maps?: readonly SheetPlace[]
  /** Empty while the rules are still to come. */
  readonly scenarios: readonly Scenario[]
  /** By scenario: two sentences to set the scene. */
  readonly stories: Readonly<Record<string, string>>
  /** By scenario: the sides as a player says them, in the order of the scenario, with those who fight beside them. */
  readonly sides: Readonly<Record<string, readonly SideCard[]>>
  /** Fetches its counters and how they are drawn. */
  counters(): Promise<CounterSheet>
  /** Fetches the table; called when somebody sits down. */
  load(): Promise<Presentation>
}

export interface SideCard {
  readonly name: string
  readonly with: string
}

export interface Credits {
  readonly designer: string
  readonly publisher: string
  /** Left out where the rulebook names none. */
  readonly year?: string
}
