// What the fact files share: the kinds of facts, and names for numbers.
import type { Json } from '../../engine/game/action.ts'
import { type Facts as FactsOf, factKinds, indexOfName } from '../../engine/positions/fact-kinds.ts'
import { NATIONS } from './nations.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { counterSet, grid } from './world.ts'

export type Facts = FactsOf<State>

export const { ofUnit, ofHex, ofGame, ofName, question, unitNamed, hexNumbered, unitsNamed } =
  factKinds<State>(counterSet, grid)

export const sidesOf = (g: State): readonly string[] =>
  SCENARIOS.find(({ id }) => id === g.terms.scenario)!.sides

export const nationNamed = (name: Json | undefined): number => indexOfName(NATIONS, name)

export const hexNames = (test: (h: number) => boolean): string[] => grid.names.filter((_, h) => test(h))
