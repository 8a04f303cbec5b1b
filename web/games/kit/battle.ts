// The battle in hand, from its events.
import type { GameEvent } from '../../../engine/game/action.ts'
import type { BattleSteps } from '../../../table/snapshot.ts'
import { stepState } from './header.ts'

/** The events of the last attack: from the one that declared it on; empty where there is none. */
export function lastAttack(
  events: readonly GameEvent[],
  ...declared: readonly string[]
): readonly GameEvent[] {
  const from = events.findLastIndex(({ event }) => declared.includes(event))
  return from < 0 ? [] : events.slice(from)
}

/** `Roll ✓, Losses, Retreat`: the steps with the one in hand. */
export const battleSteps = (labels: readonly string[], now: number): BattleSteps['steps'] =>
  labels.map((label, at) => ({ label, state: stepState(at, now) }))

/** `nothing`, `one corps`, `5 corps or all they have`: the table may ask for more than there are. */
export const lost = (said: string, count: number, who: 'they' | 'you'): string =>
  count === 0 ? 'nothing' : count === 1 ? said : `${said} or all ${who} have`
