// What the kit knows of a game: its hexes and counters, their names, and whose they are. Every part of the kit reads this.
import { type Stacks, stackAt } from '../../../engine/forces/stacks.ts'
import type { GameState } from '../../../engine/game/game.ts'
import type { Names } from '../../../engine/words/names.ts'
import type { Sentence } from '../../../table/presentation.ts'

/** The part of a state that the kit reads: units in stacks, the turn, and what was agreed before the game. */
export interface FieldState extends GameState, Stacks {
  readonly turn: number
  readonly terms: { readonly scenario: string; readonly lastTurn?: number }
}

/** What a game supplies. */
export interface FieldSource<G extends FieldState> extends Names {
  /** `motorized corps` */
  kindOf(unit: number): string
  /** `German`: whose counter it is, as it is printed. */
  nationOf(unit: number): string
  /** The side that commands it. */
  ownerOf(g: G, unit: number): number
  /** What covers a hex, as the terrain chart of the game counts it: `city`, `town, forest`, `clear`. The one word for its ground. */
  groundOf(hex: number): string
  /** The country of a hex as an adjective, '' where it has none or the game does not ask. */
  countryOf?(hex: number): string
  /** What has been built in a hex since: `dug in`. */
  worksIn?(g: G, hex: number): readonly string[]
  /** The last turn where it is not agreed before the game; left out, that of the terms. */
  lastTurnOf?(g: G): number
  /** By scenario: the sides as adjectives, in their order. */
  readonly sides: Readonly<Record<string, readonly string[]>>
}

export interface Field<G extends FieldState> extends FieldSource<G> {
  readonly units: number
  lastTurnOf(g: G): number
  sideName(scenario: string, side: number): string
  sideOf(g: G, side: number): string
  /** The numbers of the sides of this scenario. */
  sidesOf(g: G): number[]
  /** Units that lie in a hex, the top one first; none for a hex that does not exist. */
  unitsIn(g: G, hex: number): number[]
  /** Every unit for which the answer is yes. */
  unitsWhere(wanted: (unit: number) => boolean): number[]
  /** Units of a side on the map. */
  unitsOf(g: G, side: number): number[]
  /** The six neighbours of a hex that lie on the map. */
  around(hex: number): number[]
  hexNames(hexes: readonly number[]): string[]
  hexesWhere(wanted: (hex: number) => boolean): string[]
  /** The same sentence, with where on the map it is true. */
  shownAt(said: Sentence, hexes: readonly number[]): Sentence
}

export function fieldOf<G extends FieldState>(source: FieldSource<G>): Field<G> {
  const { grid, unitIds, ownerOf } = source
  const sideName = (scenario: string, side: number): string => source.sides[scenario]?.[side] ?? ''
  const unitsWhere = (wanted: (unit: number) => boolean): number[] => numbersWhere(unitIds.length, wanted)
  const hexNames = (hexes: readonly number[]): string[] => hexes.map(hex => grid.names[hex])
  return {
    ...source,
    units: unitIds.length,
    lastTurnOf: source.lastTurnOf ?? (g => g.terms.lastTurn ?? g.turn),
    sideName,
    sideOf: (g, side) => sideName(g.terms.scenario, side),
    sidesOf: g => (source.sides[g.terms.scenario] ?? []).map((_, side) => side),
    unitsIn: (g, hex) => (hex < 0 ? [] : stackAt(g, hex)),
    unitsWhere,
    unitsOf: (g, side) => unitsWhere(unit => g.place[unit] >= 0 && ownerOf(g, unit) === side),
    around: hex => [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(next => next >= 0),
    hexNames,
    hexesWhere: wanted => hexNames(numbersWhere(grid.size, wanted)),
    shownAt: (said, hexes) => ({ ...said, hexes: hexNames(hexes) }),
  }
}

function numbersWhere(size: number, wanted: (n: number) => boolean): number[] {
  const found: number[] = []
  for (let n = 0; n < size; n++) if (wanted(n)) found.push(n)
  return found
}
