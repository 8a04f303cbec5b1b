// 9.1.6, R31  Choices that attacker and defender have alike: modifiers for killed headquarters, and headquarters' influence.
import type { Action, Json } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { unitIds } from '../units.ts'
import { CELL } from './05-battle-cells.ts'
import { type Engagement, engagementOf } from './05-engagement.ts'
import { isForceLed } from './09-influence.ts'
import { killModifiers } from './09-killed-headquarters.ts'
import { WRONG_PHASE } from './actions.ts'

const NO_KILLS = forbid('9.1.7', 'you do not have so many modifiers for headquarters killed near here')
const NOT_LED = forbid('9.2.1', 'not all units of this side are within range of a headquarters')
export const UNCHANGED = forbid('5.2.1a', 'that is as it is already')

/** 9.1.6, 9.1.7  The player may use so many; `used` is what his side uses now, without those of an ally. */
export function killsRefusal(g: State, player: number, used: number, use: Json | undefined): Refusal | null {
  if (!Number.isInteger(use) || (use as number) < 0) return NO_KILLS
  if (use === used) return UNCHANGED
  return (use as number) <= killModifiers(g, player) ? null : NO_KILLS
}

/** R31  The side may do without its headquarters, and come back to it. */
export function influenceRefusal(
  g: State,
  isDefending: boolean,
  cell: number,
  on: Json | undefined,
  e: Engagement = engagementOf(g),
): Refusal | null {
  if (typeof on !== 'boolean') return WRONG_PHASE
  if (!isForceLed(g, isDefending ? e.defence : e.attack, isDefending)) return NOT_LED
  return (g.battle[cell] === 0) === on ? UNCHANGED : null
}

/** Whether an action switches on, which it does unless it says `on: false`. */
export const isOn = (action: Action): boolean => action.on !== false

export const switchOf = (what: string, unit: number, isOnNow: boolean): Action =>
  isOnNow ? { do: what, unit: unitIds[unit], on: false } : { do: what, unit: unitIds[unit] }

/** Offers the modifiers and the choice about headquarters, which both sides have alike. */
export function listSideChoices(
  g: State,
  player: number,
  isDefending: boolean,
  used: number,
  e: Engagement,
  offer: (action: Action) => void,
): void {
  const most = killModifiers(g, player)
  for (let use = 0; use <= most; use++) if (use !== used) offer({ do: 'kills', use })
  const declines = isDefending ? CELL.defenderDeclines : CELL.attackerDeclines
  const on = g.battle[declines] !== 0
  if (influenceRefusal(g, isDefending, declines, on, e) === null) offer({ do: 'influence', on })
}
