// What the fact files share: the kinds of facts, for the names of this game.
import { type Facts as FactsOf, factKinds } from '../../engine/positions/fact-kinds.ts'
import type { State } from './state.ts'
import { SCENARIOS } from './terms.ts'
import { unitIds } from './units.ts'
import { grid } from './world.ts'

export type Facts = FactsOf<State>

export const kinds = factKinds<State>({ unitIds, grid, scenarios: SCENARIOS })
export const { ofUnit, ofHex, ofGame, question, unitsNamed, hexNamed, hexNames } = kinds
