// What the fact files share: the kinds of facts, and names for numbers.
import { type Facts as FactsOf, factKinds } from '../../engine/positions/fact-kinds.ts'
import type { State } from './state.ts'
import { counterSet, unitIds } from './units.ts'
import { grid } from './world.ts'

export type Facts = FactsOf<State>

export const { ofUnit, ofHex, ofGame, ofName, question, unitNamed, hexNumbered, unitsNamed, hexesNumbered } =
  factKinds<State>(counterSet, grid)

export const hexNames = (test: (hex: number) => boolean): string[] => grid.names.filter((_, hex) => test(hex))
export const unitNames = (test: (unit: number) => boolean): string[] =>
  unitIds.filter((_, unit) => test(unit))
