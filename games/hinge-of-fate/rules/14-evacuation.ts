// 14.8  Germans leave Eastern Poland after its surrender, as fast as they can, and nobody goes back.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { GERMAN } from '../forces.ts'
import type { State } from '../state.ts'
import { campOf, easternPoland, grid, HEXES, RED_ROW, redRow } from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { rollsForRiver, stepTicks } from './11-costs.ts'

const LEAVE_FASTER = forbid('14.8c', 'German units leave Eastern Poland by the shortest way')
const MUST_LEAVE = forbid('14.8c', 'German units in Eastern Poland must move out of it')

/** H9  What a river that is rolled for counts on the way out: the average of the die, rounded up. */
const RIVER_TICKS = 2 * POINT

const NO_WAY = 0x7fff

/** Must this unit still get out? */
export const isLeaving = (g: State, unit: number): boolean =>
  g.easternClosed === 1 && campOf[unit] === GERMAN && g.place[unit] >= 0 && easternPoland[g.place[unit]] !== 0

/** 14.8c  Every step shortens the way out; with `to` -1, why the unit may not stay. */
export function evacuationRefusal(g: State, unit: number, to: number): Refusal | null {
  if (to < 0) return MUST_LEAVE
  if (!isLeaving(g, unit)) return null
  const ways = waysOut(g, unit)
  return ways[to] < ways[g.place[unit]] ? null : LEAVE_FASTER
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
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[hex * 6 + direction]
    if (to < 0 || redRow[to] !== RED_ROW.none || enemyOccupied(g, GERMAN, to)) continue
    if (inEnemyZone(g, GERMAN, hex) && inEnemyZone(g, GERMAN, to)) continue
    const step = stepTicks(g, unit, hex, direction)
    if (step >= CLOSED) continue
    const river = rollsForRiver(g, unit, hex, direction) ? RIVER_TICKS : 0
    best = Math.min(best, step + river + ticks[to])
  }
  return best
}
