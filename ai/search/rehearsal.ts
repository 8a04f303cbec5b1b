// A plan played out in thought: one's own orders, the replies of the others, and how one stands after it.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import type { Budget } from './budget.ts'
import { FREE_HAND, type Orders, officerUnder } from './orders.ts'

/** One decision of one's own with something to choose. */
export interface Choice {
  readonly legal: readonly Action[]
  readonly worth: Float64Array
  readonly chosen: number
}

export interface Rehearsal {
  /** From -1, lost, to 1, won. */
  readonly value: number
  /** What was chosen in the moment that is being planned. */
  readonly choices: readonly Choice[]
  /** Choices of one's own in the rest of the turn, those of this moment included. */
  readonly inTurn: number
  /** Two rehearsals with the same print went the same way. */
  readonly print: string
  readonly nodes: number
}

export interface Theatre<G extends GameState> {
  readonly game: Game<G>
  /** Descriptions remember, so that every rehearsal has its own. */
  describe(): Description<G>
  readonly side: number
  /** Turns ahead that are played out; the last ends where this side's next turn would begin. */
  readonly horizon: number
}

/** More actions than any turn takes: whoever goes round in circles has lost. */
const ENDLESS = 20_000

/** Plays `g` itself on; null if the budget ran out before the end. */
export function rehearse<G extends GameState>(
  { game, describe, side, horizon }: Theatre<G>,
  g: G,
  orders: Orders,
  budget: Budget,
): Rehearsal | null {
  const mine = describe()
  const clock = mine
  const turn = clock.turn(g)
  const moment = clock.moment(g)
  const choices: Choice[] = []
  const prints: string[] = []
  let inTurn = 0
  let now = true
  const underOrders = officerUnder(orders, mine, (legal, worth, chosen) => {
    inTurn += 1
    prints.push(printOf(legal[chosen]))
    if (now) choices.push({ legal, worth, chosen })
  })
  const others = game.scenarios.reduce((most, { sides }) => Math.max(most, sides.length), 0)
  const free = Array.from({ length: others }, () => officerUnder(FREE_HAND, describe()))
  let nodes = 0
  const done = (value: number): Rehearsal => ({ value, choices, inTurn, print: prints.join(), nodes })
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const later = clock.turn(g) - turn
    if (later >= horizon && clock.mover(g) === side) return done(clock.standing(g, side))
    now &&= clock.moment(g) === moment
    const seat = later === 0 && awaited.side === side ? underOrders : free[awaited.side]
    if (!budget.spend()) return null
    if (++nodes > ENDLESS) return done(-1)
    game.perform(g, awaited.side, seat.choose(game, g, awaited.side, game.legal(g, awaited.side)), null)
  }
  const { winner } = game.outcome(g)!
  return done(winner === side ? 1 : winner < 0 ? 0 : -1)
}

const printOf = (action: Action): string => Object.values(action).join(' ')
