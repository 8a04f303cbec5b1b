// 3.2.1, R10  Stacks that were set up above the limit spread out before the owner's first movement phase ends.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import type { State } from '../state.ts'
import { beginRefusal } from './03-activation.ts'
import { canGoNowhere } from './03-reach.ts'
import { levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { unitsOnMap } from './04-zones-of-control.ts'

const SPREAD_OUT = forbid(
  '3.2.1',
  'more than eight combat efficiency levels are in this hex: units must leave it first',
)
const STILL_OVERSTACKED = forbid(
  '3.2.1',
  'a hex holds more than eight combat efficiency levels, and a unit could leave it',
)

const isOverstacked = (g: State, hex: number): boolean => levelsIn(g, hex) > STACKING_LIMIT

/** Why a unit may not stay in its hex: it is above the limit, and the unit could leave. */
export const spreadRefusal = (g: State, unit: number): Refusal | null =>
  isOverstacked(g, g.place[unit]) && !canGoNowhere(g, unit) ? SPREAD_OUT : null

/** More than four counters lie there: of two levels each, fewer are never too many. */
function isHigh(g: State, top: number): boolean {
  let height = 0
  for (let unit = top; unit >= 0; unit = g.below[unit]) height += 1
  return height * MOST_LEVELS > STACKING_LIMIT
}

/** 1.2c */
const MOST_LEVELS = 2

/** The phase does not end while somebody in such a hex can still leave it. */
export function overstackRefusal(g: State): Refusal | null {
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    const hex = g.place[unit]
    // Each hex once, by its top unit.
    if (g.below[unit] < 0 || g.top[hex] !== unit || !isHigh(g, unit) || !isOverstacked(g, hex)) continue
    for (let other = unit; other >= 0; other = g.below[other])
      if (beginRefusal(g, other) === null && !canGoNowhere(g, other)) return STILL_OVERSTACKED
  }
  return null
}
