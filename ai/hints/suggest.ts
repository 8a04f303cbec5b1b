// What an adviser would do next: the order of a general who has a few seconds.
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'
import { type Description, luckOf } from '../players/player.ts'
import { generalPlayer } from '../search/general.ts'
import { FREE_HAND, isSameAction, officerUnder } from '../search/orders.ts'
import type { Plan } from '../search/plan.ts'
import { imagined, type Telling } from './imagined.ts'
import { type Order, orderFrom } from './orders.ts'

export interface Suggestion extends Order {
  /** How the side stands now and expects to stand after its turn: from -1, lost, to 1, won; null if nothing was rehearsed. */
  readonly expects: { readonly before: number; readonly after: number; readonly samples: number } | null
  /** What came second, null if nothing else was worth a rehearsal. */
  readonly runnerUp: { readonly order: Order; readonly after: number } | null
}

/** Actions tried out in thought: a few seconds. */
const NODES = 4000
const SEED = 1939

export function suggest<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  view: View,
  tell: Telling,
  nodes = NODES,
): Suggestion {
  const plans: Plan[] = []
  const general = generalPlayer(describe, {
    nodes,
    report: progress => tell(progress.nodes / progress.of),
    planned: plan => plans.push(plan),
  })
  const luck = luckOf(SEED)
  const knows = describe()
  const reasons = (g: G, action: Action) => knows.reasons?.(g, side, action) ?? []
  const ordered = (choose: (g: G, legal: readonly Action[]) => Action): Order =>
    orderFrom(game, imagined(game, view, SEED), side, { choose, reasons, moment: knows.moment })
  const best = ordered((g, legal) => general.choose(game, g, side, legal, luck))
  const plan = plans.at(0)
  if (plan === undefined) return { ...best, expects: null, runnerUp: null }
  const { before, after, samples, runnerUp } = plan
  const second = runnerUp === null ? null : ordered(following(game, describe, side, runnerUp.line))
  return {
    ...best,
    expects: { before, after, samples },
    runnerUp: second === null || isSameOrder(best, second) ? null : { order: second, after: runnerUp!.after },
  }
}

/** Plays a line as far as it goes, then as an officer sees fit. */
function following<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  line: readonly Action[],
): (g: G, legal: readonly Action[]) => Action {
  const officer = officerUnder(FREE_HAND, describe())
  let next = 0
  return (g, legal) => {
    if (legal.length === 1) return legal[0]
    const wanted = line[next++]
    const found = wanted === undefined ? undefined : legal.find(action => isSameAction(action, wanted))
    return found ?? officer.choose(game, g, side, legal)
  }
}

const isSameOrder = (a: Order, b: Order): boolean =>
  a.actions.length === b.actions.length && a.actions.every((action, i) => isSameAction(action, b.actions[i]))
