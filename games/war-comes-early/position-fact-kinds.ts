// What the fact files share: facts of units, hexes and the game, and names for numbers.
import type { Json } from '../../engine/game/action.ts'
import type { Fact } from '../../engine/positions/game-positions.ts'
import { NATIONS } from './nations.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { counterSet, grid, hex, unit } from './world.ts'

export type Facts = Readonly<Record<string, Fact<State>>>
export type Question = Readonly<Record<string, Json>>

type Answer = Json | undefined

export const ofUnit = (
  about: string,
  read: (g: State, u: number) => Answer,
  unordered = false,
): Fact<State> => ({
  about,
  of: 'unit',
  unordered,
  read: (g, subject) => read(g, unit(subject as string)),
})

export const ofHex = (
  about: string,
  read: (g: State, h: number) => Answer,
  unordered = false,
): Fact<State> => ({
  about,
  of: 'hex',
  unordered,
  read: (g, subject) => read(g, hex(subject as string)),
})

export const ofGame = (about: string, read: (g: State) => Answer, unordered = false): Fact<State> => ({
  about,
  of: 'game',
  unordered,
  read: g => read(g),
})

export const ofNation = (about: string, read: (g: State, nation: number) => Answer): Fact<State> => ({
  about,
  of: 'name',
  read: (g, name) => {
    const land = nationNamed(name as string)
    return land < 0 ? undefined : read(g, land)
  },
})

export const question = (
  about: string,
  asks: readonly string[],
  read: (g: State, question: Question) => Answer,
): Fact<State> => ({
  about,
  of: 'question',
  asks,
  unordered: true,
  read: (g, subject) => read(g, subject as Question),
})

export const sidesOf = (g: State): readonly string[] =>
  SCENARIOS.find(({ id }) => id === g.terms.scenario)!.sides

export const nationNamed = (name: Json | undefined): number =>
  NATIONS.findIndex(each => each.toLowerCase() === String(name).toLowerCase())

/** Numbers of the unit and the hex that a question names, -1 if there is none. */
export const unitNamed = (value: Json | undefined): number => counterSet.indexOf(String(value))
export const hexNumbered = (value: Json | undefined): number => grid.indexOf(String(value))

export const nameOf = (names: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(names).find(name => names[name] === value) ?? 'unknown'

export const hexNames = (test: (h: number) => boolean): string[] => grid.names.filter((_, h) => test(h))
