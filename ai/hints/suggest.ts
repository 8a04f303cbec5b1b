// What an adviser would do next: an officer's order, or the next best where trying both out shows that it leads farther.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { isSameAction } from '../search/orders.ts'
import { aimedAt } from './aim.ts'
import { carryingOut, evaluated, isSure, leadOver, SEED } from './evaluation.ts'
import { imagined, type Telling } from './imagined.ts'
import { errorOf, mean } from './means.ts'
import { type Order, officerOf, orderFrom } from './orders.ts'

export interface Suggestion extends Order {
  /** How often it was tried out in thought; 0 where there is no choice. */
  readonly samples: number
  /** How the side stands now, and how it stands after its turn and the replies to it: from -1, lost, to 1, won. */
  readonly before: number
  readonly after: number
  /** Standard error of `after`. */
  readonly error: number
  /** What came second, null if there was nothing else to do. */
  readonly runnerUp: { readonly order: Order; readonly after: number } | null
}

export function suggest<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  view: View,
  tell: Telling,
): Suggestion {
  const orders = ordersIn(game, describe, side, view)
  const knows = describe()
  const [before, ...values] = evaluated(
    game,
    describe,
    side,
    view,
    [({ position }) => knows.standing(position, side), ...orders.map(order => carryingOut<G>(order))],
    tell,
  )
  const best = preferred(values)
  const second = orders[1 - best]
  return {
    ...orders[best],
    samples: before.length,
    before: mean(before),
    after: mean(values[best]),
    error: errorOf(values[best]),
    runnerUp: second === undefined ? null : { order: second, after: mean(values[1 - best]) },
  }
}

/** The officer's order, unless the next best is ahead of it by more than chance. */
export const preferred = ([first, other]: readonly (readonly number[])[]): 0 | 1 =>
  other !== undefined && isSure(leadOver(other, first)) ? 1 : 0

/** The officer's order, and the next best if that is another: another hex to attack, another place to go. */
export function ordersIn<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  view: View,
): Order[] {
  const ordered = (except: Action | null) =>
    orderFrom(game, imagined(game, view, SEED), side, officerOf(game, describe, side, except))
  const first = ordered(null)
  const other = ordered(pointOf(first))
  return isSameMove(first, other) ? [first] : [first, other]
}

/** The action on which an order turns: where a march ends, which hex is attacked. */
const pointOf = ({ actions }: Order): Action => actions.findLast(({ to }) => to !== undefined) ?? actions[0]

/** The same actions, the same hex attacked, or the same unit to the same place by another way. */
export function isSameMove(a: Order, b: Order): boolean {
  const [one, other] = [targetOf(a), targetOf(b)]
  if (one !== null || other !== null) return one === other
  const [point, another] = [pointOf(a), pointOf(b)]
  if (point === undefined || another === undefined) return point === another
  if (point.to !== undefined && point.to === another.to && point.unit === another.unit) return true
  return (
    a.actions.length === b.actions.length &&
    a.actions.every((action, i) => isSameAction(action, b.actions[i]))
  )
}

/** The hex that an order attacks, null for none. */
export const targetOf = ({ actions }: Order): string | null => {
  for (const action of actions) if (aimedAt(action) !== null) return aimedAt(action)
  return null
}
