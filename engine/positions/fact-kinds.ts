// What the facts of a game are made of: values of units, hexes and the game, and questions.
import type { Json } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import type { Fact } from './game-positions.ts'

export type Facts<G extends GameState> = Readonly<Record<string, Fact<G>>>
export type Question = Readonly<Record<string, Json>>

type Answer = Json | undefined

/** Looks up a name; -1 if there is none. */
interface Names {
  indexOf(name: string): number
}

/** The kinds of facts, for a game whose units and hexes have these names. */
export function factKinds<G extends GameState>(units: Names, hexes: Names) {
  /** Numbers of the unit and the hex that a question names, -1 if there is none. */
  const unitNamed = (value: Json | undefined): number => units.indexOf(String(value))
  const hexNumbered = (value: Json | undefined): number => hexes.indexOf(String(value))
  return {
    unitNamed,
    hexNumbered,
    /** The units of a list, or of a text with blanks between them. */
    unitsNamed: (value: Json | undefined): number[] => namesIn(value).map(unitNamed),
    hexesNumbered: (value: Json | undefined): number[] => namesIn(value).map(hexNumbered),

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
      read: (g, name) => read(g, hexNumbered(name as string)),
    }),

    ofGame: (about: string, read: (g: G) => Answer, unordered = false): Fact<G> => ({
      about,
      of: 'game',
      unordered,
      read: g => read(g),
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
