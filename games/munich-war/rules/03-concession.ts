// 3.3b  A player may give up whenever it is his decision: `{do:'concede'}`. It is allowed beside what is listed, so that nobody who
// tries things out gives up by accident.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import type { State } from '../state.ts'
import { concede } from './22-victory.ts'

function withConcession(decision: Decision<State>): Decision<State> {
  return {
    ...decision,
    check: (g, action) => (action.do === 'concede' ? null : decision.check(g, action)),
    perform(g, action, log) {
      if (action.do === 'concede') concede(g, decision.side(g), log)
      else decision.perform(g, action, log)
    },
  }
}

/** The same decisions, each of which a player may answer by giving up. */
export function withConcessions<D extends string>(
  decisions: Readonly<Record<D, Decision<State>>>,
): Readonly<Record<D, Decision<State>>> {
  const entries = Object.entries<Decision<State>>(decisions)
  return Object.fromEntries(entries.map(([name, each]) => [name, withConcession(each)])) as Record<
    D,
    Decision<State>
  >
}
