// A plan played out in thought: one's own orders, the replies of the others, and how one stands after it.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { OFFICER, type Temper } from '../temper.ts'
import { inTheWayOf, type Officer, type Orders, officerUnder } from './orders.ts'

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
  /** Actions that it took. */
  readonly nodes: number
}

export interface Theatre<G extends GameState> {
  readonly game: Game<G>
  /** Descriptions remember, so that every seat of every rehearsal has its own. */
  describe(): Description<G>
  readonly side: number
  /** Turns ahead that are played out; the last ends where this side's next turn would begin. */
  readonly horizon: number
  /** How the others play in thought; as officers where nothing is said. */
  readonly replies?: Replies
}

export type Replies = (side: number, sample: number) => Temper

/** More actions than any turn takes: whoever goes round in circles has lost. */
const ENDLESS = 10_000

/** Plays `g` itself on. */
export function rehearse<G extends GameState>(
  { game, describe, side, horizon, replies = () => OFFICER }: Theatre<G>,
  g: G,
  orders: Orders,
  sample = 0,
): Rehearsal {
  const mine = describe()
  const turn = mine.turn(g)
  const moment = mine.moment(g)
  const choices: Choice[] = []
  let inTurn = 0
  let isNow = true
  let nodes = 0
  const witness = (legal: readonly Action[], worth: Float64Array, chosen: number): void => {
    if (mine.turn(g) === turn) inTurn += 1
    if (isNow) choices.push({ legal, worth, chosen })
  }
  const done = (value: number): Rehearsal => ({ value, choices, inTurn, nodes })
  const seats: Officer<G>[] = []
  seats[side] = officerUnder(orders, mine, witness)
  for (; ; nodes++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    if (mine.turn(g) - turn >= horizon && mine.mover(g) === side) return done(mine.standing(g, side))
    if (isNow && mine.moment(g) !== moment) {
      isNow = false
      seats[side] = officerUnder(inTheWayOf(orders.temper), mine, witness)
    }
    if (nodes > ENDLESS) return done(-1)
    seats[awaited.side] ??= officerUnder(inTheWayOf(replies(awaited.side, sample)), describe())
    const legal = game.legal(g, awaited.side)
    game.perform(g, awaited.side, seats[awaited.side].choose(game, g, awaited.side, legal), null)
  }
  const { winners } = game.outcome(g)!
  return done(winners.length === 0 ? 0 : winners.includes(side) ? 1 : -1)
}
