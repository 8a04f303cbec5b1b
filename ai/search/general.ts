// The general: an officer whose orders are searched for.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description, Luck, Player } from '../players/player.ts'
import { OFFICER } from '../temper.ts'
import { budgetOf } from './budget.ts'
import { trialsBy } from './contest.ts'
import { alone, imagined, type Mustering, rehearserOf } from './crew.ts'
import { FREE_HAND, inTheWayOf, type Orders, officerUnder } from './orders.ts'
import { type Plan, planFor } from './plan.ts'
import { type Stance, stanceFor } from './stance.ts'

/** Nodes for a turn: under 30 s on one core in every scenario. */
export const FULL_BUDGET = 60_000

export interface Progress {
  readonly nodes: number
  readonly of: number
  /** The best line so far. */
  readonly line: readonly Action[]
}

export interface Thinking {
  /** Actions that may be tried out in thought in one turn of the game. */
  readonly nodes: number
  /** Asked now and then; once true, what was found so far is played and nothing is thought any more in this turn. */
  isCancelled?(): boolean
  report?(progress: Progress): void
  /** Told of each plan that is made, for whoever wants it explained. */
  planned?(plan: Plan, stance: Stance): void
  /** Who rehearses; alone where nothing is said. It makes no difference to the play. */
  readonly muster?: Mustering | undefined
}

/**
 * Leans as the doctrine of its side says, and keeps a way to play over turns until another does better in rehearsal. Chooses it
 * when its part of a turn begins; then plans each of
 * its phases as a whole, and the rest of a phase again when dice or enemies have spoken.
 */
export function generalPlayer<G extends GameState>(
  describe: () => Description<G>,
  { nodes, isCancelled, report, planned, muster = alone }: Thinking,
): Player<G> {
  const clock = describe()
  let own = OFFICER
  let stance: Stance = { temper: OFFICER, reason: '' }
  let orders = FREE_HAND
  let officer = officerUnder(orders, describe())
  let budget = budgetOf(0)
  let line: readonly Action[] = []
  let turn = Number.NaN
  let moment = Number.NaN
  let chance = Number.NaN
  let hasStance = false
  let isStale = true

  const lookUp = (spent: number): boolean => {
    report?.({ nodes: spent, of: nodes, line })
    return !(isCancelled?.() ?? false)
  }

  function command(given: Orders): void {
    orders = given
    officer = officerUnder(given, describe())
  }

  function learnDoctrine(g: G, side: number): void {
    own = clock.doctrine?.(g, side) ?? OFFICER
    stance = { temper: own, reason: 'the doctrine of the side' }
    command(inTheWayOf(own))
  }

  function lookAtTheClock(g: G, side: number): void {
    if (Number.isNaN(turn)) learnDoctrine(g, side)
    if (clock.turn(g) !== turn) {
      budget = budgetOf(nodes, lookUp)
      hasStance = false
    }
    if (clock.moment(g) !== moment) command(inTheWayOf(orders.temper))
    isStale ||= clock.moment(g) !== moment || g.rolls + g.revelations !== chance
    turn = clock.turn(g)
    moment = clock.moment(g)
    chance = g.rolls + g.revelations
  }

  function think(game: Game<G>, g: G, side: number, luck: Luck): void {
    const view = game.view(g, side)
    const seed = luck.below(2 ** 30)
    const thought = { game: game.id, side, view, seed }
    const rehearser = rehearserOf(game, describe, thought)
    const trial = trialsBy(muster(thought, rehearser, () => isCancelled?.() ?? false))
    if (!hasStance) {
      hasStance = true
      const efforts = clock.efforts?.(imagined(game, view, seed), side) ?? []
      stance = stanceFor(own, stance, efforts, trial, budget, luck)
      command(inTheWayOf(stance.temper))
    }
    const before = clock.standing(imagined(game, view, seed), side)
    const witnessed = (given: Orders) => rehearser.rehearsed({ orders: given, sample: 0 })
    const plan = planFor(trial, witnessed, before, orders, budget, luck, best => {
      line = best
    })
    if (plan === null) return
    planned?.(plan, stance)
    command(plan.orders)
  }

  return {
    level: 'general',
    choose(game, g, side, legal, luck) {
      lookAtTheClock(g, side)
      if (isStale && budget.left > 0 && legal.length > 1 && clock.mover(g) === side) {
        isStale = false
        think(game, g, side, luck)
      }
      return officer.choose(game, g, side, legal)
    },
  }
}
