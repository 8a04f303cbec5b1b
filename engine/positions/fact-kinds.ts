// What the facts of a game are made of: values of units, hexes and the game, and questions.
import type { Json } from '../game/action.ts'
import type { GameState, Scenario } from '../game/game.ts'
import type { Fact } from './game-positions.ts'

export type Facts<G extends GameState> = Readonly<Record<string, Fact<G>>>
export type Question = Readonly<Record<string, Json>>

type Answer = Json | undefined

/** The names of a game: what its units, hexes and sides are called. */
export interface Names {
  readonly unitIds: readonly string[]
  readonly grid: { readonly names: readonly string[]; indexOf(name: string): number }
  readonly scenarios: readonly Scenario[]
}

type Agreed = { readonly terms: { readonly scenario: string } }

export type FactKinds<G extends GameState & Agreed> = ReturnType<typeof factKinds<G>>

/** The kinds of facts, for a game whose units and hexes have these names. */
export function factKinds<G extends GameState & Agreed>({ unitIds, grid, scenarios }: Names) {
  const numbers = new Map(unitIds.map((id, unit) => [id, unit]))
  /** Numbers of the unit and the hex that a question names, -1 if there is none. */
  const unitNamed = (value: Json | undefined): number => numbers.get(String(value)) ?? -1
  const hexNamed = (value: Json | undefined): number => grid.indexOf(String(value))
  const sidesOf = (g: G): readonly string[] => scenarios.find(({ id }) => id === g.terms.scenario)!.sides
  return {
    unitIds,
    grid,
    unitNamed,
    hexNamed,
    /** Names of the sides of the scenario that is played. */
    sidesOf,
    /** Ids of the units, and names of the hexes, that pass a test. */
    unitNames: (test: (unit: number) => boolean): string[] => unitIds.filter((_, unit) => test(unit)),
    hexNames: (test: (hex: number) => boolean): string[] => grid.names.filter((_, hex) => test(hex)),
    /** The units of a list, or of a text with blanks between them. */
    unitsNamed: (value: Json | undefined): number[] => namesIn(value).map(unitNamed),
    hexesNamed: (value: Json | undefined): number[] => namesIn(value).map(hexNamed),

    ofUnit: (about: string, read: (g: G, unit: number) => Answer, unordered = false): Fact<G> => ({
      about,
      of: 'unit',
      unordered,
      read: (g, name) => read(g, unitNamed(name as string)),
    }),

    ofHex: (about: string, read: (g: G, hex: number) => Answer, unordered = false): Fact<G> => ({
      about,
      of: 'hex',
      unordered,
      read: (g, name) => read(g, hexNamed(name as string)),
    }),

    ofGame: (about: string, read: (g: G) => Answer, unordered = false): Fact<G> => ({
      about,
      of: 'game',
      unordered,
      read: g => read(g),
    }),

    ofSide: (about: string, read: (g: G, side: number) => Answer, unordered = false): Fact<G> => ({
      about,
      of: 'side',
      unordered,
      read: (g, side) => read(g, sidesOf(g).indexOf(side as string)),
    }),

    /** Of things that `names` lists: nations, camps. */
    ofName: (
      about: string,
      names: readonly string[],
      read: (g: G, index: number) => Answer,
      unordered = false,
    ): Fact<G> => ({
      about,
      of: 'name',
      unordered,
      read: (g, name) => {
        const index = indexOfName(names, name as string)
        return index < 0 ? undefined : read(g, index)
      },
    }),

    question: (
      about: string,
      asks: readonly string[],
      read: (g: G, question: Question) => Answer,
    ): Fact<G> => ({
      about,
      of: 'question',
      asks,
      unordered: true,
      read: (g, question) => read(g, question as Question),
    }),
  }
}

function namesIn(value: Json | undefined): string[] {
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).flatMap(each => String(each).split(/\s+/))
}

/** Index of a name, capitals or not; -1 if there is none. */
export const indexOfName = (names: readonly string[], name: Json | undefined): number =>
  names.findIndex(each => each.toLowerCase() === String(name).toLowerCase())

/** The name that stands for a number: of a box, a status. */
export const nameOf = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(names).find(name => names[name] === value) ?? 'unknown'
