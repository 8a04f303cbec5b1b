// 4  How to win the Hinge of Fate scenario; 14.6 to 14.10 are in 14-victory.ts.
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, GERMAN, GROUP, SOVIET_GROUPS } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { campOf, DANZIG, groupBit, groupOf, isObjective, polishObjectives } from '../world.ts'
import { controller } from './03-control.ts'
import { ENDING, finish } from './04-endings.ts'
import { watchHistoricalVictory } from './14-victory.ts'

/** 4.2, 4.8, R41, R52  A hex has changed hands: sudden death of either kind is looked at at once. */
export function controlPassed(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  if (isHistorical(g)) watchHistoricalVictory(g, log)
  else if (campOf[unit] === ALLIED) alliedSuddenDeath(g, unit, hex, supplied, log)
  else germanVictory(g, log)
}

// 4.2b, 4.2c
function alliedSuddenDeath(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  if (!isObjective[hex] || !supplied) return
  const isSoviet = (groupBit[unit] & SOVIET_GROUPS) !== 0
  if (hex === DANZIG && (isSoviet || groupOf[unit] === GROUP.polish)) finish(g, ENDING.danzig, log)
  else if (isSoviet) finish(g, ENDING.sovietCity, log)
}

/** 4.8  At this instant, not at the end of a turn. A drawn board may have no Polish city at all. */
export function germanVictory(g: State, log: Log): void {
  if (polishObjectives.length === 0) return
  if (polishObjectives.every(hex => controller(g, hex) === GERMAN)) finish(g, ENDING.poland, log)
}

/** 4.2a, R52, R53  Whoever was out of supply when its move began leaves the map and is not counted. */
const EXITS_TO_WIN = 3

export function countExit(g: State, supplied: boolean, log: Log): void {
  if (supplied) g.exited += 1
  if (g.exited >= EXITS_TO_WIN) finish(g, ENDING.exit, log)
}
