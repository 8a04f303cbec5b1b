// What the fact files share: the kinds of facts, and names for numbers.
import { type Facts as FactsOf, factKinds } from '../../engine/positions/fact-kinds.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { counterSet, grid } from './world.ts'

export type Facts = FactsOf<State>

export const { ofUnit, ofHex, ofGame, question, unitNamed, hexNumbered, unitsNamed } = factKinds<State>(
  counterSet,
  grid,
)

export const sidesOf = (g: State): readonly string[] =>
  SCENARIOS.find(({ id }) => id === g.terms.scenario)!.sides

export const hexNames = (test: (h: number) => boolean): string[] => grid.names.filter((_, h) => test(h))
