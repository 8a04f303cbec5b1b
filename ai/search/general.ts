// The general: an officer whose orders are searched for.
import type { Action } from '../../engine/game/action.ts'
import type { GameState } from '../../engine/game/game.ts'
import type { Description, Player } from '../players/player.ts'
import { budgetOf } from './budget.ts'
import { trialsOn } from './contest.ts'
import { newExperience } from './experience.ts'
import { FREE_HAND, inTheWayOf, officerUnder } from './orders.ts'
import { type Care, type Plan, planFor } from './plan.ts'
import { temperFor } from './way.ts'

/** Nodes for a turn: under 30 s on one core in every scenario. */
export const FULL_BUDGET = 60_000

export interface Progress {
  readonly nodes: number
  readonly of: number
  /** The best line so far. */
  readonly line: readonly Action[]
}

export interface Thinking extends Partial<Care> {
  /** Actions that may be tried out in thought in one turn of the game. */
  readonly nodes: number
  readonly horizon?: number
  /** Asked now and then; once true, what was found so far is played and nothing is thought any more in this turn. */
  isCancelled?(): boolean
  report?(progress: Progress): void
  planned?(plan: Plan): void
}

/** How carefully plans are compared. */
const CARE: Care & { readonly horizon: number } = { samples: 8, margin: 0.5, horizon: 1 }

/**
 * Chooses a way of doing things when its part of a turn begins; then plans each of its phases as a whole, and the rest of
 * it again when dice or enemies have spoken.
 */
export function generalPlayer<G extends GameState>(
  describe: () => Description<G>,
  thinking: Thinking,
): Player<G> {
  const care = { ...CARE, ...thinking }
  const clock = describe()
  const experience = newExperience()
  let orders = FREE_HAND
  let officer = officerUnder(orders, describe())
  let line: readonly Action[] = []
  let budget = budgetOf(0)
  let turn = Number.NaN
  let moment = Number.NaN
  let chance = Number.NaN
  let isStale = true
  let isFirst = true
  const lookUp = (nodes: number): boolean => {
    thinking.report?.({ nodes, of: thinking.nodes, line })
    return !(thinking.isCancelled?.() ?? false)
  }
  return {
    level: 'general',
    choose(game, g, side, legal, luck) {
      if (clock.turn(g) !== turn) {
        turn = clock.turn(g)
        budget = budgetOf(thinking.nodes, lookUp)
        isFirst = true
      }
      if (clock.moment(g) !== moment) {
        moment = clock.moment(g)
        isStale = true
        orders = inTheWayOf(orders.temper)
        officer = officerUnder(orders, describe())
      }
      if (g.rolls + g.revelations !== chance) isStale = true
      chance = g.rolls + g.revelations
      if (isStale && legal.length > 1 && clock.mover(g) === side) {
        isStale = false
        const theatre = { game, describe, side, horizon: care.horizon }
        const trial = trialsOn(theatre, game.view(g, side), luck.below(2 ** 30))
        if (isFirst) {
          isFirst = false
          experience.fade()
          orders = inTheWayOf(temperFor(trial, experience, budget, luck))
          officer = officerUnder(orders, describe())
        }
        const plan = planFor(trial, orders, budget, luck, care, best => {
          line = best
        })
        if (plan !== null) {
          thinking.planned?.(plan)
          orders = plan.orders
          officer = officerUnder(orders, describe())
        }
      }
      return officer.choose(game, g, side, legal)
    },
  }
}
