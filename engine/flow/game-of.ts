import type { Dice } from '../dice/dice.ts'
import { type Result, success } from '../files/result.ts'
import type { Game, GameState } from '../game/game.ts'
import type { Flow } from './flow-game.ts'

/** What a game of frames says of itself; the flow answers the rest. */
export interface GameParts<G extends GameState, Terms, D extends string>
  extends Omit<Game<G, D>, 'decisions' | 'begin' | 'awaited' | 'legal' | 'check' | 'perform' | 'watches'> {
  readonly flow: Flow<G, D>
  /** Scenario and options as agreed, or what is wrong with them. */
  readonly termsFrom: (scenario: unknown, options: unknown) => Result<Terms>
  readonly create: (terms: Terms, dice: Dice) => G
  /** Sets up everything before the first decision. */
  readonly beginState: (g: G) => void
}

export function gameOf<G extends GameState, Terms, D extends string>(
  parts: GameParts<G, Terms, D>,
): Game<G, D> {
  const { flow, termsFrom, create, beginState, fromJSON, ...rest } = parts
  return {
    ...rest,
    begin(scenario, options, dice) {
      const terms = termsFrom(scenario, options)
      if (!terms.ok) return terms
      const g = create(terms.value, dice)
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
    fromJSON: (json, dice) => flow.accept(() => fromJSON(json, dice)),
  }
}
