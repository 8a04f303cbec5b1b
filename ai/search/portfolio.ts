// Small changes to what an officer would do.
import type { Luck } from '../players/player.ts'
import type { Orders } from './orders.ts'
import type { Choice } from './rehearsal.ts'

/** Of so many changes, how many name another action, forbid the one that was chosen, or leave a unit or hex alone. */
const KINDS = ['name', 'name', 'forbid', 'avoid'] as const
/** One in so many names any action at all; the others what the officer thought second or third best. */
const ANY = 4

/** The same orders with one decision of the rehearsal changed; null if the lot fell on nothing that can be. */
export function changed(orders: Orders, choices: readonly Choice[], luck: Luck): Orders | null {
  if (choices.length === 0) return null
  const { legal, worth, chosen } = choices[luck.below(choices.length)]
  const instead = legal[chosen]
  const kind = KINDS[luck.below(KINDS.length)]
  if (kind === 'name') {
    const take = luck.below(ANY) === 0 ? luck.below(legal.length) : runnerUp(worth, chosen, luck)
    return take === chosen
      ? null
      : { ...orders, changes: [...orders.changes, { instead, take: legal[take] }] }
  }
  // A bare word ends something or goes on with it: forbidden, it would only be put off.
  const words = Object.keys(instead).filter(key => key !== 'do')
  if (words.length === 0) return null
  if (kind === 'forbid') return { ...orders, changes: [...orders.changes, { instead, take: null }] }
  return { ...orders, avoided: [...orders.avoided, instead[words[luck.below(words.length)]]] }
}

/** The second or the third best; equals are drawn by lot. */
function runnerUp(worth: Float64Array, chosen: number, luck: Luck): number {
  const order = Array.from(worth, (value, i) => ({ value, i, lot: luck.below(1000) }))
    .filter(({ i }) => i !== chosen)
    .sort((a, b) => b.value - a.value || a.lot - b.lot)
  return order[Math.min(luck.below(2), order.length - 1)].i
}
