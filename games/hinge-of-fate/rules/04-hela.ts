// 4.11  The surrender of Hela.
import type { Log } from '../../../engine/game/action.ts'
import { GERMAN } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { DANZIG, GDYNIA, HELA, HELA_GARRISON, WARSAW } from '../world.ts'
import { controller } from './03-control.ts'
import { eliminate, surrender } from './03-hex-control.ts'
import { germanVictory } from './04-victory.ts'
import { watchHistoricalVictory } from './14-victory.ts'

/** 4.11a  At the end of a game turn. A Hela that was stormed (4.11b) is German already. */
export function surrenderHela(g: State, log: Log): void {
  const isCutOff = [GDYNIA, DANZIG, ...WARSAW].every(hex => controller(g, hex) === GERMAN)
  if (!isCutOff || controller(g, HELA) === GERMAN) return
  if (g.place[HELA_GARRISON] >= 0) eliminate(g, HELA_GARRISON, '4.11a', log)
  surrender(g, HELA, GERMAN, log)
  if (isHistorical(g)) watchHistoricalVictory(g, log)
  else germanVictory(g, log)
}
