// 11.8  A whole attack in one order, as players give it: `{do:'attack', target, units:[…]}`. With `table` and `support` the attacker has
// said beforehand how he fights; where the battle then asks nothing, nothing is answered.
import type { Action, Json } from '../../../engine/game/action.ts'
import type { State } from '../state.ts'
import { supportUnits } from '../units.ts'
import { defendersOf } from './11-attackers.ts'
import { mayUseMobile } from './11-forecast.ts'
import { maySupport } from './11-support.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** Eighteen small units around a hex, and Marines. */
const MOST_ATTACKERS = 20

/** The atomic actions that a whole attack stands for, null if the action is none. */
export function expandAttack(g: State, action: Action): readonly Action[] | null {
  const { units, target, table, support } = action as Readonly<Record<string, Json | undefined>>
  if (action.do !== 'attack' || !Array.isArray(units) || units.length === 0) return null
  if (units.length > MOST_ATTACKERS) return []
  const [first, ...others] = units as readonly Json[]
  const begin: readonly Action[] = [
    { do: 'attack', target: target ?? null, unit: first },
    ...others.map((unit): Action => ({ do: 'join', unit })),
    { do: 'declare' },
  ]
  if (table === undefined && support === undefined) return begin
  const supporters = (Array.isArray(support) ? support : []) as readonly Json[]
  return [...begin, ...answers(g, hexNamed(target), units.map(unitNamed), table ?? 'assault', supporters)]
}

function answers(
  g: State,
  target: number,
  attackers: readonly number[],
  table: Json,
  supporters: readonly Json[],
): Action[] {
  if (target < 0 || attackers.some(unit => unit < 0)) return []
  const found: Action[] = mayUseMobile(attackers, defendersOf(g, target)) ? [{ do: 'table', table }] : []
  if (!supportUnits.some(unit => maySupport(g, unit, target, attackers))) return found
  return [...found, ...supporters.map((unit): Action => ({ do: 'support', unit })), { do: 'resolve' }]
}
