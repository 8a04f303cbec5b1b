import { type Result, success } from '../files/result.ts'
import type { Game, GameState } from '../game/game.ts'
import { positionJson } from '../game/position-json.ts'
import type { Layout, LayoutSpec, StateOf } from '../state/layout.ts'
import type { Flow } from './flow-game.ts'

type Agreed = { readonly scenario: string; readonly options: object }

type Answered =
  | 'decisions'
  | 'begin'
  | 'awaited'
  | 'legal'
  | 'check'
  | 'perform'
  | 'watches'
  | 'toJSON'
  | 'fromJSON'

/** What a game of frames says of itself; the flow and the layout of its state answer the rest. */
export interface GameParts<L extends LayoutSpec, Terms extends Agreed, Derived, D extends string>
  extends Omit<Game<GameState & StateOf<L, Terms, Derived>, D>, Answered> {
  readonly flow: Flow<GameState & StateOf<L, Terms, Derived>, D>
  readonly layout: Layout<L, Terms, Derived>
  /** Scenario and options as agreed, or what is wrong with them. */
  readonly termsFrom: (scenario: unknown, options: unknown) => Result<Terms>
  /** Sets up everything before the first decision. */
  readonly beginState: (g: GameState & StateOf<L, Terms, Derived>) => void
}

export function gameOf<L extends LayoutSpec, Terms extends Agreed, Derived, D extends string>(
  parts: GameParts<L, Terms, Derived, D>,
): Game<GameState & StateOf<L, Terms, Derived>, D> {
  type G = GameState & StateOf<L, Terms, Derived>
  const { flow, layout, termsFrom, beginState, ...rest } = parts
  const { toJSON, fromJSON } = positionJson({
    ...rest,
    layout,
    termsFrom,
    faultsIn: g => rest.faultsIn(g as G),
  })
  return {
    ...rest,
    begin(scenario, options, dice) {
      const terms = termsFrom(scenario, options)
      if (!terms.ok) return terms
      const g = layout.create(terms.value, dice) as G
      beginState(g)
      flow.proceed(g, null)
      return success(g)
    },
    decisions: flow.decisions,
    awaited: flow.awaited,
    legal: flow.legal,
    check: flow.check,
    perform: flow.perform,
    watches: flow.watches,
    toJSON,
    fromJSON: (json, dice) => flow.accept(() => fromJSON(json, dice) as Result<G>),
  }
}
