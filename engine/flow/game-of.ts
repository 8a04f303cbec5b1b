import { type Result, success } from '../files/result.ts'
import type { Game, GameState } from '../game/game.ts'
import { answeringByState } from '../game/keeper.ts'
import { positionJson } from '../game/position-json.ts'
import type { Layout, LayoutSpec, StateOf } from '../state/layout.ts'
import type { Flow } from './flow-game.ts'

type Agreed = { readonly scenario: string; readonly options: object }

type StateWith<L extends LayoutSpec, Terms, Derived> = GameState & StateOf<L, Terms, Derived>

/** What a game of frames says of itself; the flow and the layout of its state answer the rest. */
export interface GameParts<L extends LayoutSpec, Terms extends Agreed, Derived, D extends string>
  extends Pick<
    Game<StateWith<L, Terms, Derived>, D>,
    'id' | 'title' | 'rulesVersion' | 'scenarios' | 'outcome' | 'situation'
  > {
  /** Scenario and options as agreed, or what is wrong with them. */
  readonly termsFrom: (scenario: unknown, options: unknown) => Result<Terms>
  readonly state: {
    readonly layout: Layout<L, Terms, Derived>
    /** Sets up everything before the first decision. */
    readonly begin: (g: StateWith<L, Terms, Derived>) => void
    readonly faultsIn: (g: StateWith<L, Terms, Derived>) => readonly string[]
  }
  readonly flow: Flow<StateWith<L, Terms, Derived>, D>
  readonly sight: Pick<Game<StateWith<L, Terms, Derived>, D>, 'view' | 'hear' | 'imagine' | 'knownOfHidden'>
}

export function gameOf<L extends LayoutSpec, Terms extends Agreed, Derived, D extends string>(
  parts: GameParts<L, Terms, Derived, D>,
): Game<StateWith<L, Terms, Derived>, D> {
  type G = StateWith<L, Terms, Derived>
  const { flow, state, sight, termsFrom, ...rest } = parts
  const { layout, faultsIn } = state
  const { toJSON, fromJSON } = positionJson({
    ...rest,
    layout,
    termsFrom,
    faultsIn: g => faultsIn(g as G),
  })
  return answeringByState<G, D>({
    ...rest,
    ...sight,
    faultsIn,
    begin(scenario, options, dice) {
      const terms = termsFrom(scenario, options)
      if (!terms.ok) return terms
      const g = layout.create(terms.value, dice) as G
      state.begin(g)
      flow.proceed(g, null)
      return success(g)
    },
    decisions: flow.decisions,
    verbs: flow.verbs,
    awaited: flow.awaited,
    legal: flow.legal,
    check: flow.check,
    perform: flow.perform,
    watches: flow.watches,
    toJSON,
    fromJSON: (json, dice) => flow.accept(() => fromJSON(json, dice) as Result<G>),
  })
}
