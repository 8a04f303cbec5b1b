// What an adviser would do next: an officer's order, or the next best where trying both out shows that it leads farther.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { isSameAction } from '../search/orders.ts'
import { type Bench, benchOf } from './bench.ts'
import { imagined, type Telling } from './imagined.ts'
import { errorOf, mean, SLIGHT } from './means.ts'
import { type Order, officerOf, orderFrom } from './orders.ts'

export interface Suggestion extends Order {
  /** How often it was tried out in thought; 0 where there is no choice. */
  readonly samples: number
  /** How the side stands now, and how it stands after its turn and the replies to it: from -1, lost, to 1, won. */
  readonly before: number
  readonly after: number
  /** What came second, null if there was nothing else to do. */
  readonly runnerUp: { readonly order: Order; readonly after: number } | null
}

const SAMPLES = 6
const FEWEST = 2
/** Decisions in thought after which no other sample is drawn. */
const DECISIONS = 6000
const SEED = 1939

export function suggest<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  view: View,
  tell: Telling,
): Suggestion {
  const ordered = (except: Action | null) =>
    orderFrom(game, imagined(game, view, SEED), side, officerOf(game, describe, side, except))
  const first = ordered(null)
  const other = ordered(pointOf(first))
  const orders = isSameOrder(first, other) ? [first] : [first, other]
  const values: number[][] = orders.map(() => [])
  const before: number[] = []
  let decisions = 0
  while (before.length < SAMPLES && (decisions < DECISIONS || before.length < FEWEST)) {
    const position = imagined(game, view, SEED + before.length)
    const bench = benchOf(game, describe, side, position)
    before.push(describe().standing(position, side))
    for (const [i, order] of orders.entries()) values[i].push(carriedOut(bench, order))
    decisions += bench.decisions()
    tell(Math.max(before.length / SAMPLES, Math.min(1, decisions / DECISIONS)))
  }
  const best = orders.length > 1 && isAhead(values[1], values[0]) ? 1 : 0
  const second = orders[1 - best]
  return {
    ...orders[best],
    samples: before.length,
    before: mean(before),
    after: mean(values[best]),
    runnerUp: second === undefined ? null : { order: second, after: mean(values[1 - best]) },
  }
}

/** The action on which an order turns: where a march ends, which hex is attacked. */
const pointOf = ({ actions }: Order): Action => actions.findLast(({ to }) => to !== undefined) ?? actions[0]

const isSameOrder = (a: Order, b: Order): boolean =>
  a.actions.length === b.actions.length && a.actions.every((action, i) => isSameAction(action, b.actions[i]))

/** As far as it can be in this sample: what was hidden may stand in the way. */
function carriedOut<G extends GameState>(bench: Bench<G>, { actions }: Order): number {
  const { game, side, position } = bench
  const g = position.copy()
  for (const action of actions) {
    if (game.check(g, side, action).length > 0) break
    game.perform(g, side, action, null)
  }
  return bench.playedOn(g, bench.staff())
}

function isAhead(values: readonly number[], others: readonly number[]): boolean {
  const leads = values.map((value, i) => value - others[i])
  return mean(leads) > Math.max(SLIGHT, 2 * errorOf(leads))
}
