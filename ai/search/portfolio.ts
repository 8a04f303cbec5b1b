// Where plans come from: officers of other tempers, and small changes to what the best of them would do.
import type { Luck } from '../players/player.ts'
import { OFFICER, type Temper } from '../temper.ts'
import type { Change, Orders } from './orders.ts'
import type { Choice } from './rehearsal.ts'

const LEVERS = Object.keys(OFFICER) as (keyof Temper)[]
const LESS = 0.5
const MORE = 2

const leaning = (lever: keyof Temper, by: number): Orders => ({
  temper: { ...OFFICER, [lever]: OFFICER[lever] * by },
  changes: [],
})

/** One lever at a time, less of it and more. */
export const TEMPERS: readonly Orders[] = LEVERS.flatMap(lever => [
  leaning(lever, LESS),
  leaning(lever, MORE),
])

/** One in so many changes takes any action at all; the others take what the officer thought second or third best. */
const ANY = 4
/** One in so many forbids what the officer chose instead of naming what is done. */
const FORBID = 2

/** The same orders with one decision of the rehearsal changed; null if there was nothing to choose. */
export function changed(orders: Orders, choices: readonly Choice[], luck: Luck): Orders | null {
  if (choices.length === 0) return null
  const { legal, worth, chosen } = choices[luck.below(choices.length)]
  const instead = legal[chosen]
  const isClosing = Object.keys(instead).length === 1
  const take = luck.below(ANY) === 0 ? luck.below(legal.length) : runnerUp(worth, chosen, luck)
  if (take === chosen) return null
  const change: Change =
    !isClosing && luck.below(FORBID) === 0 ? { instead, take: null } : { instead, take: legal[take] }
  return { ...orders, changes: [...orders.changes, change] }
}

/** The second or the third best; equals are drawn by lot. */
function runnerUp(worth: Float64Array, chosen: number, luck: Luck): number {
  const order = Array.from(worth, (value, i) => ({ value, i, lot: luck.below(1000) }))
    .filter(({ i }) => i !== chosen)
    .sort((a, b) => b.value - a.value || a.lot - b.lot)
  return order[Math.min(luck.below(2), order.length - 1)].i
}
