import type { Action, Log } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import type { Decision } from './flow-game.ts'
import { popFrame } from './frames.ts'

/** What a game says of a choice of one unit. */
export interface UnitChoice<G> {
  readonly verb: string
  readonly unitIds: readonly string[]
  side(g: G): number
  candidates(g: G): readonly number[]
  /** Why this unit may not be picked, or null. */
  refusal(g: G, unit: number): Refusal | null
  /** Why anything else may not be done now. */
  otherwise(action: Action): Refusal
  /** There is no such unit. */
  readonly unknown: Refusal
  /** The choice has been taken off the flow. */
  perform(g: G, unit: number, log: Log): void
}

/** A decision that names one unit of several and is answered with it: `{ do: 'lose', unit }`. */
export function pickUnit<G extends Pick<GameState, 'flow'>>(choice: UnitChoice<G>): Decision<G> {
  const { verb, unitIds, side, candidates, refusal, otherwise, unknown, perform } = choice
  return {
    side,
    list(g, offer) {
      for (const unit of candidates(g)) offer({ do: verb, unit: unitIds[unit] })
    },
    check(g, action) {
      if (action.do !== verb) return otherwise(action)
      const unit = unitIds.indexOf(action.unit as string)
      return unit < 0 ? unknown : refusal(g, unit)
    },
    perform(g, action, log) {
      popFrame(g.flow)
      perform(g, unitIds.indexOf(action.unit as string), log)
    },
  }
}
