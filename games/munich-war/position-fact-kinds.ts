// What the fact files share: the kinds of facts, and names for numbers.
import type { Json } from '../../engine/game/action.ts'
import { type Facts as FactsOf, factKinds, indexOfName } from '../../engine/positions/fact-kinds.ts'
import { NATIONS, SIDES } from './nations.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { unitIds } from './units.ts'
import { grid } from './world.ts'

export type Facts = FactsOf<State>

export const kinds = factKinds<State>({ unitIds, grid, scenarios: SCENARIOS })
export const { ofUnit, ofHex, ofGame, ofSide, ofName, question } = kinds
export const { unitNamed, hexNamed, unitsNamed, hexNames } = kinds

export const nationNamed = (name: Json | undefined): number => indexOfName(NATIONS, name)
export const sideNamed = (name: Json | undefined): number => indexOfName(SIDES, name)
export const sideName = (side: number): string => SIDES[side as 0 | 1] ?? 'nobody'
