// 14.8  Germans leave Eastern Poland after its surrender, as fast as they can, and nobody goes back.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { GERMAN } from '../forces.ts'
import type { State } from '../state.ts'
import { campOf, easternPoland, grid, HEXES, RED_ROW, redRow } from '../world.ts'
import { companyRefusal } from './06-stacking.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { hasTried, rollsForRiver, stepTicks } from './11-costs.ts'

const LEAVE_FASTER = forbid('14.8c', 'German units leave Eastern Poland by the shortest way')
const MUST_LEAVE = forbid('14.8c', 'German units in Eastern Poland must move out of it')

/** H9  What a river that is rolled for counts on the way out: the average of the die, rounded up. */
const RIVER_TICKS = 2 * POINT

const NO_WAY = 0x7fff

/** Must this unit still get out? */
export const isLeaving = (g: State, unit: number): boolean =>
  g.easternClosed === 1 && campOf[unit] === GERMAN && g.place[unit] >= 0 && easternPoland[g.place[unit]] !== 0

/** 14.8c, R39, H17  Every step lies on a cheapest way out; with `to` -1, why the unit may not stay. */
export function evacuationRefusal(g: State, unit: number, to: number): Refusal | null {
  if (to < 0) return MUST_LEAVE
  if (!isLeaving(g, unit)) return null
  const ways = waysOut(g, unit)
  const from = g.place[unit]
  const way = ways[from]
  return way < NO_WAY && wayThrough(g, unit, from, grid.directionTo(from, to), ways) === way
    ? null
    : LEAVE_FASTER
}

/** [hex] ticks from there to the first hex outside, by terrain and enemy zones of control; NO_WAY if there is none. */
export function waysOut(g: State, unit: number): Int16Array {
  const ticks = Int16Array.from({ length: HEXES }, (_, hex) => (easternPoland[hex] ? NO_WAY : 0))
  for (let changed = true; changed; ) {
    changed = false
    for (let hex = 0; hex < HEXES; hex++) {
      if (!easternPoland[hex]) continue
      const best = shortestFrom(g, unit, hex, ticks)
      if (best >= ticks[hex]) continue
      ticks[hex] = best
      changed = true
    }
  }
  return ticks
}

function shortestFrom(g: State, unit: number, hex: number, ticks: Int16Array): number {
  let best = NO_WAY
  for (let direction = 0; direction < 6; direction++)
    best = Math.min(best, wayThrough(g, unit, hex, direction, ticks))
  return best
}

/** What the way out costs if its next step goes in this direction; NO_WAY if it cannot (6.8, 7.5b, R22). */
function wayThrough(g: State, unit: number, hex: number, direction: number, ticks: Int16Array): number {
  const to = grid.neighbours[hex * 6 + direction]
  if (to < 0 || redRow[to] !== RED_ROW.none || companyRefusal(g, unit, to) !== null) return NO_WAY
  if (inEnemyZone(g, GERMAN, hex) && inEnemyZone(g, GERMAN, to)) return NO_WAY
  if (hasTried(g, hex * 6 + direction)) return NO_WAY
  const step = stepTicks(g, unit, hex, direction)
  if (step >= CLOSED) return NO_WAY
  const river = rollsForRiver(g, unit, hex, direction) ? RIVER_TICKS : 0
  return Math.min(NO_WAY, step + river + ticks[to])
}
