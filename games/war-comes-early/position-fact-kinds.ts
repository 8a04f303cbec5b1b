// What the fact files share: the kinds of facts, and names for numbers.
import type { Json } from '../../engine/game/action.ts'
import { type Facts as FactsOf, factKinds, indexOfName } from '../../engine/positions/fact-kinds.ts'
import { NATIONS } from './nations.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { grid, unitIds } from './world.ts'

export type Facts = FactsOf<State>

export const kinds = factKinds<State>({ unitIds, grid, scenarios: SCENARIOS })
export const { ofUnit, ofHex, ofGame, ofSide, ofName, question } = kinds
export const { unitNamed, hexNamed, unitsNamed, sidesOf, hexNames } = kinds

export const nationNamed = (name: Json | undefined): number => indexOfName(NATIONS, name)
