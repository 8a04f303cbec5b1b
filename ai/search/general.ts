// The general: an officer whose orders are searched for.
import type { Action } from '../../engine/game/action.ts'
import type { GameState } from '../../engine/game/game.ts'
import type { Description, Player } from '../players/player.ts'
import { budgetOf } from './budget.ts'
import { FREE_HAND, inTheWayOf, officerUnder } from './orders.ts'
import { type Care, type Plan, planFor } from './plan.ts'
import { TEMPERS } from './portfolio.ts'

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

/** Of the budget that is left, what may go into choosing a way of doing things: for the turn, and for a phase. */
const FOR_TEMPERS = 0.4
const FOR_RIVALS = 0.1

/** How carefully plans are compared. */
const CARE: Care & { readonly horizon: number } = { samples: 8, margin: 0.5, horizon: 1 }

/** Plans each of its own phases as a whole when it begins, and the rest of it again when dice or enemies have spoken. */
export function generalPlayer<G extends GameState>(
  describe: () => Description<G>,
  thinking: Thinking,
): Player<G> {
  const care = { ...CARE, ...thinking }
  const clock = describe()
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
        const rivals = isFirst ? [FREE_HAND, ...TEMPERS] : [inTheWayOf(orders.temper), FREE_HAND]
        const plan = planFor(
          theatre,
          game.view(g, side),
          orders,
          rivals,
          isFirst ? FOR_TEMPERS : FOR_RIVALS,
          budget,
          luck,
          care,
          best => {
            line = best
          },
        )
        isFirst = false
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
