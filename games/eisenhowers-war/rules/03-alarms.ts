// 12.2.2, 12.2.3, 13.5  What interrupts a move, an advance, a retreat or a landing the moment it is made.
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import type { Log } from '../../../engine/game/action.ts'
import { ALARM, type State } from '../state.ts'
import { callLastReserves, callYugoslavs } from './12-reserves.ts'
import { seekBridges } from './13-rhine-bridge.ts'
import { watchHex, watchHexRefusal } from './13-watches.ts'

/** Those who are asked answer before anything goes on. */
function raise(g: State, log: Log): void {
  const alarms = g.alarms
  g.alarms = 0
  if (alarms & ALARM.bridge) seekBridges(g, log)
  if (alarms & ALARM.yugoslavs) callYugoslavs(g, log)
  if (alarms & ALARM.lastReserves) callLastReserves(g, log)
}

/** The decision, and after it whatever it has set off; beside it a side may say which hex it watches. */
export function decisionWithAlarms(decision: Decision<State>): Decision<State> {
  return {
    ...decision,
    check(g, action) {
      return action.do === 'watch-hex' ? watchHexRefusal(action) : decision.check(g, action)
    },
    perform(g, action, log) {
      if (action.do === 'watch-hex') watchHex(g, decision.side(g), action)
      else decision.perform(g, action, log)
      if (g.alarms) raise(g, log)
    },
  }
}

export function procedureWithAlarms(procedure: Procedure<State>): Procedure<State> {
  return {
    run(g, log) {
      procedure.run(g, log)
      if (g.alarms) raise(g, log)
    },
  }
}

/** The same for all that a game has, by name. */
export function withAlarms<K extends string, T>(
  handlers: Readonly<Record<K, T>>,
  wrap: (handler: T) => T,
): Readonly<Record<K, T>> {
  const entries = Object.entries<T>(handlers).map(([name, handler]) => [name, wrap(handler)])
  return Object.fromEntries(entries) as Record<K, T>
}
