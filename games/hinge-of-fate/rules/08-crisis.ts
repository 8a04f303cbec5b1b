// 8.10  The supply points of Army Group C and its supply crisis.
import type { Log } from '../../../engine/game/action.ts'
import type { State } from '../state.ts'
import { SUPPLY_POINTS } from '../tables.ts'

/** 8.10d  From the moment the marker stands at 1, for the rest of the game. */
export const inCrisis = (g: State): boolean => g.supplyPoints <= SUPPLY_POINTS.crisis

/** 8.10a, 8.10b, 8.10c, R29  Points only go; the marker stops at 1. */
export function spendSupply(g: State, points: number, rule: string, log: Log): void {
  if (points === 0 || inCrisis(g)) return
  g.supplyPoints = Math.max(SUPPLY_POINTS.crisis, g.supplyPoints - points)
  log?.push({ event: 'supply-points', rule, points: -points, left: g.supplyPoints })
  if (inCrisis(g)) log?.push({ event: 'crisis', rule: '8.10d' })
}
