import type { GameState } from '../../engine/game/game.ts'
import type { Description, Player } from '../players/player.ts'
import { budgetOf, type Progress } from './budget.ts'
import { FREE_HAND, type Officer, type Orders, officerUnder } from './orders.ts'
import { type Plan, planFor, type Settings } from './plan.ts'

export interface Thinking extends Partial<Settings> {
  readonly horizon?: number
  readonly replan?: boolean
  /** Actions that may be tried out in thought in one turn of the game. */
  readonly nodes: number
  isCancelled?(): boolean
  report?(progress: Progress): void
  planned?(plan: Plan): void
}

/** Plans each moment of its own as a whole, and again when the dice have spoken. */
export function generalPlayer<G extends GameState>(
  describe: () => Description<G>,
  thinking: Thinking,
): Player<G> {
  const clock = describe()
  let officer: Officer<G> = officerUnder(FREE_HAND, describe())
  let orders: Orders | null = null
  let budget = budgetOf(0)
  let turn = Number.NaN
  let moment = Number.NaN
  let chance = Number.NaN
  let isStale = true
  return {
    level: 'general',
    choose(game, g, side, legal, luck) {
      if (clock.turn(g) !== turn) {
        turn = clock.turn(g)
        budget = budgetOf(thinking.nodes, thinking.isCancelled, thinking.report)
      }
      const isNew = clock.moment(g) !== moment
      isStale ||= isNew || (thinking.replan !== false && g.rolls + g.revelations !== chance)
      moment = clock.moment(g)
      chance = g.rolls + g.revelations
      if (legal.length > 1 && clock.mover(g) === side && isStale) {
        isStale = false
        const theatre = { game, describe, side, horizon: thinking.horizon ?? 1 }
        const plan = planFor(theatre, game.view(g, side), isNew ? null : orders, budget, luck, {
          samples: 8,
          margin: 0.5,
          ...thinking,
        })
        if (plan !== null) thinking.planned?.(plan)
        orders = plan?.orders ?? (isNew ? null : orders)
        officer = officerUnder(orders ?? FREE_HAND, describe())
      } else if (isNew) {
        orders = null
        officer = officerUnder(FREE_HAND, describe())
      }
      return officer.choose(game, g, side, legal)
    },
  }
}
